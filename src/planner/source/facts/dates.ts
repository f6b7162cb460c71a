import type { SourceSpan } from "../../../deck/slide-content.ts";
import { baseLanguage } from "../language.ts";
import { asciiDigits } from "./digits.ts";
import { monthNames } from "./month-names.ts";
import { findYears } from "./years.ts";

export interface FoundDate {
  readonly span: SourceSpan;
  readonly display: string;
  /** `YYYY-MM-DD`, `YYYY-MM`, `YYYY`, `--MM-DD` or `--MM`. */
  readonly iso: string;
}

interface DatePattern {
  readonly expression: RegExp;
  readonly read: (groups: Readonly<Record<string, string | undefined>>) => string | undefined;
}

const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925, 大正: 1911, 明治: 1867 };
const patterns = new Map<string, readonly DatePattern[]>();

/** Dates and years in a text, in order, without overlaps; written-out ones in the given language, numeric ones in any. */
export function findDates(text: string, language: string): FoundDate[] {
  const plain = asciiDigits(text);
  if (!/\d/.test(plain)) return [];
  const found: FoundDate[] = [];
  const add = (start: number, end: number, iso: string | undefined): void => {
    if (iso === undefined || found.some(({ span }) => start < span.end && end > span.start)) return;
    found.push({ span: { start, end }, display: text.slice(start, end), iso });
  };
  for (const { expression, read } of datePatterns(baseLanguage(language))) {
    for (const match of plain.matchAll(expression)) {
      add(match.index, match.index + match[0].length, read(match.groups ?? {}));
    }
  }
  for (const { start, end, iso } of findYears(plain, language)) add(start, end, iso);
  return found.sort((a, b) => a.span.start - b.span.start);
}

function datePatterns(base: string): readonly DatePattern[] {
  let list = patterns.get(base);
  if (list === undefined) {
    list = [...numericPatterns(base), ...countedMonthPatterns(), ...namedMonthPatterns(base)];
    patterns.set(base, list);
  }
  return list;
}

function numericPatterns(base: string): DatePattern[] {
  const dayFirst = base !== "en";
  return [
    {
      expression: /(?<![\d.-])(?<y>[12]\d{3})[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})(?![\d-])/g,
      read: ({ y, m, d }) => isoDate(y, m, d),
    },
    {
      expression: /(?<![\d./])(?<a>\d{1,2})(?<mark>[./])[ ]?(?<b>\d{1,2})\k<mark>[ ]?(?<y>[12]\d{3})(?!\d)/g,
      read: ({ a, b, y, mark }) => {
        const swapped = mark === "/" && !dayFirst && Number(b) > 0 && Number(a) <= 12;
        return swapped ? isoDate(y, a, b) : isoDate(y, b, a);
      },
    },
    { expression: /(?<![\d-])(?<y>[12]\d{3})-(?<m>0[1-9]|1[0-2])(?![\d-])/g, read: ({ y, m }) => isoDate(y, m) },
    {
      expression:
        /(?<![\p{L}\d])Q(?<q>[1-4])[ /]?(?<y>[12]\d{3})(?!\d)|(?<!\d)(?<y2>[12]\d{3})[ /-]?Q(?<q2>[1-4])(?!\d)/gu,
      read: ({ q, y, q2, y2 }) => isoDate(y ?? y2, String(Number(q ?? q2) * 3 - 2)),
    },
  ];
}

function countedMonthPatterns(): DatePattern[] {
  const day = "\\s?(?<d>\\d{1,2})\\s?(?:日|号|일)";
  return [
    {
      expression: new RegExp(`(?<!\\d)(?<y>\\d{4})\\s?(?:年|년)\\s?(?<m>\\d{1,2})\\s?(?:月|월)(?:${day})?`, "g"),
      read: ({ y, m, d }) => isoDate(y, m, d),
    },
    {
      expression: new RegExp(
        `(?<era>令和|平成|昭和|大正|明治)(?<n>\\d{1,2}|元)年(?:(?<m>\\d{1,2})月(?:${day})?)?`,
        "g",
      ),
      read: ({ era = "", n, m, d }) => {
        const year = String((ERAS[era] ?? 0) + (n === "元" ? 1 : Number(n)));
        return isoDate(year, m, d);
      },
    },
    {
      expression: new RegExp(`(?<!\\d)(?<m>\\d{1,2})\\s?(?:月|월)${day}`, "g"),
      read: ({ m, d }) => isoDate(undefined, m, d),
    },
    {
      expression: /(?<![\d年년]\s?)(?<m>\d{1,2})\s?(?:月|월)(?![\d\s]*\d)/g,
      read: ({ m }) => (Number(m) >= 1 && Number(m) <= 12 ? `--${String(Number(m)).padStart(2, "0")}` : undefined),
    },
  ];
}

function namedMonthPatterns(base: string): DatePattern[] {
  const months = monthNames(base);
  if (months === undefined) return [];
  const month = `(?<month>${months.pattern})(?:\\.(?=,?[ \\u00a0]?\\d))?(?![\\p{L}\\p{M}])`;
  const year = "(?<y>[12]\\d{3})(?!\\d)";
  const day = "(?<!\\d)(?<d>\\d{1,2})(?:st|nd|rd|th|er|º|ª|\\.)?";
  const glue = "[ \\u00a0]";
  const of = `(?:${glue}|${glue}(?:of|de|d’|di|do|of the)${glue}|${glue}[בלמה]-?)`;
  const withYear = `(?:,?${glue}(?:(?:de|del|do|of|г\\.?|року)${glue})?${year})`;
  const read: DatePattern["read"] = ({ month: name = "", y, d }) => {
    const number = months.numbers.get(name.toLowerCase());
    const capitalised = !/^[\p{Ll}]/u.test(name) || !["en", "de"].includes(base);
    return number === undefined || !capitalised ? undefined : isoDate(y, String(number), d);
  };
  return [
    { expression: new RegExp(`${day}${of}${month}${withYear}?`, "giu"), read },
    {
      expression: new RegExp(
        `(?<!\\p{L})${month}${glue}(?<d>\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[.,:]\\d)${withYear}?`,
        "giu",
      ),
      read,
    },
    {
      expression: new RegExp(`(?<![\\p{L}\\p{M}])${base === "he" ? "[בלמהו]{0,2}" : ""}${month}${withYear}`, "giu"),
      read,
    },
  ];
}

/** An ISO date of whatever parts there are; `undefined` if the calendar has no such day. */
function isoDate(year: string | undefined, month?: string, day?: string): string | undefined {
  const monthNumber = Number(month ?? "1");
  const dayNumber = Number(day ?? "1");
  if (monthNumber < 1 || monthNumber > 12 || dayNumber < 1 || dayNumber > 31) return undefined;
  const gregorian = year === undefined ? undefined : String(Number(year) > 2400 ? Number(year) - 543 : Number(year));
  const parts = [month, day].filter((part) => part !== undefined).map((part) => part.padStart(2, "0"));
  if (gregorian === undefined) return parts.length === 2 ? `--${parts.join("-")}` : undefined;
  return [gregorian.padStart(4, "0"), ...parts].join("-");
}
