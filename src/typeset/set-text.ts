import type { SvgElement } from "../svg/element.ts";
import { textElement, type TextSlot } from "../svg/text-slot.ts";
import { fitText } from "./fit-text.ts";
import { minimumLineHeight } from "./scripts.ts";
import { shownText } from "./shown-text.ts";
import type { TypeStyle } from "./type-style.ts";
import type { Typesetter } from "./typesetter.ts";

/** What became of a text that was set into a slot. */
export interface SetText {
  readonly element: SvgElement;
  readonly slot: TextSlot;
  /** False when even the smallest size does not fit the slot's box. */
  readonly fits: boolean;
  /** Graphemes that no installed font can draw; they were left out. */
  readonly missing: readonly string[];
}

/** How a slot's text is shaped. */
export function styleOfSlot(slot: TextSlot, language: string): TypeStyle {
  return {
    family: slot.families[0] ?? "",
    genre: slot.genre,
    weight: slot.weight,
    italic: slot.italic === true,
    tracking: slot.tracking ?? 0,
    language,
    direction: slot.direction,
  };
}

/**
 * Sets `source` into a slot: as large as fits, broken into lines, on the slot's own terms. This is what an edit of a
 * text does, on the server and in the editor. Fonts must have been loaded by `ensure` with `styleOfSlot`.
 */
export function setText(typesetter: Typesetter, slot: TextSlot, source: string, language: string): SetText {
  const style = styleOfSlot(slot, language);
  const shown = shownText(source, { case: slot.case, language, direction: slot.direction });
  const { text, missing } = typesetter.coverable(shown, style);
  const lineHeight = Math.max(slot.lineHeight, minimumLineHeight(text));
  const fitted = fitText(typesetter, text, style, {
    width: slot.box.width,
    height: slot.box.height,
    ...slot.fit,
    lineHeight,
    balance: slot.balance === true,
    ...(slot.maxLines === undefined ? {} : { maxLines: slot.maxLines }),
  });
  const set: TextSlot = {
    ...slot,
    source,
    size: fitted.size,
    lineHeight,
    families: typesetter.familiesUsed(text, style),
    weight: typesetter.weightOf(style),
    tracking: typesetter.prepare(text, style).tracking,
  };
  const lines = fitted.lines.map((line) => line.text);
  return { element: textElement(set, lines, typesetter.metrics(style)), slot: set, fits: fitted.fits, missing };
}
