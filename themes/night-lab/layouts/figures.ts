import type { ContentOf, Item, Phrase } from "../../../src/deck/slide-content.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { art, column, row, spacer, text, type BoxNode, type Scene } from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { percentageOf } from "../../../src/design/written-figures.ts";
import { sheet } from "../chrome.ts";
import { dial, ruler } from "../motifs.ts";
import { isCrowded } from "../room.ts";
import { day, night, sheetOf, type Tone } from "../tokens.ts";
import { figure, figureSize, headline, prose, term } from "../type.ts";

/** A share inside its dial, what it means beside it. */
function onDial({ kicker, value, title, body }: ContentOf<"stat">, share: number, frame: Frame, tone: Tone): Scene {
  const { wide, cinema, body: reading } = sheetOf(frame);
  const across = cinema ? 830 : wide ? 600 : 640;
  const instrument = column(
    { ...(wide ? { width: across } : { grow: 1, minHeight: 420 }), justify: "center", align: "center" },
    art({ absolute: { top: 0, bottom: 0, start: 0, end: 0 } }, dial(tone, share)),
    text("value", value, figure(tone.reading, figureSize(value, across * 0.56, 300))),
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

/** How far a share of a hundred goes along the rule above a reading. */
function gauge(value: Phrase | undefined, tone: Tone, color: string): BoxNode {
  const share = percentageOf(value?.text ?? "");
  return row(
    { height: 8, fill: tone.hairline },
    column({ width: share === undefined ? "100%" : `${share}%`, fill: color }),
  );
}

/** Readings in columns, or two by two, as large as they stand; one under the other on a tall sheet. */
const stats = layout("stats", {
  id: "stats-readings",
  name: "Readings",
  weight: "light",
  compose: ({ kicker, title, items }, frame) => {
    const tone = day(frame.palette);
    const { wide, width, body } = sheetOf(frame);
    const crowded = isCrowded(lengthOf(title, ...items.map((item) => item.text)), 260, title);
    const longest = Math.max(...items.map((item) => lengthOf(item.value)));
    const paired = items.length === 4 && (wide || longest <= 5);
    const perRow = paired ? 2 : wide ? items.length : 1;
    const room = (width - (perRow - 1) * 64) / perRow;
    const most = { 1: 230, 2: wide ? (paired ? 210 : 330) : 180, 3: 280 }[perRow] ?? 200;
    const size = Math.min(...items.map(({ value }) => figureSize(value, room, most)));
    const readingOf = (item: Item, at: number): BoxNode => {
      const color = at === 0 ? tone.signal : tone.text;
      const id = `item-${at + 1}`;
      return column(
        { grow: 1, basis: 0, gap: crowded ? 2 : 12 },
        gauge(item.value, tone, color),
        text(`${id}-value`, item.value, { ...figure(color, size), group: "readings" }, { margin: [10, 0, 0, 0] }),
        text(`${id}-label`, item.label, term(tone, body)),
        text(`${id}-text`, item.text, { ...prose(tone, body), lineHeight: 1.24, color: tone.quiet, group: "texts" }),
      );
    };
    const readings = items.map(readingOf);
    const rows = Array.from({ length: Math.ceil(items.length / perRow) }, (_, line) =>
      row({ gap: 64, align: "start" }, ...readings.slice(line * perRow, (line + 1) * perRow)),
    );
    return sheet(
      frame,
      tone,
      kicker,
      { crowded, gap: crowded ? 18 : 36, justify: "between" },
      text("title", title, headline(tone, sizeFor(lengthOf(title), [14, wide ? 116 : 96], [80, 72]))),
      wide && !paired && spacer(),
      ...rows,
    );
  },
});

export const figures = [stat, stats];
