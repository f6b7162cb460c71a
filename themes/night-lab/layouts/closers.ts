import { calm, lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { art, column, row, spacer, text } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { beside, hairline, plate, sheet } from "../chrome.ts";
import { arrow } from "../motifs.ts";
import { flood, night, sheetOf } from "../tokens.ts";
import { lissajous, rest } from "../traces.ts";
import { axis, headline, prose, term } from "../type.ts";

/** The one thing to take along. */
const takeaway = layout("takeaway", {
  id: "takeaway-result",
  name: "Result",
  weight: "color",
  compose: ({ kicker, title, body }, frame) => {
    const tone = flood(frame.palette);
    const { wide, cinema, body: reading } = sheetOf(frame);
    const corner = { width: cinema ? 400 : 300, height: cinema ? 400 : 300, shrink: 0 };
    return sheet(
      frame,
      tone,
      kicker,
      { gap: 40 },
      text(
        "title",
        title,
        calm(headline(tone, sizeFor(lengthOf(title), [24, cinema ? 172 : 132], [150, cinema ? 92 : 84])), title),
      ),
      spacer(),
      row(
        { gap: 64, align: "end", justify: "between" },
        column(
          { grow: 1, basis: 0, gap: 32 },
          body !== undefined && hairline(tone, 3),
          text("body", body, prose(tone, sizeFor(lengthOf(body), [50, reading + 12], [200, reading]))),
        ),
        (wide || body === undefined) && art(corner, lissajous(tone, frame.index, { width: 7 })),
      ),
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
    const { wide, cinema, body: reading } = sheetOf(frame);
    const { accent, onAccent } = frame.palette;
    const key =
      action !== undefined &&
      row(
        { fill: accent, ground: accent, radius: 60, padding: [28, 52], gap: 28, align: "center", alignSelf: "start" },
        text("action", action, { ...term(tone, reading + 4), color: onAccent }, { shrink: 1 }),
        arrow(onAccent, 44),
      );
    return plate(
      frame,
      tone,
      [],
      beside(
        frame,
        cinema ? 60 : 68,
        lissajous(tone, frame.index),
        [text("kicker", kicker, axis(tone.signal, 30))],
        [
          column(
            { gap: 40 },
            text(
              "title",
              title,
              headline(tone, sizeFor(lengthOf(title), [14, cinema ? 160 : 124], [80, wide ? 92 : 96])),
            ),
            text("body", body, { ...prose(tone, reading), color: tone.quiet }),
            key,
          ),
        ],
      ),
    );
  },
});

/** The figure of the cover has come to rest. */
const closing = layout("closing", {
  id: "closing-rest",
  name: "At rest",
  weight: "dark",
  compose: ({ kicker, title, body }, frame) => {
    const tone = night(frame.palette);
    const { wide, cinema, body: reading } = sheetOf(frame);
    const label = text("kicker", kicker, axis(tone.signal, 30), { maxWidth: "50%" });
    const { width } = sheetOf(frame);
    const largest = sizeFor(lengthOf(title), [8, cinema ? 200 : 150], [cinema ? 36 : 28, cinema ? 96 : 84]);
    // Two words of thanks stand on one line.
    const oneLine = Math.floor((width * (wide ? 0.52 : 1)) / (Math.max(1, lengthOf(title)) * 0.6));
    const words = column(
      { maxWidth: wide ? "52%" : "100%", gap: 36, alignSelf: "start" },
      text("title", title, headline(tone, lengthOf(title) <= 14 ? Math.min(largest, oneLine) : largest)),
      text("body", body, { ...prose(tone, reading), color: tone.quiet }),
    );
    if (!wide)
      return plate(
        frame,
        tone,
        [],
        label,
        art({ grow: 1, minHeight: 280 }, rest(tone, { x: 0.5, y: 0.46, reach: 0.42 })),
        words,
      );
    const place = cinema ? { x: 0.743, y: 0.5, reach: 0.36 } : { x: 0.754, y: 0.5, reach: 0.25 };
    return plate(frame, tone, [rest(tone, place)], label, spacer(), words);
  },
});

export const closers = [takeaway, cta, closing];
