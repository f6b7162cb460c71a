import { baseLanguage } from "../language.ts";
import { parseFigure } from "./digits.ts";
import { CJK_MAGNITUDES, LONG_SCALE_WORDS, MAGNITUDES, SHORT_SCALE_WORDS } from "./number-words.ts";

export interface Magnitude {
  /** The figure with everything multiplied in. */
  readonly value: number;
  /** How much of the text behind the figure belongs to it. */
  readonly length: number;
  /** Japanese 割: tenths. */
  readonly percent: boolean;
}

interface KnownMagnitude {
  readonly factor: number;
  readonly length: number;
}

const CJK_TAIL = /^\s?([千万萬億亿兆천만억조]{1,2})(\d[\d,.]*)?/u;
const SYMBOLS: Readonly<Record<string, KnownMagnitude>> = {
  k: { factor: 1e3, length: 1 },
  M: { factor: 1e6, length: 1 },
  B: { factor: 1e9, length: 1 },
};

/** Reads the magnitudes behind a figure: "million", "Mio.", "bn", "億2000万", "割". `tail` has ASCII digits. */
export function readMagnitude(tail: string, figure: number, language: string): Magnitude {
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
    const known = magnitudeOf(word, scale) ?? (space === "" ? SYMBOLS[word.replace(/\.$/, "")] : undefined);
    if (known === undefined) break;
    value *= known.factor;
    length += space.length + known.length;
  }
  return { value, length, percent: false };
}

/** The word with its full stop ("Mio.") or, at the end of a sentence, without. */
function magnitudeOf(word: string, scale: ReadonlyMap<string, number>): KnownMagnitude | undefined {
  for (const form of [word, word.replace(/\.$/, "")]) {
    const factor = MAGNITUDES.get(form.toLowerCase()) ?? scale.get(form.toLowerCase());
    if (factor !== undefined) return { factor, length: form.length };
  }
  return undefined;
}
