import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languageRules } from "../../../../src/planner/language/language-rules.ts";
import { jointsOf, tailsOf } from "../../../../src/planner/offline/filling/joints.ts";

const cut = (text: string, language = "en") => jointsOf(text, languageRules(language))[0];

describe("joints of a sentence", () => {
  test.each([
    ["The bridge was closed in May; the ferry runs until the repairs are done", "The bridge was closed in May"],
    ["The council knows this well: nobody takes the long way round", "The council knows this well"],
    ["Die Brücke ist seit Mai gesperrt; die Fähre fährt bis zum Ende der Arbeiten", "Die Brücke ist seit Mai gesperrt"],
  ])("%j parts behind %j", (text, head) => {
    expect(cut(text, text.startsWith("Die") ? "de" : "en")).toMatchObject({ head, whole: true });
  });

  test("a condition and what follows from it go on from one to the other", () => {
    const found = cut("If the river rises above the second step, the school is closed for the day");
    expect(found).toMatchObject({ head: "If the river rises above the second step", whole: false });
  });

  test("a second clause stands without the word that joins it", () => {
    const found = cut("La barca pequeña es la más vieja del puerto, y la gente del pueblo es muy feliz con ella", "es");
    expect(found).toMatchObject({ rest: "la gente del pueblo es muy feliz con ella", whole: true });
  });

  test.each([
    "The market sells bread, cheese, and honey from the hills",
    "The old mill (closed since 1962; sold in 1970) is a museum",
    "Doors open at 10:30 in the morning",
    "Having others around you who are busy with their own boats, and gladly helping you with yours, is a fine thing",
    "Go to a workshop that knows old boats — not to one that only sells new ones",
    "A notebook keeps your eyes on the numbers that matter to you, and not on those that are easy to count",
  ])("%j is left whole", (text) => {
    expect(cut(text)).toBeUndefined();
  });

  test("a sentence without a joint is parted before its examples, not between the entries of a list", () => {
    const text =
      "The school offers courses of many kinds for the whole valley, such as wood carving for complete beginners, " +
      "weaving on old looms in winter, pottery, glass, dancing and singing with the choir of the village";
    expect(tailsOf(text, languageRules("en"))[0]).toMatchObject({
      head: "The school offers courses of many kinds for the whole valley",
      whole: false,
    });
    const list = "The market sells bread, cheese, butter, apples, pears, plums, eggs and honey from the hills";
    expect(tailsOf(list, languageRules("en"))).toEqual([]);
  });

  test("what goes on with the subject of the first clause is no clause of its own", () => {
    const text =
      "We will leave out all the trouble with the engine here, and just say it was the loudest boat of the lake";
    expect(cut(text)).toMatchObject({ whole: false });
  });

  test("a dash of two strokes parts whole", () => {
    const found = jointsOf("这家店专门修理旧船，很有经验——他们会给你看所有的工具", languageRules("zh"));
    expect(found[0]).toMatchObject({ head: "这家店专门修理旧船，很有经验", rest: "他们会给你看所有的工具" });
    expect(
      jointsOf("去一家专门修理旧船的店，他们很有经验——不是卖新船的地方", languageRules("zh")).every(
        ({ rest }) => !rest.startsWith("不是"),
      ),
    ).toBe(true);
  });

  test("nothing is torn behind words that say nothing yet", () => {
    const text = "In the first years after the flood in the valley, the council gave every house a pump and a lamp";
    expect(tailsOf(text, languageRules("en"))).toEqual([]);
  });

  test("no part holds a word that its sentence does not", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."abc ;:,–—()and but is if".split(/(?=.)/u)) }), (text) => {
        for (const { head, rest } of jointsOf(text, languageRules("en"))) {
          expect(text).toContain(head);
          expect(text).toContain(rest);
        }
      }),
    );
  });
});
