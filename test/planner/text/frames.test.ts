import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languageRules } from "../../../src/planner/language/language-rules.ts";
import { withoutFrame } from "../../../src/planner/text/frames.ts";
import { headlineCase } from "../../../src/planner/text/shorten.ts";
import { standingOf } from "../../../src/planner/text/standing.ts";

const line = (language: string, text: string): string => headlineCase(text, languageRules(language, text));

describe("withoutFrame", () => {
  test.each([
    ["en", "The second lesson we learned is that volunteers need a rota.", "Volunteers need a rota"],
    ["en", "It quickly became clear that the ferry was too small.", "The ferry was too small"],
    ["en", "Looking at bread consumption, we see that rye comes first everywhere.", "Rye comes first everywhere"],
    ["en", "Regarding waste, we found that most bins stay half empty.", "Most bins stay half empty"],
    ["en", "Overall, we found that most bins stay half empty.", "Most bins stay half empty"],
    ["en", "Our main finding: gardens keep the street cool.", "Gardens keep the street cool"],
    ["de", "Die wichtigste Erkenntnis: Linden kühlen die Straße am besten.", "Linden kühlen die Straße am besten"],
    ["es", "Pronto quedó claro que el barco era demasiado pequeño.", "El barco era demasiado pequeño"],
    ["fr", "Nous avons constaté qu’elle coûte deux fois moins cher.", "Elle coûte deux fois moins cher"],
    ["fr", "La première leçon est que les bénévoles ont besoin de temps.", "Les bénévoles ont besoin de temps"],
    ["it", "È emerso che il traghetto era troppo piccolo.", "Il traghetto era troppo piccolo"],
    ["pt", "Percebemos que o barco era pequeno demais.", "O barco era pequeno demais"],
    ["ru", "Вскоре стало ясно, что паром слишком мал для всех.", "Паром слишком мал для всех"],
    ["he", "גילינו כי הספרייה נפתחת גם בשבת.", "הספרייה נפתחת גם בשבת"],
    ["hi", "हमने पाया कि पुस्तकालय रविवार को भी खुला है।", "पुस्तकालय रविवार को भी खुला है"],
    ["ja", "調査の結果、利用者の半分が子どもであることがわかりました。", "調査の結果、利用者の半分が子どもである"],
    ["zh", "我们发现，大部分读者在周日来图书馆。", "大部分读者在周日来图书馆"],
  ])("%s: the matter of %s", (language, text, expected) => {
    expect(line(language, text)).toBe(expected);
  });

  test.each([
    ["en", "We believe that volunteers need a rota."],
    ["en", "Critics say that the ferry is too small."],
    ["en", "It may be that the ferry is too small."],
    ["en", "It was not clear that the ferry was too small."],
    ["en", "The data suggest that gardens keep the street cool."],
    ["en", "The main problem is that nobody empties the bins."],
    ["en", "We found that out."],
    ["en", "Looking at newcomers, we see that half of them leave."],
    ["en", "Regarding Lisbon, we found that half of the bins stay empty."],
    ["en", "Looking at 2019, we see that half of the bins stay empty."],
    ["de", "Es zeigte sich, dass die Fähre zu klein war."],
    ["nl", "We ontdekten dat de veerboot te klein was."],
    ["es", "Creemos que el barco es demasiado pequeño."],
    ["zh", "我们发现了一个新的办法。"],
    ["he", "ראינו שינוי גדול בשכונה שלנו."],
  ])("%s keeps %s", (language, text) => {
    expect(withoutFrame(text, languageRules(language, text))).toBe(text);
  });

  test("what leans inside its frame leans without it", () => {
    expect(standingOf("We found that they were all too small.", languageRules("en"))).toBe("leaning");
    expect(standingOf("The second lesson is that volunteers need a rota.", languageRules("en"))).toBe("alone");
  });

  test("never shortens to fewer than four words, whatever stands behind the frame", () => {
    const rules = languageRules("en");
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "bin", "is", "empty", ",", "7"), { maxLength: 9 }), (words) => {
        const text = `We found that ${words.join(" ")}.`;
        const bare = withoutFrame(text, rules);
        expect(bare === text || bare.split(/\s+/u).length >= 4).toBe(true);
      }),
    );
  });
});
