import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { art, column, picture, row, spacer, text } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { el } from "../../../src/svg/element.ts";
import { plate, sheet, split } from "../chrome.ts";
import { facing, orbits } from "../motifs.ts";
import { day, flood, night, sheetOf } from "../tokens.ts";
import { axis, headline, lengthOf, listing, prose, sizeFor, term } from "../type.ts";

/** A sentence that floods the sheet. */
const statementFlood = layout("statement", {
  id: "statement-flood",
  name: "Flood",
  weight: "color",
  compose: ({ kicker, title, body }, frame) => {
    const tone = flood(frame.palette);
    const { wide, body: reading } = sheetOf(frame);
    return sheet(
      frame,
      tone,
      kicker,
      {},
      spacer(),
      text("title", title, headline(tone, sizeFor(lengthOf(title), [30, 160], [150, wide ? 92 : 80]))),
      text("body", body, prose(tone, reading), { margin: [36, 0, 0, 0], maxWidth: wide ? "74%" : "100%" }),
    );
  },
});

/** The same over orbits. */
const statementNight = layout("statement", {
  id: "statement-orbit",
  name: "Orbit",
  weight: "dark",
  suits: ({ title }) => lengthOf(title) <= 110,
  compose: ({ kicker, title, body }, frame) => {
    const tone = night(frame.palette);
    const { wide, body: reading } = sheetOf(frame);
    return plate(
      frame,
      tone,
      [orbits(tone, frame.random, { x: 1, y: 1, reach: wide ? 0.74 : 0.6 })],
      text("kicker", kicker, axis(tone.signal, 30)),
      column(
        { maxWidth: wide ? "66%" : "100%", gap: 32, margin: [28, 0, 0, 0] },
        text("title", title, headline(tone, sizeFor(lengthOf(title), [30, 136], [110, wide ? 88 : 80]))),
        text("body", body, { ...prose(tone, reading), color: tone.quiet }),
      ),
    );
  },
});

const MARK =
  "M0 96V52C0 20 16 4 50 0V22C34 25 26 33 26 48H48V96ZM66 96V52C66 20 82 4 116 0V22C100 25 92 33 92 48H114V96Z";

/** A voice: marks in signal, words at the size their number allows. */
const quote = layout("quote", {
  id: "quote-voice",
  name: "Voice",
  weight: "light",
  compose: ({ kicker, title, speaker }, frame) => {
    const tone = day(frame.palette);
    const { wide, body: reading } = sheetOf(frame);
    const size = sizeFor(lengthOf(title), [50, 108], [240, wide ? 66 : 62]);
    const marks = art({ width: 116, height: 96, shrink: 0 }, (box) =>
      facing(box, el("path", { d: MARK, fill: tone.signal })),
    );
    const words = column(
      { grow: 1, gap: 40 },
      text("title", title, headline(tone, size)),
      text("speaker", speaker, { ...axis(tone.quiet, reading - 8), font: "body" }),
    );
    return sheet(
      frame,
      tone,
      kicker,
      {},
      spacer(),
      wide ? row({ gap: 64, align: "start" }, marks, words) : column({ gap: 40 }, marks, words),
      spacer(0.3),
    );
  },
});

/** Term and meaning. */
const definition = layout("definition", {
  id: "definition-entry",
  name: "Entry",
  weight: "dark",
  compose: ({ kicker, title, body }, frame) => {
    const tone = night(frame.palette);
    const { wide, body: reading } = sheetOf(frame);
    return sheet(
      frame,
      tone,
      kicker,
      {},
      text("title", title, {
        ...headline(tone, sizeFor(lengthOf(title), [8, 200], [42, wide ? 104 : 88])),
        color: tone.signal,
      }),
      spacer(),
      row(
        { gap: 40, align: "stretch" },
        column({ width: 6, fill: tone.reading }),
        column(
          { grow: 1 },
          text("body", body, prose(tone, sizeFor(lengthOf(body), [80, reading + 14], [240, reading + 2]))),
        ),
      ),
    );
  },
});

