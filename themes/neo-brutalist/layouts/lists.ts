import type { Item } from "../../../src/deck/slide-content.ts";
import { art, column, row, type BoxNode } from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { poster } from "../chrome.ts";
import { entry, entryType, longest, type EntryType } from "../items.ts";
import { arrow, inked } from "../motifs.ts";
import { heading, roomFor, volume } from "../room.ts";
import { rule, slab } from "../slabs.ts";
import { BORDER, MODULE, cell, loud, white, type Ground } from "../tokens.ts";

const rows = layout("list", {
  id: "list-rows",
  name: "Ruled rows",
  weight: "light",
  compose: (content, frame) => {
    const ground = white(frame);
    const { line } = frame.palette;
    const room = roomFor(content, 420);
    const type = entryType(content.items, room.tight);
    const size = type.black ? type.text : type.label;
    return poster(
      frame,
      ground,
      {},
      heading(frame, content, { room, size: 100, on: ground.pop.on, tag: ground.spark, fill: ground.pop.fill }),
      rule(line),
      column(
        { grow: 1, padding: room.tight ? [0, room.margin, 36, room.margin] : [12, room.margin, 40, room.margin] },
        ...content.items.flatMap((item, at) => [
          at > 0 && room.row > 3 && rule(line, room.tight ? 4 : BORDER),
          row(
            { grow: 1, gap: room.tight ? 20 : 36, align: "center", padding: [room.row, 0] },
            art({ width: room.tight ? 40 : size * 1.5, height: room.tight ? 36 : size * 1.3 }, (box) =>
              inked(arrow(3, 3, box.width - 6, box.height - 6, box.rtl, 0.36), {
                fill: cell(frame, at).fill,
                line,
                stroke: 5,
              }),
            ),
            entry(item, at, ground.on, type),
          ),
        ]),
      ),
    );
  },
});

/** A white slab with a coloured spine. */
function card(frame: Frame, ground: Ground, item: Item, at: number, type: EntryType): BoxNode {
  const { paper, ink, line } = frame.palette;
  return slab(
    frame,
    ground,
    paper,
    { grow: 1 },
    row(
      { grow: 1, align: "stretch" },
      column({
        width: MODULE,
        fill: at % 2 === 0 ? ground.pop.fill : ground.spark.fill,
        stroke: line,
        strokeWidth: BORDER,
      }),
      row({ grow: 1, align: "center", padding: [20, 32, 20, 28] }, entry(item, at, ink, type)),
    ),
  );
}

/** Entries two by two, the odd one across; short entries only. */
function grid(frame: Frame, ground: Ground, items: readonly Item[], type: EntryType): BoxNode[] {
  const lines: BoxNode[] = [];
  for (let at = 0; at < items.length; at += at === 0 && items.length % 2 === 1 ? 1 : 2) {
    const pair = items.slice(at, at === 0 && items.length % 2 === 1 ? 1 : at + 2);
    lines.push(row({ grow: 1, gap: 30 }, ...pair.map((item, offset) => card(frame, ground, item, at + offset, type))));
  }
  return lines;
}

const slabs = layout("list", {
  id: "list-slabs",
  name: "Stack of slabs",
  weight: "color",
  suits: (content) => volume(content) <= 420,
  compose: (content, frame) => {
    const ground = loud(frame);
    const { items } = content;
    const room = roomFor(content, 300);
    const type = entryType(items);
    // Two by two they stand narrow: only short ones, or more than the height holds.
    const most = items.length > 5 ? 48 : 28;
    const short = items.length > 3 && longest(items, "text") <= most && longest(items, "label") <= 18;
    return poster(
      frame,
      ground,
      {},
      heading(frame, content, { room, size: 108, on: ground.on, tag: ground.pop }),
      column(
        { grow: 1, gap: room.tight ? 24 : 30, padding: [0, room.margin, room.margin, room.margin] },
        ...(short ? grid(frame, ground, items, type) : items.map((item, at) => card(frame, ground, item, at, type))),
      ),
    );
  },
});

export const lists = [slabs, rows];
