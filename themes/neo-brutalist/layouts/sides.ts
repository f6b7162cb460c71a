import { displayLength } from "../../../src/deck/display-length.ts";
import type { Side } from "../../../src/deck/slide-content.ts";
import { art, column, row, text, type BoxNode, type Hex } from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { el } from "../../../src/svg/element.ts";
import { poster } from "../chrome.ts";
import { sizeFor } from "../items.ts";
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
  /** Start and end padding of the black strip, where they differ. */
  readonly strip?: readonly [number, number];
}

/** One half of the slide: a black strip with the heading, the entries under it, ruled from one another. */
function half(frame: Frame, side: Side, name: Name, { ink, size, insets, strip = insets }: Half): BoxNode {
  const { black } = inks(frame);
  const [start, end] = insets;
  return column(
    { grow: 1, basis: 0, fill: ink.fill },
    row(
      { fill: black.fill, padding: [22, strip[1], 22, strip[0]], align: "center", minHeight: MODULE * 2 },
      text(`${name}-heading`, side.heading, { ...label(black.on, 50), group: "heading" }),
    ),
    column(
      { grow: 1, padding: [10, end, 14, start] },
      ...side.items.flatMap((phrase, at) => [
        at > 0 && rule(frame.palette.line),
        column(
          { grow: 1, padding: [size < 44 ? 14 : 24, 0] },
          text(`${name}-${at + 1}`, phrase, { ...body(ink.on, size), weight: 600, lineHeight: 1.24, group: "sides" }),
        ),
      ]),
    ),
  );
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
        el("path", { d: arrows.join(""), fill: line }),
      ];
    }),
  );
}

function volume(side: Side): number {
  return side.items.reduce((sum, phrase) => sum + displayLength(phrase.text), 0);
}

/** Few long entries read better across the slide than in a narrow column. */
function runsAcross(left: Side, right: Side): boolean {
  const most = Math.max(left.items.length, right.items.length);
  return most === 1 || (most === 2 && Math.max(volume(left), volume(right)) > 110);
}

const comparison = layout("comparison", {
  id: "comparison-halves",
  name: "Two halves",
  weight: "color",
  compose: (content, frame) => {
    const ground = loud(frame);
    const { white } = inks(frame);
    const { line } = frame.palette;
    const { left, right } = content;
    const room = roomFor(content, 460);
    const { margin } = room;
    const title = heading(frame, content, { room, size: 96, on: ground.on, tag: ground.spark });
    if (runsAcross(left, right)) {
      const size = Math.max(left.items.length, right.items.length) === 1 ? 60 : 46;
      return poster(
        frame,
        ground,
        {},
        title,
        half(frame, left, "left", { ink: white, size, insets: [margin, margin] }),
        half(frame, right, "right", { ink: ground.pop, size, insets: [margin, margin] }),
      );
    }
    const size = sizeFor(Math.max(left.items.length, right.items.length), [54, 48, 42]);
    return poster(
      frame,
      ground,
      {},
      title,
      row(
        { grow: 1, align: "stretch" },
        half(frame, left, "left", { ink: white, size, insets: [margin, room.tight ? 24 : 36], strip: [margin, 96] }),
        column({ width: BORDER, fill: line }),
        half(frame, right, "right", { ink: ground.pop, size, insets: [room.tight ? 26 : 40, 48], strip: [100, 40] }),
        clash(ground, line),
      ),
    );
  },
});

export const sides = [comparison];
