import { baseLanguage } from "../language.ts";

const ZEROS = [0x0660, 0x06f0, 0x0966, 0x0e50, 0xff10];
const decimalMarks = new Map<string, string>();

/** ASCII digits for those of other scripts (Arabic, Persian, Devanagari, Thai, full width); one for one. */
export function asciiDigits(text: string): string {
  if (!/[^\p{ASCII}]/u.test(text)) return text;
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59\uff10-\uff19٫٬]/g, (character) => {
    if (character === "٫") return ".";
    if (character === "٬") return "'";
    const code = character.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code <= first + 9) ?? code;
    return String(code - zero);
  });
}

/** The decimal mark of a language: "," in German, "." in English. */
function decimalMark(language: string): string {
  const base = baseLanguage(language);
  let mark = decimalMarks.get(base);
  if (mark === undefined) {
    const parts = new Intl.NumberFormat(`${base}-u-nu-latn`).formatToParts(1.5);
    mark = parts.find((part) => part.type === "decimal")?.value === "," ? "," : ".";
    decimalMarks.set(base, mark);
  }
  return mark;
}

/**
 * The value of a written figure ("1.234,5", "12,34,567", "1 200"). Shape decides where it can: two kinds of mark, a
 * repeated mark, groups that are not three digits; the language decides the rest.
 */
export function parseFigure(figure: string, language: string): number {
  const plain = asciiDigits(figure).replace(/[\s\u00a0\u202f'’]/g, "");
  const marks = plain.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return Number(plain);
  const kinds = new Set(marks).size;
  const tail = plain.slice(plain.lastIndexOf(last) + 1);
  let decimal: string | undefined;
  if (kinds === 2) decimal = last;
  else if (marks.length > 1) decimal = undefined;
  else if (tail.length !== 3 || plain.startsWith(`0${last}`)) decimal = last;
  else decimal = decimalMark(language) === last ? last : undefined;
  const [whole = "", fraction] = decimal === undefined ? [plain] : splitLast(plain, decimal);
  const digits = whole.replace(/[.,]/g, "");
  return Number(fraction === undefined ? digits : `${digits}.${fraction}`);
}

function splitLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}
