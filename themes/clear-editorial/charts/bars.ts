import { barShares } from "../../../src/design/charts/bar-scale.ts";
import { lengthOf } from "../../../src/design/copyfit.ts";
import { column, row, spacer, text, type SceneNode } from "../../../src/design/scene.ts";
import { gridOf } from "../grid.ts";
import type { Plot } from "./plot.ts";

/** Advance of a name per half-em of text, em, with some air. */
const NAME_ADVANCE = 0.58;

/** Bars from a common axis, names before it, values at the end of each bar. */
export function bars({ points, peak, frame, tone, label, value }: Plot): readonly SceneNode[] {
  const shares = barShares(points);
  const names = Math.max(...points.map((point) => lengthOf(point.label)));
  const pitch = { wide: 640, square: 560, tall: 800 }[gridOf(frame.canvas).shape] / points.length;
  // Many bars share the height among them; a few would grow too thick.
  const isMany = points.length > 4;
  const most = { wide: 520, square: 430, tall: 350 }[gridOf(frame.canvas).shape];
  const nameRoom = Math.min(most, Math.max(170, names * label.size * NAME_ADVANCE + 24));
  const valueRoom = Math.max(...points.map((point) => lengthOf(point.display))) * value.size * 0.55 + 28;
  const rows = points.map((point, at) => {
    const share = shares[at] ?? 0;
    const bar = {
      minHeight: pitch * 0.56,
      margin: [pitch * 0.06, 0],
      minWidth: 6,
      fill: at === peak ? tone.spot : tone.strong,
    } as const;
    const amount = text(`point-${at + 1}-value`, point.display, at === peak ? { ...value, weight: 700 } : value);
    return row(
      { align: "center", grow: isMany ? 1 : 0, padding: [Math.min(26, pitch * 0.08), 0] },
      column({ width: nameRoom, padding: [0, 24, 0, 0] }, text(`point-${at + 1}-label`, point.label, label)),
      column({ ...bar, alignSelf: "stretch", grow: share }),
      column({ width: valueRoom, padding: [0, 0, 0, 20] }, amount),
      spacer(1 - share),
    );
  });
  return [spacer(), ...rows];
}
