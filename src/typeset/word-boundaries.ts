const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const KATAKANA = /[\p{Script=Katakana}ー]/u;
const HIRAGANA = /\p{Script=Hiragana}/u;
const HANGUL = /\p{Script=Hangul}/u;
const WORDLIKE = /[\p{L}\p{N}]/u;
const segmenters = new Map<string, Intl.Segmenter>();

/** Word boundaries of a text by dictionary, as UTF-16 offsets (Intl.Segmenter). */
export function wordBoundaries(text: string, language: string): ReadonlySet<number> {
  let segmenter = segmenters.get(language);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(language, { granularity: "word" });
    segmenters.set(language, segmenter);
  }
  return new Set(Array.from(segmenter.segment(text), ({ index, segment }) => index + segment.length));
}

/** Whether a text has scripts whose words are not set apart by spaces and may yet be divided anywhere. */
export function hasIdeographs(text: string): boolean {
  return CJK.test(text);
}

/**
 * Whether a break parts what is read as one in Chinese or Japanese: a word, a loan word in
 * katakana, or a Japanese word and the particles and endings in hiragana that follow it. Running text may break there; a title should not.
 */
export function partsPhrase(text: string, at: number, boundaries: ReadonlySet<number>): boolean {
  const before = text[at - 1] ?? "";
  const after = text[at] ?? "";
  if (!CJK.test(before) || !CJK.test(after)) return false;
  return !boundaries.has(at) || HIRAGANA.test(after) || partsLoanWord(text, at);
}

/** Whether a break parts a loan word in katakana; headlines get smaller rather than part one. */
export function partsLoanWord(text: string, at: number): boolean {
  return KATAKANA.test(text[at - 1] ?? "") && KATAKANA.test(text[at] ?? "");
}

/**
 * Whether a break parts a Korean word; Korean is set with breaks at spaces (`word-break: keep-all`), and particles
 * stay with Latin words and figures ("GitHub에서는").
 */
export function partsKoreanWord(text: string, at: number): boolean {
  const [before, after] = [text[at - 1] ?? "", text[at] ?? ""];
  return (HANGUL.test(before) && WORDLIKE.test(after)) || (WORDLIKE.test(before) && HANGUL.test(after));
}
