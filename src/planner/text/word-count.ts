const UNSPACED = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.\-·]*/gu;

/** Words as a reader counts them; in scripts without spaces two characters are one word. */
export function wordCount(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  const spaced = text.replace(UNSPACED, " ").match(WORD)?.length ?? 0;
  return spaced + Math.ceil(unspaced / 2);
}
