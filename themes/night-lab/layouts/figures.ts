import type { ContentOf, Item } from "../../../src/deck/slide-content.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import {
  art,
  column,
  row,
  spacer,
  text,
  type BoxNode,
  type Hex,
  type Scene,
  type SceneNode,
} from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { hasTails, percentageOf } from "../../../src/design/written-figures.ts";
import { sheet } from "../chrome.ts";
import { dial, ruler } from "../motifs.ts";
import { isCrowded } from "../room.ts";
import { day, night, sheetOf, type Sheet, type Tone } from "../tokens.ts";
import { figure, figureSize, headline, prose, term } from "../type.ts";

/** A share inside its dial, what it means beside it. */
function onDial({ kicker, value, title, body }: ContentOf<"stat">, share: number, frame: Frame, tone: Tone): Scene {
  const { wide, cinema, body: reading } = sheetOf(frame);
  const across = cinema ? 830 : wide ? 600 : 640;
  const instrument = column(
    { ...(wide ? { width: across } : { grow: 1, minHeight: 420 }), justify: "center", align: "center" },
    art({ absolute: { top: 0, bottom: 0, start: 0, end: 0 } }, dial(tone, share)),
    text("value", value, figure(tone.reading, figureSize(value, across * 0.6, 340))),
  );
  const meaning = [
    text("title", title, headline(tone, sizeFor(lengthOf(title), [24, wide ? 108 : 84], [110, 62]))),
    text("body", body, { ...prose(tone, reading - 2), color: tone.quiet }),
  ];
  const words = column({ gap: 32, ...(wide ? { grow: 1, justify: "end" } : {}) }, ...meaning);
  return sheet(
    frame,
    tone,
    kicker,
    { gap: 40 },
    wide ? row({ grow: 1, gap: 72, align: "stretch" }, words, instrument) : instrument,
    !wide && words,
  );
}

/** A figure as wide as the sheet, on a ruler, what it means below. */
function onRuler({ kicker, value, title, body }: ContentOf<"stat">, frame: Frame, tone: Tone): Scene {
  const { wide, width, body: reading } = sheetOf(frame);
  const meaning = text("title", title, headline(tone, sizeFor(lengthOf(title), [24, 92], [110, 62])));
  const detail = text("body", body, { ...prose(tone, reading - 4), color: tone.quiet });
  return sheet(
    frame,
    tone,
    kicker,
    { gap: 26 },
    spacer(),
    text("value", value, figure(tone.reading, figureSize(value, width, wide ? 480 : 420))),
    hasTails(value.text) && column({ height: 40 }),
    art({ height: 34 }, ruler(tone, 24)),
    !wide && spacer(),
    wide
      ? row(
          { gap: 72, align: "start" },
          column({ width: body === undefined ? "84%" : "56%" }, meaning),
          column({ grow: 1, padding: [10, 0, 0, 0] }, detail),
        )
      : column({ gap: 24 }, meaning, detail),
  );
}

const stat = layout("stat", {
  id: "stat-reading",
  name: "The reading",
  weight: "dark",
  compose: (content, frame) => {
    const tone = night(frame.palette);
    const share = percentageOf(content.value.text);
    return share === undefined ? onRuler(content, frame, tone) : onDial(content, share, frame, tone);
  },
});

/** Between readings, px. */
const GUTTER = 64;

/** Readings that stand side by side, set so that their rules, figures and meanings align. */
interface Line {
  readonly items: readonly Item[];
  /** Place of the first one on the slide. */
  readonly from: number;
  readonly tone: Tone;
  readonly size: number;
  readonly body: number;
  /** Every value states a share of a hundred, so that rules can show it. */
  readonly areShares: boolean;
  readonly crowded: boolean;
}

