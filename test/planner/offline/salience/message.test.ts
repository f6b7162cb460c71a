import { describe, expect, test } from "vitest";
import { messageGain, messagePart } from "../../../../src/planner/offline/salience/message.ts";

describe("the part a sentence plays", () => {
  test.each([
    ["en", "So the baker now opens at six."],
    ["en", "And that is why the baker opens at six."],
    ["de", "Deshalb öffnet die Bäckerei jetzt um sechs."],
    ["es", "Por eso la panadería abre a las seis."],
    ["fr", "C’est pourquoi la boulangerie ouvre à six heures."],
    ["it", "Per questo il forno apre alle sei."],
    ["pt", "Por isso a padaria abre às seis."],
    ["nl", "Daarom opent de bakker om zes uur."],
    ["ru", "Поэтому пекарня открывается в шесть."],
    ["ar", "لذلك يفتح المخبز في السادسة."],
    ["he", "לכן המאפייה נפתחת בשש."],
    ["hi", "इसलिए बेकरी छह बजे खुलती है।"],
    ["ja", "そのため、パン屋は六時に開きます。"],
    ["ko", "그래서 빵집은 여섯 시에 문을 엽니다."],
    ["zh", "因此，面包店六点开门。"],
  ])("%s: a conclusion: %s", (language, sentence) => {
    expect(messagePart(sentence, language)).toBe("conclusion");
  });

  test.each([
    ["en", "Instead, buy flour by the sack."],
    ["de", "Stattdessen kauft man Mehl im Sack."],
    ["es", "En lugar de bolsas, usa sacos."],
    ["fr", "Pour éviter cela, achetez la farine en sac."],
    ["ja", "代わりに、小麦粉を袋で買いましょう。"],
    ["zh", "与其买小袋，不如买大袋。"],
  ])("%s: a remedy: %s", (language, sentence) => {
    expect(messagePart(sentence, language)).toBe("remedy");
  });

  test.each([
    ["en", "We also talked about the price of flour."],
    ["en", "The oven needs a new door (shocker)."],
    ["de", "Übrigens hat der Ofen eine neue Tür."],
    ["ko", "오븐의 문에 대해 이야기했습니다."],
    ["hi", "हमने आटे की कीमत पर चर्चा की।"],
  ])("%s: a remark aside: %s", (language, sentence) => {
    expect(messagePart(sentence, language)).toBe("aside");
    expect(messageGain(sentence, language)).toBeLessThan(0);
  });

  test("a word that only begins alike tells nothing, nor does a language without a list", () => {
    expect(messagePart("Sofas are sold in June.", "en")).toBeUndefined();
    expect(messagePart("ここでは、パンを焼きます。", "ja")).toBeUndefined();
    expect(messagePart("So the baker opens.", "xx")).toBeUndefined();
  });
});
