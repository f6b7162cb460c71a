import { EDITORIAL_NOTES, HOLDS, OFFICES } from "../language/credits.ts";
import type { LanguageRules } from "../language/language-rules.ts";
import { unpointed } from "../language/unpointed.ts";
import { OPENING_MARKS } from "./opening-marks.ts";

/** A name of two to five parts: "Ada Stone", "Maria von der Heide". */
const NAME =
  "((?:\\p{Lu}[\\p{L}\\p{M}.’'-]*\\s)(?:(?:de|del|van|von|der|den|da|di|la|le|al|bin)\\s){0,2}(?:\\p{Lu}[\\p{L}\\p{M}.’'-]*\\s?){1,3})";
/** "…, a member of the council,": what is set off behind a name. */
const SET_OFF = "(?:,[^;:]{3,90},\\s|\\([^)]{2,60}\\)\\s)?";
const notes = new Map<string, RegExp>();
const holders = new Map<string, HolderPatterns>();

interface HolderPatterns {
  readonly holder?: RegExp;
  readonly office?: RegExp;
}

/** Whether a sentence speaks of how its text was made: edited, shortened, translated, printed elsewhere. */
export function isEditorialNote(text: string, { language }: LanguageRules): boolean {
  const words = EDITORIAL_NOTES[language];
  if (words === undefined) return false;
  const pattern = notes.get(language) ?? new RegExp(`${OPENING_MARKS}(?:${words})`, "iu");
  notes.set(language, pattern);
  return pattern.test(unpointed(text));
}

/** The name of the person of whom a sentence says what office they hold, and nothing else: "Ada Stone is the editor of …". */
export function nameOfHolder(text: string, { language }: LanguageRules): string | undefined {
  const { holder, office } = patternsOf(language);
  const found = holder?.exec(text) ?? undefined;
  if (found === undefined || office?.test(text.slice(found[0].length)) !== true) return undefined;
  return found[1]?.replace(/[\s,]+$/u, "");
}

/** Only the name needs its capitals: offices are written both ways. */
function patternsOf(language: string): HolderPatterns {
  const known = holders.get(language);
  if (known !== undefined) return known;
  const [holds, offices] = [HOLDS[language], OFFICES[language]];
  const made =
    holds === undefined || offices === undefined
      ? {}
      : {
          holder: new RegExp(`^${NAME}${SET_OFF}(?:${holds})(?!\\p{L})`, "u"),
          office: new RegExp(`(?<!\\p{L})(?:${offices})(?!\\p{L})`, "iu"),
        };
  holders.set(language, made);
  return made;
}
