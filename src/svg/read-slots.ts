import type { SvgElement } from "./element.ts";
import { genreOf, splitFamilies } from "./genre.ts";
import type { SlotAlign, TextSlot } from "./text-slot.ts";
import { attribute, elements, numberAttribute, textContent } from "./walk.ts";

/** A text slot as a slide holds it: its settings and the lines it shows. */
export interface SlotOnSlide {
  readonly slot: TextSlot;
  readonly lines: readonly string[];
}

/** The text slots of a slide in document order; `<text>` elements without an id and a box are not slots. */
export function readSlots(root: SvgElement): SlotOnSlide[] {
  return Array.from(elements(root))
    .filter(({ name }) => name === "text")
    .map(readSlot)
    .filter((slot) => slot !== undefined);
}

/** One `<text>` element as a slot; undefined when it is none of ours. */
export function readSlot(element: SvgElement): SlotOnSlide | undefined {
  const id = attribute(element, "id");
  const [x, y, width, height] = numbers(element, "data-box");
  const size = numberAttribute(element, "font-size");
  if (id === undefined || size === undefined) return undefined;
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  const [min = size, max = size] = numbers(element, "data-fit");
  const lines = linesOf(element);
  const families = splitFamilies(attribute(element, "font-family") ?? "");
  const maxLines = numberAttribute(element, "data-lines");
  const valign = attribute(element, "data-valign");
  const role = attribute(element, "data-role");
  const capitals = attribute(element, "data-case") === "upper";
  return {
    lines,
    slot: {
      id,
      box: { x, y, width, height },
      ...(role === undefined ? {} : { role }),
      fit: { min, max },
      size,
      align: readAlign(attribute(element, "data-align")),
      ...(valign === "middle" || valign === "bottom" ? { valign } : {}),
      lineHeight: numberAttribute(element, "data-lh") ?? 1.2,
      source: sourceOf(attribute(element, "data-text"), lines, capitals),
      families: families.filter((name) => !/^(?:sans-serif|serif|monospace)$/.test(name)),
      genre: genreOf(families),
      weight: numberAttribute(element, "font-weight") ?? (attribute(element, "font-weight") === "bold" ? 700 : 400),
      ...(attribute(element, "font-style") === "italic" ? { italic: true } : {}),
      tracking: (numberAttribute(element, "letter-spacing") ?? 0) / size,
      fill: attribute(element, "fill") ?? "#000000",
      direction: attribute(element, "direction") === "rtl" ? "rtl" : "ltr",
      ...(capitals ? { case: "upper" as const } : {}),
      balance: attribute(element, "data-wrap") === "balance",
      ...(maxLines === undefined ? {} : { maxLines }),
    },
  };
}

function linesOf(element: SvgElement): string[] {
  const spans = element.children.filter((child) => typeof child !== "string").filter(({ name }) => name === "tspan");
  const texts = spans.length === 0 ? [textContent(element)] : spans.map(textContent);
  return texts.map((text) => text.replaceAll("\u00a0", " ").trimEnd());
}

/**
 * The kept source text, unless somebody edited the lines without it: then the lines are what the author means.
 * Blanks, hyphens, marks of direction and (in capitals) case and accents may differ, since setting a text changes those.
 */
function sourceOf(kept: string | undefined, lines: readonly string[], capitals: boolean): string {
  const joined = lines.join(" ").trim();
  if (kept === undefined) return joined;
  return letters(kept, capitals) === letters(joined, capitals) ? kept : joined;
}

function letters(text: string, capitals: boolean): string {
  const bare = text.normalize("NFC").replace(/[\s\u00ad\u200b\u200e-]/g, "");
  // Turkish capitals have dots of their own, Greek ones lose their accents.
  return capitals ? bare.toUpperCase().normalize("NFD").replace(/\p{M}/gu, "") : bare;
}

function readAlign(value: string | undefined): SlotAlign {
  return value === "center" || value === "end" ? value : "start";
}

function numbers(element: SvgElement, name: string): number[] {
  const parts = (attribute(element, name) ?? "").split(/[\s,]+/).map(Number);
  return parts.every(Number.isFinite) ? parts : [];
}
