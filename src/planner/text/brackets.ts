const PAIRS: Readonly<Record<string, string>> = {
  ")": "(",
  "]": "[",
  "}": "{",
  "）": "（",
  "」": "「",
  "』": "『",
  "】": "【",
  "》": "《",
};
const ANY_MARK = /[()[\]{}（）「」『』【】《》«»"“”„]/u;
const OPENERS = new Set(Object.values(PAIRS));

/** Whether every bracket and quotation mark of a text has its partner; German „…“ and English “…” both count. */
export function bracketsClose(text: string): boolean {
  if (!ANY_MARK.test(text)) return true;
  const open: string[] = [];
  for (const character of text) {
    if (OPENERS.has(character)) open.push(character);
    const partner = PAIRS[character];
    if (partner !== undefined && open.pop() !== partner) return false;
  }
  if (open.length > 0) return false;
  const guillemets = text.match(/[«»]/gu)?.length ?? 0;
  // Not a quotation mark: inches (5") and the Hebrew gershayim inside a word.
  const straight = text.match(/(?<!\d)(?<!\p{L}(?="\p{L}))"/gu)?.length ?? 0;
  const curlyOpen = text.match(/[“„]/gu)?.length ?? 0;
  const curlyClose = text.match(/”/gu)?.length ?? 0;
  const lowOpen = text.match(/„/gu)?.length ?? 0;
  const highClose = curlyOpen - lowOpen + curlyClose;
  const curlyBalanced = lowOpen > 0 ? highClose === lowOpen : curlyOpen === curlyClose;
  return straight % 2 === 0 && guillemets % 2 === 0 && curlyBalanced;
}
