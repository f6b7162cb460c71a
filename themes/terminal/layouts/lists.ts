import type { Item } from "../../../src/deck/slide-content.ts";
import { lengthOf, lengthOfItems, sizeFor } from "../../../src/design/copyfit.ts";
import { column, row, spacer, text, type BoxNode, type Hex } from "../../../src/design/scene.ts";
import { rowNumber } from "../../../src/design/row-number.ts";
import { layout } from "../../../src/design/theme.ts";
import { buffer, prompt, screen, TOP } from "../chrome.ts";
import { heading, roomFor } from "../room.ts";
import { chevron, cursor, rule } from "../motifs.ts";
import { GUTTER, MARGIN, onPhosphor, onScreen, type Tone } from "../tokens.ts";
import { headline, key, line, lineNumber, note, runIn } from "../type.ts";

/** How the entries of a slide are set; lead-ins in `color`, or the accent. */
export interface EntryType {
  readonly size: number;
  readonly leading: number;
  readonly color?: Hex;
}

/** The words of an entry, its lead-in in a colour of its own. */
export function entry(item: Item, at: number, tone: Tone, type: EntryType): BoxNode {
  const { size, leading, color = tone.accent } = type;
  const id = `item-${at + 1}`;
  const lead = { ...(size <= 34 ? runIn(color) : key(color, size)), lineHeight: leading };
  return column(
    { grow: 1, gap: leading < 1.3 ? 0 : 4 },
    text(`${id}-label`, item.label, { ...lead, group: "labels" }),
    text(`${id}-value`, item.value, { ...lead, group: "labels" }),
    text(`${id}-text`, item.text, { ...line(tone, size), lineHeight: leading }),
  );
}

/** A numbered buffer down to the status line; every other line is a shade lighter, the first one is selected. */
const lines = layout("list", {
  id: "list-buffer",
  name: "Numbered buffer",
  weight: "dark",
  compose: ({ kicker, title, items }, frame) => {
    const tone = onScreen(frame.palette);
    const length = lengthOfItems(items);
    const size = sizeFor(length, [80, 72], [400, 34]);
    const room = roomFor(length + lengthOf(title), 560, title);
    const padding = sizeFor(length, [110, 40], [640, 4]) * room.air;
    return screen(
      { frame, tone, room },
      column(
        { padding: [room.top, MARGIN, sizeFor(length, [300, 52], [640, 28]) * room.air, MARGIN] },
        heading(tone, { kicker, title }, headline(tone, title, [10, 168], [60, 82]), room),
      ),
      ...items.map((item, at) =>
        row(
          { grow: 1, align: "stretch", ...(at % 2 === 0 ? { fill: tone.panel } : {}) },
          column({ width: 14 }),
          column(
            { width: GUTTER - 14, padding: [padding, 0] },
            text(`item-${at + 1}-number`, rowNumber(item, at), {
              ...lineNumber(tone.quiet, size),
              align: "center",
            }),
          ),
          column(
            { grow: 1, padding: [padding, MARGIN, padding, 12], justify: "start" },
            entry(item, at, tone, { size, leading: room.leading }),
          ),
        ),
      ),
    );
  },
});

/** A command palette on a lit screen: the headline is what was typed, the entries are what was found. */
const palette = layout("list", {
  id: "list-palette",
  name: "Command palette",
  weight: "color",
  suits: ({ title, items }) => items.length > 2 && lengthOfItems(items) + lengthOf(title) <= 430,
  compose: ({ kicker, title, items }, frame) => {
    const tone = onPhosphor(frame.palette);
    const pane = onScreen(frame.palette);
    const length = lengthOfItems(items);
    const size = sizeFor(length, [100, 56], [380, 36]);
    const padding = sizeFor(length, [110, 34], [380, 14]);
    return screen(
      { frame, tone },
      buffer(
        { padding: [TOP, 52, 0, 52] },
        kicker !== undefined && prompt(tone, kicker, { margin: [0, 24, 32, 24] }),
        column(
          { grow: 1, fill: pane.ground, radius: 28, padding: [0, 0, 28, 0] },
          row(
            { padding: [44, 44, 40, 44], gap: 26, align: "start" },
            column({ grow: 1 }, text("title", title, headline(pane, title, [10, 132], [70, 70], 740))),
            cursor(pane.accent, 76),
          ),
          rule(pane.hairline),
          spacer(0.5),
          ...items.map((item, at) =>
            row(
              {
                margin: [6, 20],
                padding: [padding, 24],
                gap: 26,
                align: "start",
                radius: 14,
              },
              chevron(pane.accent, size * 0.8, { margin: [size * 0.22, 0, 0, 0] }),
              entry(item, at, pane, { size, leading: 1.3 }),
              row(
                { width: 56, height: 56, radius: 10, stroke: pane.hairline, strokeWidth: 2, align: "center" },
                text(
                  `item-${at + 1}-number`,
                  rowNumber(item, at),
                  { ...note(pane.quiet, 28), align: "center" },
                  { grow: 1 },
                ),
              ),
            ),
          ),
          spacer(),
        ),
      ),
    );
  },
});

export const lists = [lines, palette];
