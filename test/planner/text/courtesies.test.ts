import { describe, expect, test } from "vitest";
import { languageRules } from "../../../src/planner/language/language-rules.ts";
import { isCourtesy, isPreamble, saysNothing } from "../../../src/planner/text/asides.ts";
import { isMethodFact } from "../../../src/planner/text/method-facts.ts";

describe("thanks, wishes and non-events are no matter", () => {
  test.each([
    ["en", "We are grateful to everyone who fed the goats."],
    ["en", "On behalf of the whole farm, I would like to say how much it meant."],
    ["en", "What a harvest!"],
    ["en", "Your help was essential for the fair."],
    ["en", "We hope this has answered your questions about hay."],
    ["en", "We described the milking in the previous chapter."],
    ["en", "All reports were read, nothing to add."],
    ["de", "Wir danken allen, die Heu gebracht haben."],
    ["de", "Keine Einwände."],
    ["es", "Esperamos que esto haya aclarado las dudas sobre el heno."],
    ["fr", "Nous remercions toutes les fermes."],
    ["fr", "Nous avons décrit le foin dans la partie précédente."],
    ["it", "Ringraziamo tutti gli allevatori."],
    ["pt", "Esperamos que isso tenha esclarecido suas dúvidas."],
    ["nl", "We bedanken alle boeren."],
    ["ru", "Мы благодарны всем, кто помогал."],
    ["ar", "نشكركم على مشاركتكم في المعرض."],
    ["he", "תודה לכל מי שעזר בדיר."],
    ["hi", "आप सभी का बहुत धन्यवाद।"],
    ["ja", "ご協力ありがとうございました。"],
    ["ko", "도와주신 모든 분께 감사드립니다."],
    ["zh", "感谢大家的帮助。"],
  ])("%s: %s", (language, text) => {
    expect(isCourtesy(text, languageRules(language))).toBe(true);
  });

  test.each([
    ["en", "Thanks to the new barn, the goats give more milk."],
    ["en", "We hope to sell half of the cheese abroad."],
    ["en", "We are excited to announce a second barn."],
    ["en", "No changes were made to the barn, which is why it burnt."],
    ["de", "Wir hoffen auf einen milden Winter."],
    ["es", "Gracias al heno, las cabras dan más leche."],
    ["fr", "Merci la pluie : le foin a doublé."],
    ["zh", "希望每头羊都有草吃。"],
  ])("matter stays matter: %s: %s", (language, text) => {
    expect(isCourtesy(text, languageRules(language))).toBe(false);
  });
});

describe("announcements without what they announce say nothing", () => {
  test.each([
    ["en", "There are three breeds, each with its own strengths."],
    ["de", "Eine Vielzahl von Werkzeugen steht bereit."],
    ["es", "Hay tres razas, cada una con sus fortalezas."],
    ["fr", "Le choix dépend du type de foin à couper."],
    ["pt", "Existem três raças, cada uma com suas vantagens."],
    ["ja", "品種にはそれぞれ長所があります。"],
    ["zh", "三个品种各有优缺点。"],
  ])("%s: %s", (language, text) => {
    expect(saysNothing(text, languageRules(language))).toBe(true);
  });

  test("a sentence that says on what it depends says something", () => {
    expect(saysNothing("The price depends on the weight.", languageRules("en"))).toBe(false);
  });
});

test.each([
  "In May we asked 300 farmers.",
  "Im Mai haben wir 300 Höfe befragt.",
  "En mai, nous avons interrogé 300 fermes.",
])("who was asked is method: %s", (text) => {
  expect(isMethodFact(text)).toBe(true);
});

describe("that something was thought or collected is not what it was", () => {
  test.each([
    ["en", "We present five key results here."],
    ["en", "We describe our findings in an article on goats and highlight four key results here."],
    ["en", "We also added some important points about the barn."],
    ["de", "Ich habe mir schon vor dem Markt Gedanken über die Ziegen gemacht."],
    ["fr", "Nous avons aussi ajouté quelques remarques sur le foin."],
    ["es", "También hemos añadido algunos puntos importantes sobre el heno."],
    ["it", "Abbiamo anche aggiunto alcuni punti importanti sul fieno."],
    ["pt", "Também acrescentamos alguns pontos importantes sobre o feno."],
    ["nl", "We hebben ook enkele belangrijke punten over het hooi toegevoegd."],
    ["ru", "Мы также добавили несколько важных замечаний о сене."],
    ["ar", "أضفنا أيضا بعض النقاط المهمة."],
    ["he", "הוספנו גם כמה נקודות חשובות."],
    ["hi", "हमने कुछ महत्वपूर्ण बिंदु जोड़े हैं।"],
    ["ja", "山羊を飼って感じたことをまとめてみました。"],
    ["ko", "염소를 키우며 느낀 점을 정리해 보았습니다."],
    ["zh", "我们总结了几点养羊的经验。"],
  ])("%s: %s", (language, text) => {
    expect(isPreamble(text, languageRules(language))).toBe(true);
  });

  test.each([
    ["en", "We added a second barn and some goats."],
    ["en", "Our results show that goats eat hay."],
    ["de", "Wir haben uns für eine neue Scheune entschieden."],
    ["fr", "Nous avons ajouté deux granges."],
    ["ja", "会議の結果を三つの表にした。"],
    ["zh", "我们收集了一百只羊的羊毛。"],
  ])("matter stays matter: %s: %s", (language, text) => {
    expect(isPreamble(text, languageRules(language))).toBe(false);
  });
});
