import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typographic } from "../../../src/planner/typography/typographic.ts";

const LANGUAGES = ["en", "de", "fr", "fr-CA", "es", "it", "ru", "sv", "ja", "zh", "zh-Hant", "he", "ar", "ko"];

describe("typographic", () => {
  it.each<[string, string, string]>([
    ["de", 'Wer "kommerziell" sagt, irrt', "Wer „kommerziell“ sagt, irrt"],
    ["en", 'They call it "open source".', "They call it “open source”."],
    ["es", 'Qué es "Código Abierto"', "Qué es “Código Abierto”"],
    ["fr", 'La loi "Lemaire" change', "La loi «\u00a0Lemaire\u00a0» change"],
    ["fr", "Quoi de neuf ? Rien!", "Quoi de neuf\u00a0? Rien\u00a0!"],
    ["fr", "L'action publique: un bilan ; une suite", "L’action publique\u00a0: un bilan\u00a0; une suite"],
    ["fr", "« Loi »", "«\u00a0Loi\u00a0»"],
    ["fr-CA", "Quoi de neuf?", "Quoi de neuf?"],
    ["ru", 'Газета "Правда" - старая', "Газета «Правда» — старая"],
    ["ja", 'これは"公開"です', "これは「公開」です"],
    ["ja", 'Run "npm" 今日', 'Run "npm" 今日'],
    ["zh", '这是"开源"项目', "这是“开源”项目"],
    ["zh-TW", '這是"開源"專案', "這是「開源」專案"],
    ["en", "We observe--to the end--a pledge", "We observe—to the end—a pledge"],
    ["en", "A plan -- or two - or three", "A plan – or two – or three"],
    ["de", "Ein Plan--oder zwei", "Ein Plan – oder zwei"],
    ["en", "Don't ask the authors' names", "Don’t ask the authors’ names"],
    ["en", "In the '90s they said 'enough' twice", "In the ’90s they said ‘enough’ twice"],
  ])("writes %s %j as %j", (language, text, shown) => {
    expect(typographic(text, language)).toBe(shown);
  });

  it.each<[string, string]>([
    ["en", 'A 5" x 7" print'],
    ["en", 'A 24" screen'],
    ["en", "Run npm install --save-dev vitest"],
    ["en", "Call `print('x')` -- twice"],
    ["en", "Scores of 3 - 2 and 1'000"],
    ["en", "A well-known co-operative"],
    ["fr", "À 12:30, voir https://exemple.fr/?a=b"],
    ["he", 'צה"ל ואו"ם'],
    ["ar", 'قال "نعم"'],
  ])("leaves %s %j", (language, text) => {
    expect(typographic(text, language)).toBe(text);
  });

  const plain = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]/gu, "");
  const pieces = fc.array(
    fc.oneof(fc.constantFrom('"', "'", " ", "--", " - ", "?", ":", "«", "»", "5", "été", "字", "שם"), fc.string()),
  );

  it("changes no letter and no figure, and nothing that is set already", () => {
    fc.assert(
      fc.property(pieces, fc.constantFrom(...LANGUAGES), (parts, language) => {
        const text = parts.join("");
        const shown = typographic(text, language);
        expect(plain(shown)).toBe(plain(text));
      }),
    );
  });
});
