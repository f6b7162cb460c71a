import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findingGain } from "../../../../src/planner/offline/salience/finding.ts";

describe("what came of something gains on what is only there", () => {
  test.each([
    ["en", "The orchard has a gate.", "The orchard has doubled its harvest."],
    ["en", "The members met in May.", "The members voted for a new gate."],
    ["de", "Der Garten hat ein Tor.", "Der Garten hat seinen Abfall halbiert."],
    ["es", "El huerto tiene una puerta.", "El consumo de agua cayó."],
    ["fr", "Le verger a une porte.", "La récolte a doublé."],
    ["it", "Il frutteto ha un cancello.", "I soci hanno deciso di comprare un cancello."],
    ["pt", "O pomar tem um portão.", "O consumo de água caiu."],
    ["nl", "De tuin heeft een poort.", "De oogst verdubbelde."],
    ["ru", "В саду есть ворота.", "Урожай вырос вдвое."],
    ["ar", "للبستان باب.", "ارتفع المحصول كثيرا."],
    ["he", "יש שער בגן.", "החברים החליטו לקנות שער."],
    ["hi", "बाग में एक दरवाज़ा है।", "फसल पहली बार दोगुनी हुई।"],
    ["ja", "庭には門がある。", "庭のごみは半減した。"],
    ["ko", "정원에는 문이 있다.", "쓰레기가 절반으로 줄었다."],
    ["zh", "花园有一扇门。", "垃圾减少了一半。"],
  ])("%s: %s < %s", (language, fact, result) => {
    expect(findingGain(fact, false, language)).toBe(0);
    expect(findingGain(result, false, language)).toBeGreaterThan(0);
    expect(findingGain(result, true, language)).toBeGreaterThan(findingGain(result, false, language));
  });

  test("a language without words gains nothing, and no sentence gains without end", () => {
    expect(findingGain("Skörden fördubblades.", true, "sv")).toBe(0);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom("en", "de", "ja", "ar", "zh"), (text, language) => {
        expect(findingGain(text, true, language)).toBeLessThanOrEqual(0.4);
      }),
    );
  });
});
