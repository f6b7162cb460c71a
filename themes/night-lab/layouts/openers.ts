import { column, row, spacer, text } from "../../../src/design/scene.ts";
import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { layout } from "../../../src/design/theme.ts";
import { hairline, plate, sheet, split } from "../chrome.ts";
import { node, orbits, wave } from "../motifs.ts";
import { flood, night, sheetOf } from "../tokens.ts";
import { axis, figure, headline, lengthOf, prose, sizeFor, term } from "../type.ts";

/** Title low on graph paper, orbits rising from the far corner. */
const cover = layout("cover", {
  id: "cover-orbits",
  name: "Orbits",
  weight: "dark",
  compose: ({ kicker, title, body }, frame) => {
    const tone = night(frame.palette);
    const { wide, body: reading } = sheetOf(frame);
    const sky = orbits(tone, frame.random, wide ? { x: 1, y: 0, reach: 1.02 } : { x: 1, y: 0, reach: 0.82 });
    return plate(
      frame,
      tone,
      [sky],
      text("kicker", kicker, axis(tone.signal, 30), { maxWidth: "56%" }),
      spacer(),
      column(
        { maxWidth: wide ? "70%" : "100%", gap: 36, alignSelf: "start" },
        text("title", title, headline(tone, sizeFor(lengthOf(title), [18, 176], [80, wide ? 108 : 96]))),
        text("body", body, { ...prose(tone, reading), color: tone.quiet }, { maxWidth: "88%" }),
      ),
    );
  },
});

/** One sentence over the trace of a signal. */
const hook = layout("hook", {
  id: "hook-wave",
  name: "Signal",
  weight: "dark",
  compose: ({ kicker, title, body }, frame) => {
    const tone = night(frame.palette);
    const { body: reading, wide } = sheetOf(frame);
    const long = lengthOf(title, body) > 150;
    return sheet(
      frame,
      tone,
      kicker,
      { gap: 28 },
      text("title", title, headline(tone, sizeFor(lengthOf(title), [30, 148], [110, wide ? 96 : 84]))),
      spacer(),
      wave(tone, frame.random, long ? 150 : 260),
      text("body", body, { ...prose(tone, reading), color: tone.quiet }, { maxWidth: wide ? "70%" : "100%" }),
    );
  },
});

/** Stations along a line down the sheet. */
const agenda = layout("agenda", {
  id: "agenda-line",
  name: "Line with stops",
  weight: "dark",
  compose: ({ kicker, title, items }, frame) => {
    const tone = night(frame.palette);
    const { wide, title: size } = sheetOf(frame);
    const type = sizeFor(items.length, [3, wide ? 54 : 52], [7, wide ? 40 : 44]);
    const stops = items.map((item, at) =>
      column(
        {},
        at > 0 && hairline(tone),
        row(
          { gap: 32, align: "center", padding: [sizeFor(items.length, [3, 34], [7, 15]), 0] },
          node(at === 0 ? tone.reading : tone.signal, at === 0),
          column(
            { grow: 1 },
            text(`item-${at + 1}-label`, item.label, axis(tone.signal)),
            text(`item-${at + 1}-text`, item.text, term(tone, type)),
          ),
        ),
      ),
    );
    return sheet(frame, tone, kicker, {}, split(frame, tone, 36, [text("title", title, headline(tone, size))], stops));
  },
});

/** A number as large as the sheet allows, the chapter's name beside it. */
const section = layout("section", {
  id: "section-flood",
  name: "Chapter",
  weight: "color",
  compose: ({ kicker, title, body, number }, frame) => {
    const tone = flood(frame.palette);
    const { wide, body: reading } = sheetOf(frame);
    return plate(
      frame,
      tone,
      [],
      text("kicker", kicker, axis(tone.text, 30)),
      number !== undefined && text("number", fixedPhrase(number), figure(tone.text, wide ? 320 : 380)),
      spacer(),
      text("title", title, headline(tone, sizeFor(lengthOf(title), [14, 168], [66, 104])), { maxWidth: "92%" }),
      text("body", body, prose(tone, reading), { margin: [28, 0, 0, 0], maxWidth: wide ? "66%" : "100%" }),
    );
  },
});

/** The orbits again, set below the horizon. */
const closing = layout("closing", {
  id: "closing-orbits",
  name: "Below the horizon",
  weight: "dark",
  compose: ({ kicker, title, body }, frame) => {
    const tone = night(frame.palette);
    const { wide, body: reading } = sheetOf(frame);
    const sky = orbits(tone, frame.random, { x: wide ? 0.86 : 0.8, y: 1, reach: wide ? 0.86 : 0.7 });
    return plate(
      frame,
      tone,
      [sky],
      text("kicker", kicker, axis(tone.signal, 30)),
      column(
        { maxWidth: wide ? "62%" : "100%", gap: 36 },
        text("title", title, headline(tone, sizeFor(lengthOf(title), [12, 190], [66, 104]))),
        text("body", body, { ...prose(tone, reading), color: tone.quiet }, { maxWidth: wide ? "80%" : "100%" }),
      ),
    );
  },
});

export const openers = [cover, hook, agenda, section, closing];
