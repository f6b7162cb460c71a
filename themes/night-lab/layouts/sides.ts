import type { Side } from "../../../src/deck/slide-content.ts";
import { column, row, text, type BoxNode } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { sheet } from "../chrome.ts";
import { flood, night, sheetOf, type Tone } from "../tokens.ts";
import { headline, lengthOf, prose, sizeFor, term } from "../type.ts";

function panel(id: "left" | "right", side: Side, tone: Tone, size: number): BoxNode {
  return column(
    { grow: 1, gap: 20, padding: [36, 40], fill: tone.ground, ground: tone.ground, radius: 14 },
    text(`${id}-heading`, side.heading, { ...term(tone, size + 8), color: tone.signal, group: "headings" }),
    column({ height: 3, fill: tone.hairline }),
    ...side.items.map((item, at) =>
      text(`${id}-${at + 1}`, item, { ...prose(tone, size), lineHeight: 1.3, group: "sides" }),
    ),
  );
}

/** Two panels of one height, the second lit. */
const comparison = layout("comparison", {
  id: "comparison-panels",
  name: "Two panels",
  weight: "dark",
  compose: ({ kicker, title, left, right }, frame) => {
    const tone = night(frame.palette);
    const { wide } = sheetOf(frame);
    const length = lengthOf(...left.items, ...right.items);
    const size = sizeFor(length, [80, wide ? 48 : 44], [460, 34]);
    const panels = [
      panel("left", left, { ...tone, ground: tone.panel }, size),
      panel("right", right, flood(frame.palette), size),
    ];
    return sheet(
      frame,
      tone,
      kicker,
      { gap: 44 },
      text("title", title, headline(tone, sizeFor(lengthOf(title), [16, 104], [80, wide ? 68 : 72]))),
      wide ? row({ grow: 1, gap: 28, align: "stretch" }, ...panels) : column({ grow: 1, gap: 28 }, ...panels),
    );
  },
});

export const sides = [comparison];
