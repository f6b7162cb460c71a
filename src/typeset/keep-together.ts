const UNIT =
  /^(?:[%‰°€$£¥₹₽₩]|(?:[kKMGTm]?(?:Hz|W|Wh|B|bit|g|l|m|J|V|A|Pa)|[kcmdµn]?m[²³23]?|km\/h|mph|kWh|MWh|GWh|°[CF]|min|sec|s|h|hrs?|ms|ns|px|pt|em|Mio|Mrd|Tsd|Mio\.|Mrd\.|Tsd\.|mln|mld|million|billion|trillion|millions?|milliards?|millones|milhões|Euro|euros?|USD|EUR|GBP|CHF|JPY|тыс\.?|млн\.?|млрд\.?|руб\.?|г\.|кг|км|м|см|%|percent|Prozent|процентов|Uhr|am|pm|a\.m\.|p\.m\.|AM|PM|CE|BCE|AD|BC))(?![\p{L}\p{N}])/u;
const ENDS_WITH_NUMBER = /\p{N}[.,]?$/u;
const LEADS_NUMBER =
  /(?:^|[\s(])(?:[$€£¥₹₽₩§№#]|USD|EUR|GBP|CHF|Nr\.|No\.|no\.|n°|S\.|p\.|pp\.|Art\.|Abs\.|Kap\.|Fig\.|Abb\.|vol\.|ca\.|§§)$/u;
const OPENS = /[«“„‚‹([{¿¡]$/u;
const CLOSES = /^[»”’›)\]}!?;:%]/u;
const INITIALS = /(?:^|[\s(])(?:\p{L}\.)+$/u;

/**
 * Whether a break at this space would part what reads as one: a figure and its unit, a currency or "§" and its figure,
 * digit groups, an initial and a name ("z. B.", "J. Smith"), spaced quotation marks and their text.
 */
export function keepsTogether(text: string, at: number): boolean {
  if (text[at - 1] !== " ") return false;
  const before = text.slice(Math.max(0, at - 24), at).trimEnd();
  const after = text.slice(at, at + 24);
  if (ENDS_WITH_NUMBER.test(before) && (UNIT.test(after) || /^\d{3}(?!\d)/.test(after))) return true;
  if (LEADS_NUMBER.test(before) && /^\p{N}/u.test(after)) return true;
  return OPENS.test(before) || CLOSES.test(after) || (INITIALS.test(before) && /^\p{L}/u.test(after));
}
