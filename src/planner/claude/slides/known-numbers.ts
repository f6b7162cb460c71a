import { numbersIn } from "../../checks/numbers.ts";
import { findNumbers } from "../../source/facts/numbers.ts";
import { misusedFigures } from "./misused-figures.ts";

/** Numerals that are no digits: fractions, superscripts, circled and Roman ones, and runs of Chinese ones. */
const OTHER_NUMERALS =
  /[\p{No}\p{Nl}]|[〇零一二三四五六七八九十百千万萬億亿兆两半]{2,}|百分之[〇零一二三四五六七八九十百]+/gu;

/** Which numbers may be said. */
export interface KnownNumbers {
  /**
   * Numbers in a text that are in no text they may come from. Whole numbers up to the slide count are free, they may
   * count slides or steps, unless they are shares, amounts of money or of something else. With `within`, only what that
   * text holds is known and nothing is free.
   */
  foreignIn(text: string, within?: string): readonly string[];
}

/** The languages of a deck and of the texts it is made from, BCP 47: they decide what "1.234" is. */
export interface NumberLanguages {
  readonly deck: string;
  readonly source: string;
}

/** The numbers of the texts a deck is made from. */
export function knownNumbers(texts: readonly string[], slideCount: number, languages: NumberLanguages): KnownNumbers {
  const everywhere = texts.join("\n");
  const known = new Set(numbersIn(everywhere));
  const misusedIn = misusedFigures(everywhere, languages.source);
  return {
    foreignIn(text, within) {
      const allowed = within === undefined ? known : new Set(numbersIn(within));
      const counted = within === undefined ? claimedNumbers(text, languages.deck) : undefined;
      const isFree = (number: string): boolean =>
        counted !== undefined && /^\d+$/.test(number) && Number(number) <= slideCount && !counted.has(number);
      const foreign = numbersIn(text).filter((number) => !allowed.has(number) && !isFree(number));
      const others = (text.match(OTHER_NUMERALS) ?? []).filter((numeral) => !(within ?? everywhere).includes(numeral));
      const misused = foreign.length > 0 ? [] : misusedIn(text, languages.deck);
      return [...new Set([...foreign, ...others, ...misused])];
    },
  };
}

/** Numbers that say how much: with a unit, a currency, a percent sign or a magnitude; "3 steps" only counts. */
function claimedNumbers(text: string, language: string): ReadonlySet<string> {
  const claims = findNumbers(text, language).filter(({ display }) => /[^\p{Nd}.,\s]/u.test(display));
  return new Set(claims.flatMap(({ display }) => numbersIn(display)));
}
