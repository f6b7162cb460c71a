import { excerpt } from "../excerpt.ts";
import { CSS_PROPERTIES, PICTURE_PROPERTIES } from "../names/css-names.ts";
import { checkPicture } from "../pictures/check-picture.ts";
import type { Notes } from "../violation.ts";
import { checkTokens, unprefixed } from "./check-tokens.ts";

/** Nothing in it can start a function, a string, an escape or markup, so there is nothing to check. */
const PLAIN = /^[^(\\<@"'/]*$/;
const LOCAL_PAINT = /^\s*url\(#([\w.-]+)\)\s*$/;
const LOCAL = /^#(\S+)$/;
/** Leaves the slide and covers what is around it. */
const LEAVES_THE_SLIDE = /\b(?:fixed|sticky)\b/i;

/** Checks a declaration with its value. */
export function checkDeclaration(
  property: string,
  value: string,
  notes: Notes,
  properties: ReadonlyMap<string, string> = CSS_PROPERTIES,
): void {
  const custom = property.startsWith("--");
  const name = unprefixed(property.toLowerCase());
  if (!custom && !properties.has(name)) notes.refuse("css_property", excerpt(property));
  else if (name === "position" && LEAVES_THE_SLIDE.test(value)) {
    notes.refuse("css_property", excerpt(`${property}: ${value}`));
  } else checkValue(property, value, notes);
}

/**
 * Checks one value of a property or presentation attribute. `property` decides what `url()` may name: an id of the
 * slide everywhere, pictures in backgrounds, masks and the like, nothing in custom properties.
 */
export function checkValue(property: string, value: string, notes: Notes): void {
  if (PLAIN.test(value)) return;
  const paint = property.startsWith("--") ? undefined : LOCAL_PAINT.exec(value)?.[1];
  if (paint !== undefined) notes.refer(property, paint);
  else for (const target of checkTokens(value, notes) ?? []) checkUrl(property, target, notes);
}

/** What one `url()` names. An empty one names nothing (CSS Values 4, section 4.5.4). */
function checkUrl(property: string, target: string, notes: Notes): void {
  if (target === "") return;
  const name = unprefixed(property.toLowerCase());
  const id = property.startsWith("--") ? undefined : LOCAL.exec(target)?.[1];
  if (id !== undefined) notes.refer(name, id);
  else if (PICTURE_PROPERTIES.has(name)) checkPicture(target, notes, { markup: false });
  else notes.refuse("css_url", `${property}: url(${excerpt(target)})`);
}
