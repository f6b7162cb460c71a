import { el, type SvgElement } from "./element.ts";
import { GENERIC_FAMILY, type Genre } from "./genre.ts";
import { formatNumber } from "./write-svg.ts";

export type SlotAlign = "start" | "center" | "end";

export interface SlotBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A text slot of a slide: what it says, where, and all that is needed to set another text in its place. Lengths in px. */
export interface TextSlot {
  /** Stable id inside the slide. */
  readonly id: string;
  readonly box: SlotBox;
  /** What the text is for ("title", "body"); it sets how small it may become. */
  readonly role?: string;
  /** Sizes the text may be set in, and the one it is set in. */
  readonly fit: { readonly min: number; readonly max: number };
  readonly size: number;
  readonly align: SlotAlign;
  /** Where the lines stand in a box that is taller than they are; `top` by default. */
  readonly valign?: "top" | "middle" | "bottom";
  /** Factor of the size. */
  readonly lineHeight: number;
  /** The text before it was broken into lines. */
  readonly source: string;
  /** Families in order, the style's own first, without the generic one. */
  readonly families: readonly string[];
  readonly genre: Genre;
  readonly weight: number;
  readonly italic?: boolean;
  /** em */
  readonly tracking?: number;
  readonly fill: string;
  readonly direction: "ltr" | "rtl";
  readonly case?: "upper";
  readonly balance?: boolean;
  readonly maxLines?: number;
}

/** Ascent and descent of the slot's own family in em, as `Typesetter.metrics` gives them. */
export interface LineMetrics {
  readonly ascent: number;
  readonly descent: number;
}

/**
 * The `<text>` element of a slot, one `<tspan x y>` a line. Each baseline is placed as CSS does it: the font's ascent
 * and descent are centred in a line box of size × line height, and line boxes are stacked in the slot's box.
 */
export function textElement(slot: TextSlot, lines: readonly string[], metrics: LineMetrics): SvgElement {
  const { box, size, direction } = slot;
  const baselines = baselinesOf(slot, lines.length, metrics);
  const tracking = (slot.tracking ?? 0) * size;
  return el(
    "text",
    {
      id: slot.id,
      "data-box": [box.x, box.y, box.width, box.height].map(formatNumber).join(" "),
      "data-role": slot.role,
      "data-fit": `${formatNumber(slot.fit.min)} ${formatNumber(slot.fit.max)}`,
      "data-align": slot.align,
      "data-valign": slot.valign === "top" ? undefined : slot.valign,
      "data-lh": slot.lineHeight,
      "data-case": slot.case,
      "data-wrap": slot.balance === true ? "balance" : undefined,
      "data-lines": slot.maxLines,
      // The lines say it themselves unless setting changed blanks, hyphens or case.
      "data-text": lines.join(" ") === slot.source ? undefined : slot.source,
      "font-family": [...slot.families, GENERIC_FAMILY[slot.genre]].join(", "),
      "font-weight": slot.weight,
      "font-style": slot.italic === true ? "italic" : undefined,
      "font-size": size,
      fill: slot.fill,
      "text-anchor": slot.align === "center" ? "middle" : slot.align === "end" ? "end" : undefined,
      // Program text keeps its own direction inside slides that run right to left.
      direction: direction === "rtl" ? "rtl" : slot.role === "code" ? "ltr" : undefined,
      "letter-spacing": tracking === 0 ? undefined : tracking,
    },
    ...lines.map((line, index) =>
      el("tspan", { x: anchorX(slot, tracking), y: baselines[index] ?? box.y }, keepSpaces(line)),
    ),
  );
}

/** Baselines of a slot's lines, px from the top of the canvas. */
export function baselinesOf(slot: TextSlot, lines: number, { ascent, descent }: LineMetrics): number[] {
  const step = slot.size * slot.lineHeight;
  const free = slot.box.height - lines * step;
  const top = slot.box.y + (slot.valign === "middle" ? free / 2 : slot.valign === "bottom" ? free : 0);
  const inLine = (step - (ascent + descent) * slot.size) / 2 + ascent * slot.size;
  return Array.from({ length: lines }, (_, index) => top + index * step + inLine);
}

/** Browsers count the letter spacing after the last letter as part of a line; the anchor makes up for it. */
function anchorX({ box, align, direction }: TextSlot, tracking: number): number {
  const trailing = direction === "rtl" ? -tracking : tracking;
  if (align === "center") return box.x + box.width / 2 + trailing / 2;
  const atRight = (align === "end") !== (direction === "rtl");
  return (atRight ? box.x + box.width : box.x) + (align === "end" ? trailing : 0);
}

/** SVG collapses blanks, so those that count (indentation, runs of spaces in code) become no-break spaces. */
function keepSpaces(line: string): string {
  return line.replace(/^ +| {2,}/g, (spaces) => "\u00a0".repeat(spaces.length));
}
