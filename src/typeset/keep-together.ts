const SYMBOLS = "%‰°€$£¥₹₽₩";
const METRIC =
  "[kKMGTm]?(?:Hz|W|Wh|B|bit|g|l|m|J|V|A|Pa)|[kcmdµn]?m[²³23]?|km\\/h|mph|°[CF]|min|sec|s|h|hrs?|ms|ns|px|pt|em|кг|км|м|см|г";
const SCALE = "Mio|Mrd|Tsd|mln|mld|thousand|million|billion|trillion|millions|milliards?|millones|milhões|тыс|млн|млрд";
const WEIGHTS = "(?:kilo)?grams?|tonnes?|tons|lit(?:re|er)s?|Liter|Gramm|Tonnen";
const OTHER = "Euro|euros?|USD|EUR|GBP|CHF|JPY|руб|percent|Prozent|процентов|Uhr|[ap]\\.?m|AM|PM|B?CE|AD|BC";
const UNIT = new RegExp(`^(?:[${SYMBOLS}]|(?:${METRIC}|${SCALE}|${WEIGHTS}|${OTHER})(?![\\p{L}\\p{N}]))`, "u");

const CURRENCY = "[$€£¥₹₽₩§№#]|§§|USD|EUR|GBP|CHF";
const REFERENCE = "(?:Nr|No|no|S|p|pp|Art|Abs|Kap|Fig|Abb|vol|ca)\\.|n°";
const LEADS_NUMBER = new RegExp(`(?:^|[\\s(])(?:${CURRENCY}|${REFERENCE})$`, "u");

const ENDS_WITH_NUMBER = /\p{N}$/u;
const DIGIT_GROUP = /^\d{3}(?!\d)/;
const OPENS = /[«“„‚‹([{¿¡]$/u;
const CLOSES = /^(?:[»”’›)\]}!?;:%]|[–—-] )/u;
const INITIALS = /(?:^|[\s(])(?:\p{L}\.)+$/u;

/** Names of the months, whole or cut short, in the languages that write them after the day. */
const MONTHS = [
  "Jan(?:uary|uar|vier)?|Feb(?:ruary|ruar)?|Mar(?:ch)?|März|Apr(?:il)?|May|Mai|June?|Juni|July?|Juli|Aug(?:ust)?",
  "Sep(?:t|tember)?|Oct(?:ober)?|Oktober|Okt|Nov(?:ember)?|Dec(?:ember)?|Dezember|Dez|février|mars|avril|mai|juin",
  "juillet|août|septembre|octobre|novembre|décembre|janvier|enero|febrero|marzo|abril|mayo|junio|julio|agosto",
  "septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre",
  "janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|dezembro|января|февраля|марта|апреля|мая|июня|июля",
  "августа|сентября|октября|ноября|декабря",
].join("|");
const DAY = /(?:^|[\s(])\p{N}{1,2}(?:\.|er|st|nd|rd|th)?$/u;
const MONTH_FIRST = new RegExp(`^(?:${MONTHS})(?!\\p{L})`, "u");
const MONTH_LAST = new RegExp(`(?:^|[\\s(])(?:${MONTHS})\\.?$`, "u");
const YEAR = /^\p{N}{4}(?!\p{N})/u;

/**
 * Whether a break at this space would part what reads as one: a figure and its unit, a currency or "§" and its figure,
 * digit groups, the parts of a date, an initial and a name ("z. B.", "J. Smith"), spaced quotation marks and their text,
 * a dash and the word before it.
 */
export function keepsTogether(text: string, at: number): boolean {
  if (text[at - 1] !== " ") return false;
  const before = text.slice(Math.max(0, at - 24), at).trimEnd();
  const after = text.slice(at, at + 24);
  if (ENDS_WITH_NUMBER.test(before) && (UNIT.test(after) || DIGIT_GROUP.test(after))) return true;
  if (MONTH_LAST.test(before) && YEAR.test(after)) return true;
  if (LEADS_NUMBER.test(before) && /^\p{N}/u.test(after)) return true;
  return OPENS.test(before) || CLOSES.test(after) || (INITIALS.test(before) && /^\p{L}/u.test(after));
}

const COMPOUND_BEFORE = /(?:^|[^\p{L}\p{N}])(?:\p{L}{1,3}|[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*)[-‐]$/u;
const COMPOUND_AFTER = /^(?:\p{L}{1,3}(?![\p{L}\p{N}])|\p{N})/u;

/**
 * Whether a break after this hyphen would leave a stub on either line ("two-week", "200-line", "est-ce"): compounds
 * whose parts are words of some length ("Open-Source-Projekte") may break there.
 */
export function partsCompound(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 24), at);
  if (!/[-‐]$/u.test(before) || !/^[\p{L}\p{N}]/u.test(text.slice(at, at + 2))) return false;
  return COMPOUND_BEFORE.test(before) || COMPOUND_AFTER.test(text.slice(at, at + 8));
}

/** Whether a day and its month stand on either side of a space; a date too long for a line parts before its year. */
export function partsDay(text: string, at: number): boolean {
  return (
    text[at - 1] === " " &&
    MONTH_FIRST.test(text.slice(at, at + 16)) &&
    DAY.test(text.slice(Math.max(0, at - 7), at - 1))
  );
}

const RANGE = /[\p{N}%％][–—~～〜]$/u;

/** Whether a break would part a range of figures ("10–20", "10～20"). */
export function partsRange(text: string, at: number): boolean {
  if (/^\p{N}/u.test(text.slice(at, at + 2))) return RANGE.test(text.slice(Math.max(0, at - 4), at));
  return /[\p{N}%％]$/u.test(text.slice(Math.max(0, at - 2), at)) && /^[–—~～〜]\p{N}/u.test(text.slice(at, at + 3));
}
