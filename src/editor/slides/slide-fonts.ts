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

const declared = new Set<string>();

/**
 * Declares families to the page; the browser then fetches only the slices whose characters are on a slide. Added by
 * script, because a `<link>` in the page would hold back its first paint.
 */
export function declareFonts(families: Iterable<string>): void {
  const wanted = [...new Set(families)].filter((name) => !declared.has(name)).toSorted();
  if (wanted.length === 0) return;
  for (const name of wanted) declared.add(name);
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `/fonts/fonts.css?${new URLSearchParams(wanted.map((name) => ["family", name])).toString()}`;
  document.head.append(link);
}
