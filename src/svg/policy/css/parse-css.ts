import type { CssNode } from "css-tree";
import parse from "css-tree/parser";
import { excerpt } from "../excerpt.ts";
import type { Notes } from "../violation.ts";

/** The structure of CSS with values and conditions left as text; undefined where it has errors. */
export function parseCss(css: string, context: "stylesheet" | "declarationList", notes: Notes): CssNode | undefined {
  let broken: string | undefined;
  const tree = parse(css, {
    context,
    parseValue: false,
    parseCustomProperty: false,
    parseAtrulePrelude: false,
    onParseError: (error) => (broken ??= css.slice(error.offset)),
  });
  if (broken === undefined) return tree;
  notes.refuse("css_syntax", excerpt(broken === "" ? css : broken));
  return undefined;
}
