const declared = new Set<string>();

/**
 * Declares families to the page; the browser then fetches only the slices whose characters are on a slide. Added by
 * script, because a `<link>` in the page would hold back its first paint.
 */
export function declareFonts(families: Iterable<string>): void {
  const wanted = [...new Set(families)].filter((name) => !declared.has(name)).toSorted();
  if (wanted.length === 0) return;
  for (const name of wanted) declared.add(name);
  const query = new URLSearchParams();
  for (const name of wanted) query.append("family", name);
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `/fonts/fonts.css?${query.toString()}`;
  document.head.append(link);
}
