import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { calm, lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { art, column, row, spacer, text } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { beside, hairline, inset, placeHeading, plate, sheet, split } from "../chrome.ts";
import { node } from "../motifs.ts";
import { flood, night, sheetOf } from "../tokens.ts";
import { bundle, harmonograph, largeEnough, lissajous } from "../traces.ts";
import { axis, figure, headline, prose, sizeInColumn, term } from "../type.ts";

/** Title low on graph paper; beside it, or above, a figure that has not settled. */
const cover = layout("cover", {
  id: "cover-scope",
  name: "On the scope",
  weight: "dark",
  compose: ({ kicker, title, body }, frame) => {
    const tone = night(frame.palette);
    const { wide, cinema, width, body: reading } = sheetOf(frame);
    const largest = sizeFor(lengthOf(title), [16, cinema ? 168 : 128], [80, cinema ? 100 : 84]);
    const size = sizeInColumn(title, width * (wide ? 0.53 : 1), largest);
    const words = column(
      { maxWidth: wide ? "53%" : "100%", gap: 36, alignSelf: "start" },
      text("title", title, headline(tone, size)),
      text("body", body, { ...prose(tone, reading), color: tone.quiet }, { maxWidth: wide ? "88%" : "100%" }),
    );
    const label = text("kicker", kicker, axis(tone.signal, 30), { maxWidth: "56%" });
    if (!wide) {
      const figureOf = harmonograph(tone, frame.random, { x: 0.5, y: 0.5, reach: 0.45 });
      return plate(frame, tone, [], label, art({ grow: 1, minHeight: 300 }, figureOf), words);
    }
    const place = { x: cinema ? 0.82 : 0.84, y: 0.5, reach: cinema ? 0.47 : 0.38 };
    return plate(frame, tone, [harmonograph(tone, frame.random, place)], label, spacer(), words);
  },
});

/** One sentence, and the signal running through the whole sheet. */
const hook = layout("hook", {
  id: "hook-signal",
  name: "Signal",
  weight: "dark",
  compose: ({ kicker, title, body }, frame) => {
    const tone = night(frame.palette);
    const { body: reading, wide } = sheetOf(frame);
    return sheet(
      frame,
      tone,
      kicker,
      { bleed: true, gap: 24 },
      inset(
        frame,
        {},
        text("title", title, calm(headline(tone, sizeFor(lengthOf(title), [26, 156], [110, wide ? 100 : 92])), title)),
      ),
      art({ grow: 1, minHeight: 150 }, bundle(tone, frame.random)),
      inset(
        frame,
        { margin: [0, 0, 72, 0] },
        text("body", body, { ...prose(tone, reading), color: tone.quiet }, { maxWidth: wide ? "76%" : "100%" }),
      ),
    );
  },
});

/** Stops along a line down the sheet, as far apart as it allows. */
const agenda = layout("agenda", {
  id: "agenda-stops",
  name: "Line with stops",
  weight: "dark",
  compose: ({ kicker, title, items }, frame) => {
    const tone = night(frame.palette);
    const { title: size, wide } = sheetOf(frame);
    const type = sizeFor(items.length, [3, 68], [7, 46]);
    const stops = items.map((item, at) =>
      column(
        { grow: 1 },
        at > 0 && hairline(tone),
        row(
          { grow: 1, gap: 36, align: "center", padding: [8, 0] },
          node(tone, at === 0, 34),
          column(
            { grow: 1 },
            text(`item-${at + 1}-label`, item.label, axis(tone.signal)),
            text(`item-${at + 1}-text`, item.text, term(tone, type)),
          ),
        ),
      ),
    );
    const largest = sizeFor(lengthOf(title), [12, size + 20], [50, size - 16]);
    const heading = placeHeading(frame, title, false, { beside: largest, above: largest });
    const words = text("title", title, headline(tone, heading.size));
    const trace = harmonograph(tone, frame.random, { x: 0.46, y: 0.5, reach: 0.46 });
    const corner = art({ grow: 1, margin: [24, 0, 0, 0] }, largeEnough(trace));
    return sheet(
      frame,
      tone,
      kicker,
      {},
      split(frame, tone, heading, [words, wide && heading.stacked !== true && corner], stops),
    );
  },
});

/** A chapter on the flooded sheet: its number, its name and its figure. */
const section = layout("section", {
  id: "section-flood",
  name: "Chapter",
  weight: "color",
  compose: ({ kicker, title, body, number }, frame) => {
    const tone = flood(frame.palette);
    const { wide, cinema, body: reading } = sheetOf(frame);
    return plate(
      frame,
      tone,
      [],
      beside(
        frame,
        cinema ? 54 : 58,
        lissajous(tone, frame.index, { width: 8 }),
        [
          text("kicker", kicker, axis(tone.text, 30), { margin: [0, 0, 16, 0] }),
          number !== undefined && text("number", fixedPhrase(number), figure(tone.text, cinema ? 300 : 240)),
        ],
        [
          text(
            "title",
            title,
            headline(tone, sizeFor(lengthOf(title), [12, cinema ? 156 : 124], [66, wide ? 88 : 96])),
          ),
          text("body", body, prose(tone, reading), { margin: [28, 0, 0, 0] }),
        ],
      ),
    );
  },
});

export const openers = [cover, hook, agenda, section];