function readingsLine({ items, from, tone, size, body, areShares, crowded }: Line): BoxNode {
  const colors = items.map((_, at) => (from + at === 0 ? tone.signal : tone.text));
  const cells = (cell: (item: Item, id: string, color: Hex) => readonly (SceneNode | undefined)[]): BoxNode[] =>
    items.map((item, at) =>
      column({ grow: 1, basis: 0 }, ...cell(item, `item-${from + at + 1}`, colors[at] ?? tone.text)),
    );
  const tails = !crowded && items.some(({ value }) => hasTails(value?.text ?? ""));
  const rules = cells(({ value }, _, color) => {
    const share = areShares ? percentageOf(value?.text ?? "") : undefined;
    return [row({ height: 8, fill: tone.hairline }, column({ width: `${share ?? 100}%`, fill: color }))];
  });
  const values = cells(({ value }, id, color) => [
    text(`${id}-value`, value, { ...figure(color, size), group: "readings" }),
  ]);
  const meanings = cells(({ label, text: words }, id) => [
    text(`${id}-label`, label, term(tone, body)),
    text(`${id}-text`, words, { ...prose(tone, body), lineHeight: 1.24, color: tone.quiet, group: "texts" }),
  ]);
  return column(
    {},
    row({ gap: GUTTER }, ...rules),
    row({ gap: GUTTER, align: "end", margin: [Math.round(size * 0.1), 0, 0, 0] }, ...values),
    row({ gap: GUTTER, align: "start", margin: [tails ? Math.round(size * 0.1) : 0, 0, 0, 0] }, ...meanings),
  );
}

/** Long values line by line: each takes most of the width, its meaning stands on the same foot. */
function ledger(items: readonly Item[], { width, body }: Sheet, tone: Tone): BoxNode[] {
  const most = items.length === 2 ? 280 : 200;
  const size = Math.min(...items.map(({ value }) => figureSize(value, width * 0.62, most)));
  return items.map((item, at) => {
    const id = `item-${at + 1}`;
    const color = at === 0 ? tone.signal : tone.text;
    return column(
      { gap: 18 },
      column({ height: 8, fill: color }),
      row(
        { gap: GUTTER, align: "end" },
        column({ width: "64%" }, text(`${id}-value`, item.value, { ...figure(color, size), group: "readings" })),
        column(
          { grow: 1, basis: 0, padding: [0, 0, size * 0.12, 0] },
          text(`${id}-label`, item.label, term(tone, body)),
          text(`${id}-text`, item.text, { ...prose(tone, body), lineHeight: 1.24, color: tone.quiet, group: "texts" }),
        ),
      ),
    );
  });
}

/** Readings in columns, or two by two, as large as they stand; one under the other on a tall sheet. */
const stats = layout("stats", {
  id: "stats-readings",
  name: "Readings",
  weight: "light",
  compose: ({ kicker, title, items }, frame) => {
    const tone = day(frame.palette);
    const measures = sheetOf(frame);
    const { wide, width, body } = measures;
    const crowded = isCrowded(lengthOf(title, ...items.map((item) => item.text)), 260, title);
    const longest = Math.max(...items.map((item) => lengthOf(item.value)));
    const paired = items.length === 4 && (wide || longest <= 5);
    const isMany = items.length > 4;
    const perRow = paired ? 2 : isMany ? (wide ? 3 : 2) : wide ? items.length : 1;
    const room = (width - (perRow - 1) * GUTTER) / perRow;
    const most = isMany ? 150 : ({ 1: 230, 2: wide ? (paired ? 210 : 340) : 180, 3: 280 }[perRow] ?? 200);
    const size = Math.min(...items.map(({ value }) => figureSize(value, room, most)));
    const areShares = items.every(({ value }) => percentageOf(value?.text ?? "") !== undefined);
    const lines = Array.from({ length: Math.ceil(items.length / perRow) }, (_, line) => {
      const from = line * perRow;
      return readingsLine({ items: items.slice(from, from + perRow), from, tone, size, body, areShares, crowded });
    });
    const isLedger = wide && items.length < 4 && longest > 5;
    return sheet(
      frame,
      tone,
      kicker,
      { crowded, gap: crowded ? 18 : 36, justify: "between" },
      text("title", title, headline(tone, sizeFor(lengthOf(title), [14, wide ? 116 : 96], [80, 72]))),
      wide && !paired && !isMany && !isLedger && spacer(),
      ...(isLedger ? ledger(items, measures, tone) : lines),
      // Three or four short ones stand nearer the middle of a wide sheet than its foot.
      wide && !paired && !isMany && !isLedger && size < 240 && spacer(0.6),
    );
  },
});

export const figures = [stat, stats];
