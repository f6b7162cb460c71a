import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { calm, lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { column, row, spacer, text } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { section, sheet } from "../chrome.ts";
import { gridOf } from "../grid.ts";
import { quotationMarks, rings, rule } from "../motifs.ts";
import { cornered, spread, thesis } from "../spreads.ts";
import { onForest, onMarigold, onMist, onPaper } from "../tokens.ts";
import { headline, plain, reading, support } from "../type.ts";

/** The quotation beside its marks; who spoke stands below it. */
const quote = layout("quote", {
  id: "quote-marks",
  name: "Voice",
  weight: "light",
  compose: ({ kicker, title, speaker }, frame) => {
    const tone = onMist(frame.palette);
    const { shape } = gridOf(frame.canvas);
    const isTall = shape === "tall";
    const marks = quotationMarks(tone.spot, isTall ? 120 : 150);
    const few = shape === "wide" ? 152 : 140;
    const said = column(
      { grow: 1 },
      text("title", title, {
        ...headline(tone, sizeFor(lengthOf(title), [30, few], [250, shape === "wide" ? 84 : 72])),
        lineHeight: 1.14,
        color: tone.strong,
      }),
      spacer(),
      speaker !== undefined && column({ height: 36 }),
      speaker !== undefined && rule(tone.strong, 5),
      text(
        "speaker",
        speaker,
        { ...plain(tone, 38 * gridOf(frame.canvas).voice), weight: 500 },
        { margin: [20, 0, 0, 0] },
      ),
    );
    return sheet(
      { frame, tone },
      section(tone, kicker),
      column({ height: 36 }),
      isTall ? column({ grow: 1, gap: 40 }, marks, said) : row({ grow: 1, gap: 64 }, column({}, marks), said),
    );
  },
});

/** Question on forest green, answer on paper. */
const qa = layout("qa", {
  id: "qa-spread",
  name: "Question and answer",
  weight: "dark",
  compose: ({ kicker, title, body }, frame) => {
    const tone = onForest(frame.palette);
    const answer = onPaper(frame.palette);
    const { words } = frame;
    return spread(
      { frame, tone },
      "50%",
      [
        section(tone, kicker ?? fixedPhrase(words.question)),
        column({ height: 32 }),
        text("title", title, headline(tone, sizeFor(lengthOf(title), [8, 168], [80, 76]))),
      ],
      {
        tone: answer,
        blocks: [
          section(answer, fixedPhrase(words.answer), "answer"),
          spacer(),
          column({ height: 24 }),
          text(
            "body",
            body,
            reading(answer, sizeFor(lengthOf(body), [40, 88], [220, gridOf(frame.canvas).shape === "wide" ? 58 : 46])),
          ),
        ],
      },
    );
  },
});

/** The question across the page, the answer below the rule. */
const reply = layout("qa", {
  id: "qa-reply",
  name: "Reply",
  weight: "light",
  compose: ({ kicker, title, body }, frame) => {
    const tone = onMist(frame.palette);
    const { words } = frame;
    const { shape, voice } = gridOf(frame.canvas);
    const page = { frame, tone, kicker: kicker ?? fixedPhrase(words.question) };
    const asked = headline(
      { ...tone, text: tone.strong },
      sizeFor(lengthOf(title), [10, 190], [100, shape === "wide" ? 104 : 84]),
    );
    return sheet(
      page,
      ...thesis(
        page,
        text("title", title, asked),
        section(tone, fixedPhrase(words.answer), "answer"),
        text("body", body, reading(tone, sizeFor(lengthOf(body), [40, 68 * voice], [240, 42 * voice]))),
      ),
    );
  },
});

/** The term, a heavy rule, and what it means. */
const definition = layout("definition", {
  id: "definition-rule",
  name: "Term and meaning",
  weight: "light",
  compose: ({ kicker, title, body }, frame) => {
    const tone = onPaper(frame.palette);
    const isWide = gridOf(frame.canvas).shape === "wide";
    const meaning = text("body", body, reading(tone, sizeFor(lengthOf(body), [40, 80], [220, 48])));
    return sheet(
      { frame, tone },
      section(tone, kicker),
      spacer(),
      column({ height: 24 }),
      text("title", title, {
        ...headline(tone, sizeFor(lengthOf(title), [8, 260], [36, 132])),
        lineHeight: 1,
        color: tone.strong,
      }),
      column({ height: 28 }),
      rule(tone.spot, 12),
      column({ height: 36 }),
      isWide ? row({}, column({ width: "36%" }), column({ grow: 1 }, meaning)) : meaning,
      spacer(isWide ? 0.5 : 0.2),
    );
  },
});

/** A sentence on marigold. */
const poster = layout("statement", {
  id: "statement-marigold",
  name: "Marigold",
  weight: "color",
  compose: ({ kicker, title, body }, frame) => {
    const tone = onMarigold(frame.palette);
    const isWide = gridOf(frame.canvas).shape === "wide";
    return sheet(
      { frame, tone },
      section(tone, kicker),
      body === undefined && spacer(),
      column({ height: 24 }),
      text("title", title, calm(headline(tone, sizeFor(lengthOf(title), [16, 240], [150, isWide ? 104 : 96])), title)),
      spacer(body === undefined ? 0.7 : 1),
      column({ height: 32 }),
      text("body", body, support(tone, 42 * gridOf(frame.canvas).voice), isWide ? { maxWidth: 1300 } : {}),
      column({ height: 12 }),
    );
  },
});

/** A shorter sentence that stands under the rings grown so far. */
const grown = layout("statement", {
  id: "statement-rings",
  name: "Under the rings",
  weight: "dark",
  suits: ({ title, body }) => lengthOf(title, body) <= 170,
  compose: ({ kicker, title, body }, frame) => {
    const tone = onForest(frame.palette);
    const words = [
      section(tone, kicker),
      column({ height: 24 }),
      text("title", title, calm(headline(tone, sizeFor(lengthOf(title), [16, 190], [90, 104])), title)),
      body !== undefined && column({ height: 32 }),
      text("body", body, support(tone, 42 * gridOf(frame.canvas).voice)),
    ];
    return sheet({ frame, tone }, cornered(frame, "start", words, rings(frame, tone)));
  },
});

/** A sentence at the foot of a quiet page, green as the spine, under one rule of marigold. */
const footing = layout("statement", {
  id: "statement-footing",
  name: "At the foot",
  weight: "light",
  compose: ({ kicker, title, body }, frame) => {
    const tone = onMist(frame.palette);
    const { shape, voice } = gridOf(frame.canvas);
    const few = { wide: 210, square: 170, tall: 180 }[shape];
    return sheet(
      { frame, tone },
      section(tone, kicker),
      spacer(),
      column({ height: 24 }),
      rule(tone.spot, 12),
      column({ height: 40 }),
      text(
        "title",
        title,
        calm(headline({ ...tone, text: tone.strong }, sizeFor(lengthOf(title), [16, few], [150, few / 2])), title),
      ),
      body !== undefined && column({ height: 32 }),
      text("body", body, support(tone, 42 * voice), shape === "wide" ? { maxWidth: 1300 } : {}),
      column({ height: 12 }),
    );
  },
});

export const voices = [quote, qa, reply, definition, poster, grown, footing];
