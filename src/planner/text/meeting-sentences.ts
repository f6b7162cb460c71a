import { MEETING_WORDS, type MeetingWords } from "../language/outcomes.ts";
import { wordCount } from "./word-count.ts";

const UNSPACED = new Set(["ja", "ko", "zh"]);
/** "The motion passed.": without what was moved it says nothing. */
const FEWEST_WORDS = 5;
const compiled = new Map<string, RegExp>();

/** Whether a sentence of minutes says what came of a matter: "The committee agreed to sell the boat." */
export function tellsOutcome(sentence: string, language: string): boolean {
  return holds("outcome", sentence, language) && wordCount(sentence) >= FEWEST_WORDS;
}

/** Whether a sentence of minutes says what somebody will do: "Ada will follow up with the harbour." */
export function tellsTask(sentence: string, language: string): boolean {
  return holds("task", sentence, language) && wordCount(sentence) >= FEWEST_WORDS;
}

/** Whether a sentence of minutes only says how the meeting went: "The meeting was called to order at 7 p.m." */
export function isProcedure(sentence: string, language: string): boolean {
  return holds("procedure", sentence, language);
}

function holds(kind: keyof MeetingWords, sentence: string, language: string): boolean {
  const words = MEETING_WORDS[language]?.[kind];
  return words !== undefined && pattern(words, kind, language).test(sentence);
}

function pattern(words: string, kind: keyof MeetingWords, language: string): RegExp {
  const inside = UNSPACED.has(language) ? `(?:${words})` : `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`;
  const found = compiled.get(words) ?? new RegExp(kind === "procedure" ? `^(?:${words})[\\s.。]*$` : inside, "iu");
  compiled.set(words, found);
  return found;
}
