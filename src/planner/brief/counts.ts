const WORDS: readonly (readonly [count: number, words: string])[] = [
  [3, "three drei trois tres"],
  [4, "four vier quatre cuatro"],
  [5, "five fünf cinq cinco"],
  [6, "six sechs seis"],
  [7, "seven sieben sept siete"],
  [8, "eight acht huit ocho"],
  [9, "nine neun neuf nueve"],
  [10, "ten zehn dix diez dizaine decena"],
  [11, "eleven elf onze once"],
  [12, "twelve zwölf douze doce dozen dutzend douzaine docena"],
  [13, "thirteen dreizehn treize trece"],
  [14, "fourteen vierzehn quatorze catorce"],
  [15, "fifteen fünfzehn quinze quince quinzaine"],
  [16, "sixteen sechzehn seize dieciséis"],
  [18, "eighteen achtzehn dix-huit dieciocho"],
  [20, "twenty zwanzig vingt veinte vingtaine veintena"],
  [25, "twenty-five fünfundzwanzig vingt-cinq veinticinco"],
  [30, "thirty dreißig trente treinta trentaine treintena"],
];
const COUNTS = new Map(WORDS.flatMap(([count, words]) => words.split(" ").map((word) => [word, count] as const)));

const byLength = [...COUNTS.keys()].sort((a, b) => b.length - a.length);
export const COUNT_PATTERN: string = `\\d{1,3}|${byLength.join("|")}`;

/** What slides are called where they are counted. */
export const SLIDE_WORDS: string =
  "(?:slides?|pages?|cards?|frames?|Folien?|Seiten|diapositives?|diapos?|diapositivas?|láminas?|장)";

/** The number a count says, as figures or as a word; `undefined` for anything else. */
export function readCount(text: string): number | undefined {
  const plain = text.normalize("NFKC").toLowerCase();
  return /^\d{1,3}$/.test(plain) ? Number(plain) : COUNTS.get(plain);
}

export const FEWEST_SLIDES = 3;
export const MOST_SLIDES = { presentation: 20, carousel: 30 } as const;
