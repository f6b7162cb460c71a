import { fixedPhrase, type Item } from "../../../src/deck/slide-content.ts";
import { column, row, spacer, text, type BoxNode } from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { hairline, sheet, split } from "../chrome.ts";
import { node } from "../motifs.ts";
import { day, flood, night, sheetOf, type Tone } from "../tokens.ts";
import { axis, figure, headline, lengthOf, prose, sizeFor, term } from "../type.ts";

/** Claim at the top, reason below at reading size, its number faint beside it. */
const tip = layout("tip", {
  id: "tip-reading",
  name: "Reading",
  weight: "dark",
  compose: ({ kicker, title, body, number }, frame) => {
    const tone = night(frame.palette);
    const { wide, body: reading } = sheetOf(frame);
    return sheet(
      frame,
      tone,
      kicker,
      {},
      text("title", title, headline(tone, sizeFor(lengthOf(title), [16, 156], [80, wide ? 96 : 84])), {
        maxWidth: wide ? "84%" : "100%",
      }),
      spacer(),
      row(
        { gap: 40, align: "end" },
        number !== undefined && text("number", fixedPhrase(number), figure(tone.signal, 180), { shrink: 0 }),
        wide && spacer(0.5),
        column(
          { grow: 1.4, gap: 32 },
          body !== undefined && column({ width: 96, height: 6, fill: tone.reading }),
          text("body", body, prose(tone, sizeFor(lengthOf(body), [60, reading + 12], [220, reading]))),
        ),
      ),
    );
  },
});

/** The same on the light sheet, side by side. */
const note = layout("tip", {
  id: "tip-day",
  name: "Day sheet",
  weight: "light",
  suits: ({ body }) => body !== undefined,
  compose: ({ kicker, title, body, number }, frame) => {
    const tone = day(frame.palette);
    const { wide, body: reading, title: size } = sheetOf(frame);
    return sheet(
      frame,
      tone,
      kicker,
      {},
      split(
        frame,
        tone,
        46,
        [
          text("title", title, headline(tone, sizeFor(lengthOf(title), [16, size + 24], [70, wide ? 76 : 80]))),
          number !== undefined && spacer(),
          number !== undefined && text("number", fixedPhrase(number), figure(tone.signal, 200)),
        ],
        [text("body", body, prose(tone, sizeFor(lengthOf(body), [60, reading + 14], [220, reading])))],
      ),
    );
  },
});

/** A cell of the rack: reading on top, what it says below. */
function cell(item: Item, at: number, tone: Tone, size: number): BoxNode {
  const id = `item-${at + 1}`;
  return column(
    { grow: 1, padding: [30, 34], gap: 12, fill: tone.panel, ground: tone.panel, radius: 10 },
    text(`${id}-number`, fixedPhrase(String(at + 1).padStart(2, "0")), axis(tone.signal, 30)),
    spacer(),
    text(`${id}-value`, item.value, term(tone, size + 10)),
    text(`${id}-label`, item.label, term(tone, size + 4)),
    text(`${id}-text`, item.text, prose(tone, size)),
  );
}

function rack(items: readonly Item[], columns: number, tone: Tone, size: number): BoxNode[] {
  const cells = items.map((item, at) => cell(item, at, tone, size));
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, line) => {
    const own = cells.slice(line * columns, (line + 1) * columns);
    const blanks = line === 0 ? [] : Array.from({ length: columns - own.length }, () => spacer());
    return row({ grow: 1, gap: 24, align: "stretch" }, ...own, ...blanks);
  });
}

function itemsLength(items: readonly Item[]): number {
  return items.reduce((sum, { label, value, text: words }) => sum + lengthOf(label, value, words) + 16, 0);
}

/** Panels side by side that fill the sheet. */
const cells = layout("list", {
  id: "list-rack",
  name: "Rack",
  weight: "dark",
  suits: ({ items }, frame) =>
    sheetOf(frame).wide && (items.length === 3 || items.length === 4 || itemsLength(items) < 420),
  compose: ({ kicker, title, items }, frame) => {
    const tone = night(frame.palette);
    const columns = items.length <= 4 && items.length !== 4 ? items.length : items.length === 4 ? 2 : 3;
    const size = sizeFor(itemsLength(items), [120, 48], [420, 36]);
    return sheet(
      frame,
      tone,
      kicker,
      { gap: 44 },
      text("title", title, headline(tone, sizeFor(lengthOf(title), [16, 100], [80, 72]))),
      column({ grow: 1, gap: 24 }, ...rack(items, columns, tone, size)),
    );
  },
});

