import { describe, expect, test } from "vitest";
import { sentenceSpans } from "../../../src/planner/source/sentences.ts";

const split = (text: string, language: string): string[] =>
  sentenceSpans(text, language).map(({ start, end }) => text.slice(start, end));

describe("sentences", () => {
  test.each<[language: string, sentences: string[]]>([
    ["en", ["Dr. Lee met Mr. J. R. Stone in the U.S. embassy.", "They talked, e.g. about tea."]],
    ["en", ["It cost 3.5 million.", "“We paid,” she said."]],
    ["en", ["See Fig. 3 and p. 12.", "Then stop."]],
    ["en", ["She asked (Why not? Nobody knew.) and left.", "He stayed."]],
    ["en", ["Wait... what happened?", "Nothing!"]],
    ["en", ["He said, “Stop. Now.”", "We did."]],
    ["en", ["In March 180 people tried it.", "91% were quick (see Fig. 3).", "$20 was the prize."]],
    ["en", ["“Quick” != “hurried”, we say.", "We mean it."]],
    ["de", ["Wir haben es versucht.", "91 % waren schnell.", "Das war am 3. 12. 2024 so."]],
    ["fr", ["Nous avons essayé.", "91 % ont été rapides."]],
    ["ja", ["「花を見る。菓子も見る」と話します。", "それだけです。"]],
    ["de", ["Er rief: „Halt. Sofort.“", "Wir hielten."]],
    ["de", ["Das gilt z. B. am 3. Mai ca. um zehn Uhr.", "Danach nicht mehr."]],
    ["de", ["Die Gruppe wuchs von 31 auf 47.", "Der Steg ist fertig.", "Er hält bis zum 19. Jahrhundert."]],
    ["da", ["Gruppen voksede fra 31 til 47.", "Den er stor nu."]],
    ["de", ["Das kostet 1.200 Euro, d. h. wenig.", "Gut so."]],
    ["fr", ["M. Dupont et Mme Leroy arrivent.", "Ils parlent."]],
    ["es", ["¿Qué hace el Sr. Gil?", "Nada."]],
    ["ja", ["急がない。", "それが一番です！"]],
    ["zh", ["先问问。", "再动手？"]],
    ["zh", ["他想了想。", "“好吧。”他说。", "大家都笑了。"]],
    ["hi", ["यह पहला वाक्य है।", "यह दूसरा वाक्य है।"]],
    ["ar", ["ما هذا؟", "هذا كتاب."]],
    ["ko", ["먼저 묻는다.", "그다음 움직인다."]],
    ["pl", ["Jest ich ok. 30, np. w maju.", "To dużo."]],
  ])("%s: %j", (language, sentences) => {
    const mark = language === "ja" || language === "zh" ? "" : " ";
    expect(split(sentences.join(mark), language)).toEqual(sentences);
  });

  test("a line break ends a sentence", () => {
    expect(split("first line\nsecond line", "en")).toEqual(["first line", "second line"]);
  });

  test("Thai breaks at spaces between long runs", () => {
    const run = "การทำงานทางไกลช่วยให้ทีมเลือกเวลาทำงานได้เองทุกวัน";
    expect(split(`${run} ${run}`, "th")).toEqual([run, run]);
  });

  test("a Japanese particle goes on behind a name that ends in a stop", () => {
    const one = "港ではBay Boats Inc.という会社が渡し船を出しています。";
    const two = ["Who Rows Tonight?という歌を皆で歌います。", "翌朝は早く船が出ます。"];
    expect(split(one, "ja")).toEqual([one]);
    expect(split(two.join(""), "ja")).toEqual(two);
  });

  test("in Japanese what somebody says ends no sentence that goes on behind it", () => {
    const sentences = [
      "友人に「もう帰るの？」と聞かれた。",
      "「まだ早い。」という声もあった。",
      "「また明日！」",
      "とにかく帰った。",
    ];
    expect(split(sentences.join(""), "ja")).toEqual(sentences);
  });

  test("nothing gives nothing", () => {
    expect(split(" \n ", "en")).toEqual([]);
  });
});
