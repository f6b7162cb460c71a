const LONGEST_QUOTE = 100;

/** A stretch of instructions in quotation marks, cut where it is long. */
export function quoted(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, " "));
  if (characters.length <= LONGEST_QUOTE) return `"${characters.join("")}"`;
  const cut = characters.slice(0, LONGEST_QUOTE - 1).join("");
  return `"${cut.trimEnd()}…"`;
}
