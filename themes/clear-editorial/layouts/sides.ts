import type { Phrase, Side } from "../../../src/deck/slide-content.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { column, row, text, type BoxNode, type TextNode } from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { heading, sheet } from "../chrome.ts";
import { gridOf } from "../grid.ts";
import { rule, square } from "../motifs.ts";
import { onForest, onMist, onPaper, type Tone } from "../tokens.ts";
import { headline, plain, reading, term } from "../type.ts";

type SideName = "left" | "right";

function sideHeading(side: SideName, phrase: Phrase, tone: Tone): TextNode | undefined {
  return text(`${side}-heading`, phrase, { ...term(tone, 54), group: "headings" });
}

/** How the cards are set. On crowded ones hairlines part the entries, which then get the whole width. */
interface Setting {
  readonly size: number;
  readonly padding: number;
  readonly isCrowded: boolean;
}

function settingFor({ left, right }: { readonly left: Side; readonly right: Side }, { canvas }: Frame): Setting {
  const most = Math.max(lengthOf(...left.items), lengthOf(...right.items));
  const isWide = gridOf(canvas).shape === "wide";
  return {
    size: sizeFor(most, [50, isWide ? 72 : 60], [280, 34]),
    padding: sizeFor(most, [60, 56], [280, 16]),
    isCrowded: most > 200,
  };
}

function entries(
  name: SideName,
  items: readonly Phrase[],
  tone: Tone,
  { size, isCrowded }: Setting,
): (BoxNode | undefined)[] {
  return items.map((item, at) => {
    const entry = text(`${name}-${at + 1}`, item, { ...plain(tone, size), group: "entries" });
    if (isCrowded) return column({ gap: 6 }, rule(tone.hairline), entry);
    const mark = column({ padding: [size * 0.48, 0, 0, 0] }, square(tone.spot, 14));
    return row({ gap: 22 }, mark, column({ grow: 1 }, entry));
  });
}

/** A side as a card: its name, then its entries, or one statement set as text. */
function card(name: SideName, { heading: phrase, items }: Side, tone: Tone, setting: Setting): BoxNode {
  const { size, padding, isCrowded } = setting;
  const [only] = items;
  const statement = { ...reading(tone, Math.max(48, size * 1.4)), lineHeight: 1.24, group: "entries" };
  return column(
    {
      grow: 1,
      fill: tone.ground,
      radius: 24,
      padding: [padding, isCrowded ? padding + 2 : padding + 8],
      gap: isCrowded ? 6 : padding * 0.6,
    },
    sideHeading(name, phrase, tone),
    ...(items.length === 1 ? [text(`${name}-1`, only, statement)] : entries(name, items, tone, setting)),
  );
}

/** Two cards of equal size, mist and forest. */
const comparison = layout("comparison", {
  id: "comparison-cards",
  name: "Two cards",
  weight: "light",
  compose: ({ kicker, title, left, right }, frame) => {
    const tone = onPaper(frame.palette);
    const page = { frame, tone, kicker };
    const setting = settingFor({ left, right }, frame);
    const isStacked = gridOf(frame.canvas).shape === "tall" && !setting.isCrowded;
    const cards = [
      card("left", left, onMist(frame.palette), setting),
      card("right", right, onForest(frame.palette), setting),
    ];
    return sheet(
      page,
      heading(page, title, headline(tone, sizeFor(lengthOf(title), [14, 120], [80, 68]))),
      column({ height: setting.isCrowded ? 14 : 36 }),
      isStacked ? column({ grow: 1, gap: 24 }, ...cards) : row({ grow: 1, gap: setting.isCrowded ? 16 : 24 }, ...cards),
    );
  },
});

export const sides = [comparison];
