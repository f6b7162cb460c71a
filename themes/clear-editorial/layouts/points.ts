import { fixedPhrase, type Phrase } from "../../../src/deck/slide-content.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { column, row, spacer, text, type Scene } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { heading, section, sheet, type Page } from "../chrome.ts";
import { gridOf } from "../grid.ts";
import { viewOf } from "../pictures.ts";
import { beside, plate, thesis } from "../spreads.ts";
import { onForest, onMist, onPaper } from "../tokens.ts";
import { figure, headline, reading, support } from "../type.ts";

/** A point that needs no argument, over its number. */
function bare(page: Page, title: Phrase, size: number, number: Phrase | undefined): Scene {
  return sheet(
    page,
    heading(page, title, headline(page.tone, size)),
    spacer(),
    text("number", number, figure(page.tone.strong, 380)),
  );
}

/** The point first, the argument behind a warm bar. */
const argument = layout("tip", {
  id: "tip-argument",
  name: "Argument",
  weight: "light",
  compose: ({ kicker, title, body, number }, frame) => {
    const tone = onPaper(frame.palette);
    const page = { frame, tone, kicker };
    const { shape, voice } = gridOf(frame.canvas);
    const isWide = shape === "wide";
    const size = sizeFor(lengthOf(title), [14, isWide ? 156 : 136], [70, isWide ? 92 : 80]);
    const count = number === undefined ? undefined : fixedPhrase(number);
    if (body === undefined) return bare(page, title, size * 1.3, count);
    const wanted = sizeFor(lengthOf(body), [40, 80 * voice], [220, 48 * voice]);
    const mark = text("number", count, figure(tone.strong, isWide ? 220 : 180));
    const head = heading(page, title, headline(tone, size));
    const reason = row(
      { gap: 44 },
      column({ width: 12, fill: tone.spot }),
      column(
        { grow: 1, padding: [4, 0] },
        text("body", body, reading(tone, Math.min(wanted, Math.round(size * 0.72)))),
      ),
    );
    return sheet(
      page,
      isWide
        ? beside(frame, "44%", [head, spacer(), column({ height: 24 }), mark], [reason, spacer()])
        : column({ grow: 1, gap: 28 }, spacer(), mark, head, column({ height: 12 }), reason),
    );
  },
});

/** The point across the page, and what it rests on below a heavy rule. */
const thesisTip = layout("tip", {
  id: "tip-thesis",
  name: "Thesis",
  weight: "light",
  compose: ({ kicker, title, body, number }, frame) => {
    const tone = onMist(frame.palette);
    const page = { frame, tone, kicker };
    const { shape, voice } = gridOf(frame.canvas);
    const size = sizeFor(lengthOf(title), [14, 190], [80, shape === "wide" ? 112 : 88]);
    const count = number === undefined ? undefined : fixedPhrase(number);
    if (body === undefined) return bare(page, title, size, count);
    const mark = text("number", count, figure(tone.strong, shape === "tall" ? 140 : 170));
    const style = reading(tone, sizeFor(lengthOf(body), [40, 68 * voice], [220, 44 * voice]));
    return sheet(page, ...thesis(page, text("title", title, headline(tone, size)), mark, text("body", body, style)));
  },
});

/** The point on forest green, and the forest. */
const forest = layout("tip", {
  id: "tip-forest",
  name: "Forest",
  weight: "dark",
  suits: ({ title, body }) => lengthOf(title, body) <= 220,
  compose: ({ kicker, title, body, number }, frame) => {
    const tone = onForest(frame.palette);
    const isTall = gridOf(frame.canvas).shape === "tall";
    return plate(
      { frame, tone },
      { scene: viewOf(frame), side: "end", share: "58%" },
      section(tone, kicker),
      spacer(),
      column({ height: 22 }),
      text("number", number === undefined ? undefined : fixedPhrase(number), figure(tone.strong, isTall ? 132 : 200)),
      column({ height: 20 }),
      text("title", title, headline(tone, sizeFor(lengthOf(title), [16, 120], [70, 80]))),
      body !== undefined && column({ height: 28 }),
      text("body", body, support(tone, 40 * gridOf(frame.canvas).voice)),
      column({ height: 20 }),
    );
  },
});

export const points = [argument, forest, thesisTip];
