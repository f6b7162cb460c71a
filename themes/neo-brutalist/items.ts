import type { Item } from "../../src/deck/slide-content.ts";
import { displayLength } from "../../src/deck/display-length.ts";
import { column, text, type BoxNode, type Hex } from "../../src/design/scene.ts";
import { body, label } from "./type.ts";

/** Type sizes of the entries of one slide: Archivo Black for lead-ins and short entries, Space Grotesk for the rest. */
export interface EntryType {
  readonly label: number;
  readonly text: number;
  /** Short entries without a lead-in are set like lead-ins. */
  readonly black: boolean;
  readonly tight: boolean;
}

/** The size that goes with a number of entries: few are set large, many small. Sizes are given for 2, 3, 4, 5, 6… */
export function sizeByCount(count: number, sizes: readonly [number, ...number[]]): number {
  return sizes[Math.min(Math.max(0, count - 2), sizes.length - 1)] ?? sizes[0];
}

/** Longest part of the entries in half-ems, to choose between compositions. */
export function longest(items: readonly Item[], part: "label" | "value" | "text"): number {
  return Math.max(0, ...items.map((item) => displayLength(item[part]?.text ?? "")));
}

/** How the entries of a slide are set, by their number and length. */
export function entryType(items: readonly Item[], tight = false): EntryType {
  const plain = items.every((item) => item.label === undefined && item.value === undefined);
  const black = plain && longest(items, "text") <= 46;
  const size = sizeByCount(items.length, [72, 62, 54, 48, 43, 40]);
  const running = sizeByCount(items.length, [50, 46, 42, 39, 37, 36]);
  return { label: size, text: black ? size : plain ? running * 1.1 : running, black, tight };
}

/** The words of an entry: lead-in (with its figure, if any) over text. */
export function entry(item: Item, at: number, color: Hex, type: EntryType): BoxNode {
  const id = `item-${at + 1}`;
  const running = { ...body(color, type.text), ...(type.tight ? { lineHeight: 1.18 } : {}) };
  const words = type.black ? label(color, type.text) : running;
  return column(
    { grow: 1, gap: type.tight ? 1 : 6 },
    text(`${id}-value`, item.value, { ...label(color, type.label), group: "items/label" }),
    text(`${id}-label`, item.label, { ...label(color, type.label), group: "items/label" }),
    text(`${id}-text`, item.text, { ...words, group: "items/text" }),
  );
}
