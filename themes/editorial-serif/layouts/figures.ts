import type { Item } from "../../../src/deck/slide-content.ts";
import { lengthOf, lengthOfItems, sizeFor } from "../../../src/design/copyfit.ts";
import { column, row, spacer, text, type BoxNode } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { hasTails, percentageOf } from "../../../src/design/written-figures.ts";
import { body, page } from "../chrome.ts";
import { hundredTicks, rule } from "../motifs.ts";
import { GUTTER, onInk, onPaper, type Tone } from "../tokens.ts";
import { display, figure, notes, standfirst } from "../type.ts";

/** One figure as wide as the page. Percentages are counted out on a ruler of a hundred ticks. */
const stat = layout("stat", {
  id: "stat-figure",
  name: "The figure",
  weight: "light",
  compose: ({ kicker, title, body: context, value }, frame) => {
    const tone = onPaper(frame.palette);
    const share = percentageOf(value.text);
    return page(
      { frame, tone, kicker },
      body(
        {},
        spacer(),
        text("value", value, figure(tone.accent, sizeFor(lengthOf(value), [1, 640], [3, 500]))),
        column({ height: hasTails(value.text) ? 84 : 36 }),
        share === undefined ? rule(tone.text) : hundredTicks(tone, share),
        text("title", title, display(tone, sizeFor(lengthOf(title), [20, 88], [90, 62])), { margin: [40, 0, 0, 0] }),
        text("body", context, standfirst(tone, 40), { margin: [28, 0, 0, 0], maxWidth: 760 }),
        spacer(0.5),
      ),
    );
  },
});

/** A figure and its reading: side by side where figures are short, else one below the other. */
function reading(item: Item, at: number, tone: Tone, figureSize: number, beside: boolean): BoxNode {
  const id = `item-${at + 1}`;
  const size = beside ? 42 : 40;
  // Set as tight as figures are, the tails of letters ("grams") and commas hang out of their line.
  const room = hasTails(item.value?.text ?? "") && figureSize > 160 ? figureSize * 0.09 : 0;
  const value = text(`${id}-value`, item.value, figure(tone.accent, figureSize));
  const words = [
    text(`${id}-label`, item.label, { ...notes(tone, size), weight: 600 }),
    text(`${id}-text`, item.text, notes(tone, size)),
  ];
  return column(
    {},
    rule(tone.hairline),
    beside
      ? row(
          { gap: GUTTER, padding: [30, 0], align: "center" },
          column({ width: 440 }, value),
          column({ grow: 1, gap: 6 }, ...words),
        )
      : column(
          { padding: [8, 0, sizeFor(figureSize, [140, 10], [300, 30]), 0], gap: 4 },
          column({ margin: [0, 0, room, 0] }, value),
          ...words,
        ),
  );
}

/** Figures down the page in one spot of light on ink. */
const stats = layout("stats", {
  id: "stats-column",
  name: "Column of figures",
  weight: "dark",
  compose: ({ kicker, title, items }, frame) => {
    const tone = onInk(frame.palette);
    const longest = Math.max(...items.map(({ value }) => lengthOf(value)));
    const beside = items.length > 2 && longest <= 5;
    const size = beside ? sizeFor(items.length, [3, 188], [4, 152]) : sizeFor(items.length, [2, 300], [4, 140]);
    return page(
      { frame, tone, kicker },
      body(
        {},
        text("title", title, display(tone, sizeFor(lengthOf(title) + lengthOfItems(items) / 4, [40, 128], [110, 80]))),
        spacer(),
        column({ height: sizeFor(lengthOfItems(items), [240, 56], [360, 20]) }),
        ...items.map((item, at) => reading(item, at, tone, size, beside)),
      ),
    );
  },
});

export const figures = [stat, stats];
