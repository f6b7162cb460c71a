import { languageRules } from "../language/language-rules.ts";

const SCRIPT: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/gu,
  fa: /\p{Script=Arabic}/gu,
  ur: /\p{Script=Arabic}/gu,
  he: /\p{Script=Hebrew}/gu,
  hi: /\p{Script=Devanagari}/gu,
  mr: /\p{Script=Devanagari}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  zh: /\p{Script=Han}/gu,
  ko: /\p{Script=Hangul}/gu,
  th: /\p{Script=Thai}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  uk: /\p{Script=Cyrillic}/gu,
  bg: /\p{Script=Cyrillic}/gu,
  el: /\p{Script=Greek}/gu,
};
const LETTER = /\p{L}/gu;
const WORD = /[\p{L}’']+/gu;
/** Below this share of letters in the language's own script a sentence is in another language. */
const OWN_SHARE = 0.3;

/** Whether a sentence is in another language than its document: a quotation left in English, say. */
export function isForeign(text: string, language: string): boolean {
  const script = SCRIPT[language];
  if (script !== undefined) {
    const letters = text.match(LETTER)?.length ?? 0;
    return letters > 0 && (text.match(script)?.length ?? 0) / letters < OWN_SHARE;
  }
  if (language === "en") return false;
  const own = languageRules(language);
  const english = languageRules("en");
  let ownHits = 0;
  let englishHits = 0;
  for (const word of text.match(WORD) ?? []) {
    const isOwn = own.isWord("functionWords", word);
    const isEnglish = english.isWord("functionWords", word);
    if (isOwn && !isEnglish) ownHits++;
    if (isEnglish && !isOwn) englishHits++;
  }
  return englishHits >= 2 && englishHits > ownHits * 2;
}
