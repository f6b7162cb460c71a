import type { LanguageRules } from "../../language/language-rules.ts";
import type { NumberFact } from "../digest/claim.ts";
import { isBounded } from "../../text/bounds.ts";
import { bracketsClose } from "../../text/brackets.ts";
import { headlineCase, versionsOf } from "../../text/shorten.ts";
import { fits, type Room } from "../wording.ts";
import { wordCount } from "../../text/word-count.ts";

/** Smaller counts are details. */
const LEAST_COUNT = 15;
const LEAST_LETTERS = 8;
const FEWEST_BEHIND = 4;
const SPAN = "(?:between|zwischen|entre|tra|fra|tussen|между|mellan|mellem|mellom|بين|בין)";
const SPAN_BEFORE = new RegExp(`${SPAN}\\s+[^.;]{0,24}\\p{Nd}[^.;]{0,16}$`, "iu");
const SPAN_OPENS = new RegExp(`${SPAN}\\s+\\P{Nd}{0,4}$`, "iu");
const SPAN_BEHIND = /^[^.;\p{Nd}]{0,16}\p{Nd}/u;
const WHOLE = /^(?:Of|Out of|Von|Sur|De|Su|Dei|Dos|Van de|Из|من بين|מתוך)(?:\s+\p{L}{1,4})?\s+$/u;
/** Up to the last colon or semicolon: where the clause of a figure begins. */
const CLAUSE_START = /^.*[:;：；]\s+/su;
const SETTING =
  /(?:^|\s)(?:of|with|among|mit|von|unter|bei|avec|de|parmi|con|entre|com|di|met|van|onder)(?:\s+(?:more than|over|about|some|mehr als|rund|etwa|plus de|environ|más de|unos|mais de|circa|ruim))?\s+$/iu;
const DELIMITER = /\s*[,;:]\s+/gu;
/** "… saw one and only 5% saw none": from here on the words are those of the next figure. */
const NEXT_FIGURE =
  /\s+(?:and|while|whereas|und|während|et|tandis que|y|mientras|e|mentre|enquanto|en|terwijl|и|а)(?:\s+\p{L}+){0,2}\s+\p{Nd}/iu;
