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

/**
 * Whether a break parts a Korean word; Korean is set with breaks at spaces (`word-break: keep-all`), and particles
 * stay with Latin words and figures ("GitHub에서는").
 */
export function partsKoreanWord(text: string, at: number): boolean {
  const [before, after] = [text[at - 1] ?? "", text[at] ?? ""];
  return (HANGUL.test(before) && WORDLIKE.test(after)) || (WORDLIKE.test(before) && HANGUL.test(after));
}
