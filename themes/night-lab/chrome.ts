import { fixedPhrase, type Phrase } from "../../src/deck/slide-content.ts";
import {
  art,
  column,
  row,
  text,
  type ArtBox,
  type BoxNode,
  type FlexStyle,
  type Scene,
  type SceneNode,
} from "../../src/design/scene.ts";
import type { Frame } from "../../src/design/theme.ts";
import { el, type SvgElement } from "../../src/svg/element.ts";
import { grid, scale } from "./motifs.ts";
import { sheetOf, type Tone } from "./tokens.ts";
import { axis } from "./type.ts";

export type Child = SceneNode | undefined | false;

function brandMark({ brand }: Frame, tone: Tone): BoxNode | undefined {
  const { logo, name } = brand;
  if (name === undefined && logo === undefined) return undefined;
  return row(
    { gap: 16, align: "center", maxWidth: "45%" },
    logo !== undefined &&
      art({ width: 56, height: 36, shrink: 0 }, ({ width, height, rtl }) => [
        el("image", { href: logo, width, height, preserveAspectRatio: rtl ? "xMinYMid" : "xMaxYMid" }),
      ]),
    name !== undefined && text("brand", fixedPhrase(name), { ...axis(tone.text, 26), font: "body", weight: 600 }),
  );
}

/** Scale, section, brand and reading: the same on every sheet. */
function head(frame: Frame, tone: Tone, kicker: Phrase | undefined): BoxNode {
  const { margin } = sheetOf(frame);
  const digits = String(frame.index + 1).padStart(2, "0");
  return column(
    { padding: [64, margin, 0, margin], gap: 18 },
    scale(tone, frame.index, frame.count),
    row(
      { gap: 32, align: "center", minHeight: 42 },
      column({ grow: 1 }, text("kicker", kicker, axis(tone.signal))),
      brandMark(frame, tone),
      text("page", fixedPhrase(digits), axis(tone.quiet), { shrink: 0 }),
    ),
  );
}

type Backdrop = (box: ArtBox) => readonly SvgElement[];

/** A sheet: scale and labels at the top, then blocks down to the lower margin. */
export function sheet(
  frame: Frame,
  tone: Tone,
  kicker: Phrase | undefined,
  style: FlexStyle & { readonly backdrop?: readonly Backdrop[] },
  ...blocks: readonly Child[]
): Scene {
  const { margin } = sheetOf(frame);
  const { backdrop, ...flex } = style;
  return {
    background: tone.ground,
    backdrop: backdrop ?? [],
    root: column(
      {},
      head(frame, tone, kicker),
      column({ grow: 1, padding: [36, margin, 84, margin], ...flex }, ...blocks),
    ),
  };
}

/** Sheets that open or divide a deck lie on graph paper and have no scale. */
export function plate(frame: Frame, tone: Tone, backdrop: readonly Backdrop[], ...blocks: readonly Child[]): Scene {
  const { margin } = sheetOf(frame);
  return {
    background: tone.ground,
    backdrop: [grid(tone, frame.canvas.width / 24), ...backdrop],
    root: column({ padding: [72, margin, 88, margin] }, ...blocks),
  };
}

/**
 * Statement and evidence: side by side on a wide sheet with a hairline between them, one under the other on a tall
 * one. `share` is the width of the first, in percent.
 */
export function split(
  frame: Frame,
  tone: Tone,
  share: number,
  first: readonly Child[],
  second: readonly Child[],
): BoxNode {
  const { wide, gutter } = sheetOf(frame);
  if (!wide)
    return column(
      { grow: 1, gap: gutter },
      column({ gap: 28 }, ...first),
      column({ grow: 1, justify: "end" }, ...second),
    );
  return row(
    { grow: 1, gap: gutter / 2, align: "stretch" },
    column({ width: `${share}%`, gap: 28 }, ...first),
    column({ width: 2, fill: tone.hairline }),
    column({ grow: 1, padding: [0, 0, 0, gutter / 2], justify: "end" }, ...second),
  );
}

export function hairline({ hairline: fill }: Tone): BoxNode {
  return column({ height: 2, fill });
}