/** Question at the start, answer where the eye goes next. */
const qa = layout("qa", {
  id: "qa-call",
  name: "Call and response",
  weight: "light",
  compose: ({ kicker, title, body }, frame) => {
    const tone = day(frame.palette);
    const { wide, body: reading } = sheetOf(frame);
    return sheet(
      frame,
      tone,
      kicker,
      {},
      split(
        frame,
        tone,
        48,
        [
          text("question", fixedPhrase(frame.words.question), axis(tone.signal)),
          text("title", title, headline(tone, sizeFor(lengthOf(title), [24, 116], [100, wide ? 72 : 76]))),
        ],
        [
          text("answer", fixedPhrase(frame.words.answer), axis(tone.signal), { margin: [0, 0, 20, 0] }),
          text("body", body, prose(tone, sizeFor(lengthOf(body), [80, reading + 10], [250, reading - 2]))),
        ],
      ),
    );
  },
});

/** The one thing to take along. */
const takeaway = layout("takeaway", {
  id: "takeaway-reading",
  name: "Result",
  weight: "color",
  compose: ({ kicker, title, body }, frame) => {
    const tone = flood(frame.palette);
    const { wide, body: reading } = sheetOf(frame);
    return sheet(
      frame,
      tone,
      kicker,
      {},
      split(
        frame,
        tone,
        body === undefined ? 90 : 58,
        [text("title", title, headline(tone, sizeFor(lengthOf(title), [30, 128], [140, wide ? 76 : 74])))],
        [text("body", body, prose(tone, sizeFor(lengthOf(body), [60, reading + 6], [200, reading - 4])))],
      ),
    );
  },
});

/** A listing in its own panel. */
const code = layout("code", {
  id: "code-panel",
  name: "Listing",
  weight: "dark",
  compose: ({ kicker, title, code: source, syntax, caption }, frame) => {
    const tone = night(frame.palette);
    const lines = source.text.split("\n").length;
    const { wide } = sheetOf(frame);
    return sheet(
      frame,
      tone,
      kicker,
      { gap: 32 },
      text("title", title, headline(tone, sizeFor(lengthOf(title), [16, 92], [80, wide ? 60 : 68]))),
      spacer(),
      column(
        { fill: tone.panel, ground: tone.panel, radius: 14, padding: [32, 40], gap: 16 },
        syntax !== undefined && syntax !== "" && text("syntax", fixedPhrase(syntax), axis(tone.signal, 26)),
        text("code", source, listing(tone, sizeFor(lines, [3, wide ? 44 : 34], [14, wide ? 30 : 30]))),
      ),
      text("caption", caption, axis(tone.quiet)),
    );
  },
});

/** A picture that fills half of the sheet to its edges. */
const image = layout("image", {
  id: "image-window",
  name: "Window",
  weight: "dark",
  compose: ({ kicker, title, body, alt }, frame) => {
    const tone = night(frame.palette);
    const { wide, body: reading } = sheetOf(frame);
    const words = [
      text("title", title, headline(tone, sizeFor(lengthOf(title), [16, 108], [80, wide ? 68 : 76]))),
      text("body", body, { ...prose(tone, reading - 2), color: tone.quiet }),
      text("alt", alt, axis(tone.quiet, 26)),
    ];
    const view = picture("array", { grow: 1, minHeight: 300, radius: 14 });
    return sheet(
      frame,
      tone,
      kicker,
      { gap: 40 },
      wide
        ? row({ grow: 1, gap: 72, align: "stretch" }, column({ width: "42%", gap: 28, justify: "end" }, ...words), view)
        : view,
      !wide && column({ gap: 24 }, ...words),
    );
  },
});

/** What to do now, as a key to press. */
const cta = layout("cta", {
  id: "cta-key",
  name: "Key",
  weight: "dark",
  compose: ({ kicker, title, body, action }, frame) => {
    const tone = night(frame.palette);
    const { wide, body: reading } = sheetOf(frame);
    const { accent, onAccent } = frame.palette;
    return plate(
      frame,
      tone,
      [],
      text("kicker", kicker, axis(tone.signal, 30)),
      spacer(),
      column(
        { gap: 36, maxWidth: wide ? "80%" : "100%", alignSelf: "start" },
        text("title", title, headline(tone, sizeFor(lengthOf(title), [14, 168], [80, wide ? 104 : 92]))),
        text("body", body, { ...prose(tone, reading), color: tone.quiet }),
        action !== undefined &&
          column(
            { fill: accent, ground: accent, radius: 14, padding: [28, 48], alignSelf: "start" },
            text("action", action, { ...term(tone, reading), color: onAccent }),
          ),
      ),
    );
  },
});

export const voices = [statementFlood, statementNight, quote, definition, qa, takeaway, code, image, cta];
