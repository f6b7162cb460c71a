const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〇]/u;
const HAN = /^[\p{Script=Han}々〇]+$/u;
const KATAKANA = /[\p{Script=Katakana}ー]/u;
const HIRAGANA = /\p{Script=Hiragana}/u;
const LATIN_OR_FIGURE = /[\p{Script=Latin}\p{N}%％]/u;
const FIGURE = /[\p{N}%％]/u;

/** Japanese particles: a hiragana of its own that is none of them is a piece of a word the dictionary did not know. */
const PARTICLES = new Set("はがをもにでとのへやかねよてた");
/** Particles that mostly end a phrase: a word in hiragana may start a line after them. */
const CLOSING_PARTICLES = new Set("はがをも");
/** Prefixes that belong with the word they honour or count. */
const PREFIXES = new Set("ごお第約各全");
/** Words in hiragana that lean on what stands before them. */
const LEANING =
  /^(?:から|まで|より|ほど|など|だけ|しか|さえ|では|でも|には|とは|ので|のに|ます|まし|ませ|です|でし|だっ|した|して|する|され|させ|れる|られ|たい|ない|なく|なら|たち|という|として|について|によって|ごと|つつ|ながら|ください|いる|いま|おり|くれ|もら|しよ|しま|すぎ|やす|すく|すい|にく|そう|べき)/u;
/** Counters that are written with か or ヶ between the figure and the noun ("三か月", "数ヶ国"). */
const COUNTED = /[\p{N}数何][かヶカケ]$/u;
/** Chinese particles and endings that follow their word. */
const ENCLITICS = new Set("的了着們们吗嗎呢吧者商性化员員家率型版界");
/** Chinese words of one letter that stand for themselves. */
const FUNCTION_WORDS = new Set("为為对對和与與在把被让讓都也很就不将將从從向是有或及你我他她它这這那");

/** Whether a text has scripts whose words are not set apart by spaces and may yet be divided anywhere. */
export function hasIdeographs(text: string): boolean {
  return CJK.test(text);
}

/** The word that ends (`step` -1) or starts (`step` 1) at a boundary. */
function wordAt(text: string, at: number, step: 1 | -1, boundaries: ReadonlySet<number>): string {
  let other = at + step;
  while (other > 0 && other < text.length && !boundaries.has(other)) other += step;
  return step === 1 ? text.slice(at, other) : text.slice(other, at);
}

function isFragment(word: string): boolean {
  return word.length === 1 && HIRAGANA.test(word) && !PARTICLES.has(word) && !PREFIXES.has(word);
}

/** 2 where hiragana at a boundary goes on with what stands before it, 0 where it starts anew, 1 in doubt. */
function rankBeforeHiragana(before: string, after: string): 0 | 1 | 2 {
  if (PREFIXES.has(after)) return 0;
  if (isFragment(after) || PARTICLES.has(after) || LEANING.test(after)) return 2;
  return CLOSING_PARTICLES.has(before) ? 0 : 1;
}

/** Loan words in katakana may part where the dictionary parts them, if neither part is a stub. */
function rankInKatakana(before: string, after: string): 1 | 2 {
  return Math.min(before.length, after.length) > 2 ? 1 : 2;
}

/**
 * Two words of Han. Compounds the dictionary does not know are parted into single letters: Japanese ones ("菓子店",
 * "二週間前") stay whole where either part is one, Chinese ones ("开源") where both are.
 */
function rankBetweenHan(before: string, after: string, language: string): 0 | 1 {
  if (ENCLITICS.has(after)) return 1;
  if (!HAN.test(before) || !HAN.test(after)) return 0;
  if (FUNCTION_WORDS.has(before) || FUNCTION_WORDS.has(after)) return 0;
  const parts = language.startsWith("ja") ? Math.min(before.length, after.length) : before.length * after.length;
  return parts === 1 ? 1 : 0;
}

/**
 * What a break between two letters parts in Chinese or Japanese: 2 a word (by dictionary, or a loan word in katakana),
 * 1 a phrase (a word and the particles and endings that lean on it, a figure and its counter), 0 nothing.
 */
export function rankInIdeographs(
  text: string,
  at: number,
  boundaries: ReadonlySet<number>,
  language: string,
): 0 | 1 | 2 {
  const [last, first] = [text[at - 1] ?? "", text[at] ?? ""];
  if (last === " " && HIRAGANA.test(first)) return PARTICLES.has(wordAt(text, at, 1, boundaries)) ? 1 : 0;
  if (!CJK.test(first)) return FIGURE.test(first) && PREFIXES.has(last) ? 1 : 0;
  if (LATIN_OR_FIGURE.test(last) && !CJK.test(last)) return FIGURE.test(last) || HIRAGANA.test(first) ? 1 : 0;
  if (!CJK.test(last)) return 0;
  if (!boundaries.has(at) || COUNTED.test(text.slice(Math.max(0, at - 2), at))) return 2;
  const before = wordAt(text, at, -1, boundaries);
  const after = wordAt(text, at, 1, boundaries);
  if (isFragment(before) || PREFIXES.has(before)) return 2;
  if (KATAKANA.test(last) && KATAKANA.test(first)) return rankInKatakana(before, after);
  return HIRAGANA.test(first) ? rankBeforeHiragana(before, after) : rankBetweenHan(before, after, language);
}
