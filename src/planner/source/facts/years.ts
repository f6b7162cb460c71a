import { baseLanguage } from "../language.ts";

export interface FoundYear {
  readonly start: number;
  readonly end: number;
  readonly iso: string;
}

const YEAR =
  /(?<![\d.,:/\\#$€£¥₹\p{sc=Latn}_-]|[$€£¥₹] |[°º№#]\s?)(?<y>1\d{3}|20\d{2})(?:(?:s|er(?:n|-Jahren?)?)(?!\p{L})|[ ]?(?:–|-|—|~|〜|～)[ ]?(?<to>(?:1\d|20)?\d{2})(?![\d%])|\s?(?:年代|年度|年|년대|년)|)(?![\d%°€])(?![.,:/]\d|-\d{3})/gu;

/** Words that announce a year, lower case, in the languages of the product. */
const ANNOUNCED = new Set(
  (
    "in since by until till from to of during before after around circa c. year spring summer autumn fall winter between and early late mid " +
    "im jahr jahre seit ab bis um von vor nach anfang ende mitte frühjahr sommer herbst winter zwischen und en depuis dès vers avant après année an entre et " +
    "desde hasta hacia año entre y nel dal al fino anno em até ano sinds tot jaar sedan till år siden fra til vuonna vuodesta od do roku rok w " +
    "в с до к году год от у році рік yılında yılı من عام سنة في منذ حتى שנת ב בשנת מ עד מאז सन् वर्ष में năm tahun ปี"
  ).split(" "),
);
const AFTER_FIGURE =
  /^\s?(?:people|users|words|employees|students|members|times|hours|days|km|kg|m\b|Menschen|Euro|Einwohner|personnes|personas)/;

/**
 * Years in a text whose digits are ASCII. Four digits are a year when something says so: a word before, a mark of a
 * year, brackets or the start of a line; between 1900 and 2099 also where no counted thing follows.
 */
export function findYears(plain: string, language: string): FoundYear[] {
  const found: FoundYear[] = [];
  for (const match of plain.matchAll(YEAR)) {
    const year = Number(match.groups?.["y"]);
    const start = match.index;
    const end = start + match[0].length;
    if (isYear(plain, start, end, year, baseLanguage(language))) found.push({ start, end, iso: String(year) });
  }
  return found;
}

function isYear(plain: string, start: number, end: number, year: number, language: string): boolean {
  if (end - start > 4) return true;
  const after = plain.slice(end, end + 20);
  const before = plain.slice(Math.max(0, start - 16), start);
  if (AFTER_FIGURE.test(after)) return false;
  if (/(?:^|\n)\s*$/.test(before) && /^\s*(?:[:–—-]|\t|$|\n)/.test(after)) return true;
  if (/[(（[]$/.test(before) && /^\s*[)）\],;–-]/.test(after)) return true;
  const [word] = /[\p{L}\p{M}.]+(?=[ \u00a0‑-]?$)/u.exec(before) ?? [];
  const announced = word !== undefined && ANNOUNCED.has(word.toLowerCase());
  if (announced && !(year % 100 === 0 && /^ \p{Ll}/u.test(after) && language !== "he" && language !== "ar"))
    return true;
  if (year < 1900 || year % 100 === 0) return false;
  return !/^ \p{Ll}\p{L}+s\b/u.test(after) || announced;
}
