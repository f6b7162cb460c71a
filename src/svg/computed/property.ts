import type { SvgElement } from "../element.ts";
import { attribute } from "../walk.ts";

/** A property of an element: its `style` declaration, else its presentation attribute. */
export function property(element: SvgElement, name: string): string | undefined {
  const style = attribute(element, "style");
  return (style === undefined ? undefined : declarations(style).get(name)) ?? attribute(element, name);
}

/** A property that says something: undefined where it is absent or `inherit`. */
export function ownProperty(element: SvgElement, name: string): string | undefined {
  const value = property(element, name)?.trim();
  return value === "inherit" || value === "" ? undefined : value;
}

const DECLARATION = /([\w-]+)\s*:\s*((?:[^;"']|"[^"]*"|'[^']*')+)/g;
const parsed = new Map<string, ReadonlyMap<string, string>>();

/** The declarations of a `style` attribute; later ones win, `!important` is dropped. */
function declarations(style: string): ReadonlyMap<string, string> {
  let found = parsed.get(style);
  if (found === undefined) {
    found = new Map(
      Array.from(style.matchAll(DECLARATION), ([, name = "", value = ""]): [string, string] => [
        name.toLowerCase(),
        value.replace(/!important\s*$/i, "").trim(),
      ]),
    );
    if (parsed.size > 500) parsed.clear();
    parsed.set(style, found);
  }
  return found;
}

/** The id in `url(#id)` or in an `href` of the form `#id`; undefined for anything else. */
export function referencedId(value: string | undefined): string | undefined {
  const match = /^\s*(?:url\(\s*["']?#([^"')]+?)["']?\s*\)|#(\S+))/.exec(value ?? "");
  return match?.[1] ?? match?.[2];
}
