import type { FontChoice } from "../theme.ts";

/** Scripts that part words with spaces and that no fixed-width face of ours has letters of. */
const FAMILIES = [
  [/\p{Script=Arabic}/u, "Noto Sans Arabic"],
  [/\p{Script=Hebrew}/u, "Noto Sans Hebrew"],
  [/\p{Script=Devanagari}/u, "Noto Sans Devanagari"],
  [/\p{Script=Hangul}/u, "Noto Sans KR"],
] as const;

/**
 * The font of a text. A fixed-width space is more than twice as wide as these scripts have theirs, and browsers take it
 * from the first family that has one: such texts are set, spaces and all, in the script's own family.
 */
export function spacedFamily(font: FontChoice, text: string): Pick<FontChoice, "family" | "genre"> {
  const own = font.genre === "mono" ? FAMILIES.find(([script]) => script.test(text)) : undefined;
  return own === undefined ? font : { family: own[1], genre: "sans" };
}
