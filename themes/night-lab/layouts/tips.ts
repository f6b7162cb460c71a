import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { art, column, row, spacer, text } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { sheet, split } from "../chrome.ts";
import { day, night, sheetOf } from "../tokens.ts";
import { lissajous } from "../traces.ts";
import { figure, headline, prose } from "../type.ts";

/** Claim at the top, reason below at reading size; the figure of this slide in the corner they leave free. */
const reading = layout("tip", {
  id: "tip-scope",
  name: "Scope",
  weight: "dark",
  compose: ({ kicker, title, body, number }, frame) => {
    const tone = night(frame.palette);
    const { wide, cinema, body: size } = sheetOf(frame);
    const words = sizeFor(lengthOf(body), [50, size + 16], [230, size]);
    const claim = headline(tone, sizeFor(lengthOf(title), [14, cinema ? 176 : 136], [84, wide ? 92 : 88]));
    const corner = wide ? { width: cinema ? 430 : 300, height: cinema ? 430 : 300 } : { width: 280, height: 280 };
    const scope = art({ ...corner, shrink: 0 }, lissajous(tone, frame.index));
    const reason = column(
      { grow: wide ? 1 : 0, gap: 30 },
      column({ width: 96, height: 6, fill: tone.reading }),
      text("body", body, prose(tone, words)),
    );
    const counter =
      number !== undefined && text("number", fixedPhrase(number), figure(tone.signal, 200), { shrink: 0 });
    return sheet(
      frame,
      tone,
      kicker,
      { gap: 36 },
      text("title", title, claim),
      spacer(),
      !wide && row({ align: "end", justify: "between" }, counter || spacer(), scope),
      wide
        ? row({ gap: 72, align: "end" }, counter, body === undefined ? spacer() : reason, scope)
        : body !== undefined && reason,
    );
  },
});

/** The same on the day sheet, claim and reason side by side. */
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
    const trace = lissajous(tone, frame.index, { width: 6, align: "start" });
    // Beside much to read the figure stands below the claim, where there is more room for it.
    const isLong = wide && number === undefined && lengthOf(body) > 130;
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
          text("title", title, headline(tone, sizeFor(lengthOf(title), [14, size + 32], [76, wide ? 80 : 88]))),
          isLong ? art({ grow: 1 }, trace) : wide && spacer(),
          wide && counter,
        ],
        [
          isLong
            ? spacer()
            : wide || number === undefined
              ? art({ grow: 1, minHeight: 120, margin: [0, 0, 24, 0] }, trace)
              : spacer(),
          text("body", body, prose(tone, sizeFor(lengthOf(body), [60, words + 14], [220, words]))),
        ],
      ),
    );
  },
});

export const tips = [reading, note];
