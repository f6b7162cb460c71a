import { describe, expect, test } from "vitest";
import { asksWhy, givesReason, mayAnswer } from "../../../src/planner/text/answers.ts";

describe("what can answer a question", () => {
  test.each([
    ["en", "Did we need a fence?", "The fence was essential for the goats.", true],
    ["en", "Did we need a fence?", "The goats of the village outnumber the sheep.", false],
    ["en", "How many goats are there?", "The village keeps 40 goats.", true],
    ["en", "How many goats are there?", "Goats like the slope behind the mill.", false],
    ["en", "Why keep goats?", "Goats like the slope behind the mill.", true],
    ["en", "Why keep goats?", "For example, a goat clears a slope in a week.", false],
    ["de", "Brauche ich einen Zaun?", "Ein Zaun ist nicht nötig.", true],
    ["de", "Brauche ich einen Zaun?", "Ziegen mögen den Hang hinter der Mühle.", false],
    ["de", "Wie viele Ziegen gibt es?", "Das Dorf hält vierzig bis 50 Ziegen.", true],
    ["es", "¿La leche es gratis?", "La leche no forma parte del precio.", true],
    ["es", "¿La leche es gratis?", "Las cabras suben al monte cada mañana.", false],
    ["es", "¿Cómo se ordeña?", "Las cabras suben al monte cada mañana.", true],
    ["fr", "Faut-il une clôture ?", "Une clôture est nécessaire.", true],
    ["fr", "Faut-il une clôture ?", "Les chèvres aiment la pente.", false],
    ["it", "Serve un recinto?", "Il recinto serve solo di notte.", true],
    ["pt", "Preciso de uma cerca?", "As cabras gostam da encosta.", false],
    ["nl", "Moet er een hek komen?", "Een hek is niet nodig.", true],
    ["ar", "هل نحتاج إلى سياج؟", "السياج ضروري لحماية الماعز.", true],
    ["he", "האם צריך גדר?", "העיזים אוהבות את המדרון.", false],
    ["hi", "क्या बाड़ ज़रूरी है?", "बाड़ ज़रूरी नहीं है।", true],
    ["ja", "柵は必要ですか？", "山羊は斜面が好きです。", false],
    ["ja", "なぜ柵がありますか？", "山羊は斜面が好きです。", true],
    ["zh", "需要围栏吗？", "山羊喜欢山坡。", false],
    ["zh", "山羊有名字吗？", "例如，有的山羊叫小白。", false],
    ["ko", "울타리가 있나요?", "울타리는 없습니다.", true],
    ["sv", "Behövs ett staket?", "Getterna gillar backen.", true],
  ])("%s: %s — %s: %s", (language, question, sentence, expected) => {
    expect(mayAnswer(question, sentence, language)).toBe(expected);
  });
});

test.each([
  ["Why do goats climb?", "Because the grass is better up there."],
  ["Warum klettern Ziegen?", "Weil das Gras oben besser ist."],
  ["¿Por qué trepan las cabras?", "Porque la hierba es mejor arriba."],
  ["Pourquoi les chèvres grimpent-elles ?", "Parce que l’herbe est meilleure en haut."],
  ["ヤギはなぜ登るのですか？", "上の草のほうがおいしいからです。"],
  ["山羊为什么爬山？", "因为山上的草更好。"],
])("%s asks for a reason", (question, reason) => {
  expect(asksWhy(question)).toBe(true);
  expect(givesReason(reason)).toBe(true);
  expect(asksWhy("How do goats climb?")).toBe(false);
  expect(givesReason("Goats climb slowly.")).toBe(false);
});
