import { fixedPhrase, type ContentOf } from "../../../src/deck/slide-content.ts";
import { calm, lengthOf, lengthOfItems, sizeFor } from "../../../src/design/copyfit.ts";
import { column, picture, row, spacer, text, type Scene } from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { heading, section, sheet } from "../chrome.ts";
import { gridOf } from "../grid.ts";
import { rings, rule } from "../motifs.ts";
import { openingOf, viewOf } from "../pictures.ts";
import { beside, cornered, plate } from "../spreads.ts";
import { onForest, onMarigold, onMist, onPaper, type Tone } from "../tokens.ts";
import { figure, headline, ordinal, plain, reading, support, term } from "../type.ts";

/** The title beside fields seen from above. */
const cover = layout("cover", {
  id: "cover-fields",
  name: "Fields from above",
  weight: "light",
  compose: ({ kicker, title, body }, frame) => {
    const tone = onPaper(frame.palette);
    const few = { wide: 168, square: 136, tall: 156 }[gridOf(frame.canvas).shape];
    return plate(
      { frame, tone },
      { scene: openingOf(frame), side: "end", share: "60%" },
      section(tone, kicker),
      spacer(),
      column({ height: 28 }),
      text("title", title, headline(tone, sizeFor(lengthOf(title), [14, few], [64, few * 0.66]))),
      body !== undefined && column({ height: 36 }),
      text("body", body, support(tone, 42 * gridOf(frame.canvas).voice)),
      column({ height: 24 }),
    );
  },
});

/** The question, and as many rings as the deck has slides behind it. */
const hook = layout("hook", {
  id: "hook-rings",
  name: "Rings",
  weight: "dark",
  compose: ({ kicker, title, body }, frame) => {
    const tone = onForest(frame.palette);
    const words = [
      section(tone, kicker),
      column({ height: 24 }),
      text("title", title, calm(headline(tone, sizeFor(lengthOf(title), [20, 156], [90, 96])), title)),
      body !== undefined && column({ height: 36 }),
      text("body", body, support(tone, 42 * gridOf(frame.canvas).voice)),
    ];
    return sheet({ frame, tone }, cornered(frame, "end", words, rings(frame, tone)));
  },
});

/** A chapter: its name and number as large as the corner allows, or the rings where it has none. */
function chapterPage({ kicker, title, body, number }: ContentOf<"section">, frame: Frame, tone: Tone): Scene {
  const words = [
    section(tone, kicker),
    column({ height: 24 }),
    text("title", title, headline(tone, sizeFor(lengthOf(title), [12, 168], [60, 104]))),
    body !== undefined && column({ height: 32 }),
    text("body", body, support(tone, 42 * gridOf(frame.canvas).voice)),
  ];
  const mark = { ...figure(tone.text, 600), weight: 260, align: "end" as const };
  const growth =
    number === undefined
      ? rings(frame, { ...tone, spot: tone.text })
      : column({ grow: 1, justify: "end" }, text("number", fixedPhrase(number), mark));
  return sheet({ frame, tone }, cornered(frame, "end", words, growth));
}

const chapter = layout("section", {
  id: "section-marigold",
  name: "Chapter",
  weight: "color",
  compose: (content, frame) => chapterPage(content, frame, onMarigold(frame.palette)),
});

/** The same on mist, beside pages of full colour. */
const quietChapter = layout("section", {
  id: "section-mist",
  name: "Quiet chapter",
  weight: "light",
  compose: (content, frame) => chapterPage(content, frame, onMist(frame.palette)),
});

/** Contents of this many half-ems leave room for a view. */
const SHORT_CONTENTS = 330;

/** What is coming, numbered, beside the heading. */
const agenda = layout("agenda", {
  id: "agenda-numbered",
  name: "Numbered contents",
  weight: "light",
  compose: ({ kicker, title, items }, frame) => {
    const tone = onPaper(frame.palette);
    const page = { frame, tone, kicker };
    const length = lengthOfItems(items);
    const isWide = gridOf(frame.canvas).shape === "wide";
    const size = sizeFor(length, [80, isWide ? 84 : 72], [320, isWide ? 52 : 42]);
    const padding = sizeFor(length, [100, 34], [480, 12]);
    const entries = items.map((item, at) =>
      column(
        {},
        rule(at === 0 ? tone.strong : tone.hairline, at === 0 ? 5 : 2),
        row(
          { gap: 24, padding: [padding, 0] },
          text(
            `item-${at + 1}-number`,
            fixedPhrase(String(at + 1)),
            { ...ordinal(tone, size), lineHeight: 1.2 },
            { width: 72 },
          ),
          column(
            { grow: 1, gap: 4 },
            text(`item-${at + 1}-label`, item.label, term(tone, size)),
            text(`item-${at + 1}-value`, item.value, plain(tone, size)),
            text(`item-${at + 1}-text`, item.text, { ...reading(tone, size), lineHeight: 1.2 }),
          ),
        ),
      ),
    );
    const style = headline(tone, sizeFor(lengthOf(title), [8, isWide ? 160 : 132], [50, 76]));
    const head = heading(page, title, style);
    const scene = viewOf(frame);
    if (isWide) {
      const view = picture(scene, { grow: 1, minHeight: 240, margin: [48, 0, 0, 0] });
      return sheet(page, beside(frame, "38%", [head, view], [spacer(), ...entries]));
    }
    const { shape, gap } = gridOf(frame.canvas);
    // A square page has room for a view beside its entries, a tall one above them, while these are short.
    const view =
      length <= SHORT_CONTENTS && picture(scene, shape === "tall" ? { grow: 1, minHeight: 180 } : { width: "34%" });
    return sheet(
      page,
      head,
      column({ height: gap }),
      ...(view && shape === "square"
        ? [row({ grow: 1, gap, align: "stretch" }, column({ grow: 1, justify: "end" }, ...entries), view)]
        : [view || spacer(), view && column({ height: gap }), ...entries]),
    );
  },
});

export const openers = [cover, hook, agenda, chapter, quietChapter];
