import { lengthOf } from "../../../src/design/copyfit.ts";
import type { Side } from "../../../src/deck/slide-content.ts";
import { art, column, row, text, type BoxNode, type Hex } from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { el } from "../../../src/svg/element.ts";
import { poster } from "../chrome.ts";
import { sizeByCount } from "../items.ts";
import { arrow, burst, inked } from "../motifs.ts";
import { heading, roomFor } from "../room.ts";
import { rule } from "../slabs.ts";
import { BORDER, MODULE, inks, loud, type Ground, type Ink } from "../tokens.ts";
import { body, label } from "../type.ts";

type Name = "left" | "right";

interface Half {
  readonly ink: Ink;
  readonly size: number;
  /** Start and end padding, px. */
  readonly insets: readonly [number, number];
}

function strip(frame: Frame, side: Side, name: Name, insets: readonly [number, number]): BoxNode {
  const { black } = inks(frame);
  return row(
    { grow: 1, basis: "50%", shrink: 1, fill: black.fill, padding: [22, insets[1], 22, insets[0]], align: "center" },
    text(`${name}-heading`, side.heading, { ...label(black.on, 50), group: "heading" }),
  );
}

function words(side: Side, name: Name, at: number, { ink, size }: Half) {
  const style = { ...body(ink.on, size), weight: 600, lineHeight: 1.24, group: "sides" } as const;
  return text(`${name}-${at + 1}`, side.items[at], style);
}

/** One side across the slide: a black strip with the heading, the entries under it. */
function storey(frame: Frame, side: Side, name: Name, half: Half): BoxNode {
  const [start, end] = half.insets;
  return column(
    { grow: 1, basis: 0, fill: half.ink.fill },
    row({ minHeight: MODULE * 2, align: "stretch" }, strip(frame, side, name, half.insets)),
    ...side.items.flatMap((_, at) => [
      at > 0 && rule(frame.palette.line),
      column({ grow: 1, padding: [28, end, 24, start] }, words(side, name, at, half)),
    ]),
  );
}

/** The two sides beside one another: entries of one number share a row, so that rules run across. */
function columns(frame: Frame, left: Side, right: Side, halves: { left: Half; right: Half }, air: number): BoxNode[] {
  const upright = (): BoxNode => column({ width: BORDER, fill: frame.palette.line });
  const half = (side: Side, name: Name, at: number): BoxNode => {
    const { ink, insets } = halves[name];
    return column(
      { width: (frame.canvas.width - BORDER) / 2, fill: ink.fill, padding: [air, insets[1], air, insets[0]] },
      words(side, name, at, halves[name]),
    );
  };
  const count = Math.max(left.items.length, right.items.length);
  return Array.from({ length: count }, (_, at) => [
    at > 0 && rule(frame.palette.line),
    row({ grow: 1, align: "stretch" }, half(left, "left", at), upright(), half(right, "right", at)),
  ])
    .flat()
    .filter((node) => node !== false);
}

/** A burst with two opposed arrows, stuck where the halves meet. */
function clash(ground: Ground, line: Hex): BoxNode {
  const side = 176;
  return column(
    {
      absolute: { top: MODULE - side / 2, start: "50%" },
      width: side,
      height: side,
      margin: [0, 0, 0, -side / 2 + BORDER / 2],
    },
    art({ grow: 1 }, ({ width, height }) => {
      const x = width / 2;
      const y = height / 2;
      const arrows = [arrow(x - 46, y - 46, 92, 44, false, 0.34), arrow(x - 46, y + 2, 92, 44, true, 0.34)];
      return [
        ...inked(burst(x, y, width / 2 - 6, 14, 0.84), { fill: ground.spark.fill, line, stroke: BORDER }),
        el("path", { d: arrows.join(""), fill: ground.spark.on }),
      ];
    }),
  );
}

/** Few long entries read better across the slide than in a narrow column. */
function runsAcross(left: Side, right: Side): boolean {
  const most = Math.max(left.items.length, right.items.length);
  return most === 1 || (most === 2 && Math.max(lengthOf(...left.items), lengthOf(...right.items)) > 110);
}

const comparison = layout("comparison", {
  id: "comparison-halves",
  name: "Two halves",
  weight: "color",
  compose: (content, frame) => {
    const ground = loud(frame);
    const { white } = inks(frame);
    const { left, right } = content;
    const room = roomFor(content, 460);
    const { margin } = room;
    const most = Math.max(left.items.length, right.items.length);
    const title = heading(frame, content, { room, size: 96, on: ground.on, tag: ground.spark });
    if (runsAcross(left, right)) {
      const brief = Math.max(lengthOf(...left.items), lengthOf(...right.items)) <= 60;
      const half = { size: most === 1 ? (brief ? 76 : 60) : 46, insets: [margin, margin] } as const;
      return poster(
        frame,
        ground,
        {},
        title,
        storey(frame, left, "left", { ...half, ink: white }),
        storey(frame, right, "right", { ...half, ink: ground.pop }),
      );
    }
    const size = sizeByCount(most, [54, 48, 42]);
    const halves: Readonly<Record<Name, Half>> = {
      left: { ink: white, size, insets: [margin, room.tight ? 20 : 36] },
      right: { ink: ground.pop, size, insets: [room.tight ? 22 : 40, 40] },
    };
    return poster(
      frame,
      ground,
      {},
      title,
      column(
        { grow: 1 },
        row(
          { minHeight: MODULE * 2, align: "stretch" },
          strip(frame, left, "left", [margin, 92]),
          strip(frame, right, "right", [100, 40]),
        ),
        ...columns(frame, left, right, halves, room.tight ? 10 : 26),
        clash(ground, frame.palette.line),
      ),
    );
  },
});

export const sides = [comparison];
