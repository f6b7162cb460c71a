import { fixedPhrase, type ContentOf, type Item } from "../../../src/deck/slide-content.ts";
import { lengthOf, lengthOfItems, sizeFor } from "../../../src/design/copyfit.ts";
import { column, picture, row, spacer, text, type BoxNode, type Scene } from "../../../src/design/scene.ts";
import { rowNumber } from "../../../src/design/row-number.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { variantOf } from "../../../src/design/variation.ts";
import { body, entry, hung, page } from "../chrome.ts";
import { risingSun, rule } from "../motifs.ts";
import { viewOf } from "../pictures.ts";
import { CAPTION, GUTTER, MARGIN, onCard, onInk, onOxblood, onPaper, type Tone } from "../tokens.ts";
import { display, lead, notes, numeral, prose, runIn, standfirst } from "../type.ts";

/** The same by daylight: a sun on the line between the headline, on the warmer stock, and what it rests on. */
function daylight({ kicker, title, body: reason, number }: ContentOf<"tip">, frame: Frame): Scene {
  const tone = onPaper(frame.palette);
  const field = onCard(frame.palette);
  return page(
    { frame, tone: field, kicker },
    body(
      { padding: [36, MARGIN, 0, MARGIN] },
      text("title", title, display(field, sizeFor(lengthOf(title, reason), [60, 164], [280, 96]))),
      column({ height: 32 }),
      number === undefined
        ? risingSun(field.accent)
        : column({ grow: 1, justify: "end" }, text("number", fixedPhrase(number), numeral(field, 240))),
    ),
    rule(field.text),
    column(
      { fill: tone.ground, padding: [52, MARGIN, MARGIN, MARGIN] },
      text("body", reason, prose(tone, sizeFor(lengthOf(reason), [60, 60], [240, 46]))),
    ),
  );
}

/** Headline at the top, the reason at the foot, its number in the margin. */
const margin = layout("tip", {
  id: "tip-margin",
  name: "Note in the margin",
  weight: "light",
  compose: (content, frame) => {
    const { kicker, title, body: reason, number } = content;
    if (reason !== undefined && variantOf(frame.index, 2) === 1) return daylight(content, frame);
    const tone = onPaper(frame.palette);
    const count = number === undefined ? undefined : fixedPhrase(number);
    const size = sizeFor(lengthOf(title, reason), [60, 164], [260, 96]);
    return page(
      { frame, tone, kicker },
      body(
        {},
        text("title", title, display(tone, size)),
        spacer(),
        column({ height: 40 }),
        reason === undefined
          ? text("number", count, numeral(tone, 460))
          : hung(
              tone,
              text("number", count, numeral(tone, 176)),
              text("body", reason, prose(tone, sizeFor(lengthOf(reason), [60, 56], [240, 44]))),
            ),
      ),
    );
  },
});

/** A number on a block of colour that rises from the line it stands on. */
function tab(number: string, tone: Tone): BoxNode {
  const height = 140;
  return column(
    {
      fill: tone.ground,
      height,
      minWidth: 150,
      padding: [8, 30],
      margin: [-height, 0, 0, MARGIN],
      alignSelf: "start",
      justify: "center",
    },
    text("number", fixedPhrase(number), { ...numeral(tone, 108), align: "center" }),
  );
}

/** A landscape across the page with the number set into its corner, and the text below. */
const plate = layout("tip", {
  id: "tip-plate",
  name: "Plate",
  weight: "dark",
  suits: ({ title, body: reason }) => lengthOf(title, reason) <= 210,
  compose: ({ kicker, title, body: reason, number }, frame) => {
    const tone = onInk(frame.palette);
    return page(
      { frame, tone, kicker },
      column({ height: 28 }),
      picture(viewOf(frame), { grow: 1, minHeight: 300 }),
      number !== undefined && tab(number, onOxblood(frame.palette)),
      column(
        { padding: [44, MARGIN, MARGIN, MARGIN], gap: 28 },
        text("title", title, display(tone, sizeFor(lengthOf(title), [20, 116], [60, 80]))),
        text("body", reason, standfirst(tone, 40)),
      ),
    );
  },
});

interface LedgerRuling {
  readonly size: number;
  readonly padding: number;
  /** Width of the side column; without one the label stands above its text. */
  readonly side: number;
}

function ledgerRuling(items: readonly Item[]): LedgerRuling {
  const length = lengthOfItems(items);
  const labelled = length > 560 ? 0 : CAPTION;
  return {
    size: sizeFor(length, [110, 56], [380, 36]),
    padding: sizeFor(length, [110, 36], [680, 6]),
    side: items.some((item) => item.label !== undefined) ? labelled : 120,
  };
}

function ledgerEntry(item: Item, at: number, tone: Tone, { size, padding, side }: LedgerRuling): BoxNode {
  const id = `item-${at + 1}`;
  const head =
    text(`${id}-label`, item.label, side === 0 ? runIn(tone) : lead(tone, size + 2)) ??
    text(`${id}-number`, rowNumber(item, at), lead(tone, size + 12));
  return entry(
    tone,
    { padding, side },
    side > 0 && head,
    side === 0 && head,
    text(`${id}-value`, item.value, lead(tone, size)),
    text(`${id}-text`, item.text, notes(tone, size)),
  );
}

/** Entries under hairlines: what each is about in the side column, what there is to say in the main one. */
const ledger = layout("list", {
  id: "list-ledger",
  name: "Ledger",
  weight: "light",
  compose: ({ kicker, title, items }, frame) => {
    const tone = onPaper(frame.palette);
    const ruling = ledgerRuling(items);
    return page(
      { frame, tone, kicker },
      body(
        { padding: [28, MARGIN, sizeFor(lengthOfItems(items), [400, MARGIN], [700, 56]), MARGIN] },
        text("title", title, display(tone, sizeFor(lengthOf(title), [12, 150], [60, 84]))),
        spacer(),
        column({ height: sizeFor(lengthOfItems(items), [400, 56], [640, 24]) }),
        ...items.map((item, at) => ledgerEntry(item, at, tone, ruling)),
      ),
    );
  },
});

function cell(item: Item, at: number, tone: Tone, size: number): BoxNode {
  const id = `item-${at + 1}`;
  return column(
    { grow: 1, gap: 14 },
    rule(tone.text),
    text(`${id}-number`, rowNumber(item, at), lead(tone, 60), { margin: [8, 0, 0, 0] }),
    text(`${id}-label`, item.label, { ...lead(tone, size + 6), italic: false }),
    text(`${id}-value`, item.value, lead(tone, size + 6)),
    text(`${id}-text`, item.text, notes(tone, size)),
  );
}

/** Numbered notes in two columns on oxblood. */
const columns = layout("list", {
  id: "list-columns",
  name: "Two columns",
  weight: "color",
  suits: ({ items }) => (items.length === 4 || items.length === 6) && lengthOfItems(items) <= 560,
  compose: ({ kicker, title, items }, frame) => {
    const tone = onOxblood(frame.palette);
    const size = sizeFor(lengthOfItems(items), [180, 44], [420, 34]);
    const cells = items.map((item, at) => cell(item, at, tone, size));
    return page(
      { frame, tone, kicker },
      body(
        { gap: 40 },
        text("title", title, display(tone, sizeFor(lengthOf(title), [12, 150], [60, 88]))),
        spacer(),
        ...cells.flatMap((left, at) => (at % 2 === 0 ? [row({ gap: GUTTER }, left, cells[at + 1] ?? spacer())] : [])),
      ),
    );
  },
});

export const points = [margin, plate, ledger, columns];
