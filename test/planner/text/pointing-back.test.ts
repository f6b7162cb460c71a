import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languageRules } from "../../../src/planner/language/language-rules.ts";
import { pointsBack } from "../../../src/planner/text/pointing-back.ts";

const points = (language: string, text: string, known = ""): string | undefined =>
  pointsBack(text, languageRules(language, text), (words) => known !== "" && words.includes(known));

describe("what a sentence points back to, wherever in it", () => {
  test.each([
    ["en", "For rainy days, Ada already did some of that work."],
    ["en", "The plan was essential to achieving this level of trust."],
    ["en", "Watering is most complete when doing all three."],
    ["en", "On an average day they drink ten litres."],
    ["en", "Most tools allow you to do this somehow."],
    ["en", "Visitors rarely ask for such tools."],
    ["en", "Every other garden lost some visitors."],
    ["en", "A good garden is no different."],
    ["en", "One is leaking behind the shed."],
    ["en", "Ones that nobody had watered for weeks."],
    ["en", "The majority, forty trees, stands on the hill."],
    ["en", "The north gate is another problem."],
    ["en", "Nobody would give such a rake to a gardener."],
    ["en", "What does that hose do?"],
    ["en", "The gate is therefore low."],
    ["en", "A garden that large is hard to plant and water."],
    ["de", "Die Tore sind also niedrig."],
    ["de", "Wir bemerkten aber auch, wie trocken die Beete sind."],
    ["de", "Solch ein Garten braucht viel Wasser."],
    ["fr", "Les fleurs locales ont donc été choisies."],
    ["es", "La puerta es por tanto baja."],
    ["es", "La ciudad no conocía tal regla."],
    ["it", "Le porte sono quindi basse."],
    ["pt", "A cidade não conhecia tal regra."],
    ["pt", "Os portões são portanto baixos."],
    ["nl", "De poorten zijn dus laag."],
    ["ru", "Горожане не любят такие стены."],
    ["de", "Es gibt hier nicht den einen richtigen Weg."],
    ["de", "Die Stadt bekam viel Geld dafür."],
    ["de", "Bei guten Gärten ist das nicht anders."],
    ["es", "La ciudad ha pagado mucho por estos árboles."],
    ["de", "Der größte Teil, vierzig Bäume, steht am Hang."],
    ["es", "El ayuntamiento prefiere ambos."],
    ["es", "La entrada norte es otro problema."],
    ["es", "La mayor parte, cuarenta árboles, está en la colina."],
    ["fr", "La plupart, soit quarante arbres, se trouvent en haut."],
    ["pt", "A maior parte, quarenta árvores, fica no morro."],
    ["pt", "O portão norte é outro problema."],
    ["es", "Los jardines no son la excepción."],
    ["fr", "La ville a payé cher ces arbres."],
    ["fr", "Il faut choisir entre les deux."],
    ["it", "Il comune preferisce entrambi."],
    ["pt", "A cidade pagou muito por essas árvores."],
    ["nl", "De stad betaalde veel voor deze bomen."],
    ["ru", "Город много заплатил за эти деревья."],
    ["ar", "دفعت المدينة ثمن هاتين الشجرتين."],
    ["ar", "اشترت البلدية هذه الأشجار من القرية."],
    ["he", "העירייה קנתה אותם מהכפר."],
    ["he", "חבריו שתלו עץ בחצר."],
    ["he", "במקום התקיימו שיעורים לילדים."],
    ["hi", "नगर ने इन पेड़ों के लिए बहुत पैसा दिया।"],
    ["hi", "नगर को दोनों पसंद हैं।"],
    ["ja", "水の量も減らしました。"],
    ["ja", "三つをすべて行えば、木は残る。"],
    ["ja", "うち六本は枯れた。"],
    ["ja", "町はこの木を大切にしています。"],
    ["ko", "물을 더 빨리 주기에도 좋습니다."],
    ["ko", "시는 이 나무들을 아낍니다."],
    ["zh", "树木也能降低噪音。"],
    ["zh", "城市很珍惜这些树。"],
  ])("%s: %s", (language, text) => {
    expect(points(language, text)).toBe("sentence");
  });

  test.each([
    ["en", "The river is high, and the gate is therefore closed."],
    ["de", "Es regnet seit Wochen, die Tore sind also zu."],
    ["es", "Tal vez llueva mañana en la colina."],
    ["en", "Each bed gets water, light and air, and a good plan does all three."],
    ["en", "Gardeners know that they need patience."],
    ["en", "When asked why they dig, most gardeners laugh."],
    ["en", "If a page is old, mend this page first."],
    ["en", "This year the garden has no fence."],
    ["en", "One gardener is not enough."],
    ["en", "The majority of the trees stands on the hill."],
    ["en", "A ladder is another way to reach the fruit."],
    ["es", "La mayor parte de los árboles está en la colina."],
    ["fr", "La plupart des arbres se trouvent en haut."],
    ["pt", "A maior parte das árvores fica no morro."],
    ["ja", "三つの庭を直した。"],
    ["en", "The gardeners meet every other week."],
    ["en", "A garden is no different from a park."],
    ["en", "We look after those trees that give shade."],
    ["de", "Der Verein sorgt dafür, dass alle Bäume Wasser bekommen."],
    ["de", "Bis 2030 kommen tausend Bäume dazu."],
    ["de", "Die Nachbarn haben ihnen geholfen."],
    ["de", "Wer gießt, hilft damit allen."],
    ["es", "Los vecinos plantan un árbol y cuidan de ese árbol."],
    ["fr", "La mairie croit ce que disent les arbres."],
    ["nl", "De stad zorgt ervoor dat de bomen water krijgen."],
    ["ru", "Git — это система контроля версий."],
    ["ar", "تحتاج الأشجار إلى الماء، وهذا يكلف المال."],
    ["he", "במקום לשלם אפשר לתרום."],
    ["hi", "यह ज़रूरी है कि पेड़ों को पानी मिले।"],
    ["ja", "誰もが庭を使えます。"],
    ["ja", "夏でも木は涼しい影を作ります。"],
    ["ja", "木は町を冷やし、この力は夏に大きくなります。"],
    ["ko", "나무는 도시를 식히고, 이 힘은 여름에 커집니다."],
    ["ko", "밤에도 문은 열려 있습니다."],
    ["zh", "即使下雨，花园也开放。"],
    ["zh", "树木可以降温，这种作用在夏天更大。"],
    ["sv", "Staden betalade mycket för detta."],
  ])("%s has all it needs: %s", (language, text) => {
    expect(points(language, text)).toBeUndefined();
  });

  test("what the heading names needs the heading", () => {
    expect(points("en", "The town paid dearly for these trees.", "trees")).toBe("heading");
    expect(points("ja", "町は夏にこの木を守ります。", "木")).toBe("heading");
    expect(points("en", "We clearly need more shade here.")).toBe("heading");
  });

  test("any text is judged", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.constantFrom("en", "de", "ja", "ar", "he", "hi", "ko", "zh"),
        (text, language) => {
          expect([undefined, "sentence", "heading"]).toContain(points(language, text));
        },
      ),
    );
  });
});
