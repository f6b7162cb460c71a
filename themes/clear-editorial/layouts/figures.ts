import type { Item } from "../../../src/deck/slide-content.ts";
import { lengthOf, lengthOfItems, sizeFor } from "../../../src/design/copyfit.ts";
import { column, row, spacer, text, type BoxNode } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { percentageOf } from "../../../src/design/written-figures.ts";
import { heading, section, sheet } from "../chrome.ts";
import { gridOf } from "../grid.ts";
import { rule } from "../motifs.ts";
import { tiles } from "../spreads.ts";
import { onForest, onPaper, type Tone } from "../tokens.ts";
import { figure, headline, plain, support } from "../type.ts";

/** The share a percentage states, as a stretch of the page's width. */
function band(share: number, { hairline, spot }: Tone): BoxNode {
  return row({ height: 36, fill: hairline }, column({ width: `${share}%`, fill: spot }));
}

/** One figure, what it means beside it, and how much of the whole it is below. */
const stat = layout("stat", {
  id: "stat-share",
  name: "The figure",
  weight: "light",
  compose: ({ kicker, title, body, value }, frame) => {
    const tone = onPaper(frame.palette);
    const { shape, gap } = gridOf(frame.canvas);
    const length = lengthOf(value);
    const share = percentageOf(value.text);
    const isBeside = shape === "wide" && length <= 5 && lengthOf(title) <= 64;
    const most = { wide: 520, square: 400, tall: 480 }[shape];
    const amount = text("value", value, figure(tone.strong, sizeFor(length, [2, most * 1.2], [4, most])));
    const meaning = [
      text("title", title, headline(tone, sizeFor(lengthOf(title), [20, 96], [110, 66]))),
      body !== undefined && column({ height: 24 }),
      text("body", body, support(tone, 38 * gridOf(frame.canvas).voice)),
    ];
    return sheet(
      { frame, tone },
      section(tone, kicker),
      spacer(),
      isBeside
        ? row({ gap, align: "end" }, amount, column({ grow: 1, padding: [0, 0, 56, 0] }, ...meaning))
        : column({ gap: 20 }, amount, ...meaning),
      column({ height: 36 }),
      share === undefined ? rule(tone.strong, 5) : band(share, tone),
      column({ height: 12 }),
    );
  },
});

/** Two long figures, each as wide as the page allows, over what it means. */
function twoLines(items: readonly Item[], tone: Tone, room: number, longest: number): BoxNode[] {
  const size = Math.min(260, room / (longest * 0.54));
  return items.map((item, at) => reading(item, at, tone, size, 8));
}

/** Figures too long to stand side by side: each on a line of its own, what it means at its end. */
function lineByLine(items: readonly Item[], tone: Tone, room: number, longest: number): BoxNode[] {
  const size = Math.min(280, room / (longest * 0.54), 680 / items.length);
  return items.map((item, at) =>
    column(
      { gap: 14 },
      rule(tone.hairline),
      row(
        { gap: 64, align: "center" },
        column({ width: "60%" }, text(`item-${at + 1}-value`, item.value, figure(tone.strong, size))),
        column(
          { grow: 1, gap: 4 },
          text(`item-${at + 1}-label`, item.label, { ...plain(tone, 48), weight: 600 }),
          text(`item-${at + 1}-text`, item.text, plain(tone, 48)),
        ),
      ),
    ),
  );
}

function reading(item: Item, at: number, tone: Tone, size: number, gap: number): BoxNode {
  const words = size > 300 ? 56 : size > 180 ? 50 : 40;
  const id = `item-${at + 1}`;
  return column(
    { grow: 1, gap },
    rule(tone.hairline),
    text(`${id}-value`, item.value, figure(tone.strong, size), { margin: [gap * 0.8, 0, 0, 0] }),
    text(`${id}-label`, item.label, { ...plain(tone, words), weight: 600 }),
    text(`${id}-text`, item.text, plain(tone, words)),
  );
}

/** Figures side by side, standing on the foot of a dark page. */
const stats = layout("stats", {
  id: "stats-abreast",
  name: "Figures abreast",
  weight: "dark",
  compose: ({ kicker, title, items }, frame) => {
    const tone = onForest(frame.palette);
    const page = { frame, tone, kicker };
    const { shape, gap } = gridOf(frame.canvas);
    const longest = Math.max(...items.map(({ value }) => lengthOf(value)));
    const titleSize = sizeFor(lengthOf(title) + lengthOfItems(items) / 4, [40, 124], [120, 72]);
    const isPair = items.length === 2;
    const whole = { wide: 1700, square: 1256, tall: 0 }[shape];
    if (shape !== "tall" && longest > 6 && items.length <= 3)
      return sheet(
        page,
        heading(page, title, headline(tone, titleSize)),
        spacer(),
        column({ height: 24 }),
        column(
          { gap: 20 },
          ...(isPair ? twoLines(items, tone, whole, longest) : lineByLine(items, tone, whole * 0.6, longest)),
        ),
      );
    const most = { wide: longest > 7 ? 2 : items.length, square: 2, tall: longest > 7 || items.length <= 3 ? 1 : 2 }[
      shape
    ];
    const across = Math.min(items.length, most);
    const room = { wide: 1700, square: 1256, tall: 920 }[shape] / across;
    const largest = items.length / across > 2 ? 190 : shape === "wide" && across === 2 ? 420 : 300;
    const size = Math.min(largest, room / Math.max(2, longest * 0.52));
    const space = items.length / across > 2 ? 6 : 12;
    return sheet(
      page,
      heading(page, title, headline(tone, titleSize)),
      spacer(),
      column({ height: 24 }),
      column(
        { gap: 2 * space },
        ...tiles(
          items.map((item, at) => reading(item, at, tone, size, space)),
          across,
          gap,
        ),
      ),
      // A single line of small figures stands nearer the middle of a wide page.
      shape === "wide" && across === items.length && size < 240 && spacer(0.5),
    );
  },
});

export const figures = [stat, stats];