const NEXT_BOUNDARY = /[,;:.()。，、；：]\s|\s[–—-]\s|[,;:.)。，、；：!?]$|—|\s\(/u;

/** Whether a number says something by itself: a share, a sum of money, a ratio, a count that is not small. */
export function isTelling(fact: NumberFact, rules: LanguageRules): boolean {
  if (fact.percent || fact.currency) return true;
  // "3 out of 4", "5 km", "40人": written with more than digits.
  if (/\p{L}/u.test(fact.display)) return true;
  const { unit } = fact;
  const grammar = ["functionWords", "verbs", "pointers"] as const;
  const counts = unit !== undefined && !grammar.some((list) => rules.isWord(list, unit));
  return counts && Math.abs(fact.value) >= LEAST_COUNT;
}

/** "a 30-story staircase", "2回目": a figure that only tells of what kind or the how manieth something is. */
const COMPOUND = /^[-‑](?=\p{L})/u;
const OF_A_KIND = /^\p{Nd}[\p{Nd}.,]*[-‑]\p{Ll}/u;
const ORDINAL = /^\s?(?:目|回目|番目|年目|度目|번째|째)/u;

/** Whether a number describes a thing by its kind or place in a row, and measures nothing of the matter. */
export function isOfAKind({ display, sentence, span }: NumberFact): boolean {
  const behind = sentence.text.slice(span.end - sentence.span.start);
  return OF_A_KIND.test(display) || COMPOUND.test(behind) || ORDINAL.test(behind);
}

/** "20 miles away", "vor 30 Jahren": how far or how long from here, not how much of the matter. */
const AWAY: Readonly<Record<string, RegExp>> = {
  en: /^\s(?:\p{L}+\s){0,2}(?:away|ago|later|earlier|from here|from there)(?!\p{L})/iu,
  de: /^\s(?:\p{L}+\s){0,2}(?:entfernt|weit weg|später|früher|zuvor)(?!\p{L})/iu,
  fr: /^\s(?:\p{L}+\s){0,2}(?:plus tard|plus tôt|plus loin|de distance|auparavant|d[’']ici)(?!\p{L})/iu,
  es: /^\s(?:\p{L}+\s){0,2}(?:después|más tarde|antes|atrás|de distancia|de aquí)(?!\p{L})/iu,
  it: /^\s(?:\p{L}+\s){0,2}(?:dopo|fa|prima|di distanza|più tardi)(?!\p{L})/iu,
  pt: /^\s(?:\p{L}+\s){0,2}(?:depois|atrás|antes|de distância|mais tarde|daqui)(?!\p{L})/iu,
  nl: /^\s(?:\p{L}+\s){0,2}(?:verderop|geleden|later|eerder|hiervandaan)(?!\p{L})/iu,
  ru: /^\s(?:\p{L}+\s){0,2}(?:назад|спустя|отсюда|раньше)(?!\p{L})/iu,
  ja: /^(?:前|後|先|離れ)/u,
  ko: /^\s?(?:전|후|뒤|떨어진)(?!\p{L})/u,
  zh: /^(?:前|后|後|之前|之后|以外|外)/u,
};

/** Whether a number only says how far away or how long ago something is. */
export function isAdverbial({ percent, sentence, span }: NumberFact, language: string): boolean {
  return !percent && (AWAY[language]?.test(sentence.text.slice(span.end - sentence.span.start)) ?? false);
}

/** Whether a number stands in brackets: an aside, not what the sentence is about. */
export function isAside(fact: NumberFact): boolean {
  const before = fact.sentence.text.slice(0, fact.span.start - fact.sentence.span.start);
  return /[(（][^)）]*$/u.test(before) && !fact.percent;
}

/**
 * Whether a number is one end of a span ("between 8,000 and 15,000 euros", "does not exceed 50%") or the whole that another
 * is a part of ("Of 1,630 fountains 14 …"). Alone it would say something else.
 */
export function isHalfAFigure(fact: NumberFact, language: string): boolean {
  const { text, span } = fact.sentence;
  const before = text.slice(0, fact.span.start - span.start);
  if (WHOLE.test(before.slice(CLAUSE_START.exec(before)?.[0].length ?? 0))) return true;
  const behind = text.slice(fact.span.end - span.start);
  if (isBounded(before, behind, language)) return true;
  return SPAN_BEFORE.test(before) || (SPAN_OPENS.test(before) && SPAN_BEHIND.test(behind));
}

/** Whether a number only sets the scene: "a project of 500 files took …", "in a study with 480 pupils". */
export function isSetting(fact: NumberFact): boolean {
  if (fact.percent || fact.currency) return false;
  const before = fact.sentence.text.slice(0, fact.span.start - fact.sentence.span.start);
  return SETTING.test(before);
}

/** How striking a figure is, 0…1: shares and money before counts. */
export function strikingness(fact: NumberFact): number {
  if (fact.percent) return 0.9;
  if (fact.currency) return 1;
  return Math.min(0.8, 0.3 + Math.log10(1 + Math.abs(fact.value)) / 8);
}

/** Whether a sentence says little beyond its figure: "いまは52%です". */
export function isOnlyFigure(text: string, fact: NumberFact): boolean {
  const letters = text.replace(fact.display, "").match(/\p{L}/gu) ?? [];
  const weight = letters.reduce((sum, letter) => sum + (/[\u3040-\u9fff]/u.test(letter) ? 1.5 : 1), 0);
  return weight < LEAST_LETTERS;
}

/**
 * A version of the sentence that fits and still holds the figure; failing that the longest clause around the figure
 * that can stand by itself.
 */
export function sentenceAround(text: string, fact: NumberFact, rules: LanguageRules, room: Room): string | undefined {
  const version = versionsOf(text, rules)
    .map((at) => headlineCase(at, rules))
    .find((at) => at.includes(fact.display) && fits(at, room));
  if (version !== undefined || !rules.deletesClauses || /[–—]/u.test(text)) return version;
  return clausesOf(text)
    .filter((clause) => clause.text.includes(fact.display) && standsAlone(clause, text, rules))
    .map((clause) => headlineCase(clause.text, rules))
    .filter((at) => fits(at, room))
    .sort((a, b) => b.length - a.length)[0];
}

interface Clause {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Stretches of a sentence from its start or a semicolon to any delimiter. */
function clausesOf(sentence: string): Clause[] {
  const cuts = [...sentence.matchAll(DELIMITER)].slice(0, 12);
  const whole = cuts.filter((cut) => cut[0].includes(";"));
  const starts = [0, ...whole.map((cut) => cut.index + cut[0].length)];
  const ends = [...cuts.map((cut) => cut.index), sentence.length];
  return starts.flatMap((start) =>
    ends.filter((end) => end > start).map((end) => ({ text: sentence.slice(start, end).trim(), start, end })),
  );
}

/** "Based on the offers, …", "As rents rise by 4%, …": what comes behind its comma is the sentence. */
const ADVERBIAL =
  /^(?:(?:as|since|because|while|although|though|whereas|after|before|given that|da|weil|obwohl|obgleich|während|nachdem|bevor|indem|seitdem|soweit|auch wenn|comme|puisque|parce que|bien que|alors que|tandis que|quoique|aunque|como|porque|puesto que|dado que|ya que|mientras|poiché|siccome|sebbene|benché|mentre|dato che|visto che|embora|porque|já que|uma vez que|enquanto|omdat|aangezien|hoewel|terwijl|nadat|voordat|поскольку|хотя|так как|потому что|после того как|بما أن|بينما|رغم أن|מכיוון ש\p{L}*|היות ו\p{L}*|אף ש\p{L}*|בעוד ש?\p{L}*|चूँकि|चूंकि|हालाँकि|हालांकि|जबकि)(?![\p{L}\p{M}])|based on|given|due to|owing to|thanks to|according to|compared (?:to|with)|selon|suite à|grâce à|d[’']après|en fonction de|compte tenu d|según|gracias a|debido a|con base en|en función de|in base a|secondo|grazie a|rispetto a|de acordo com|graças a|devido a|com base em|op basis van|volgens|dankzij|благодаря|согласно|по сравнению)/iu;

/** "In order to …": what something is done for, in front of what is done. */
const PURPOSE =
  /^(?:in order to|so as to|to (?!\p{L}+ing)|um |damit |pour |afin d|para |a fin de|con el fin de|per |al fine di|a fim de|teneinde |om |чтобы |لكي |من أجل |כדי )/iu;

/** A clause may go its own way if it has a verb, no loose end, and nothing that takes it back is cut off beside it. */
function standsAlone({ text, start, end }: Clause, sentence: string, rules: LanguageRules): boolean {
  const last = text.slice(CLAUSE_START.exec(text)?.[0].length ?? 0);
  if (wordCount(text) < 5 || !rules.hasVerb(last) || !bracketsClose(text)) return false;
  if (start > 0 && (rules.isWord("functionWords", firstWord(text)) || rules.opensWith("relatives", text))) return false;
  if (rules.opensWith("pointers", text) || rules.opensWith("connectives", text)) return false;
  if (rules.endsWith("functionWords", text)) return false;
  if (start === 0 && end < sentence.length && opensSubordinate(text, rules)) return false;
  if (end < sentence.length && leadsOn(text, rules)) return false;
  const behind = sentence.slice(end).replace(/^[\s,;:–—-]+/u, "");
  return !rules.opensWith("negations", behind) && !rules.opensWith("contrast", behind);
}

/** "They are tall, so in order to reach 30 miles": its last part waits for the main clause that the cut took away. */
function leadsOn(text: string, rules: LanguageRules): boolean {
  const [last = "", ...before] = text.split(DELIMITER).reverse();
  if (before.length === 0) return false;
  const behind = rules.behindWord("connectives", last) ?? last;
  return !rules.hasVerb(last) || [last, behind].some((part) => PURPOSE.test(part) || opensSubordinate(part, rules));
}

function opensSubordinate(text: string, rules: LanguageRules): boolean {
  return ADVERBIAL.test(text) || rules.opensWith("leadIns", text) || rules.opensWith("conditionals", text);
}

function firstWord(text: string): string {
  return /[\p{L}\p{M}'’]+/u.exec(text)?.[0] ?? "";
}

/**
 * What stands behind a figure and belongs to it: of "83% of respondents said they used it" the words "of respondents said
 * they used it", small as they go on what the figure begins. Up to the next figure that is not compared with it.
 */
export function wordsBehind(fact: NumberFact, rules: LanguageRules, length: number): string | undefined {
  const behind = fact.sentence.text.slice(fact.span.end - fact.sentence.span.start).trimStart();
  if (!rules.opensWith("partitives", behind)) return undefined;
  const rate = !fact.percent && !rules.isWord("functionWords", /^\p{L}+/u.exec(behind)?.[0] ?? "");
  const boundary = NEXT_BOUNDARY.exec(behind);
  const clause = boundary === null ? behind : behind.slice(0, boundary.index);
  const stretch = clause.slice(0, NEXT_FIGURE.exec(clause)?.index ?? clause.length);
  const text = stretch.replace(/[.。!?\s]+$/u, "").trim();
  if (/\p{Nd}/u.test(text) || !fits(text, { length }) || wordCount(text) < (rate ? 2 : FEWEST_BEHIND)) return undefined;
  if (rules.endsWith("functionWords", text) || !bracketsClose(text)) return undefined;
  if (rules.contains("additives", text) || rules.contains("demonstratives", text)) return undefined;
  const takenBack = behind.slice(stretch.length).replace(/^[\s,;:–—-]+/u, "");
  return rules.opensWith("negations", takenBack) ? undefined : text;
}

/** A text without the brackets that hold nothing but the figure: "almost half (43%) of all" says the same without them. */
export function withoutFigureInBrackets(text: string, { display }: NumberFact): string {
  const [before, after] = text.split(new RegExp(`\\s*[(（]${escaped(display)}[)）]`, "u"));
  return before === undefined || after === undefined ? text : before + after;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
}
