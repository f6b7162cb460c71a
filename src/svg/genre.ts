/** The class of a typeface; it decides which companions stand in for scripts a family lacks. */
export type Genre = "sans" | "serif" | "mono";

/** CSS generic family that ends a `font-family` list; it also tells the genre when a list is read back. */
export const GENERIC_FAMILY: Readonly<Record<Genre, string>> = {
  sans: "sans-serif",
  serif: "serif",
  mono: "monospace",
};

/** Names in a `font-family` list, without quotes. */
export function splitFamilies(list: string): string[] {
  const names = list.split(",").map((name) => name.trim().replace(/^(["'])(.*)\1$/, "$2"));
  return names.filter((name) => name !== "");
}

/** Genre of a font list by its generic family or a well-known name, the last that tells; sans where none does. */
export function genreOf(families: readonly string[]): Genre {
  for (const family of families.toReversed()) {
    if (/^(?:serif|ui-serif|georgia|times|times new roman)$/i.test(family)) return "serif";
    if (/mono|courier|consolas|menlo/i.test(family)) return "mono";
    if (/^(?:sans-serif|system-ui|ui-sans-serif)$/i.test(family)) return "sans";
  }
  return "sans";
}
