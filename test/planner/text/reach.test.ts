import { describe, expect, test } from "vitest";
import { languageRules } from "../../../src/planner/language/language-rules.ts";
import { reachOf } from "../../../src/planner/text/reach.ts";

const reach = (language: string, text: string, before: readonly string[]): number =>
  reachOf(text, before, languageRules(language, text));

describe("how many sentences before it a leaning one needs", () => {
  test.each([
    [
      "en",
      "Combined, these two mills grind all our flour.",
      ["The old mill grinds rye.", "The new mill grinds wheat."],
    ],
    ["de", "Beide mahlen das ganze Jahr.", ["Die alte Mühle mahlt Roggen.", "Die neue mahlt Weizen."]],
    ["es", "Ambos muelen todo el año.", ["El molino viejo muele centeno.", "El nuevo muele trigo."]],
    ["zh", "两者都很受欢迎。", ["旧磨坊磨黑麦。", "新磨坊磨小麦。"]],
  ])("%s: what counts two needs both", (language, text, before) => {
    expect(reach(language, text, before)).toBe(2);
  });

  test.each([
    ["en", "All of these mills grind all year."],
    ["de", "Alle diese Mühlen mahlen das ganze Jahr."],
    ["pt", "Todos esses moinhos moem o ano todo."],
    ["ja", "これらはすべて一年中動く。"],
  ])("%s: what sums up many needs more than the last", (language, text) => {
    expect(reach(language, text, ["One.", "Two.", "Three."])).toBe(3);
  });

  test("a sentence that names both is enough", () => {
    expect(reach("en", "Both grind all year.", ["Mills are old.", "The rye mill and the wheat mill stand here."])).toBe(
      1,
    );
  });

  test("a noun that points back needs the sentence that names it", () => {
    const before = ["The council closed the market.", "Nobody protested."];
    expect(reach("en", "This market had been the last one.", before)).toBe(2);
    expect(reach("en", "This silence surprised the mayor.", before)).toBe(1);
  });

  test("behind a turn it needs what stands before the turn", () => {
    const before = ["The guards became guides.", "Still, they felt tired."];
    expect(reach("en", "This friendly change solved nothing.", before)).toBe(2);
  });

  test("never more than there is", () => {
    expect(reach("en", "All three grind rye.", ["The mills are old."])).toBe(1);
    expect(reach("en", "All three grind rye.", [])).toBe(1);
  });
});
