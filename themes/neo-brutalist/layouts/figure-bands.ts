import type { Item } from "../../../src/deck/slide-content.ts";
import { column, row, text, type BoxNode } from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { poster } from "../chrome.ts";
import { longest } from "../items.ts";
import { heading, roomFor, rowPadding, type Room } from "../room.ts";
import { rule } from "../slabs.ts";
import { BORDER, cell, white, type Ink } from "../tokens.ts";
import { body, figure } from "../type.ts";

/** How the figures of one slide stand: four short ones in a square, other short ones beside their words. */
interface Plan {
  readonly square: boolean;
  readonly beside: boolean;
  readonly size: number;
  readonly words: number;
  readonly room: Room;
}

function planFor(items: readonly Item[], room: Room): Plan {
  const width = longest(items, "value");
  const square = items.length === 4 && width <= 5;
  const beside = !square && width <= 5;
  const size = square ? 176 : beside ? 220 : width <= 8 ? 168 : 136;
  return { square, beside, size, room, words: items.length === 2 ? 56 : items.length === 3 ? 48 : 44 };
}

/** A flat field of colour with one figure and its words. */
function band(item: Item, at: number, ink: Ink, plan: Plan, last: boolean): BoxNode {
  const id = `item-${at + 1}`;
  const value = text(
    `${id}-value`,
    item.value,
    {
      ...figure(ink.on, plan.size),
      role: "title",
      group: "value",
      ...(plan.square || plan.beside ? { maxLines: 1 } : {}),
    },
    plan.beside ? { width: 480 } : {},
  );
  const words = column(
    plan.beside ? { grow: 1 } : {},
    text(`${id}-label`, item.label, { ...body(ink.on, plan.words), weight: 700, group: "label" }),
    text(`${id}-text`, item.text, { ...body(ink.on, plan.words), lineHeight: 1.2, weight: 600, group: "text" }),
  );
  if (plan.beside)
    return row(
      { grow: 1, basis: 0, fill: ink.fill, align: "center", gap: 24, padding: [16, plan.room.margin] },
      value,
      words,
    );
  const [above, below] = rowPadding(plan.room, plan.square ? at > 1 : last);
  const inner = plan.square && at % 2 === 1;
  return column(
    {
      grow: 1,
      basis: 0,
      fill: ink.fill,
      justify: "center",
      gap: plan.room.tight ? 2 : 10,
      padding: [above, 36, below, inner ? 40 : plan.room.margin],
    },
    value,
    words,
  );
}

function pairs(frame: Frame, cells: readonly BoxNode[]): BoxNode[] {
  const upright = (): BoxNode => column({ width: BORDER, fill: frame.palette.line });
  return [
    row({ grow: 1, align: "stretch" }, cells[0], upright(), cells[1]),
    row({ grow: 1, align: "stretch" }, cells[2], upright(), cells[3]),
  ];
}

const stats = layout("stats", {
  id: "stats-bands",
  name: "Bands of figures",
  weight: "light",
  compose: (content, frame) => {
    const ground = white(frame);
    const room = roomFor(content, 330);
    const plan = planFor(content.items, room);
    const cells = content.items.map((item, at) =>
      band(item, at, at === 3 ? ground : cell(frame, at), plan, at === content.items.length - 1),
    );
    return poster(
      frame,
      ground,
      {},
      heading(frame, content, { room, size: 96, on: ground.on, tag: ground.spark }),
      ...(plan.square ? pairs(frame, cells) : cells).flatMap((line) => [rule(frame.palette.line), line]),
    );
  },
});

export const figureBands = [stats];
