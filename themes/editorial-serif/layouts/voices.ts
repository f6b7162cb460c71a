import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { calm, lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { column, picture, row, spacer, text } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { variantOf } from "../../../src/design/variation.ts";
import { body, hung, page } from "../chrome.ts";
import { endSign, quotationMarks, rule } from "../motifs.ts";
import { viewOf } from "../pictures.ts";
import { GUTTER, MARGIN, onCard, onInk, onOxblood, onPaper, SIDE } from "../tokens.ts";
import { display, label, prose, spoken, standfirst } from "../type.ts";

/** A voice in italics under drawn marks, on ink or on card; who spoke stands at the foot. */
const quote = layout("quote", {
  id: "quote-voice",
  name: "Voice",
  weight: "dark",
  compose: ({ kicker, title, speaker }, frame) => {
    const tone = variantOf(frame.index, 2) === 0 ? onInk(frame.palette) : onCard(frame.palette);
    return page(
      { frame, tone, kicker },
      body(
        { padding: [64, MARGIN, MARGIN, MARGIN] },
        quotationMarks(tone.accent, 132),
        text("title", title, spoken(tone, sizeFor(lengthOf(title), [30, 158], [150, 84])), { margin: [48, 0, 0, 0] }),
        spacer(),
        speaker !== undefined &&
          row(
            { gap: GUTTER, align: "center", margin: [48, 0, 0, 0] },
            column({ width: SIDE, height: 2, fill: tone.text }),
            column({ grow: 1 }, text("speaker", speaker, prose(tone, 40))),
          ),
      ),
    );
  },
});

/** An interview: question and answer hang in the main column, named in the side one. */
const qa = layout("qa", {
  id: "qa-interview",
  name: "Interview",
  weight: "light",
  compose: ({ kicker, title, body: answer }, frame) => {
    const tone = onPaper(frame.palette);
    const reply = { ...tone, accent: tone.text };
    const question = { ...spoken(tone, sizeFor(lengthOf(title), [8, 180], [40, 94])), color: tone.accent };
    return page(
      { frame, tone, kicker },
      body(
        { padding: [56, MARGIN, MARGIN, MARGIN] },
        hung(
          tone,
          text("question", fixedPhrase(frame.words.question), label(tone.accent)),
          text("title", title, question),
        ),
        spacer(),
        column({ height: 48 }),
        hung(
          reply,
          text("answer", fixedPhrase(frame.words.answer), label(tone.text)),
          text("body", answer, prose(tone, sizeFor(lengthOf(answer), [40, 64], [220, 42]))),
        ),
      ),
    );
  },
});

/** A dictionary: the term on the card, its meaning on a sheet laid over the lower corner. */
const definition = layout("definition", {
  id: "definition-entry",
  name: "Dictionary entry",
  weight: "light",
  compose: ({ kicker, title, body: meaning }, frame) => {
    const tone = onCard(frame.palette);
    const sheet = onPaper(frame.palette);
    const term = { ...spoken(tone, sizeFor(lengthOf(title), [8, 240], [30, 140])), lineHeight: 1.02 };
    return page(
      { frame, tone, kicker },
      column(
        { padding: [36, MARGIN, 56, MARGIN], grow: 1, justify: "end" },
        text("title", title, { ...term, color: tone.accent }),
      ),
      column(
        { margin: [0, 0, 0, MARGIN], minHeight: 620, fill: sheet.ground },
        rule(sheet.text, 10),
        column(
          { padding: [48, MARGIN, MARGIN, 56] },
          text("body", meaning, prose(sheet, sizeFor(lengthOf(meaning), [40, 72], [200, 48]))),
        ),
      ),
    );
  },
});

/** A sentence that fills the page in oxblood, closed like an article. */
const fullPage = layout("statement", {
  id: "statement-full",
  name: "Full page",
  weight: "color",
  compose: ({ kicker, title, body: support }, frame) => {
    const tone = onOxblood(frame.palette);
    return page(
      { frame, tone, kicker },
      body(
        {},
        text("title", title, calm(display(tone, sizeFor(lengthOf(title), [16, 230], [90, 128])), title)),
        spacer(),
        row(
          { gap: GUTTER, align: "end", justify: "between", margin: [48, 0, 0, 0] },
          column({ grow: 1, maxWidth: 720 }, text("body", support, standfirst(tone, 42))),
          endSign(tone.text),
        ),
      ),
    );
  },
});

/** A shorter sentence above the sea. */
const horizon = layout("statement", {
  id: "statement-horizon",
  name: "Horizon",
  weight: "light",
  suits: ({ title, body: support }) => lengthOf(title, support) <= 230,
  compose: ({ kicker, title, body: support }, frame) => {
    const tone = onPaper(frame.palette);
    return page(
      { frame, tone, kicker },
      column(
        { padding: [36, MARGIN, 56, MARGIN], gap: 28 },
        text("title", title, calm(spoken(tone, sizeFor(lengthOf(title), [14, 168], [70, 104])), title)),
        text("body", support, { ...standfirst(tone, 40), italic: true }),
      ),
      picture(viewOf(frame), { grow: 1, minHeight: 360 }),
    );
  },
});

export const voices = [quote, qa, definition, fullPage, horizon];
