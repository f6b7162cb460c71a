import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { column, row, spacer, text } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { heading, section, sheet } from "../chrome.ts";
import { gridOf } from "../grid.ts";
import { beside, plate } from "../spreads.ts";
import { onForest, onPaper } from "../tokens.ts";
import { figure, headline, reading, support } from "../type.ts";

/** The point first, the argument behind a warm bar. */
const argument = layout("tip", {
  id: "tip-argument",
  name: "Argument",
  weight: "light",
  compose: ({ kicker, title, body, number }, frame) => {
    const tone = onPaper(frame.palette);
    const page = { frame, tone, kicker };
    const size = sizeFor(lengthOf(title), [14, 136], [70, 80]);
    const count = number === undefined ? undefined : fixedPhrase(number);
    if (body === undefined)
      return sheet(
        page,
        heading(page, title, headline(tone, size * 1.3)),
        spacer(),
        text("number", count, figure(tone.strong, 380)),
      );
    const isWide = gridOf(frame.canvas).shape === "wide";
    const mark = text("number", count, figure(tone.strong, isWide ? 220 : 180));
    const head = heading(page, title, headline(tone, size));
    const reason = row(
      { gap: 44 },
      column({ width: 12, fill: tone.spot }),
      column(
        { grow: 1, padding: [4, 0] },
        text("body", body, reading(tone, sizeFor(lengthOf(body), [40, 80], [200, 48]))),
      ),
    );
    return sheet(
      page,
      isWide
        ? beside(frame, "46%", [head, spacer(), column({ height: 24 }), mark], [spacer(), reason])
        : column({ grow: 1, gap: 28 }, head, spacer(), mark, reason),
    );
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
      { scene: frame.index % 2 === 0 ? "forest" : "river", side: "end", share: "58%" },
      section(tone, kicker),
      spacer(),
      column({ height: 22 }),
      text("number", number === undefined ? undefined : fixedPhrase(number), figure(tone.strong, isTall ? 132 : 200)),
      column({ height: 20 }),
      text("title", title, headline(tone, sizeFor(lengthOf(title), [16, 120], [70, 80]))),
      body !== undefined && column({ height: 28 }),
      text("body", body, support(tone, 40)),
      column({ height: 20 }),
    );
  },
});

export const points = [argument, forest];