/** An entry under a hairline: number on the axis, lead-in and text beside it. */
function entry(item: Item, at: number, tone: Tone, { size, padding }: { size: number; padding: number }): BoxNode {
  const id = `item-${at + 1}`;
  return column(
    {},
    at > 0 && hairline(tone),
    row(
      { gap: 28, padding: [padding, 0], align: "start" },
      text(`${id}-number`, fixedPhrase(String(at + 1).padStart(2, "0")), axis(tone.signal, 30), {
        width: 58,
        margin: [5, 0, 0, 0],
      }),
      column(
        { grow: 1, gap: 2 },
        text(`${id}-label`, item.label, term(tone, size + 2)),
        text(`${id}-value`, item.value, { ...term(tone, size + 2), color: tone.signal }),
        text(`${id}-text`, item.text, { ...prose(tone, size), lineHeight: 1.28 }),
      ),
    ),
  );
}

function entries(items: readonly Item[], frame: Frame, tone: Tone): BoxNode[] {
  const { wide } = sheetOf(frame);
  const length = itemsLength(items);
  const ruling = {
    size: sizeFor(length, [110, wide ? 54 : 50], [420, 34]),
    padding: sizeFor(length, [100, 38], [520, 12]),
  };
  return items.map((item, at) => entry(item, at, tone, ruling));
}

const rows = layout("list", {
  id: "list-index",
  name: "Index",
  weight: "light",
  compose: ({ kicker, title, items }, frame) => {
    const tone = day(frame.palette);
    const size = sheetOf(frame).wide ? sizeFor(lengthOf(title), [16, 104], [70, 72]) : 84;
    return sheet(
      frame,
      tone,
      kicker,
      {},
      split(frame, tone, 36, [text("title", title, headline(tone, size))], entries(items, frame, tone)),
    );
  },
});

/** A trace with a node a step. */
const steps = layout("steps", {
  id: "steps-trace",
  name: "Trace",
  weight: "dark",
  compose: ({ kicker, title, items }, frame) => {
    const tone = night(frame.palette);
    const { wide } = sheetOf(frame);
    const length = itemsLength(items);
    const size = sizeFor(length, [120, wide ? 50 : 46], [440, 34]);
    const stops = items.map((item, at) => {
      const id = `item-${at + 1}`;
      const last = at === items.length - 1;
      return row(
        { gap: 30, align: "stretch" },
        column(
          { width: 34, align: "center" },
          column({ height: 10 }),
          node(last ? tone.reading : tone.signal, last, 34),
          !last && column({ width: 4, grow: 1, fill: tone.hairline }),
        ),
        column(
          { grow: 1, gap: 2, padding: [0, 0, last ? 0 : sizeFor(length, [120, 40], [520, 16]), 0] },
          text(`${id}-label`, item.label, term(tone, size + 4)),
          text(`${id}-value`, item.value, { ...term(tone, size + 2), color: tone.signal }),
          text(`${id}-text`, item.text, { ...prose(tone, size), lineHeight: 1.28 }),
        ),
      );
    });
    const heading = headline(tone, wide ? sizeFor(lengthOf(title), [16, 108], [70, 72]) : 84);
    return sheet(frame, tone, kicker, {}, split(frame, tone, 36, [text("title", title, heading)], stops));
  },
});

/** What to remember, on the flooded sheet. */
const recap = layout("recap", {
  id: "recap-flood",
  name: "Summary",
  weight: "color",
  compose: ({ kicker, title, items }, frame) => {
    const tone = flood(frame.palette);
    const { title: size } = sheetOf(frame);
    return sheet(
      frame,
      tone,
      kicker,
      {},
      split(frame, tone, 34, [text("title", title, headline(tone, size))], entries(items, frame, tone)),
    );
  },
});

export const points = [tip, note, cells, rows, steps, recap];
