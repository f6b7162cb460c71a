import { fixedPhrase } from "../../src/deck/slide-content.ts";
import {
  art,
  column,
  row,
  text,
  type ArtBox,
  type BoxNode,
  type FlexStyle,
  type Scene,
} from "../../src/design/scene.ts";
import type { SceneNode } from "../../src/design/scene.ts";
import type { Frame } from "../../src/design/theme.ts";
import { el, type SvgElement } from "../../src/svg/element.ts";
import { arrow, burst, inked } from "./motifs.ts";
import { brandMark } from "./slabs.ts";
import { BORDER, MARGIN, MODULE, type Ground } from "./tokens.ts";
import { tag } from "./type.ts";

type Child = SceneNode | undefined | false;

/** Height of the bar on top of every inner slide, px. */
const BAR = MODULE * 2;

function blocks(frame: Frame, box: ArtBox): SvgElement[] {
  const gap = frame.count > 14 ? 6 : 10;
  const height = 26;
  const side = (box.width - gap * (frame.count - 1)) / frame.count;
  const { line } = frame.palette;
  return Array.from({ length: frame.count }, (_, at) => {
    const x = (box.rtl ? frame.count - 1 - at : at) * (side + gap);
    const done = at <= frame.index;
    return el("rect", {
      x: x + 2,
      y: (box.height - height) / 2 + 2,
      width: side - 4,
      height: height - 4,
      fill: done ? line : "none",
      stroke: line,
      "stroke-width": 4,
    });
  });
}

function way(frame: Frame, ground: Ground): BoxNode {
  const last = frame.index === frame.count - 1;
  return column(
    { width: BAR, alignSelf: "stretch", fill: ground.pop.fill },
    art({ absolute: { top: 0, bottom: 0, start: 0, end: 0 } }, ({ width, height, rtl }) => {
      const d = last
        ? burst(width / 2, height / 2, 30, 8, 0.42)
        : arrow(width / 2 - 28, height / 2 - 24, 56, 48, rtl, 0.34);
      return [
        el("rect", { x: rtl ? width - BORDER : 0, width: BORDER, height, fill: frame.palette.line }),
        ...inked(d, { fill: ground.pop.on, line: ground.pop.on, stroke: 2 }),
      ];
    }),
  );
}

/** The control bar: page, brand, one block per slide, and the way on. It never moves. */
function bar(frame: Frame, ground: Ground): BoxNode {
  const { palette } = frame;
  // As wide as the last page needs, so that the bar stands still from slide to slide.
  const digits = String(frame.count).length;
  const page = fixedPhrase(`${frame.index + 1}/${frame.count}`);
  return column(
    { height: BAR },
    row(
      { grow: 1, fill: palette.paper, align: "center" },
      row(
        {
          fill: palette.inverse,
          alignSelf: "stretch",
          align: "center",
          padding: [4, 32, 0, MARGIN],
          minWidth: MARGIN + 32 + digits * 38 + 12,
        },
        text("page", page, { ...tag(palette.onInverse), font: "heading", tracking: 0 }),
      ),
      brandMark(frame, { maxWidth: "42%", padding: [4, 0, 0, 32] }),
      art({ grow: 1, height: BAR - BORDER, margin: [0, 32] }, (box) => blocks(frame, box)),
      way(frame, ground),
    ),
    column({ height: BORDER, fill: palette.line }),
  );
}

/** An inner slide: the bar, and below it the poster, whose pieces may run to the edges. */
export function poster(
  frame: Frame,
  ground: Ground,
  style: FlexStyle,
  ...children: Child[]
): Pick<Scene, "background" | "root"> {
  return {
    background: ground.fill,
    root: column({}, bar(frame, ground), column({ grow: 1, ...style }, ...children)),
  };
}

/** Padding of a poster whose pieces keep to the margins: [top, end, bottom, start]. */
export const INSIDE = [MODULE, MARGIN, MARGIN, MARGIN] as const;
