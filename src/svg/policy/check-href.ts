import { excerpt, trimAddress } from "./excerpt.ts";
import { checkPicture } from "./pictures/check-picture.ts";
import type { Notes } from "./violation.ts";

const LOCAL = /^#(\S*)$/;
/** Spelled out and without white space, quotes, backslashes and control characters, so that all programs read the same. */
const LINK = /^(?:https?:\/\/[^\s\p{Cc}\p{Cf}<>"`\\]+|mailto:[^\s\p{Cc}\p{Cf}<>"`\\]+)$/iu;
const PICTURES: ReadonlySet<string> = new Set(["image", "feImage"]);

/** Elements that take `href`. */
export const REFERRING: ReadonlySet<string> = new Set([
  "image",
  "feImage",
  "use",
  "tref",
  "pattern",
  "a",
  "textPath",
  "linearGradient",
  "radialGradient",
  "meshgradient",
  "hatch",
  "filter",
  "mpath",
  "animate",
  "animateColor",
  "animateMotion",
  "animateTransform",
  "set",
]);

/** Checks the `href` of an element that may have one. An empty one names nothing. */
export function checkHref(element: string, value: string, notes: Notes): void {
  const target = trimAddress(value);
  if (target === "") return;
  const id = LOCAL.exec(target)?.[1];
  // The address of the page with a fragment is no picture, but browsers would fetch it as one.
  if (id !== undefined && element !== "image") {
    if (id !== "" && element !== "a") notes.refer("href", id);
  } else if (element === "a") {
    if (!LINK.test(target)) notes.refuse("link", `a link to ${excerpt(target)}`);
  } else if (PICTURES.has(element)) checkPicture(target, notes, { markup: true });
  else notes.refuse("external_reference", `a reference to ${excerpt(target)}`);
}
