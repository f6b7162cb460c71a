import type { SourceSpan } from "../../../deck/slide-content.ts";
import { baseLanguage } from "../language.ts";
import { asciiDigits, parseFigure } from "./digits.ts";
import { readMagnitude } from "./magnitudes.ts";
import {
  CURRENCY_AFTER,
  CURRENCY_BEFORE,
  FUNCTION_WORDS,
  MEASURE_WORDS,
  PERCENT_WORDS,
  REFERENCE_WORDS,
  UNIT_SYMBOLS,
} from "./number-words.ts";

export interface FoundNumber {
  readonly span: SourceSpan;
  readonly display: string;
  readonly value: number;
  readonly percent: boolean;
  readonly currency: boolean;
  readonly unit?: string;
}

const anyOf = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|");

const CASED = "\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}";
const FIGURE = "\\d{1,3}(?:[ \\u00a0\\u202f'’]\\d{3})+(?:[.,]\\d+)?(?!\\d)|\\d+(?:[.,]\\d+)*";
/** Not inside a word, a version, a time, a path. */
const FREE = `(?<![${CASED}\\d_#/\\\\@:.,]|[${CASED}\\d][-‑])`;
const SIGN = "(?<sign>(?<=^|[\\s(（])[-−+±](?=\\d))?";
const RANGE = `(?:(?:[ ]?[–~〜～][ ]?|-)(?<upper>${FIGURE})(?![-–\\d]))?`;
const QUANTITY = new RegExp(
  `${FREE}(?<before>(?:${anyOf(CURRENCY_BEFORE)})[ \\u00a0]?)?${SIGN}(?<figure>${FIGURE})${RANGE}`,
  "gu",
);
const PERCENT = new RegExp(`^[ \\u00a0\\u202f]?(?:[%٪％]|(?:${anyOf(PERCENT_WORDS)})(?![\\p{L}\\p{M}]))`, "iu");
const CURRENCY = new RegExp(`^[ \\u00a0\\u202f]?(?:${anyOf(CURRENCY_AFTER)})(?![${CASED}])`, "u");
const SYMBOL = new RegExp(`^[ \\u00a0\\u202f]?(?:${anyOf(UNIT_SYMBOLS)})(?![${CASED}\\d])`, "u");
const PER_UNIT = new RegExp(`^[ \\u00a0]?/[ \\u00a0]?(?:${anyOf(UNIT_SYMBOLS)})(?![${CASED}\\d])`, "u");
const SPELLED_UNIT = new RegExp(
  `^(?:[ \\u00a0]|[-‑](?=[${CASED}]))(?<unit>(?![\\p{sc=Han}\\p{sc=Kana}\\p{sc=Hira}])[\\p{L}\\p{M}]{2,24})`,
  "u",
);
const SHARE = /^ (?:out of|of every|of the|of|in every|in|von|sur|de cada|su|em cada|van de) (\d{1,4})(?![\d.,]\d|\d)/;
const TIME_OF_DAY = /^[ \u00a0]?(?:[ap]\.?m\b|o['’]clock|Uhr|時(?!間)|点(?!数)|點|시(?!간))/iu;
/** "7時20分", "7点20分", "7시 20분": what stands in front of the minutes of a time of day. */
const HOUR_BEFORE = /\d\s?(?:時|点|點|시)\s?$/u;
const MINUTES = /^\s?(?:分|분)(?![間间钟鐘])/u;
const GLUED = new RegExp(`^(?:[${CASED}_]|:\\d|/\\d|[ºª°])`, "u");
const ORDINAL = /^(?:st|nd|rd|th|er|re|e|ème|º|ª|\.º|ste|de)(?!\p{L})/u;
const ORDINAL_DOT = new Set(["de", "da", "nb", "fi", "cs", "pl", "tr"]);

/** All quantities in a text, in order; spans within the text. Dates have to be taken out by the caller. */
export function findNumbers(text: string, language: string): FoundNumber[] {
  const plain = asciiDigits(text);
  const numbers: FoundNumber[] = [];
  for (const match of plain.matchAll(QUANTITY)) {
    const number = readQuantity(text, plain, match, language);
    if (number !== undefined && number.span.start >= (numbers.at(-1)?.span.end ?? 0)) numbers.push(number);
  }
  return numbers;
}

function readQuantity(text: string, plain: string, match: RegExpExecArray, language: string): FoundNumber | undefined {
  const { before, sign, figure = "", upper } = match.groups ?? {};
  const start = match.index;
  if (figure.length > 18 || isReference(plain, start) || isVersion(plain, start, figure)) return undefined;
  const end = start + match[0].length;
  const plainValue = parseFigure(figure, language) * (sign === "-" || sign === "−" ? -1 : 1);
  const { value, length, percent } = readMagnitude(plain.slice(end, end + 32), plainValue, language);
  const over = /^\+(?![\d\p{L}])/u.test(plain.slice(end + length, end + length + 2)) ? 1 : 0;
  const from = end + length + over;
  const tail = plain.slice(from, from + 40);
  const number = { text, start, value };
  const share = before === undefined && upper === undefined ? readShare(tail, value) : undefined;
  if (share !== undefined) return found({ ...number, value: value / share.whole }, from + share.length, "plain");
  const mark = percent ? "" : PERCENT.exec(tail)?.[0];
  if (mark !== undefined) return found(number, from + mark.length, "percent");
  const currency = CURRENCY.exec(tail)?.[0] ?? (before === undefined ? undefined : "");
  if (currency !== undefined) return found(number, from + currency.length, "currency");
  const symbol = SYMBOL.exec(tail)?.[0];
  if (symbol !== undefined) {
    const isTime = MINUTES.test(tail) && HOUR_BEFORE.test(plain.slice(Math.max(0, start - 4), start));
    return isTime ? undefined : found(number, from + symbol.length + perUnit(tail.slice(symbol.length)), "plain");
  }
  if (TIME_OF_DAY.test(tail) || GLUED.test(tail) || isOrdinal(tail, language)) return undefined;
  return withSpelledUnit(number, from, tail);
}

interface Quantity {
  readonly text: string;
  readonly start: number;
  readonly value: number;
}

function found({ text, start, value }: Quantity, end: number, kind: "plain" | "percent" | "currency"): FoundNumber {
  const display = text.slice(start, end);
  return { span: { start, end }, display, value, percent: kind === "percent", currency: kind === "currency" };
}

/** "16 µg/m³": what a measure is taken by belongs to it. */
function perUnit(tail: string): number {
  return PER_UNIT.exec(tail)?.[0].length ?? 0;
}

/** "45-minute" and "90 minutes" keep their word; of "40 members" the word is only named. */
function withSpelledUnit(quantity: Quantity, end: number, tail: string): FoundNumber {
  const spelled = SPELLED_UNIT.exec(tail);
  const unit = spelled?.groups?.["unit"];
  if (spelled === null || unit === undefined || FUNCTION_WORDS.has(unit.toLowerCase())) {
    return found(quantity, end, "plain");
  }
  const belongs = /^[-‑]/.test(spelled[0]) || MEASURE_WORDS.has(unit.toLowerCase());
  return { ...found(quantity, belongs ? end + spelled[0].length : end, "plain"), unit };
}

/** "7 out of 10", "34 of 48"; "in" only with small wholes, so that years stay out. */
function readShare(tail: string, part: number): { readonly whole: number; readonly length: number } | undefined {
  const share = SHARE.exec(tail);
  const whole = Number(share?.[1]);
  if (share === null || whole <= part || whole > (share[0].startsWith(" in ") ? 20 : 1000)) return undefined;
  return { whole, length: share[0].length };
}

function isReference(plain: string, start: number): boolean {
  const [word] = /[\p{L}.°º№§]+(?=[ \u00a0]?$)/u.exec(plain.slice(Math.max(0, start - 16), start)) ?? [];
  return word !== undefined && REFERENCE_WORDS.has(word.toLowerCase());
}

/** "Apache License 2.0": a decimal zero behind a name. */
function isVersion(plain: string, start: number, figure: string): boolean {
  return /^\d{1,2}\.0$/.test(figure) && /\p{Lu}[\p{L}-]* $/u.test(plain.slice(Math.max(0, start - 24), start));
}

function isOrdinal(tail: string, language: string): boolean {
  return ORDINAL.test(tail) || (ORDINAL_DOT.has(baseLanguage(language)) && /^\. \p{L}/u.test(tail));
}
