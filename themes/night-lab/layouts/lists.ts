import { fixedPhrase, type Item, type Phrase } from "../../../src/deck/slide-content.ts";
import { lengthOf, lengthOfItems, sizeFor } from "../../../src/design/copyfit.ts";
import { art, column, row, text, type ArtNode, type BoxNode } from "../../../src/design/scene.ts";
import { rowNumber } from "../../../src/design/row-number.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { hairline, inset, placeHeading, sheet, split } from "../chrome.ts";
import { isCrowded } from "../room.ts";
import { day, flood, night, sheetOf, type Tone } from "../tokens.ts";
import { channel, lissajous } from "../traces.ts";
import { axis, headline, prose, term } from "../type.ts";

function ordinal(item: Item, at: number, tone: Tone, size: number) {
  const number = fixedPhrase(rowNumber(item, at).text.padStart(2, "0"));
  return text(`item-${at + 1}-number`, number, axis(tone.signal, size), { shrink: 0 });
}

interface Channel {
  /** Type size of its text, px. */
  readonly size: number;
  /** Height of its trace, px. */
  readonly trace: number;
}

/** A channel: its trace on top, what it says below, hairlines between it and its neighbours. */
function strip(item: Item, at: number, tone: Tone, { size, trace }: Channel): BoxNode {
  const id = `item-${at + 1}`;
  return column(
    { grow: 1, basis: 0, gap: 14 },
    ordinal(item, at, tone, 30),
    art({ height: trace, margin: [0, 0, 14, 0] }, channel(tone, at)),
    text(`${id}-value`, item.value, { ...term(tone, size + 16), color: tone.reading }),
    text(`${id}-label`, item.label, term(tone, size + 8)),
    text(`${id}-text`, item.text, item.label === undefined ? term(tone, size + 6) : prose(tone, size)),
  );
}

/** Channels side by side, each with a trace of its own. */
const channels = layout("list", {
  id: "list-channels",
  name: "Channels",
  weight: "dark",
  suits: ({ items }, frame) => sheetOf(frame).wide && items.length <= 4 && lengthOfItems(items) < 420,
  compose: ({ kicker, title, items }, frame) => {
    const tone = night(frame.palette);
    const { margin, cinema } = sheetOf(frame);
    const size = sizeFor(lengthOfItems(items) * items.length, [200, cinema ? 52 : 46], [1500, 36]);
    const longest = Math.max(...items.map((item) => lengthOf(item.label, item.value, item.text)));
    const trace = sizeFor(longest, [16, cinema ? 380 : 340], [90, 130]);
    const strips = items.flatMap((item, at) => [
      at > 0 && column({ width: 2, fill: tone.hairline, margin: [0, 40] }),
      strip(item, at, tone, { size, trace }),
    ]);
    return sheet(
      frame,
      tone,
      kicker,
      { bleed: true, gap: 44 },
      inset(frame, {}, text("title", title, headline(tone, sizeFor(lengthOf(title), [14, 124], [80, 76])))),
      hairline(tone),
      row({ grow: 1, align: "stretch", padding: [0, margin, 72, margin] }, ...strips),
    );
  },
});

/** Half-ems that a register holds with air around its entries. */
const MOST = 560;

interface Ruling {
  readonly size: number;
  readonly padding: number;
}

/** An entry under a hairline: number on the axis, lead-in and text beside it. */
function entry(item: Item, at: number, tone: Tone, { size, padding }: Ruling): BoxNode {
  const id = `item-${at + 1}`;
  return column(
    { grow: 1 },
    hairline(tone),
    row(
      { gap: 28, padding: [padding, 0], align: "start" },
      column({ width: 56, padding: [Math.max(0, (size - 30) * 0.55), 0, 0, 0] }, ordinal(item, at, tone, 30)),
      column(
        { grow: 1, gap: padding < 10 ? 0 : 4 },
        text(`${id}-label`, item.label, { ...term(tone, size + 6), group: "labels" }),
        text(`${id}-value`, item.value, { ...term(tone, size + 6), color: tone.signal }),
        text(`${id}-text`, item.text, {
          ...(item.label === undefined ? term(tone, size) : prose(tone, size)),
          ...(item.label === undefined ? { weight: 500 } : {}),
          lineHeight: 1.24,
          group: "texts",
        }),
      ),
    ),
  );
}

/** Entries are set no larger than this share of their heading. */
const LARGEST_ENTRY = 0.64;

interface Register {
  readonly title: Phrase;
  /** Fills the corner below a heading that stands beside its entries. */
  readonly corner?: ArtNode | undefined;
  readonly items: readonly Item[];
  readonly crowded: boolean;
}

/** Title beside its entries; where they are many and long, above them and the entries in two columns. */
function register(frame: Frame, tone: Tone, { title, items, crowded, corner }: Register): BoxNode {
  const { wide, cinema, title: most } = sheetOf(frame);
  const length = lengthOfItems(items);
  const dense = wide && length > (cinema ? 470 : 380);
  const heading = placeHeading(frame, title, dense, {
    beside: sizeFor(lengthOf(title), [12, most + 16], [80, 72]),
    above: sizeFor(lengthOf(title), [14, wide ? 116 : most + 16], [80, wide ? 72 : 80]),
  });
  const ruling = {
    size: Math.min(
      sizeFor(length, [110, wide ? 72 : 64], [dense ? 640 : 420, dense ? 36 : 40]),
      Math.round(heading.size * LARGEST_ENTRY),
    ),
    padding: sizeFor(length, [100, 30], [620, 6]),
  };
  const entries = items.map((item, at) => entry(item, at, tone, ruling));
  const half = Math.ceil(entries.length / 2);
  const pairs = entries.slice(0, half).map((first, at) => {
    const second = entries[half + at];
    return row(
      { grow: 1, gap: 64, align: "stretch" },
      column({ grow: 1, basis: 0 }, first),
      column({ grow: 1, basis: 0 }, second),
    );
  });
  return split(
    frame,
    tone,
    { ...heading, crowded },
    [text("title", title, headline(tone, heading.size)), wide && heading.stacked !== true && corner],
    dense ? pairs : entries,
  );
}

const index = layout("list", {
  id: "list-index",
  name: "Index",
  weight: "light",
  compose: ({ kicker, title, items }, frame) => {
    const tone = day(frame.palette);
    const crowded = isCrowded(lengthOfItems(items), MOST, title);
    return sheet(frame, tone, kicker, { crowded }, register(frame, tone, { title, items, crowded }));
  },
});

/** What to remember, on the flooded sheet. */
const recap = layout("recap", {
  id: "recap-flood",
  name: "Summary",
  weight: "color",
  compose: ({ kicker, title, items }, frame) => {
    const tone = flood(frame.palette);
    const crowded = isCrowded(lengthOfItems(items), MOST, title);
    const corner = art({ grow: 1 }, lissajous(tone, frame.index, { width: 7, align: "start" }));
    return sheet(frame, tone, kicker, { crowded }, register(frame, tone, { title, items, crowded, corner }));
  },
});

export const lists = [channels, index, recap];
