import type { Phrase } from "../../../../deck/slide-content.ts";
import { wordCount } from "../../../text/word-count.ts";
import { SHORT_WORDS } from "../../wording.ts";

/** A row to be, with its name set off where the source does so. */
interface Named {
  readonly label?: Phrase;
  readonly text?: Phrase;
}

/** Share of labels from which on those explained stand with what explains them, the others alone. */
const MOSTLY_TOLD = 0.66;

/** Labels with what explains them: all of them, or most in few words each, so that the others may stand alone. */
export function arePaired(shown: readonly Named[]): boolean {
  if (!shown.every(({ label }) => label !== undefined)) return false;
  return isWholeSet(shown) || shown.filter(({ text }) => isGlanced(text)).length >= shown.length * MOSTLY_TOLD;
}

function isWholeSet(shown: readonly Named[]): boolean {
  return shown.every(({ text }) => text !== undefined);
}

function isGlanced(text: Phrase | undefined): boolean {
  return text !== undefined && wordCount(text.text) <= SHORT_WORDS;
}

/** Whether a label stands without its text, which takes too long, among others with theirs. */
export function isLeftAlone(text: Phrase | undefined, shown: readonly Named[]): boolean {
  return !isGlanced(text) && !isWholeSet(shown) && arePaired(shown);
}
