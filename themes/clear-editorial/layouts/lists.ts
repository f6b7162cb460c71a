import { displayLength } from "../../../src/deck/display-length.ts";
import { fixedPhrase, type Item } from "../../../src/deck/slide-content.ts";
import { lengthOf, lengthOfItems, sizeFor } from "../../../src/design/copyfit.ts";
import { column, row, spacer, text, type BoxNode } from "../../../src/design/scene.ts";
import { rowNumber } from "../../../src/design/row-number.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { heading, sheet } from "../chrome.ts";
import { gridOf } from "../grid.ts";
import { dot, rule } from "../motifs.ts";
import { beside, tiles } from "../spreads.ts";
import { onForest, onMist, onPaper, type Tone } from "../tokens.ts";
import { headline, ordinal, plain, reading, runIn, term } from "../type.ts";

/** Four entries of so many half-ems stand side by side; longer ones two by two. */
const MOST_ABREAST = 160;

/** How many entries stand side by side: all of a few on a wide page, one below the other on a tall one. */
function perRow(frame: Frame, items: readonly Item[]): number {
  const count = items.length;
  const ofFour = lengthOfItems(items) > MOST_ABREAST ? 2 : 4;
  const most = { wide: count === 4 ? ofFour : 3, square: count === 3 ? 3 : 2, tall: 1 }[gridOf(frame.canvas).shape];
  return Math.min(most, count);
}

/** Entries are set no larger than this share of their headline. */
const LARGEST_ENTRY = 0.66;

/** Half-ems of a headline, and of a word of it, that stand well beside a list. */
const MOST_BESIDE = 60;
const LONGEST_BESIDE = 16;

/** Half-ems of a list that stands in one column of a wide page. */
const MOST_IN_ONE = 240;

const WORD = /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}-]+/gu;

/** How the entries of a list are set: their numbers above them, beside them, or left out where a page is full. */
interface Setting {
  readonly size: number;
  /** Size of the numbers that stand above. */
  readonly number: number;
  readonly gap: number;
  readonly numbers: "above" | "beside" | "none";
}

/** Lengths of the words of an entry, in half-ems; scripts without spaces break anywhere. */
function wordLengths({ label, value, text: words }: Item): number[] {
  const all = [label, value, words].flatMap((phrase) => phrase?.text.match(WORD) ?? []);
  return [1, ...all.map(displayLength)];
}

function settingFor(items: readonly Item[], across: number, title: number, { canvas }: Frame): Setting {
  const length = lengthOfItems(items);
  const { voice, start, end, gap } = gridOf(canvas);
  const [few, many] = [[80, 76 * voice] as const, [420, 37 * voice] as const];
  // No larger than the longest word stands whole in its column.
  const room = (canvas.width - start - end - gap * (across - 1)) / across;
  const whole = Math.max(32, room / (Math.max(...items.flatMap(wordLengths)) * 0.54));
  const isFull = length > 640 && items.every((item) => item.label !== undefined);
  return {
    size: Math.min(
      across === 4 ? sizeFor(length, [120, 60], [240, 44]) : sizeFor(length, few, many),
      whole,
      Math.round(title * LARGEST_ENTRY),
    ),
    number: sizeFor(length, [80, across > 1 ? 200 : 84], [420, 76]),
    gap: sizeFor(length, [300, 44], [760, 10]),
    numbers: isFull ? "none" : across === 1 || length > 420 ? "beside" : "above",
  };
}

function card(item: Item, at: number, tone: Tone, { size, number: above, gap, numbers }: Setting): BoxNode {
  const id = `item-${at + 1}`;
  const count = rowNumber(item, at);
  const dark = { ...tone, strong: tone.text };
  const words = [
    text(`${id}-label`, item.label, numbers === "none" ? runIn(dark) : term(dark, size + 8)),
    text(`${id}-value`, item.value, term(dark, size + 8)),
    text(`${id}-text`, item.text, plain(tone, size)),
  ];
  if (numbers === "above")
    return column({ gap: 16 }, rule(tone.strong, 5), text(`${id}-number`, count, ordinal(tone, above)), ...words);
  const number = numbers === "beside" && text(`${id}-number`, count, ordinal(tone, size), { width: 60 });
  return column(
    { gap: Math.min(14, gap) },
    rule(tone.hairline),
    row({ gap: 16 }, number, column({ grow: 1, gap: 2 }, ...words)),
  );
}

