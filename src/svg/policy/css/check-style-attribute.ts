import { excerpt } from "../excerpt.ts";
import { MAX_CSS_LENGTH } from "../limits.ts";
import type { Notes } from "../violation.ts";
import { checkDeclaration } from "./check-declaration.ts";
import { checkTokens } from "./check-tokens.ts";
import { parseCss } from "./parse-css.ts";

/** No brackets, quotes, escapes or comments: `;` and `:` separate declarations and nothing else. */
const PLAIN = /^[\w\s#%.,:;!+-]*$/;
const PLAIN_DECLARATION = /^\s*([-\w]+)\s*:(.*)$/s;

/** Checks the declarations of a `style` attribute. */
export function checkStyleAttribute(css: string, notes: Notes): void {
  if (PLAIN.test(css) && css.length <= MAX_CSS_LENGTH) checkPlain(css, notes);
  else checkParsed(css, notes);
}

function checkPlain(css: string, notes: Notes): void {
  for (const declaration of css.split(";")) {
    if (declaration.trim() === "") continue;
    const [, property, value = ""] = PLAIN_DECLARATION.exec(declaration) ?? [];
    if (property === undefined) notes.refuse("css_syntax", excerpt(declaration));
    else checkDeclaration(property, value, notes);
  }
}

function checkParsed(css: string, notes: Notes): void {
  if (checkTokens(css, notes) === undefined) return;
  const list = parseCss(css, "declarationList", notes);
  if (list?.type !== "DeclarationList") return;
  for (const node of list.children.toArray()) {
    // With values left unparsed and no error reported, a list holds nothing else.
    if (node.type === "Declaration" && node.value.type === "Raw") {
      checkDeclaration(node.property, node.value.value, notes);
    } else notes.refuse("css_syntax", node.type);
  }
}
