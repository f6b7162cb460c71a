import { REGRETS, TIES } from "../language/ties.ts";
import { OPENING_MARKS } from "./opening-marks.ts";

/** Words a counted noun may have behind it while the sentence still ends on it: "two issues to consider". */
const BEHIND_COUNTED = 5;
/** Words before which a German or Dutch sentence has said "jedoch". */
const TURN_WITHIN = 4;
const PARALLEL_WORDS = 2;
/** Words behind the first one by which a sentence takes up the end of another, and where that end begins at least. */
const TAKEN_UP_WORDS = 4;
const FIRST_WORD = 4;
/** "United, there is …", "Divided, there is …". */
const ONE_WORD_OPENER = /^\p{L}+,\s+/u;
const UNSPACED = new Set(["ja", "zh", "ko"]);
const compiled = new Map<string, RegExp>();
const openings = new Map<string, RegExp>();
const insides = new Map<string, RegExp>();

/** Whether a sentence takes back, or sets something against, the one before it: half a thought each. */
export function turnsAgainst(before: string, sentence: string, language: string): boolean {
  const ties = TIES[language];
  if (ties === undefined) return false;
  if (opens(ties.turns, sentence, language)) return true;
  if (turnsInside(sentence, language)) return true;
  if (!holds(ties.not, before, language)) return false;
  if (ties.rather !== undefined && opens(ties.rather, sentence, language)) return true;
  return !holds(ties.not, sentence, language) && beginAlike(before, sentence, language);
}

/** Whether a sentence takes back what stands before it, by a word behind its first ones: "The boat, however, …". */
export function turnsInside(sentence: string, language: string): boolean {
  const inside = TIES[language]?.inside;
  const head = sentence.split(/\s+/u, TURN_WITHIN).join(" ");
  return inside !== undefined && holds(inside, head, language);
}

/** Whether a sentence opens by going against what stands before it: "However, …", "Unfortunately …". */
export function setsAgainst(sentence: string, language: string): boolean {
  const regrets = REGRETS[language];
  return opensWithTurn(sentence, language) || (regrets !== undefined && opens(regrets, sentence, language));
}

/** Whether a sentence opens by taking back what stands before it, whatever that is. */
export function opensWithTurn(sentence: string, language: string): boolean {
  const turns = TIES[language]?.turns;
  return turns !== undefined && opens(turns, sentence, language);
}

/** Whether a sentence frees its reader from a duty that a later one replaces: "You need not …. Instead of …, you should …". */
export function freesFor(sentence: string, later: string, language: string): boolean {
  const { frees, instead } = TIES[language] ?? {};
  if (frees === undefined || instead === undefined || !holds(frees, sentence, language)) return false;
  return holds(instead, later, language) && !holds(instead, sentence, language);
}

/** Whether a paragraph's first sentence turns to somebody, so that all of it is said to them. */
export function addressesSomebody(sentence: string, language: string): boolean {
  const addresses = TIES[language]?.addresses;
  return addresses !== undefined && pattern(`${OPENING_MARKS}(?:${addresses})`).test(sentence);
}

/** Whether a sentence only supposes something ("Imagine …"): what follows makes the point. */
export function supposes(sentence: string, language: string): boolean {
  const words = TIES[language]?.supposes;
  return words !== undefined && opens(words, sentence, language);
}

/** Whether a sentence gives the other side of a whole paragraph. */
export function givesOtherSide(sentence: string, language: string): boolean {
  const sides = TIES[language]?.otherSides;
  return sides !== undefined && opens(sides, sentence, language);
}

/** Whether a sentence counts what only others name: "There are two issues to consider." */
export function announcesItems(sentence: string, language: string): boolean {
  const { counts, counted, announced } = TIES[language] ?? {};
  if (announced !== undefined) return pattern(`(?:${announced})`).test(sentence);
  if (counts === undefined || counted === undefined) return false;
  const words = "(?:[^\\p{L}\\p{N}]+[\\p{L}\\p{M}'’-]+)";
  const source = `${LEFT}(?:${counts}|[2-9])${words}{0,2}?\\s+(?:${counted})${RIGHT}${words}{0,${BEHIND_COUNTED}}[^\\p{L}\\p{N}]*$`;
  return pattern(source).test(sentence);
}

const LEFT = "(?<![\\p{L}\\p{M}\\p{N}])";
const RIGHT = "(?![\\p{L}\\p{M}\\p{N}])";

/** Whether a sentence lives from the one before: "Divided, …" behind "United, …", or begins with what that one ended on. */
export function isCounterpart(before: string, sentence: string, language: string): boolean {
  const parallel = ONE_WORD_OPENER.test(before) && ONE_WORD_OPENER.test(sentence);
  return (parallel && turnsAgainst(before, sentence, language)) || takesUpEnd(before, sentence);
}

/** "It is no place where books are kept. A place where books are kept is …". */
function takesUpEnd(before: string, sentence: string): boolean {
  const [, ...words] = sentence.toLocaleLowerCase().split(/\s+/u, TAKEN_UP_WORDS + 1);
  return words.length === TAKEN_UP_WORDS && before.toLocaleLowerCase().indexOf(` ${words.join(" ")}`) > FIRST_WORD;
}

/** "We are not proud of … . We are proud of …": the same opening words. */
function beginAlike(one: string, other: string, language: string): boolean {
  if (UNSPACED.has(language)) return false;
  const head = (text: string): string =>
    text.replace(ONE_WORD_OPENER, "").toLocaleLowerCase().split(/\s+/u, PARALLEL_WORDS).join(" ");
  return head(one) === head(other);
}

function opens(words: string, text: string, language: string): boolean {
  const found =
    openings.get(words) ?? new RegExp(`${OPENING_MARKS}(?:${words})${UNSPACED.has(language) ? "" : RIGHT}`, "iu");
  openings.set(words, found);
  return found.test(text);
}

function holds(words: string, text: string, language: string): boolean {
  const found =
    insides.get(words) ?? new RegExp(UNSPACED.has(language) ? `(?:${words})` : `${LEFT}(?:${words})${RIGHT}`, "iu");
  insides.set(words, found);
  return found.test(text);
}

function pattern(source: string): RegExp {
  const found = compiled.get(source) ?? new RegExp(source, "iu");
  compiled.set(source, found);
  return found;
}
