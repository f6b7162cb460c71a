/** ISO 15924 script of every letter we tell apart; "Zyyy" (common) for what all scripts share. */
export type Script = string;

const SCRIPTS: readonly (readonly [Script, RegExp])[] = [
  ["Latn", /\p{Script=Latin}/u],
  ["Cyrl", /\p{Script=Cyrillic}/u],
  ["Grek", /\p{Script=Greek}/u],
  ["Hani", /\p{Script=Han}/u],
  ["Hira", /\p{Script=Hiragana}/u],
  ["Kana", /\p{Script=Katakana}/u],
  ["Hang", /\p{Script=Hangul}/u],
  ["Arab", /\p{Script=Arabic}/u],
  ["Hebr", /\p{Script=Hebrew}/u],
  ["Deva", /\p{Script=Devanagari}/u],
  ["Thai", /\p{Script=Thai}/u],
  ["Beng", /\p{Script=Bengali}/u],
  ["Taml", /\p{Script=Tamil}/u],
  ["Telu", /\p{Script=Telugu}/u],
  ["Laoo", /\p{Script=Lao}/u],
  ["Khmr", /\p{Script=Khmer}/u],
  ["Mymr", /\p{Script=Myanmar}/u],
  ["Armn", /\p{Script=Armenian}/u],
  ["Geor", /\p{Script=Georgian}/u],
];

const known = new Map<number, Script>();

/** Script of one code point; "Zyyy" for common and inherited characters and scripts not listed. */
export function scriptOf(codePoint: number): Script {
  if (codePoint < 0x41 || (codePoint > 0x7a && codePoint < 0xaa)) return "Zyyy";
  let script = known.get(codePoint);
  if (script === undefined) {
    const character = String.fromCodePoint(codePoint);
    script = SCRIPTS.find(([, pattern]) => pattern.test(character))?.[0] ?? "Zyyy";
    known.set(codePoint, script);
  }
  return script;
}

// Letters that join or carry marks above and below: spacing them out tears words apart.
const TRACKING_BREAKS = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Bengali}\p{Script=Tamil}]/u;

/** Whether letter spacing may be applied to a text: not to scripts whose letters join or stack. */
export function mayTrack(text: string): boolean {
  return !TRACKING_BREAKS.test(text);
}

// Measured on the Noto companions: ink height of letters with their marks, in em.
const TALL: readonly (readonly [RegExp, number])[] = [
  [/[\u064b-\u0652]/u, 1.6],
  [/\p{Script=Thai}/u, 1.45],
  [/\p{Script=Arabic}/u, 1.4],
  [/\p{Script=Devanagari}/u, 1.35],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1.25],
  [/[\u1ea0-\u1ef9]/u, 1.2],
  [/\p{Script=Hebrew}/u, 1.15],
];

/** Smallest line height (factor of the size) at which lines of this text do not touch; 1 for Latin, Cyrillic, Greek. */
export function minimumLineHeight(text: string): number {
  return TALL.find(([pattern]) => pattern.test(text))?.[1] ?? 1;
}
