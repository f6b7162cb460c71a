const WORDS: readonly (readonly [count: number, words: string])[] = [
  [3, "three drei trois tres"],
  [4, "four vier quatre cuatro"],
  [5, "five fünf cinq cinco"],
  [6, "six sechs seis"],
  [7, "seven sieben sept siete"],
  [8, "eight acht huit ocho"],
  [9, "nine neun neuf nueve"],
  [10, "ten zehn dix diez"],
  [11, "eleven elf onze once"],
  [12, "twelve zwölf douze doce"],
  [15, "fifteen fünfzehn quinze quince"],
  [20, "twenty zwanzig vingt veinte"],
  [30, "thirty dreißig trente treinta"],
];
const COUNTS = new Map(WORDS.flatMap(([count, words]) => words.split(" ").map((word) => [word, count] as const)));

export const COUNT_PATTERN: string = `\\d{1,3}|${[...COUNTS.keys()].join("|")}`;

/** The number a count says, as figures or as a word; `undefined` for anything else. */
export function readCount(text: string): number | undefined {
  const plain = text.normalize("NFKC").toLowerCase();
  return /^\d{1,3}$/.test(plain) ? Number(plain) : COUNTS.get(plain);
}
