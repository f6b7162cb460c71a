import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { calm, lengthOf, lengthOfItems, sizeFor } from "../../../src/design/copyfit.ts";
import { column, picture, row, spacer, text } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { body, brandMark, entry, page, TOP } from "../chrome.ts";
import { arrow, risingSun, rule, scotchRule } from "../motifs.ts";
import { openingOf } from "../pictures.ts";
import { CAPTION, GUTTER, MARGIN, onInk, onOxblood, onPaper } from "../tokens.ts";
import { caption, display, figure, label, lead, prose, standfirst } from "../type.ts";

/** Masthead, headline, and a window onto the hills that stands on the lower edge beside the standfirst. */
const cover = layout("cover", {
  id: "cover-window",
  name: "Window at noon",
  weight: "light",
  compose: ({ kicker, title, body: summary }, frame) => {
    const tone = onPaper(frame.palette);
    const masthead = column(
      { padding: [TOP, MARGIN, 0, MARGIN], gap: 22 },
      scotchRule(tone),
      row(
        { gap: GUTTER, justify: "between", align: "center" },
        column({ grow: 1 }, text("kicker", kicker, label(tone.accent))),
        brandMark(frame, tone),
      ),
      text("title", title, display(tone, sizeFor(lengthOf(title), [14, 190], [46, 140])), { margin: [16, 0, 0, 0] }),
    );
    const standing = column(
      {
        width: sizeFor(lengthOf(summary), [50, CAPTION], [110, 380]),
        justify: "end",
        padding: [0, 0, MARGIN, 0],
        gap: 26,
      },
      text("body", summary, prose(tone, 36)),
      rule(tone.text),
      row(
        { justify: "between", align: "center" },
        text("cue", fixedPhrase(frame.words.swipe), caption(tone)),
        arrow(tone.accent, 96),
      ),
    );
    const window = picture(openingOf(frame), { grow: 1, minHeight: 380, clip: "arch" });
    return {
      background: tone.ground,
      root: column(
        {},
        masthead,
        row({ grow: 1, gap: GUTTER + 10, padding: [52, MARGIN, 0, MARGIN] }, standing, window),
      ),
    };
  },
});

/** The question that opens the story, under as much of a rising sun as it leaves room for. */
const hook = layout("hook", {
  id: "hook-sunrise",
  name: "Sunrise",
  weight: "color",
  compose: ({ kicker, title, body: promise }, frame) => {
    const tone = onOxblood(frame.palette);
    return page(
      { frame, tone, kicker },
      body(
        {},
        risingSun(frame.palette.accentOnInverse),
        rule(tone.text),
        text("title", title, calm(display(tone, sizeFor(lengthOf(title), [20, 164], [70, 116])), title), {
          margin: [40, 0, 0, 0],
        }),
        row(
          { gap: GUTTER, margin: [48, 0, 0, 0], align: "end", justify: "between" },
          column({ grow: 1, maxWidth: 660 }, text("body", promise, standfirst(tone, 42))),
          arrow(tone.text, 120),
        ),
      ),
    );
  },
});

/** A contents page: a large heading above, entries standing on the lower margin. */
const agenda = layout("agenda", {
  id: "agenda-contents",
  name: "Contents",
  weight: "light",
  compose: ({ kicker, title, items }, frame) => {
    const tone = onPaper(frame.palette);
    const length = lengthOfItems(items);
    const size = sizeFor(length, [110, 64], [300, 42]);
    const padding = sizeFor(length, [110, 32], [480, 14]);
    return page(
      { frame, tone, kicker },
      body(
        {},
        text("title", title, display(tone, sizeFor(lengthOf(title), [10, 176], [50, 104]))),
        spacer(),
        column({ height: 40 }),
        ...items.map((item, at) =>
          entry(
            tone,
            { padding, side: 132 },
            text(`item-${at + 1}-number`, fixedPhrase(String(at + 1)), lead(tone, size + 10)),
            text(`item-${at + 1}-label`, item.label, lead(tone, size)),
            text(`item-${at + 1}-value`, item.value, lead(tone, size)),
            text(`item-${at + 1}-text`, item.text, { ...prose(tone, size), lineHeight: 1.24, balance: true }),
          ),
        ),
      ),
    );
  },
});

/** A new chapter: its number as large as the page is wide, or the sun where chapters have no numbers. */
const section = layout("section", {
  id: "section-chapter",
  name: "Chapter",
  weight: "dark",
  compose: ({ kicker, title, body: summary, number }, frame) => {
    const tone = onInk(frame.palette);
    const opening =
      number === undefined
        ? risingSun(frame.palette.accent)
        : column({ grow: 1 }, text("number", fixedPhrase(number), { ...figure(tone.accent, 520), italic: true }));
    return page(
      { frame, tone, kicker },
      body(
        {},
        opening,
        rule(tone.text),
        text("title", title, display(tone, sizeFor(lengthOf(title), [16, 150], [60, 104])), { margin: [36, 0, 0, 0] }),
        text("body", summary, standfirst(tone, 40), { margin: [32, 0, 0, 0], maxWidth: 720 }),
      ),
    );
  },
});

export const openers = [cover, hook, agenda, section];
