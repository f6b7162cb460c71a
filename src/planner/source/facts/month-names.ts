import { baseLanguage } from "../language.ts";

export interface MonthNames {
  /** Regular expression source that matches any name of a month. */
  readonly pattern: string;
  /** Lower-case name → 1…12. */
  readonly numbers: ReadonlyMap<string, number>;
}

const EXTRA: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: { sept: 9 },
  de: { jänner: 1, jän: 1, sept: 9 },
  fr: { janv: 1, févr: 2, avr: 4, juil: 7, sept: 9 },
  es: { setiembre: 9, sept: 9 },
};
const VARIANTS: Readonly<Record<string, readonly string[]>> = { ar: ["ar-EG", "ar-SY", "ar-MA"] };
const cache = new Map<string, MonthNames | undefined>();

/**
 * Names of the months in a language, nominative and as dates use them, long and short, from the platform's locale
 * data. `undefined` where a language counts its months (Chinese, Japanese, Korean).
 */
export function monthNames(language: string): MonthNames | undefined {
  const base = baseLanguage(language);
  if (!cache.has(base)) cache.set(base, readNames(base));
  return cache.get(base);
}

function readNames(base: string): MonthNames | undefined {
  const numbers = new Map<string, number>(Object.entries(EXTRA[base] ?? {}));
  for (const locale of VARIANTS[base] ?? [base]) {
    for (let month = 1; month <= 12; month++) {
      for (const name of namesOf(locale, month)) numbers.set(name, month);
    }
  }
  const names = [...numbers.keys()].filter((name) => /^\p{L}[\p{L}\p{M} ’'-]*$/u.test(name) && !/^[月월]/.test(name));
  if (names.length < 12) return undefined;
  names.sort((a, b) => b.length - a.length);
  return { pattern: names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), numbers };
}

function namesOf(locale: string, month: number): string[] {
  const date = new Date(Date.UTC(2021, month - 1, 5));
  const calendar = `${locale}-u-ca-gregory-nu-latn`;
  const formats: Intl.DateTimeFormatOptions[] = [
    { month: "long" },
    { month: "short" },
    { day: "numeric", month: "long" },
    { day: "numeric", month: "short" },
  ];
  return formats.flatMap((format) => {
    const parts = new Intl.DateTimeFormat(calendar, { ...format, timeZone: "UTC" }).formatToParts(date);
    const name = parts.find((part) => part.type === "month")?.value ?? "";
    return [name.replace(/\.$/, "").toLowerCase()];
  });
}
