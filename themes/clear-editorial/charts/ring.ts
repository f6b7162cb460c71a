import type { ChartPoint, Phrase } from "../../../src/deck/slide-content.ts";
import { donut } from "../../../src/design/charts/donut.ts";
import { mix } from "../../../src/design/color.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import {
  art,
  column,
  row,
  spacer,
  type FlexStyle,
  type Hex,
  type Scene,
  type SceneNode,
} from "../../../src/design/scene.ts";
import type { Palette } from "../../../src/design/theme.ts";
import { el } from "../../../src/svg/element.ts";
import { heading, sheet, type Page } from "../chrome.ts";
import { gridOf } from "../grid.ts";
import { headline } from "../type.ts";
import { entries, legend, type Plot } from "./plot.ts";

function segmentColors({ accent, second, paper, ink }: Palette): readonly [Hex, ...Hex[]] {
  // Neighbours differ in hue or by a good step of lightness, so that the legend can be matched.
  const light = mix(accent, paper, 0.72);
  return [accent, second, mix(accent, paper, 0.42), mix(second, paper, 0.55), light, ink, mix(second, ink, 0.35)];
}

type Colors = ReturnType<typeof segmentColors>;

/** The ring itself, as large as its box. */
function ringOf(points: readonly ChartPoint[], colors: Colors, rest: Hex, style: FlexStyle): SceneNode {
  return art(style, ({ width, height, rtl }) => {
    const radius = Math.min(width, height) / 2;
    const left = rtl ? width - 2 * radius : 0;
    const top = (height - 2 * radius) / 2;
    const segments = donut(points, { radius, thickness: radius * 0.34, colors, rest, gap: 1 });
    return [el("g", { transform: `translate(${left} ${top})` }, ...segments)];
  });
}

/** A ring beside its legend, or above it where the page is narrow. */
export function ring(plot: Plot): readonly SceneNode[] {
  const { points, frame } = plot;
  const { shape, gap } = gridOf(frame.canvas);
  const colors = segmentColors(frame.palette);
  const drawing = (style: FlexStyle): SceneNode => ringOf(points, colors, frame.palette.line, style);
  if (shape === "tall" || points.length > 4)
    return [drawing({ grow: 1, minHeight: 220 }), column({ height: 28 }), ...legend(plot, colors)];
  const words = column({ grow: 1, justify: "center" }, ...entries(plot, colors));
  return [row({ grow: 1, gap }, drawing({ width: "56%" }), words)];
}

/** The ring on one side of a wide page, as high as the page; headline, legend and note on the other. */
export function ringPage(page: Page, plot: Plot, title: Phrase, note: SceneNode | undefined): Scene {
  const { tone, points } = plot;
  const { gap } = gridOf(page.frame.canvas);
  const colors = segmentColors(page.frame.palette);
  const head = heading(page, title, headline(tone, sizeFor(lengthOf(title), [12, 100], [70, 72])));
  return sheet(
    page,
    row(
      { grow: 1, gap: gap * 1.5 },
      ringOf(points, colors, page.frame.palette.line, { width: "48%" }),
      column({ grow: 1, gap: 24 }, head, spacer(), column({}, ...entries(plot, colors)), note),
    ),
  );
}
