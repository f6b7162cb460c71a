import { displayLength } from "../../../../deck/display-length.ts";
import type { Phrase } from "../../../../deck/slide-content.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
import type { ListItem } from "../../../source/source-document.ts";
import { bracketsClose } from "../../../text/brackets.ts";
import { headlineCase, versionsOf } from "../../../text/shorten.ts";
import { standingOf } from "../../../text/standing.ts";
import { wordCount } from "../../../text/word-count.ts";
import { fits, phraseOf, SHORT_WORDS } from "../../wording.ts";
import { itemText } from "./item-text.ts";

/** Words below which the beginning of an explanation explains nothing. */
const FEWEST_WORDS = 4;
const LEAST_LENGTH = 16;
/** "A, and b": the second clause adds to the first. */
const ADDS = /^(?:and|et|y|e|и)$/iu;
/** "…, together with the bins", "…, or else it …": what only adds to a clause that is whole. No "without", no "only in". */
const ADJUNCTS: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:together|along) with|with|in|at|on|near|during|for|from|by|like|such as|otherwise|or else)\s/iu,
  de: /^(?:zusammen mit|samt|mit|in|im|am|an|auf|bei|beim|von|vom|für|während|etwa|sonst|ansonsten|zum Beispiel)\s/iu,
  fr: /^(?:avec|dans|à|au|aux|sur|près de|pendant|pour|par|comme|notamment|sinon)\s/iu,
  es: /^(?:junto con|con|en|sobre|cerca de|durante|para|por|como|si no)\s/iu,
  it: /^(?:insieme a|con|in|nel|nella|nei|su|vicino a|durante|per|da|come|altrimenti)\s/iu,
  pt: /^(?:junto com|com|em|no|na|nos|nas|perto de|durante|para|por|como|senão)\s/iu,
  nl: /^(?:samen met|met|in|op|aan|bij|tijdens|voor|van|zoals|anders)\s/iu,
  ru: /^(?:вместе с|с|в|на|у|во время|для|из|например|иначе)\s/iu,
};
/** "A: b", "A; b", "A – b": A is said before anything is added. */
const ADDED = /\s*(?:[;；:：]|\s[–—-]\s|—)\s*/gu;

/**
 * The beginning of an item's explanation that is whole by itself: what stands before a semicolon, a dash or a clause that only
 * adds to it. None where what is left out would take it back.
 */
export function openingClause(item: ListItem, rules: LanguageRules, length: number): Phrase | undefined {
  const [sentence] = item.sentences;
  const opening = sentence === undefined ? undefined : wholeOpening(sentence.text, rules, length);
  return sentence === undefined || opening === undefined ? undefined : phraseOf(opening, sentence);
}

/** The longest such beginning of a sentence that is brief enough for a row. */
export function wholeOpening(sentence: string, rules: LanguageRules, length: number): string | undefined {
  if (standingOf(sentence, rules) === "unfit") return undefined;
  const text = itemText(sentence, rules);
  const heads = [...headsAtMarks(text), ...headsAtClauses(text, rules), ...headBeforeAdjunct(text, rules)]
    .filter(({ head, tail }) => isWhole(head, rules) && !takesBack(tail, rules))
    .flatMap(({ head }) => versionsOf(head, rules).map((version) => headlineCase(version, rules)))
    .filter((head) => fits(head, { length, words: SHORT_WORDS }) && isWhole(head, rules))
    .sort((a, b) => b.length - a.length);
  return heads[0];
}

interface Head {
  readonly head: string;
  readonly tail: string;
}

function headsAtMarks(text: string): Head[] {
  return [...text.matchAll(ADDED)].map(({ index, 0: mark }) => ({
    head: text.slice(0, index),
    tail: text.slice(index + mark.length),
  }));
}

/**
 * Only where a main clause keeps its order without the clause behind it. A relative clause without a comma says which one is
 * meant and stays; so does a condition.
 */
function headsAtClauses(text: string, rules: LanguageRules): Head[] {
  if (!rules.deletesClauses || !rules.opensFreely) return [];
  return [...text.matchAll(/,\s+(?=([\p{L}'’]+))/gu)].flatMap(({ index, 0: gap, 1: word = "" }) => {
    const head = text.slice(0, index);
    const tail = text.slice(index + gap.length);
    const added = ADDS.test(word) && !head.includes(",") && wordCount(tail) > FEWEST_WORDS && rules.hasVerb(tail);
    return added || rules.isWord("relatives", word) ? [{ head, tail }] : [];
  });
}

function headBeforeAdjunct(text: string, rules: LanguageRules): Head[] {
  const [head = "", tail = "", ...others] = text.split(/,\s+/u);
  const adds = ADJUNCTS[rules.language]?.test(tail) === true && !/\p{Nd}/u.test(tail);
  const states = rules.hasVerb(head) || rules.opensWith("imperatives", head) || rules.opensWithOrder(head);
  return others.length === 0 && adds && states && !rules.contains("negations", text) ? [{ head, tail }] : [];
}

function isWhole(head: string, rules: LanguageRules): boolean {
  const bare = head.replace(/[,，、\s]+$/u, "");
  if (wordCount(bare) < FEWEST_WORDS || displayLength(bare) < LEAST_LENGTH || !bracketsClose(bare)) return false;
  return !rules.endsWith("functionWords", bare) && !rules.opensWith("conditionals", bare);
}

function takesBack(tail: string, rules: LanguageRules): boolean {
  return rules.opensWith("negations", tail) || rules.opensWith("contrast", tail);
}
