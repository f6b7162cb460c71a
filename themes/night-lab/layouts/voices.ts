import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { calm, lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { art, column, row, spacer, text } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { hairline, inset, sheet, split } from "../chrome.ts";
import { quotationMarks } from "../motifs.ts";
import { day, flood, night, sheetOf } from "../tokens.ts";
import { interference, lissajous } from "../traces.ts";
import { axis, headline, prose } from "../type.ts";

/** A sentence that floods the sheet. */
const statementFlood = layout("statement", {
  id: "statement-flood",
  name: "Flood",
  weight: "color",
  compose: ({ kicker, title, body }, frame) => {
    const tone = flood(frame.palette);
    const { cinema, body: reading } = sheetOf(frame);
    return sheet(
      frame,
      tone,
      kicker,
      {},
      spacer(),
      text(
        "title",
        title,
        calm(headline(tone, sizeFor(lengthOf(title), [24, cinema ? 196 : 140], [160, cinema ? 100 : 84])), title),
      ),
      text("body", body, prose(tone, reading), { margin: [40, 0, 0, 0], maxWidth: cinema ? "70%" : "100%" }),
    );
  },
});

/** The same over two waves that meet. */
const statementNight = layout("statement", {
  id: "statement-interference",
  name: "Interference",
  weight: "dark",
  suits: ({ title, body }) => lengthOf(title, body) <= 200,
  compose: ({ kicker, title, body }, frame) => {
    const tone = night(frame.palette);
    const { cinema, body: reading } = sheetOf(frame);
    return sheet(
      frame,
      tone,
      kicker,
      { bleed: true, gap: 40 },
      inset(
        frame,
        { gap: 32 },
        text(
          "title",
          title,
          calm(headline(tone, sizeFor(lengthOf(title), [24, cinema ? 160 : 128], [110, cinema ? 96 : 84])), title),
        ),
        text("body", body, { ...prose(tone, reading), color: tone.quiet }),
      ),
      art({ grow: 1, minHeight: 180 }, interference(tone, frame.random)),
    );
  },
});

/** A voice: marks on top, words at the size their number allows, the name on a rule. */
const quote = layout("quote", {
  id: "quote-voice",
  name: "Voice",
  weight: "light",
  compose: ({ kicker, title, speaker }, frame) => {
    const tone = day(frame.palette);
    const { cinema, wide, body: reading } = sheetOf(frame);
    const length = lengthOf(title);
    const size = sizeFor(length, [40, cinema ? 148 : 116], [260, cinema ? 88 : wide ? 74 : 68]);
    return sheet(
      frame,
      tone,
      kicker,
      { gap: sizeFor(length, [60, 44], [250, 24]) },
      quotationMarks(tone.signal, sizeFor(length, [60, cinema ? 170 : 130], [250, 84])),
      spacer(),
      text("title", title, headline(tone, size)),
      speaker !== undefined &&
        column(
          { gap: 20 },
          hairline(tone, 3),
          text("speaker", speaker, { ...axis(tone.quiet, reading - 8), font: "body" }),
        ),
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
    const { cinema, wide, body: reading } = sheetOf(frame);
    return sheet(
      frame,
      tone,
      kicker,
      {},
      text("title", title, {
        ...headline(tone, sizeFor(lengthOf(title), [9, cinema ? 300 : 210], [42, wide ? 110 : 96])),
        color: tone.signal,
      }),
      spacer(),
      hairline(tone),
      row(
        { gap: 56, align: "start", padding: [36, 0, 0, 0] },
        wide && art({ width: "20%", height: 280 }, lissajous(tone, frame.index, { width: 5 })),
        text("body", body, prose(tone, sizeFor(lengthOf(body), [80, reading + 18], [240, reading + 2])), {
          grow: 1,
          shrink: 1,
          basis: 0,
        }),
      ),
    );
  },
});

/** Question and answer side by side at the foot of the sheet, or one below the other. */
const qa = layout("qa", {
  id: "qa-call",
  name: "Call and response",
  weight: "dark",
  compose: ({ kicker, title, body }, frame) => {
    const tone = night(frame.palette);
    const { wide, cinema, body: reading } = sheetOf(frame);
    const size = sizeFor(lengthOf(title), [20, cinema ? 136 : 112], [100, wide ? 76 : 80]);
    const answer = prose(tone, sizeFor(lengthOf(body), [70, reading + 24], [250, reading + 2]));
    return sheet(
      frame,
      tone,
      kicker,
      {},
      split(
        frame,
        tone,
        { share: 47 },
        [
          spacer(),
          text("question", fixedPhrase(frame.words.question), axis(tone.signal, 32)),
          text("title", title, headline(tone, size)),
        ],
        [
          wide && spacer(),
          text("answer", fixedPhrase(frame.words.answer), axis(tone.reading, 32), { margin: [0, 0, 20, 0] }),
          text("body", body, answer),
        ],
      ),
    );
  },
});

export const voices = [statementFlood, statementNight, quote, definition, qa];
