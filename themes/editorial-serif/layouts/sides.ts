import type { Phrase, Side } from "../../../src/deck/slide-content.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { column, row, text, type BoxNode, type Scene } from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { page } from "../chrome.ts";
import { rule } from "../motifs.ts";
import { MARGIN, onOxblood, onPaper, type Tone } from "../tokens.ts";
import { display, lead, notes, prose } from "../type.ts";

interface TwoSides {
  readonly left: Side;
  readonly right: Side;
}

type SideName = keyof TwoSides;

const INNER = 40;

/** Half of the page: its outer edge keeps the margin, its inner one stays clear of the fold. */
function half(
  side: SideName,
  tone: Tone,
  vertical: readonly [number, number],
  ...children: Parameters<typeof column>[1][]
) {
  const [top, bottom] = vertical;
  const padding = side === "left" ? ([top, INNER, bottom, MARGIN] as const) : ([top, MARGIN, bottom, INNER] as const);
  return column({ width: "50%", ground: tone.ground, padding }, ...children);
}

function heading(side: SideName, phrase: Phrase, tone: Tone): ReturnType<typeof text> {
  return text(`${side}-heading`, phrase, { ...lead(tone, 56), lineHeight: 1.12, group: "headings" });
}

/** Entries face each other across the fold, line by line down to the foot of the page. */
function facing({ left, right }: TwoSides, frame: Frame): BoxNode {
  const tones = { left: onPaper(frame.palette), right: onOxblood(frame.palette) };
  const count = Math.max(left.items.length, right.items.length);
  const longest = Math.max(...[...left.items, ...right.items].map((item) => lengthOf(item)));
  const length = longest * count;
  const size = sizeFor(length, [80, 46], [260, 34]);
  const padding = sizeFor(length, [80, 24], [360, 6]);
  const cell = (side: SideName, phrase: Phrase | undefined, at: number): BoxNode =>
    half(
      side,
      tones[side],
      [0, 0],
      phrase !== undefined && rule(tones[side].hairline),
      text(
        `${side}-${at + 1}`,
        phrase,
        { ...notes(tones[side], size), group: "entries" },
        { margin: [padding, 0, padding, 0] },
      ),
    );
  return column(
    { grow: 1, padding: [0, 0, MARGIN - 48, 0] },
    column({ absolute: { top: 0, bottom: 0, end: 0 }, width: "50%", fill: tones.right.ground }),
    row(
      {},
      half("left", tones.left, [padding * 1.6, padding * 1.1], heading("left", left.heading, tones.left)),
      half("right", tones.right, [padding * 1.6, padding * 1.1], heading("right", right.heading, tones.right)),
    ),
    ...Array.from({ length: count }, (_, at) =>
      row({ grow: 1 }, cell("left", left.items[at], at), cell("right", right.items[at], at)),
    ),
  );
}

/** A few long statements: one side above the other, each in a band of its own. */
function stacked({ left, right }: TwoSides, frame: Frame): readonly BoxNode[] {
  const length = lengthOf(...left.items, ...right.items);
  const size = sizeFor(length, [40, 76], [300, 44]);
  const band = (side: SideName, { heading: phrase, items }: Side, tone: Tone): BoxNode =>
    column(
      { grow: 1, fill: tone.ground, padding: [44, MARGIN, 56, MARGIN], gap: 24 },
      heading(side, phrase, tone),
      ...items.map((item, at) =>
        text(`${side}-${at + 1}`, item, { ...prose(tone, size), lineHeight: 1.22, group: "entries" }),
      ),
    );
  const tone = onPaper(frame.palette);
  return [
    column({ padding: [0, MARGIN] }, rule(tone.text)),
    band("left", left, tone),
    band("right", right, onOxblood(frame.palette)),
  ];
}

/** Two sides of one page: bone and oxblood. */
const comparison = layout("comparison", {
  id: "comparison-two-sides",
  name: "Two sides",
  weight: "color",
  compose: ({ kicker, title, left, right }, frame): Scene => {
    const tone = onPaper(frame.palette);
    const items = [...left.items, ...right.items];
    const isStacked = items.length <= 2 || (items.length <= 4 && items.some((item) => lengthOf(item) > 84));
    return page(
      { frame, tone, kicker },
      column(
        { padding: [28, MARGIN, 32, MARGIN] },
        text("title", title, display(tone, sizeFor(lengthOf(title), [12, 140], [60, 80]))),
      ),
      ...(isStacked ? stacked({ left, right }, frame) : [facing({ left, right }, frame)]),
    );
  },
});

export const sides = [comparison];
