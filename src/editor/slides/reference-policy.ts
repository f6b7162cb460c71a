const LOCAL_REFERENCE = /^#[^\s]*$/;
const IMAGE_DATA = /^data:image\/[a-z+.-]+[;,]/i;
const OUTWARD_LINK = /^(?:https?|mailto):/i;
const CSS_URL = /url\(\s*["']?\s*([^"')\s]*)/gi;
/** Escapes, rules and functions that load something, or that hide a `url()` from the pattern above. */
const ACTIVE_CSS = /\\|@import|@namespace|\b(?:image|image-set|cross-fade|element|src|expression)\s*\(/i;

/** Whether CSS, or an attribute that takes `url()`, asks for nothing outside the slide. Source: CSS Values 4, `<url>`. */
export function cssStaysInside(css: string): boolean {
  if (ACTIVE_CSS.test(css)) return false;
  return [...css.matchAll(CSS_URL)].every(([, target = ""]) => LOCAL_REFERENCE.test(target) || IMAGE_DATA.test(target));
}

/** Whether an `href` may stay: people follow `<a>` outwards, everything else points into the slide or holds its picture. */
export function hrefStaysInside(element: string, value: string): boolean {
  if (LOCAL_REFERENCE.test(value)) return true;
  return element === "a" ? OUTWARD_LINK.test(value) : IMAGE_DATA.test(value);
}
