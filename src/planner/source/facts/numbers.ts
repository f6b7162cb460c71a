import type { SourceSpan } from "../../../deck/slide-content.ts";
import { baseLanguage } from "../language.ts";
import { asciiDigits, parseFigure } from "./digits.ts";
import {
  CJK_MAGNITUDES,
  CURRENCY_AFTER,
  CURRENCY_BEFORE,
  FUNCTION_WORDS,
  LONG_SCALE_WORDS,
  MAGNITUDES,
  MEASURE_WORDS,
  PERCENT_WORDS,
  REFERENCE_WORDS,
  SHORT_SCALE_WORDS,
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

const escape = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|");

const FIGURE = "\\d{1,3}(?:[ \\u00a0\\u202f'’]\\d{3})+(?:[.,]\\d+)?(?!\\d)|\\d+(?:[.,]\\d+)*";
const CASED = "\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}";
const AFTER_WORD = `(?![${CASED}\\d])`;
const WORD_END = `(?![\\p{L}\\p{M}])`;

/** A figure that starts a quantity: not inside a word, a version, a time, a path or a reference. */
const START = new RegExp(
  `(?<![${CASED}\\d_#/\\\\@:.,]|[${CASED}\\d][-‑])(?<before>(?:${escape(CURRENCY_BEFORE)})[ \\u00a0]?)?(?<sign>(?<=^|[\\s(（])[-−+±](?=\\d))?(?<figure>${FIGURE})(?:(?<range>[ ]?[–—~〜～-][ ]?)(?<upper>${FIGURE})(?![-–\\d]))?`,
  "gu",
);
const CJK_TAIL = /^\s?([千万萬億亿兆천만억조]{1,2})(\d[\d,.]*)?/u;
const PERCENT = new RegExp(`^[ \\u00a0\\u202f]?(?:[%٪％]|(?:${escape(PERCENT_WORDS)})${WORD_END})`, "iu");
const CURRENCY = new RegExp(`^[ \\u00a0\\u202f]?(?:${escape(CURRENCY_AFTER)})(?![${CASED}])`, "u");
const UNIT = new RegExp(`^[ \\u00a0\\u202f]?(?:${escape(UNIT_SYMBOLS)})${AFTER_WORD}`, "u");
const SPELLED_UNIT = new RegExp(
  `^(?:[ \\u00a0]|[-‑](?=[${CASED}]))(?<unit>(?![\\p{sc=Han}\\p{sc=Kana}\\p{sc=Hira}])[\\p{L}\\p{M}]{2,24})`,
  "u",
);
const TIME_OF_DAY = /^[ \u00a0]?(?:(?:[ap]\.?m\b|o['’]clock|Uhr)|時(?!間)|点(?!数)|點|시(?!간))/iu;
const SHARE = /^ (?:out of|of every|of the|of|in every|in|von|sur|de cada|su|em cada|van de) (\d{1,4})(?![\d.,]\d|\d)/;

/** All quantities in a text, in order; spans within the text. Dates have to be taken out by the caller. */
export function findNumbers(text: string, language: string): FoundNumber[] {
  const plain = asciiDigits(text);
  const found: FoundNumber[] = [];
  for (const match of plain.matchAll(START)) {
    const number = readQuantity(text, plain, match, language);
    if (number !== undefined && number.span.start >= (found.at(-1)?.span.end ?? 0)) found.push(number);
  }
  return found;
}

function readQuantity(text: string, plain: string, match: RegExpExecArray, language: string): FoundNumber | undefined {
  const { before, sign, figure = "", upper } = match.groups ?? {};
  const start = match.index;
  if (figure.length > 18 || isReference(plain, start) || isVersion(plain, start, figure)) return undefined;
  let end = start + match[0].length;
  let value = parseFigure(figure, language);
  if (sign === "-" || sign === "−") value = -value;
  const magnitude = readMagnitude(plain.slice(end, end + 32), value, language);
  value = magnitude.value;
  end += magnitude.length;
  if (/^\+(?![\d\p{L}])/u.test(plain.slice(end, end + 2))) end += 1;
  const share = before === undefined && upper === undefined ? SHARE.exec(plain.slice(end, end + 20)) : null;
  const whole = Number(share?.[1]);
  if (share !== null && whole > value && whole <= (share[0].startsWith(" in ") ? 20 : 1000)) {
    return finish(text, start, end + share[0].length, { value: value / whole, percent: false, currency: false });
  }
  const tail = plain.slice(end, end + 40);
  const percent = PERCENT.exec(tail)?.[0] ?? (magnitude.percent ? "" : undefined);
  if (percent !== undefined)
    return finish(text, start, end + percent.length, { value, percent: true, currency: false });
  const currency = CURRENCY.exec(tail)?.[0];
  if (before !== undefined || currency !== undefined) {
    return finish(text, start, end + (currency?.length ?? 0), { value, percent: false, currency: true });
  }
  const symbol = UNIT.exec(tail)?.[0];
  if (symbol !== undefined) return finish(text, start, end + symbol.length, { value, percent: false, currency: false });
  if (
    TIME_OF_DAY.test(tail) ||
    new RegExp(`^(?:[${CASED}_]|:\\d|/\\d|[ºª°])`, "u").test(tail) ||
    isOrdinal(tail, language)
  )
    return undefined;
  return withSpelledUnit(text, start, end, tail, value);
}

type Kind = Pick<FoundNumber, "value" | "percent" | "currency">;

function finish(text: string, start: number, end: number, kind: Kind, unit?: string): FoundNumber {
  const display = text.slice(start, end);
  return { span: { start, end }, display, ...kind, ...(unit === undefined ? {} : { unit }) };
}

/** "45-minute" and "90 minutes" keep their word; of "40 members" the word is only named. */
function withSpelledUnit(text: string, start: number, end: number, tail: string, value: number): FoundNumber {
  const kind = { value, percent: false, currency: false };
  const spelled = SPELLED_UNIT.exec(tail);
  const unit = spelled?.groups?.["unit"];
  if (spelled === null || unit === undefined || FUNCTION_WORDS.has(unit.toLowerCase())) {
    return finish(text, start, end, kind);
  }
  const belongs = /^[-‑]/.test(spelled[0]) || MEASURE_WORDS.has(unit.toLowerCase());
  return finish(text, start, belongs ? end + spelled[0].length : end, kind, unit);
}

interface Magnitude {
  readonly value: number;
  readonly length: number;
  /** Japanese 割: tenths. */
  readonly percent: boolean;
}

function readMagnitude(tail: string, figure: number, language: string): Magnitude {
  if (tail.startsWith("割")) return { value: figure * 10, length: 1, percent: true };
  let value = 0;
  let current = figure;
  let length = 0;
  for (let match = CJK_TAIL.exec(tail); match !== null; match = CJK_TAIL.exec(tail.slice(length))) {
    const [whole, mark = "", next] = match;
    value += Array.from(mark).reduce((product, sign) => product * (CJK_MAGNITUDES.get(sign) ?? 1), current);
    current = next === undefined ? 0 : parseFigure(next, language);
    length += whole.length;
  }
  if (length > 0) return { value: value + current, length, percent: false };
  return spelledMagnitude(tail, figure, language);
}

function spelledMagnitude(tail: string, figure: number, language: string): Magnitude {
  const scale = baseLanguage(language) === "en" ? SHORT_SCALE_WORDS : LONG_SCALE_WORDS;
  let value = figure;
  let length = 0;
  for (;;) {
    const [space, word] = /^([ \u00a0\u202f]?)([\p{L}\p{M}]+\.?)/u.exec(tail.slice(length))?.slice(1) ?? [];
    if (space === undefined || word === undefined) break;
    const known = magnitudeOf(word, scale) ?? (space === "" ? SYMBOL_MAGNITUDES[word] : undefined);
    if (known === undefined) break;
    value *= known.factor;
    length += space.length + known.length;
  }
  return { value, length, percent: false };
}

interface KnownMagnitude {
  readonly factor: number;
  readonly length: number;
}

const SYMBOL_MAGNITUDES: Readonly<Record<string, KnownMagnitude>> = {
  k: { factor: 1e3, length: 1 },
  M: { factor: 1e6, length: 1 },
  B: { factor: 1e9, length: 1 },
};

/** The word with its full stop ("Mio.") or, at the end of a sentence, without. */
function magnitudeOf(word: string, scale: ReadonlyMap<string, number>): KnownMagnitude | undefined {
  for (const form of [word, word.replace(/\.$/, "")]) {
    const factor = MAGNITUDES.get(form.toLowerCase()) ?? scale.get(form.toLowerCase());
    if (factor !== undefined) return { factor, length: form.length };
  }
  return undefined;
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
  if (/^(?:st|nd|rd|th|er|re|e|ème|º|ª|\.º|ste|de)(?!\p{L})/u.test(tail)) return true;
  return ["de", "da", "nb", "fi", "cs", "pl", "tr"].includes(baseLanguage(language)) && /^\. \p{L}/u.test(tail);
}
