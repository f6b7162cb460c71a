import { describe, expect, test } from "vitest";
import { minimumLineHeight, scriptOf } from "../../src/typeset/scripts.ts";
import { prepare, SENTENCES, style, typesetter } from "../support/typeset.ts";

describe("scriptOf", () => {
  test.each([
    ["a", "Latn"],
    ["é", "Latn"],
    ["я", "Cyrl"],
    ["ש", "Hebr"],
    ["ع", "Arab"],
    ["क", "Deva"],
    ["ก", "Thai"],
    ["漢", "Hani"],
    ["ひ", "Hira"],
    ["한", "Hang"],
    ["1", "Zyyy"],
    ["€", "Zyyy"],
    ["_", "Zyyy"],
  ])("%s is %s", (character, script) => {
    expect(scriptOf(character.codePointAt(0) ?? 0)).toBe(script);
  });
});

describe("minimumLineHeight", () => {
  test("is enough for the ink of every script we promise, Latin excepted, which designers set tight on purpose", async () => {
    for (const [language, texts] of Object.entries(SENTENCES)) {
      for (const text of texts) {
        const factor = minimumLineHeight(text);
        const own = style("Inter", language, { weight: 700 });
        await prepare(text, own);
        const ink = typesetter.inkBounds(text, own);
        const height = (ink?.bottom ?? 0) - (ink?.top ?? 0);
        expect(factor === 1 || factor >= height, `${text}: ${height}`).toBe(true);
      }
    }
  });

  test("leaves Latin, Cyrillic and Greek alone", () => {
    expect(["en", "de", "ru", "el"].map((language) => minimumLineHeight(SENTENCES[language]?.[0] ?? ""))).toEqual([
      1, 1, 1, 1,
    ]);
  });
});
