/** Without the vowel signs of Arabic and Hebrew, which word lists leave out as most texts do. */
export function unpointed(text: string): string {
  return text.replace(/[\u0591-\u05bd\u05bf-\u05c7\u064b-\u0652\u0670]/gu, "");
}
