import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { calm, lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { column, row, spacer, text } from "../../../src/design/scene.ts";
import { buttonPhrase } from "../../../src/design/call-to-action.ts";
import { layout } from "../../../src/design/theme.ts";
import { section, sheet } from "../chrome.ts";
import { gridOf } from "../grid.ts";
import { arrow, rings } from "../motifs.ts";
import { openingOf } from "../pictures.ts";
import { cornered, plate, spread } from "../spreads.ts";
import { onForest, onMarigold, onPaper } from "../tokens.ts";
import { headline, reading, support } from "../type.ts";

/** The one thing to remember on marigold, what follows from it on paper. */
const takeaway = layout("takeaway", {
  id: "takeaway-spread",
  name: "Takeaway",
  weight: "color",
  compose: ({ kicker, title, body }, frame) => {
    const tone = onMarigold(frame.palette);
    const said = [
      section(tone, kicker ?? fixedPhrase(frame.words.takeaway)),
      spacer(),
      column({ height: 24 }),
      text("title", title, calm(headline(tone, sizeFor(lengthOf(title), [10, 190], [90, 96])), title)),
      column({ height: 16 }),
    ];
    if (body === undefined) return sheet({ frame, tone }, ...said, spacer(0.7));
    const paper = onPaper(frame.palette);
    const follows = [
      spacer(),
      text(
        "body",
        body,
        reading(
          paper,
          sizeFor(lengthOf(body), [60, 54 * gridOf(frame.canvas).voice], [200, 42 * gridOf(frame.canvas).voice]),
        ),
      ),
    ];
    return spread({ frame, tone }, gridOf(frame.canvas).shape === "wide" ? "62%" : "58%", said, {
      tone: paper,
      blocks: follows,
    });
  },
});

/** What to do next, on a button one could press. */
const cta = layout("cta", {
  id: "cta-button",
  name: "Button",
  weight: "dark",
  compose: (content, frame) => {
    const { kicker, title, body } = content;
    const tone = onForest(frame.palette);
    const key = onMarigold(frame.palette);
    const isTall = gridOf(frame.canvas).shape === "tall";
    const words = [
      section(tone, kicker),
      column({ height: 24 }),
      text("title", title, headline(tone, sizeFor(lengthOf(title), [14, 180], [80, 104]))),
      body !== undefined && column({ height: 32 }),
      text("body", body, support(tone, 42 * gridOf(frame.canvas).voice)),
      !isTall && spacer(),
      row(
        {
          fill: key.ground,
          radius: 20,
          padding: [32, 40],
          gap: 36,
          align: "center",
          alignSelf: "start",
          margin: [48, 0, 12, 0],
        },
        text("action", buttonPhrase(content, frame), {
          ...headline(key, 52),
          role: "body",
          weight: 500,
        }),
        arrow(key.text, 84),
      ),
    ];
    return sheet({ frame, tone }, cornered(frame, "start", words, rings(frame, tone)));
  },
});

/** Farewell over the fields of the cover, seen from the other side. */
const closing = layout("closing", {
  id: "closing-fields",
  name: "Farewell",
  weight: "dark",
  compose: ({ kicker, title, body }, frame) => {
    const tone = onForest(frame.palette);
    const { tagline } = frame.brand;
    return plate(
      { frame, tone },
      { scene: openingOf(frame), side: "start", share: "58%" },
      section(tone, kicker),
      spacer(),
      column({ height: 22 }),
      text("title", title, headline(tone, sizeFor(lengthOf(title), [10, 184], [60, 104]))),
      body !== undefined && column({ height: 32 }),
      text("body", body, support(tone, 42 * gridOf(frame.canvas).voice)),
      text("tagline", tagline === undefined ? undefined : fixedPhrase(tagline), support(tone, 36), {
        margin: [24, 0, 0, 0],
      }),
      column({ height: 20 }),
    );
  },
});

export const closers = [takeaway, cta, closing];
