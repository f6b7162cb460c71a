const DECLARATION = /\bfont-family\s*(?:=\s*(?:"([^"]*)"|'([^']*)')|:\s*((?:"[^"]*"|'[^']*'|[^;}<>"'])*))/g;
const QUOTE_ENTITY = /&(?:quot|apos|#0*3[49]|#x0*2[27]);/gi;
const FAMILY_NAME = /^\p{L}[\p{L}\p{N} -]{0,60}$/u;

/** Family names in the `font-family` attributes and declarations of a slide's markup. */
export function fontFamiliesIn(markup: string): Set<string> {
  const lists = markup.replaceAll(QUOTE_ENTITY, "'").matchAll(DECLARATION);
  const entries = [...lists].flatMap(([, ...values]) => values.join("").split(","));
  // A style attribute ends at its quote, and so does the last name in it.
  const names = entries.map((entry) => /^\s*["']?([^"']*)/.exec(entry)?.[1]?.trim() ?? "");
  return new Set(names.filter((name) => FAMILY_NAME.test(name)));
}
