import { displayLength } from "../../../src/deck/display-length.ts";
import type { Phrase } from "../../../src/deck/slide-content.ts";
import { art, column, row, spacer, text } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { hairline, sheet, split } from "../chrome.ts";
import { node, reticle } from "../motifs.ts";
import { day, night, sheetOf } from "../tokens.ts";
import { axis, figure, headline, lengthOf, prose, sizeFor, term } from "../type.ts";

/** The figure inside the reticle, what it means below. */
const stat = layout("stat", {
  id: "stat-reticle",
  name: "In the reticle",
  weight: "dark",
  compose: ({ kicker, value, title, body }, frame) => {
    const tone = night(frame.palette);
    const { wide, body: reading } = sheetOf(frame);
    const aim = column(
      { grow: 1, padding: [44, 60], justify: "center", align: "center" },
      art({ absolute: { top: 0, end: 0, bottom: 0, start: 0 } }, reticle(tone.signal, 54)),
      text("value", value, figure(tone.reading, sizeFor(displayLength(value.text), [3, 400], [13, wide ? 190 : 170]))),
    );
    const meaning = [
      text("title", title, headline(tone, sizeFor(lengthOf(title), [30, 84], [110, 62]))),
      text("body", body, { ...prose(tone, reading - 4), color: tone.quiet }),
    ];
    return sheet(
      frame,
      tone,
      kicker,
      { gap: 48 },
      wide
        ? row(
            { grow: 1, gap: 72, align: "stretch" },
            aim,
            column({ width: "42%", gap: 28, justify: "end" }, ...meaning),
          )
        : aim,
      !wide && column({ gap: 24 }, ...meaning),
    );
  },
});

/** Readings side by side on a wide sheet, stacked on a tall one. */
const stats = layout("stats", {
  id: "stats-readings",
  name: "Readings",
  weight: "light",
  compose: ({ kicker, title, items }, frame) => {
    const tone = day(frame.palette);
    const { wide, body: reading } = sheetOf(frame);
    const longest = Math.max(...items.map((item) => displayLength(item.value?.text ?? "")));
    const size = wide
      ? sizeFor(longest * items.length, [8, 230], [44, 96])
      : sizeFor(longest * Math.max(3, items.length), [9, 190], [44, 110]);
    const readings = items.map((item, at) =>
      column(
        { grow: 1, gap: 14, padding: wide ? 0 : [22, 0] },
        column({ height: 4, fill: at === 0 ? tone.signal : tone.text }),
        text(`item-${at + 1}-value`, item.value, {
          ...figure(at === 0 ? tone.signal : tone.text, size),
          group: "readings",
        }),
        text(`item-${at + 1}-label`, item.label, term(tone, reading)),
        text(`item-${at + 1}-text`, item.text, { ...prose(tone, reading - 4), color: tone.quiet, group: "meanings" }),
      ),
    );
    return sheet(
      frame,
      tone,
      kicker,
      { gap: 40 },
      text("title", title, headline(tone, sizeFor(lengthOf(title), [16, 104], [80, 76]))),
      spacer(),
      wide ? row({ gap: 48, align: "start" }, ...readings) : column({}, ...readings),
    );
  },
});

/** Dates on an axis: across a wide sheet while they are few, down the sheet otherwise. */
const timeline = layout("timeline", {
  id: "timeline-axis",
  name: "Axis",
  weight: "dark",
  compose: ({ kicker, title, items }, frame) => {
    const tone = night(frame.palette);
    const { wide } = sheetOf(frame);
    const length = items.reduce((sum, item) => sum + lengthOf(item.label, item.text), 0);
    const size = sizeFor(length, [120, wide ? 44 : 46], [420, 33]);
    const heading = text("title", title, headline(tone, sizeFor(lengthOf(title), [16, 104], [80, 72])));
    const date = (phrase: Phrase | undefined, at: number) =>
      text(`item-${at + 1}-label`, phrase, {
        ...term(tone, size + 2),
        color: at === items.length - 1 ? tone.reading : tone.signal,
      });
    if (wide && items.length <= 4) {
      const marks = items.map((item, at) =>
        column(
          { grow: 1, gap: 22 },
          row(
            { align: "center" },
            node(at === items.length - 1 ? tone.reading : tone.signal, true, 34),
            column({ grow: 1, height: 4, fill: tone.hairline }),
          ),
          date(item.label, at),
          column(
            { padding: [0, 36, 0, 0] },
            text(`item-${at + 1}-text`, item.text, { ...prose(tone, size), lineHeight: 1.28 }),
          ),
        ),
      );
      return sheet(frame, tone, kicker, {}, heading, spacer(), row({ align: "start" }, ...marks), spacer(0.4));
    }
    const marks = items.map((item, at) =>
      column(
        {},
        at > 0 && hairline(tone),
        row(
          { gap: 28, padding: [sizeFor(items.length, [3, 28], [6, 12]), 0], align: "start" },
          column({ width: wide ? 250 : 240 }, date(item.label, at)),
          column({ grow: 1 }, text(`item-${at + 1}-text`, item.text, { ...prose(tone, size), lineHeight: 1.28 })),
        ),
      ),
    );
    return sheet(frame, tone, kicker, {}, split(frame, tone, 32, [heading], marks));
  },
});

/** Ruled columns; the first column names, the rest reads. */
const table = layout("table", {
  id: "table-log",
  name: "Log",
  weight: "dark",
  compose: ({ kicker, title, columns, rows }, frame) => {
    const tone = night(frame.palette);
    const { wide } = sheetOf(frame);
    const most = Math.max(...[columns, ...rows].flat().map((cell) => lengthOf(cell)));
    const size = sizeFor(most * columns.length + rows.length * 6, [50, wide ? 42 : 38], [150, wide ? 32 : 27]);
    const padding = sizeFor(rows.length, [2, 30], [6, wide ? 13 : 16]);
    const gap = wide ? 36 : 22;
    const share = (at: number): number => (at === 0 ? 1.3 : 1);
    const header = row(
      { gap, padding: [0, 0, 16, 0], align: "end" },
      ...columns.map((name, at) =>
        column(
          { grow: share(at) },
          text(`column-${at + 1}`, name, { ...axis(tone.signal, Math.max(26, size - 8)), group: "columns" }),
        ),
      ),
    );
    const lines = rows.map((cells, line) =>
      column(
        {},
        hairline(tone),
        row(
          { gap, padding: [padding, 0], align: "start" },
          ...cells.map((cell, at) => {
            const style = at === 0 ? { ...term(tone, size), weight: 500 } : prose(tone, size);
            return column(
              { grow: share(at) },
              text(`cell-${line + 1}-${at + 1}`, cell, { ...style, role: "caption", lineHeight: 1.26, group: "cells" }),
            );
          }),
        ),
      ),
    );
    return sheet(
      frame,
      tone,
      kicker,
      { gap: 32 },
      text("title", title, headline(tone, sizeFor(lengthOf(title), [16, 100], [80, 64]))),
      spacer(),
      column({}, header, column({ height: 4, fill: tone.signal }), ...lines),
    );
  },
});

export const figures = [stat, stats, timeline, table];
