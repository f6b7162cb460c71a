import type { Item } from "../../../src/deck/slide-content.ts";
import { lengthOf, lengthOfItems, sizeFor } from "../../../src/design/copyfit.ts";
import { art, column, row, spacer, text, type BoxNode } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { hasTails, percentageOf } from "../../../src/design/written-figures.ts";
import { buffer, prompt, screen } from "../chrome.ts";
import { blocks, hundredCells, rule, scanLines } from "../motifs.ts";
import { heading, roomFor } from "../room.ts";
import { MARGIN, onScreen, type Tone } from "../tokens.ts";
import { comment, headline, figure, line } from "../type.ts";

/** One figure in scan lines across the screen; percentages are counted out in a hundred cells. */
const stat = layout("stat", {
  id: "stat-readout",
  name: "Readout",
  weight: "dark",
  compose: ({ kicker, title, body: context, value }, frame) => {
    const tone = onScreen(frame.palette);
    const share = percentageOf(value.text);
    return screen(
      { frame, tone },
      buffer(
        {},
        prompt(tone, kicker),
        spacer(share === undefined ? 1 : 0.1),
        column(
          { alignSelf: "start" },
          text("value", value, figure(tone.accent, value, 540)),
          scanLines(tone.ground, 18, 4),
        ),
        column({ height: hasTails(value.text) ? 96 : 44 }),
        share === undefined ? rule(tone.accent, 8) : hundredCells(tone.accent, tone.hairline)(share),
        share !== undefined && spacer(),
        text("title", title, headline(tone, title, [12, 104], [110, 60]), { margin: [44, 0, 0, 0] }),
        text("body", context, comment(tone, sizeFor(lengthOf(context), [60, 42], [150, 36])), {
          margin: [28, 0, 0, 0],
        }),
      ),
    );
  },
});

interface PaneType {
  readonly figure: number;
  /** Room for the figure, px. */
  readonly width: number;
  readonly text: number;
  readonly gap: number;
  readonly leading: number;
}

/** A pane of the monitor: the figure, its meter if it is a share, and what it stands for. */
function pane(item: Item, at: number, tone: Tone, size: PaneType): BoxNode {
  const id = `item-${at + 1}`;
  const share = percentageOf(item.value?.text ?? "");
  const color = at % 2 === 0 ? tone.accent : tone.second;
  return column(
    { grow: 1, gap: size.gap, justify: "center" },
    item.value !== undefined && text(`${id}-value`, item.value, figure(color, item.value, size.figure, size.width)),
    share !== undefined &&
      art({ height: size.gap < 10 ? 16 : 30 }, (box) =>
        blocks(box, share / 100, { fill: color, ground: tone.ground, rest: tone.hairline }),
      ),
    text(`${id}-label`, item.label, { ...line(tone, size.text), lineHeight: size.leading, weight: 700 }),
    text(`${id}-text`, item.text, { ...line(tone, size.text), lineHeight: size.leading }),
  );
}

/** A monitor split into panes by lines that run across the screen: side by side where figures are short. */
const stats = layout("stats", {
  id: "stats-panes",
  name: "Panes",
  weight: "dark",
  compose: ({ kicker, title, items }, frame) => {
    const tone = onScreen(frame.palette);
    const longest = Math.max(...items.map(({ value }) => lengthOf(value)));
    const isGrid = items.length === 4 && longest <= 6 && items.every((item) => lengthOf(item.label, item.text) <= 48);
    const length = lengthOfItems(items) + lengthOf(title);
    const room = roomFor(length, 300, title);
    const largest = isGrid ? 190 : sizeFor(items.length, [2, 330], [4, 150]);
    const width = isGrid ? 420 : 928;
    const values = items.flatMap(({ value }) => (value === undefined ? [] : [value]));
    const size = {
      // All figures in the size of the longest.
      figure: Math.min(largest, ...values.map((value) => figure(tone.accent, value, largest, width).size)),
      width,
      gap: room.packed ? 4 * room.air : 18,
      leading: room.leading,
      text: sizeFor(lengthOfItems(items), [70, 76], [260, 34]),
    };
    const wall = () => column({ width: 3, fill: tone.hairline });
    const padding = room.packed ? 6 * room.air : 24;
    const cells = items.map((item, at) => pane(item, at, tone, size));
    const rows = isGrid
      ? [0, 2].map((at) =>
          row(
            { grow: 1, align: "stretch" },
            column({ grow: 1, padding: [padding, 32, padding, MARGIN] }, cells[at]),
            wall(),
            column({ grow: 1, padding: [padding, 44, padding, 40] }, cells[at + 1]),
          ),
        )
      : cells.map((cell) => column({ grow: 1, padding: [padding, MARGIN] }, cell));
    return screen(
      { frame, tone, room },
      column(
        { padding: [room.top, MARGIN, room.packed ? 20 * room.air : 48, MARGIN] },
        heading(tone, { kicker, title }, headline(tone, title, [10, 128], [60, 76]), room),
      ),
      ...rows.flatMap((cells_) => [column({ height: 3, fill: tone.hairline }), cells_]),
      column({ height: 3, fill: tone.hairline }),
    );
  },
});

export const figures = [stat, stats];
