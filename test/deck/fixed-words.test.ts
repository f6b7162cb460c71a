import { describe, expect, test } from "vitest";
import { displayLength } from "../../src/deck/display-length.ts";
import { fixedWords } from "../../src/deck/fixed-words.ts";

const LANGUAGES =
  "ar cs da de el en es fa fi fr he hi hu id it ja ko nb nl pl pt ro ru sv th tr uk vi zh zh-Hant".split(" ");

describe("fixed words", () => {
  test.each(LANGUAGES)("%s has every word, written out and short enough for a label", (language) => {
    const { prompts, ...labels } = fixedWords(language);
    for (const [key, word] of Object.entries(labels)) {
      expect(word.trim(), key).toBe(word);
      expect(word, key).not.toBe("");
      expect(displayLength(word), `${key}: ${word}`).toBeLessThanOrEqual(56);
    }
    expect(new Set(prompts).size).toBe(prompts.length);
    expect(prompts.length).toBe(fixedWords("en").prompts.length);
  });

  test("no language but English says the English words", () => {
    const english = fixedWords("en");
    for (const language of LANGUAGES.filter((tag) => tag !== "en")) {
      expect(fixedWords(language).keyTakeaways, language).not.toBe(english.keyTakeaways);
    }
  });

  test.each([
    ["de-AT", "de"],
    ["zh-TW", "zh-Hant"],
    ["zh-Hant-HK", "zh-Hant"],
    ["zh-CN", "zh"],
    ["no", "nb"],
    ["pt-BR", "pt"],
    ["tlh", "en"],
  ])("%s reads like %s", (tag, other) => {
    expect(fixedWords(tag)).toBe(fixedWords(other));
  });
});
