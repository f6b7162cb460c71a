import type { LanguageRules } from "../../language/language-rules.ts";
import { bracketsClose } from "../../text/brackets.ts";
import { withoutAnd } from "../../text/joined-clause.ts";
import { wordCount } from "../../text/word-count.ts";

/** A sentence cut in two at a place where its author set the parts off. */
export interface Joint {
  readonly head: string;
  readonly rest: string;
  /** Whether each part is a clause of its own; else the second goes on with what the first began. */
  readonly whole: boolean;
}

const MARKS = [/[;；؛]\s*/gu, /(?<!\p{N})[:：]\s*/gu, /\s+[–—]+\s+|\s*--\s*|—+/gu] as const;
const COMMA = /(?:,|،|，|、)\s*/gu;
/** "…, not a general one": what a part says that something is not, or is instead, goes on with the clause before it. */
const DENIES: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:and|but) )?(?:not|rather than|instead of|let alone)(?!\p{L})/iu,
  de: /^(?:und )?(?:nicht|kein\p{L}*|sondern|statt|anstatt)(?!\p{L})/iu,
  fr: /^(?:et )?(?:pas|non|plutôt qu|au lieu d)(?!\p{L})/iu,
  es: /^(?:y no (?:el|la|los|las|un|una|en|de|a)|sino|en lugar de|en vez de)(?!\p{L})/iu,
  it: /^(?:e non (?:il|lo|la|i|gli|le|un|una|di|a)|bensì|anziché|invece di)(?!\p{L})/iu,
  pt: /^(?:e não (?:o|a|os|as|um|uma|de|em)|mas sim|em vez de|ao invés)(?!\p{L})/iu,
  nl: /^(?:en )?(?:niet|geen|in plaats van)(?!\p{L})/iu,
  ru: /^(?:а )?не(?!\p{L})/iu,
  zh: /^(?:而不是|而非|而是|不是|并非|并不是|並非|並不是)/u,
};
/** "…, and just say it": an adverb and a verb whose subject stands in the clause before. */
const GOES_ON =
  /^(?:just|then|simply|instead|even|thus|therefore|only|puis|ensuite|dann|luego|después|poi|depois|dan)\s+\p{Ll}|^(?:\p{L}+ly\s+)?\p{L}+ing\s+(?!is|are|was|were|has|have|can|will)/u;
const FEWEST_WORDS = 4;
/** A part that goes on must be worth a line of its own. */
const FEWEST_GOING_ON = 7;

/** Places where a sentence may be cut, the safest first: semicolon, colon, dash, a second clause, a condition's end. */
export function jointsOf(sentence: string, rules: LanguageRules): readonly Joint[] {
  const marked = MARKS.flatMap((mark) => cutsAt(sentence, mark)).filter(
    ({ head, rest }) => isClause(head, rules) && isClause(rest, rules) && !denies(rest, rules),
  );
  const commas = cutsAt(sentence, COMMA).filter(({ head, rest }) => !leavesOpen(head, rest) && !denies(rest, rules));
  const clauses = commas.filter(
    ({ head, rest }) => joins(rest, rules) && isClause(head, rules) && isClause(rest, rules),
  );
  const conditions = commas.filter(
    ({ head, rest }) => rules.opensFreely && isCondition(head, rules) && isClause(head, rules) && isClause(rest, rules),
  );
  const additions = clauses.filter(
    ({ head, rest }) => isLong(head) && isLong(rest) && (head.includes(",") || !rules.opensWithParticiple(head)),
  );
  return [
    ...middleFirst(marked).map((cut) => ({ ...cut, whole: true })),
    ...middleFirst(additions.filter(({ rest }) => startsClause(rest, rules))).map(({ head, rest }) => ({
      head,
      rest: withoutAnd(rest, rules),
      whole: true,
    })),
    ...middleFirst([...conditions, ...additions]).map((cut) => ({ ...cut, whole: false })),
  ];
}

/**
 * Commas in a sentence that is too long for any slide and has no other joint: never between the entries of an
 * enumeration that are brief, and only behind what says something by then; best before a relative clause or examples.
 */
export function tailsOf(sentence: string, rules: LanguageRules): readonly Joint[] {
  if (!rules.spaced) return [];
  const says = ({ head }: Cut): boolean =>
    rules.hasVerb(head) && !rules.opensWith("conditionals", head) && !rules.opensWith("leadIns", head);
  const cuts = cutsAt(sentence, COMMA).filter(({ head, rest }) => {
    const [before = "", behind = ""] = [head.split(COMMA).at(-1), rest.split(COMMA)[0]];
    const isEntry = wordCount(before) < FEWEST_WORDS || wordCount(behind) < FEWEST_WORDS;
    return !isEntry && isLong(head) && isLong(rest) && !leavesOpen(head, rest) && says({ head, rest });
  });
  const adds = ({ rest }: Cut): boolean => rules.opensWith("relatives", rest) || rules.opensWith("examples", rest);
  const worth = (cut: Cut): number => (adds(cut) ? 1 : 0);
  const ordered = [...middleFirst(cuts)].sort((a, b) => worth(b) - worth(a));
  return ordered.map((cut) => ({ ...cut, whole: false }));
}

type Cut = Pick<Joint, "head" | "rest">;

function cutsAt(sentence: string, mark: RegExp): Cut[] {
  return [...sentence.matchAll(mark)].map(({ index, 0: { length } }) => ({
    head: sentence.slice(0, index).trim(),
    rest: sentence.slice(index + length).trim(),
  }));
}

function middleFirst(cuts: readonly Cut[]): readonly Cut[] {
  const uneven = ({ head, rest }: Cut): number => Math.abs(head.length - rest.length);
  return [...cuts].sort((a, b) => uneven(a) - uneven(b));
}

function isClause(text: string, rules: LanguageRules): boolean {
  return rules.hasVerb(text) && wordCount(text) >= FEWEST_WORDS && bracketsClose(text);
}

function denies(rest: string, { language }: LanguageRules): boolean {
  return DENIES[language]?.test(rest) ?? false;
}

function isLong(text: string): boolean {
  return wordCount(text) >= FEWEST_GOING_ON;
}

/** A pair of dashes or brackets that the cut would tear apart. */
function leavesOpen(head: string, rest: string): boolean {
  return !bracketsClose(head) || !bracketsClose(rest);
}

/** "If …", also behind the word that makes a sentence part of another: "that if …". */
function isCondition(head: string, rules: LanguageRules): boolean {
  if (rules.opensWith("conditionals", head)) return true;
  const [, first = "", behind = ""] = /^([\p{L}\p{M}'’]+)\s+(.+)$/su.exec(head) ?? [];
  return rules.isWord("functionWords", first) && rules.opensWith("conditionals", behind);
}

/** Whether a part opens with a word that joins it to the one before: "and", "but", a Semitic "and" written to its word. */
function joins(rest: string, rules: LanguageRules): boolean {
  return rules.opensWith("connectives", rest) || /^[וو]/u.test(rest);
}

/** "and the school got a plan": behind its joining word a clause has a subject, no preposition, and a verb. */
function startsClause(rest: string, rules: LanguageRules): boolean {
  const behind = rules.behindWord("connectives", rest) ?? rest;
  const first = /^[\p{L}\p{M}'’]+/u.exec(behind)?.[0] ?? "";
  const goesOn = rules.isWord("verbs", first) || GOES_ON.test(behind);
  return rules.hasVerb(rules.beforeRelative(behind)) && !goesOn;
}