/** Entries as columns under heavy rules, like articles on a front page. */
const articles = layout("list", {
  id: "list-articles",
  name: "Articles",
  weight: "light",
  compose: ({ kicker, title, items }, frame) => {
    const tone = onPaper(frame.palette);
    const page = { frame, tone, kicker };
    const across = perRow(frame, items);
    const titleSize = sizeFor(lengthOf(title), [14, 124], [80, 72]);
    const setting = settingFor(items, across, titleSize, frame);
    const cards = items.map((item, at) => card(item, at, tone, setting));
    return sheet(
      page,
      heading(page, title, headline(tone, titleSize)),
      spacer(),
      column({ height: setting.gap }),
      column({ gap: setting.gap }, ...tiles(cards, across, gridOf(frame.canvas).gap)),
    );
  },
});

/** Headline on one side, dotted entries on the other, all on mist. */
const ticked = layout("list", {
  id: "list-ticked",
  name: "Dotted",
  weight: "light",
  suits: ({ items }, frame) => lengthOfItems(items) <= (gridOf(frame.canvas).shape === "square" ? 420 : 520),
  compose: ({ kicker, title, items }, frame) => {
    const tone = onMist(frame.palette);
    const page = { frame, tone, kicker };
    const length = lengthOfItems(items);
    const { shape } = gridOf(frame.canvas);
    // A headline of long words, or of many, would be small in a narrow column: then it stands above.
    const longest = Math.max(1, ...(title.text.match(WORD) ?? []).map(displayLength));
    // Much to list stands below its headline, too, in two columns.
    const inTwo = shape === "wide" && items.length > 3 && length > MOST_IN_ONE;
    const isAbove = inTwo || longest > LONGEST_BESIDE || lengthOf(title) > MOST_BESIDE;
    const titleSize = sizeFor(lengthOf(title), [10, 132], isAbove && shape === "wide" ? [84, 88] : [70, 76]);
    const wanted = sizeFor(length, [90, shape === "wide" ? 92 : 76], [420, shape === "wide" ? 54 : 40]);
    const size = Math.min(wanted, Math.round(titleSize * LARGEST_ENTRY));
    const entries = items.map((item, at) =>
      row(
        { gap: 32, padding: [sizeFor(length, [100, 26], [480, 10]), 0] },
        column({ padding: [2, 0, 0, 0] }, dot(tone.strong, size + 6)),
        column(
          { grow: 1, gap: 4 },
          text(`item-${at + 1}-label`, item.label, term(tone, size)),
          text(`item-${at + 1}-value`, item.value, term(tone, size)),
          text(`item-${at + 1}-text`, item.text, plain(tone, item.label === undefined ? size : size - 2)),
        ),
      ),
    );
    const head = heading(page, title, headline(tone, titleSize));
    return sheet(
      page,
      ...(isAbove
        ? [head, spacer(), ...tiles(entries, inTwo ? 2 : 1, gridOf(frame.canvas).gap)]
        : [beside(frame, "40%", [head], [...entries, spacer()])]),
    );
  },
});

/** What to keep: a dark page, the entries numbered in large serif. */
const recap = layout("recap", {
  id: "recap-forest",
  name: "What stays",
  weight: "dark",
  compose: ({ kicker, title, items }, frame) => {
    const tone = onForest(frame.palette);
    const page = { frame, tone, kicker };
    const { shape, gap } = gridOf(frame.canvas);
    const length = lengthOfItems(items);
    const size = sizeFor(length, [90, shape === "wide" ? 88 : 76], [420, shape === "wide" ? 48 : 38]);
    const space = sizeFor(length, [200, 32], [640, 10]);
    const cells = items.map((item, at) =>
      column(
        { gap: space },
        rule(tone.hairline),
        row(
          { gap: 20 },
          text(
            `item-${at + 1}-number`,
            fixedPhrase(String(at + 1)),
            { ...ordinal(tone, size), lineHeight: 1.26 },
            { width: 56 },
          ),
          column(
            { grow: 1, gap: 2 },
            text(`item-${at + 1}-label`, item.label, term(tone, size)),
            text(`item-${at + 1}-value`, item.value, term(tone, size)),
            text(`item-${at + 1}-text`, item.text, { ...reading(tone, size), lineHeight: 1.26, balance: true }),
          ),
        ),
      ),
    );
    const across = shape === "tall" || items.length <= 3 ? 1 : 2;
    const style = headline(tone, sizeFor(lengthOf(title), [12, 140], [60, 84]));
    return sheet(
      page,
      heading(page, title, style),
      spacer(),
      column({ height: space }),
      column({ gap: space }, ...tiles(cells, across, gap)),
    );
  },
});

export const lists = [articles, ticked, recap];
