const UNSPACED = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/u;
const OPENS_WORD = /[\p{L}\p{N}]/u;
const GOES_ON = /[\p{L}\p{N}\p{M}'’.\-·]/u;

/** What a character does to words: no kind yet, stands between two, goes on in one, opens one, is half a word itself. */
const UNKNOWN = 0;
const BETWEEN = 1;
const INSIDE = 2;
const OPENING = 3;
const HALF = 4;
/** Kinds of the characters up to U+FFFF, each looked up once: counting words is what planning does most. */
const KINDS = new Uint8Array(0x1_00_00);

/** Words as a reader counts them; in scripts without spaces two characters are one word. */
export function wordCount(text: string): number {
  let words = 0;
  let halves = 0;
  let before = BETWEEN;
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0;
    if (code > 0xff_ff) at++;
    const kind = kindOf(code);
    if (kind === HALF) halves++;
    // An apostrophe or a full stop opens no word, whatever stands behind it.
    const inWord = before === OPENING || before === INSIDE;
    if (kind === OPENING && !inWord) words++;
    before = kind === INSIDE && !inWord ? BETWEEN : kind;
  }
  return words + Math.ceil(halves / 2);
}

function kindOf(code: number): number {
  const known = KINDS[code] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  const character = String.fromCodePoint(code);
  const kind = UNSPACED.test(character)
    ? HALF
    : OPENS_WORD.test(character)
      ? OPENING
      : GOES_ON.test(character)
        ? INSIDE
        : BETWEEN;
  if (code < KINDS.length) KINDS[code] = kind;
  return kind;
}
