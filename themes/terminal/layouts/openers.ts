import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { calm, lengthOf, lengthOfItems, sizeFor } from "../../../src/design/copyfit.ts";
import { column, picture, row, text } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { brandMark, buffer, prompt, screen, TOP } from "../chrome.ts";
import { branch, chevron, chevrons, cursor, dissolve, greatPrompt, scanLines } from "../motifs.ts";
import { MARGIN, onPhosphor, onScreen } from "../tokens.ts";
import { comment, headline, figure, line, lineNumber, note, prose } from "../type.ts";

/** The screen comes on: a sunrise from orbit under the title, and a prompt that waits for the reader. */
const cover = layout("cover", {
  id: "cover-sunrise",
  name: "Sunrise from orbit",
  weight: "dark",
  compose: ({ kicker, title, body: summary }, frame) => {
    const tone = onScreen(frame.palette);
    const lit = { ...tone, text: tone.accent };
    return {
      background: tone.ground,
      root: column(
        {},
        column(
          { padding: [TOP, MARGIN, 0, MARGIN] },
          row(
            { gap: 28, justify: "between", align: "start" },
            column({ grow: 1 }, prompt(tone, kicker)),
            brandMark(frame, tone),
          ),
          text("title", title, { ...headline(lit, title, [14, 190], [56, 108]), lineHeight: 1.02 }),
          text("body", summary, prose(tone, sizeFor(lengthOf(summary), [60, 42], [130, 36])), {
            margin: [32, 0, 0, 0],
            maxWidth: 860,
          }),
        ),
        picture("horizon", { grow: 1, minHeight: 300, margin: [16, 0, 0, 0] }),
        row(
          { padding: [30, MARGIN, 48, MARGIN], gap: 22, align: "center" },
          chevron(tone.accent, 44),
          cursor(tone.accent, 56),
          column({ grow: 1 }),
          text("cue", fixedPhrase(frame.words.swipe), note(tone.text, 30)),
          chevrons(tone.accent, 34),
        ),
      ),
    };
  },
});

/** Every pixel lit, and a prompt as large as the headline lets it be. */
const hook = layout("hook", {
  id: "hook-prompt",
  name: "Great prompt",
  weight: "color",
  compose: ({ kicker, title, body: promise }, frame) => {
    const tone = onPhosphor(frame.palette);
    return screen(
      { frame, tone },
      buffer(
        {},
        kicker !== undefined && prompt(tone, kicker, { margin: [0, 0, 56, 0] }),
        greatPrompt(tone.text),
        text("title", title, calm(headline(tone, title, [16, 184], [80, 102]), title), { margin: [52, 0, 0, 0] }),
        text("body", promise, { ...comment(tone, 42), weight: 500 }, { margin: [36, 0, 0, 0] }),
      ),
    );
  },
});

/** The deck as a folder: entries hang from a trunk that runs down to the foot of the screen. */
const agenda = layout("agenda", {
  id: "agenda-tree",
  name: "Tree",
  weight: "dark",
  compose: ({ kicker, title, items }, frame) => {
    const tone = onScreen(frame.palette);
    const length = lengthOfItems(items);
    const size = sizeFor(length, [90, 62], [320, 38]);
    const padding = sizeFor(length, [90, 40], [320, 12]);
    return screen(
      { frame, tone },
      buffer(
        {},
        prompt(tone, kicker),
        text("title", title, headline(tone, title, [8, 170], [50, 84])),
        column({ height: 20, margin: [20, 0, 0, 8], width: 4, fill: tone.quiet }),
        ...items.map((item, at) =>
          row(
            { grow: 1, gap: 22, align: "stretch" },
            branch(tone.quiet, padding + size * 0.65, at === items.length - 1),
            column(
              { grow: 1, padding: [padding, 0], gap: 6 },
              text(`item-${at + 1}-label`, item.label, { ...line(tone, size), weight: 700, color: tone.accent }),
              text(`item-${at + 1}-value`, item.value, { ...line(tone, size), weight: 700, color: tone.accent }),
              text(`item-${at + 1}-text`, item.text, { ...line(tone, size), weight: 500 }),
            ),
            text(`item-${at + 1}-number`, fixedPhrase(String(at + 1).padStart(2, "0")), lineNumber(tone.second, 34), {
              margin: [padding + size * 0.65 - 22, 0, 0, 0],
              shrink: 0,
            }),
          ),
        ),
      ),
    );
  },
});

/** A new part: light dissolves from the upper edge over its number, drawn in scan lines. */
const section = layout("section", {
  id: "section-dissolve",
  name: "Dissolve",
  weight: "color",
  compose: ({ kicker, title, body: summary, number }, frame) => {
    const tone = onScreen(frame.palette);
    return screen(
      { frame, tone },
      dissolve(tone.accent, { grow: 1 }),
      buffer(
        { grow: 0, padding: [28, MARGIN, 0, MARGIN] },
        number !== undefined &&
          column(
            { alignSelf: "start" },
            text("number", fixedPhrase(number), figure(tone.second, fixedPhrase(number), 320)),
            scanLines(tone.ground, 16, 4),
          ),
        kicker !== undefined && prompt(tone, kicker, { margin: [24, 0, 20, 0] }),
        text("title", title, headline(tone, title, [12, 168], [70, 96]), { margin: [16, 0, 0, 0] }),
        text("body", summary, comment(tone, 40), { margin: [32, 0, 0, 0] }),
      ),
    );
  },
});

export const openers = [cover, hook, agenda, section];
