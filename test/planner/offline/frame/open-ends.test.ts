import { describe, expect, test } from "vitest";
import { asksToFillIn, concludesFromBefore } from "../../../../src/planner/offline/frame/open-ends.ts";
import { tellsOwnStart } from "../../../../src/planner/offline/frame/own-start.ts";
import { opensDeck } from "../../../../src/planner/offline/frame/opens-deck.ts";
import { digestOf } from "../../../support/planning.ts";

describe("lines that can't stand at either end of a deck", () => {
  test.each([
    ["en", "The ferry is thus the only way across", "The ferry is the only way across"],
    ["fr", "Le bac devient ainsi le seul passage", "Les vélos ainsi que les piétons passent"],
    ["de", "Die Fähre ist also der einzige Weg", "Die Fähre ist der einzige Weg"],
    ["es", "El barco es por tanto la única vía", "Los barcos así como las bicicletas pasan"],
    ["it", "Il traghetto è quindi l’unica via", "Il traghetto è l’unica via"],
  ])("%s: %j concludes from a sentence before it, %j does not", (language, open, whole) => {
    expect(concludesFromBefore(open, language)).toBe(true);
    expect(concludesFromBefore(whole, language)).toBe(false);
  });

  test.each([
    ["en", "Please list one risk of the plan", "List the risks of the plan"],
    ["en", "Describe how you will run the ferry", "Describe the problem first"],
    ["fr", "Veuillez joindre un budget détaillé", "Joignez toujours un budget"],
    ["de", "Bitte fügen Sie einen Zeitplan bei", "Fügen Sie immer einen Zeitplan bei"],
  ])("%s: %j is a form's request, %j is advice", (language, asks, advises) => {
    expect(asksToFillIn(asks, language)).toBe(true);
    expect(asksToFillIn(advises, language)).toBe(false);
  });

  test.each([
    ["en", "When I joined the ferry company, it had one boat", "When it rains, the ferry stays in port"],
    ["de", "Als ich zur Fähre kam, gab es ein Boot", "Als Fähre dient ein altes Boot"],
    ["es", "Cuando empecé en el puerto, había un barco", "Cuando llueve, el barco no sale"],
    ["ja", "私が入社したとき、船は一隻でした", "雨のとき、船は出ません"],
    ["zh", "当我加入公司时，只有一条船", "下雨时，船不开"],
  ])("%s: %j tells how its author came in, %j does not", (language, own, other) => {
    expect(tellsOwnStart(own, language)).toBe(true);
    expect(tellsOwnStart(other, language)).toBe(false);
  });

  test("the rest of a sentence cut off behind a name opens no deck", async () => {
    const digest = await digestOf("# 渡し船\n\n渡し船は毎朝六時に出ます。島の人はみな船で通います。");
    expect(
      opensDeck("という店のほかに、渡し船も営んでいます", "という店のほかに、渡し船も営んでいます。", digest),
    ).toBe(false);
    expect(opensDeck("渡し船は毎朝六時に出ます", "渡し船は毎朝六時に出ます。", digest)).toBe(true);
  });
});
