import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { column, spacer, text } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { sheet, split } from "../chrome.ts";
import { day, night, sheetOf } from "../tokens.ts";
import { figure, headline, prose } from "../type.ts";

/** Claim and reason together at the foot of a dark sheet, the number of the tip before them. */
const reading = layout("tip", {
  id: "tip-scope",
  name: "Scope",
  weight: "dark",
  compose: ({ kicker, title, body, number }, frame) => {
    const tone = night(frame.palette);
    const { wide, cinema, body: size } = sheetOf(frame);
    const claim = headline(tone, sizeFor(lengthOf(title), [14, cinema ? 176 : 136], [84, wide ? 92 : 88]));
    const words = prose(tone, sizeFor(lengthOf(body), [50, size + 24], [230, size + 2]));
    return sheet(
      frame,
      tone,
      kicker,
      { gap: 44 },
      spacer(),
      number !== undefined && text("number", fixedPhrase(number), figure(tone.signal, cinema ? 240 : 200)),
      text("title", title, claim),
      body !== undefined &&
        column(
          { gap: 32, maxWidth: cinema ? "78%" : "100%" },
          column({ width: 96, height: 6, fill: tone.reading }),
          text("body", body, words),
        ),
    );
  },
});

/** The same on the day sheet: claim and reason begin on one line, side by side, or one below the other. */
const note = layout("tip", {
  id: "tip-day",
  name: "Day sheet",
  weight: "light",
  suits: ({ body }) => body !== undefined,
  compose: ({ kicker, title, body, number }, frame) => {
    const tone = day(frame.palette);
    const { wide, cinema, title: size, body: words } = sheetOf(frame);
    const counter =
      number !== undefined && text("number", fixedPhrase(number), figure(tone.signal, cinema ? 320 : 240));
    return sheet(
      frame,
      tone,
      kicker,
      {},
      split(
        frame,
        tone,
        { share: 50 },
        [
          !wide && counter,
          text("title", title, headline(tone, sizeFor(lengthOf(title), [14, size + 32], [76, wide ? 80 : 88]))),
          wide && spacer(),
          wide && counter,
        ],
        [text("body", body, prose(tone, sizeFor(lengthOf(body), [60, words + 32], [240, words + 6]))), spacer()],
      ),
    );
  },
});

export const tips = [reading, note];
