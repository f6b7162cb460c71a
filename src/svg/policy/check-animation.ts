import { excerpt } from "./excerpt.ts";
import { checkValue } from "./css/check-declaration.ts";
import { CSS_PROPERTIES } from "./names/css-names.ts";
import { ANIMATED_ATTRIBUTES } from "./names/svg-names.ts";
import type { Notes } from "./violation.ts";

/** One `begin` or `end`: an offset, `indefinite`, or another animation's start, end or repeat with an offset. */
const OFFSET = String.raw`[+-]?\s*(?:\d+(?:\.\d+)?(?:h|min|s|ms)?|\d+:\d\d(?::\d\d)?(?:\.\d+)?)`;
const TIMING = new RegExp(
  String.raw`^\s*(?:indefinite|${OFFSET}|[\w-]+\.(?:begin|end|repeat\(\d+\))\s*(?:${OFFSET})?)?\s*$`,
  "i",
);
/** What has this form could be an address. */
const ADDRESS = /[a-z][a-z0-9+.-]*\s*:|\/\//i;

/** What `attributeName` names has to be harmless; a prefix could make it `xlink:href`. */
export function checkAnimationTarget(value: string, notes: Notes): void {
  const name = value.trim().toLowerCase();
  if (!ANIMATED_ATTRIBUTES.has(name) && !CSS_PROPERTIES.has(name)) {
    notes.refuse("animation_target", `an animation of ${excerpt(value)}`);
  }
}

/** `from`, `to`, `by` or `values`. */
export function checkAnimationValue(value: string, notes: Notes): void {
  if (ADDRESS.test(value)) notes.refuse("animation_value", `an animation to ${excerpt(value)}`);
  // Like a custom property: functions, but no url().
  else checkValue("--animated", value, notes);
}

/** `begin` or `end` (SMIL 3, section 5.4.3). Events, access keys and the wall clock are left out. */
export function checkAnimationTiming(value: string, notes: Notes): void {
  if (!value.split(";").every((part) => TIMING.test(part))) {
    notes.refuse("animation_timing", `an animation at ${excerpt(value)}`);
  }
}
