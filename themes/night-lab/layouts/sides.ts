import type { Side } from "../../../src/deck/slide-content.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { art, column, row, text, type BoxNode } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { hairline, inset, sheet } from "../chrome.ts";
import { isCrowded } from "../room.ts";
import type { Drawing } from "../motifs.ts";
import { flood, night, sheetOf, type Tone } from "../tokens.ts";
import { channel } from "../traces.ts";
import { headline, prose, term } from "../type.ts";

interface Screen {
  readonly id: "left" | "right";
  readonly side: Side;
  readonly tone: Tone;
  readonly size: number;
  readonly crowded: boolean;
  /** From the canvas edge, and from the other screen. */
  readonly padding: readonly [number, number, number, number];
}

/** A trace flatter than this is a stray line, px. */
const FLATTEST = 64;

function worthDrawing(trace: Drawing): Drawing {
  return (box) => (box.height < FLATTEST ? [] : trace(box));
}

/** One of two screens: heading, its trace, then what it says line by line. */
function screen({ id, side, tone, size, crowded, padding }: Screen): BoxNode {
  const single = side.items.length === 1;
  return column(
    { grow: 1, basis: 0, padding, fill: tone.ground, ground: tone.ground },
    text(`${id}-heading`, side.heading, { ...term(tone, size + 22), color: tone.signal, group: "headings" }),
    !crowded && art({ grow: 1, minHeight: 24, maxHeight: 300 }, worthDrawing(channel(tone, id === "left" ? 0.5 : 4.5))),
    ...side.items.flatMap((item, at) => [
      at > 0 && hairline(tone),
      text(
        `${id}-${at + 1}`,
        item,
        {
          ...(single ? term(tone, size) : prose(tone, size)),
          lineHeight: 1.24,
          weight: single ? 500 : 400,
          group: "sides",
        },
        { margin: [crowded ? 2 : 14, 0] },
      ),
    ]),
  );
}

/** Two screens that fill the rest of the sheet from edge to edge, the second lit; one above the other on a tall one. */
const comparison = layout("comparison", {
  id: "comparison-screens",
  name: "Two screens",
  weight: "dark",
  compose: ({ kicker, title, left, right }, frame) => {
    const tone = night(frame.palette);
    const { wide, margin } = sheetOf(frame);
    const length = lengthOf(...left.items, ...right.items);
    const size = sizeFor(length, [70, wide ? 56 : 50], [460, 34]);
    const crowded = isCrowded(length, wide ? 480 : 360, title);
    const [above, below] = crowded ? [12, 34] : [36, 48];
    const inner = wide ? 64 : margin;
    const screens = [
      screen({
        id: "left",
        side: left,
        tone: { ...tone, ground: tone.panel },
        size,
        crowded,
        padding: [above, inner, below, margin],
      }),
      screen({
        id: "right",
        side: right,
        tone: flood(frame.palette),
        size,
        crowded,
        padding: [above, margin, below + (wide ? 0 : 12), wide ? inner : margin],
      }),
    ];
    const heading = text("title", title, headline(tone, sizeFor(lengthOf(title), [14, 120], [80, wide ? 68 : 72])));
    return sheet(
      frame,
      tone,
      kicker,
      { bleed: true, crowded, gap: crowded ? 12 : 36 },
      inset(frame, {}, heading),
      wide ? row({ grow: 1, align: "stretch" }, ...screens) : column({ grow: 1 }, ...screens),
    );
  },
});

export const sides = [comparison];
