import { describe, expect, test } from "vitest";
import { languageRules } from "../../../src/planner/language/language-rules.ts";
import { isQuestion, isSelfContained, standingOf, withoutOpener } from "../../../src/planner/text/standing.ts";

const stand = (language: string, text: string): string => standingOf(text, languageRules(language, text));

describe("standingOf", () => {
  test.each([
    ["en", "Small changes are reviewed more quickly."],
    ["en", "For two weeks in May, the market stays open at night."],
    ["en", "We ask you to keep the door open."],
    ["en", "There are still rails under the carpet of the hall."],
    ["en", "It is important to ask before the end of the week."],
    ["de", "Es gibt nicht den einen richtigen Zeitpunkt."],
    ["de", "Das Wasser läuft alle paar Minuten von selbst."],
    ["fr", "Il faut trois ans pour construire une rame neuve."],
    ["es", "Es importante preguntar antes de fin de mes."],
    ["nl", "Er zijn nog rails onder het tapijt van de zaal."],
    ["en", "At the same time, the ferry saves the town a second bridge."],
    ["fr", "Pour cette raison, la ville construit un pont sur le canal."],
    ["pt", "Por isso, a cidade constrói uma ponte sobre o canal."],
    ["en", "With a good boat, it is easy to reach the island."],
    ["pt", "Segundo o prefeito, a ponte custa dois milhões."],
    ["en", "Interestingly, the oldest library of the town is also its largest."],
    ["de", "Bäume kühlen die Stadt an heißen Tagen."],
    ["es", "Una licencia protege a quien escribe el código."],
    ["fr", "La ville plante mille arbres par an."],
    ["ja", "桜の菓子は二週間前に並びます。"],
    ["zh", "很多人从志愿工作中获得经验。"],
    ["ko", "문서화는 가장 중요한 일 중 하나입니다."],
    ["ar", "يمكن أن تساعدك البيانات على اتخاذ قرارات أفضل."],
    ["he", "היישוב נוסד בשנת 1937."],
    ["hi", "संतुलन बनाए रखना महत्वपूर्ण है।"],
  ])("%s reads alone: %s", (language, text) => {
    expect(stand(language, text)).toBe("alone");
  });

  test.each([
    ["en", "This makes the review faster."],
    ["en", "It is the largest of them all."],
    ["en", "According to its keeper, it is the oldest tower on the coast."],
    ["en", "In the first winter, they lost half of their boats."],
    ["en", "The new boat, however, has no roof."],
    ["en", "Anyway you want a large boat for the crossing."],
    ["fr", "Pendant l’hiver, elle perd la moitié de ses clients."],
    ["zh", "事实上，你不需要太严格。"],
    ["nl", "Om die reden bouwt de stad een brug."],
    ["ru", "По этой причине город строит мост."],
    ["ar", "لهذا السبب تبني المدينة جسرا."],
    ["ko", "이 때문에 시는 다리를 놓습니다."],
    ["ja", "このため町は橋を架けます。"],
    ["he", "מסיבה זו העיר בונה גשר."],
    ["en", "Hold it for the whole stroke."],
    ["de", "Es wurde im Jahr darauf verkauft."],
    ["fr", "Il part à neuf heures du soir."],
    ["en", "But nobody asked the readers."],
    ["en", "Using this metric, we count a thousand domains."],
    ["en", "For trees hold the heat of the whole street in their leaves."],
    ["en", "We dare not tempt them with a weak answer."],
    ["de", "Wir haben ihn seit vier Jahren nicht gesehen."],
    ["es", "El resultado fue mejor de lo esperado."],
    ["fr", "Le résultat a surpris tout le monde."],
    ["en", "The reason is the office around the corner."],
    ["de", "Diese Regel gilt für alle."],
    ["de", "Allerdings hat das einen Preis."],
    ["es", "Esto reduce los errores."],
    ["es", "Es un subproducto del valor general."],
    ["fr", "Cela change la façon de travailler."],
    ["ja", "これによって時間が短くなります。"],
    ["zh", "但是很多人没有时间。"],
    ["ko", "그러나 모두가 문서를 읽지는 않습니다."],
    ["ar", "هذا يوفر الوقت للجميع."],
    ["he", "הוא הוקם בשנת 1940."],
    ["hi", "इससे काम आसान हो जाता है।"],
  ])("%s leans on the sentence before: %s", (language, text) => {
    expect(stand(language, text)).toBe("leaning");
  });

  test.each([
    ["en", "Here are the most common roles:"],
    ["en", "Thank you to everyone who took part in the survey!"],
    ["en", "Click here to subscribe to our newsletter."],
    ["en", "In this post we look at four methods."],
    ["en", "The figures are shown in the list below."],
    ["en", "(Note that the rule is older.)"],
    ["en", 'He said "we never'],
    ["en", "See https://example.com for the rest of it."],
    ["en", "Hello!"],
    ["en", "Improving the state of those who do not speak the language."],
    ["en", "I have been asked to say what a library is for."],
    ["en", "Present: Alma (chair), Ruben, Teresa."],
    ["de", "Lassen Sie mich mit einer Geschichte beginnen."],
    ["fr", "Permettez-moi de commencer par une histoire."],
    ["es", "Asistentes: Ana, Luis y Carmen."],
    ["ja", "出席者は佐藤さんと田中さんです。"],
    ["de", "Vielen Dank für Ihre Aufmerksamkeit."],
    ["fr", "Cliquez ici pour en savoir plus."],
    ["ja", "詳しくは次の記事をご覧ください。"],
    ["ko", '_"이 문장은 표시가 남았습니다."'],
  ])("%s never stands on a slide: %s", (language, text) => {
    expect(stand(language, text)).toBe("unfit");
  });

  test("the German formal address is no pronoun once a text uses it", () => {
    const formal = "Wenn Sie wachsen, fragen Sie Ihre Leute. Dann sehen Sie mehr.";
    expect(standingOf("Sie können die Rollen frei wählen.", languageRules("de", formal))).toBe("alone");
    expect(standingOf("Sie können die Rollen frei wählen.", languageRules("de", "Er geht."))).toBe("leaning");
  });
});

test("withoutOpener drops an adverbial that a comma sets off, and a label", () => {
  const rules = languageRules("en");
  expect(withoutOpener("However, small changes are better.", rules)).toBe("small changes are better.");
  expect(withoutOpener("To recap, the ferry runs all year.", rules)).toBe("the ferry runs all year.");
  expect(withoutOpener("Tip: You do not have to write everything down.", rules)).toBe(
    "You do not have to write everything down.",
  );
  expect(withoutOpener("Present: Alma, Ruben and Teresa of the board.", rules)).toMatch(/^Present/);
  expect(withoutOpener("Já a ponte velha é importante para todos.", languageRules("pt"))).toBe(
    "a ponte velha é importante para todos.",
  );
  expect(withoutOpener("Por su parte el puente viejo es importante.", languageRules("es"))).toBe(
    "el puente viejo es importante.",
  );
  expect(withoutOpener("Often overlooked, the margin matters.", rules)).toMatch(/^Often/);
});

test.each([
  ["en", "Note that small changes are reviewed sooner.", "small changes are reviewed sooner."],
  ["fr", "Il faut noter que la ville plante mille arbres.", "la ville plante mille arbres."],
  ["es", "Ten en cuenta que la ciudad planta mil árboles.", "la ciudad planta mil árboles."],
  ["it", "Va notato che la città pianta mille alberi.", "la città pianta mille alberi."],
  ["pt", "Vale lembrar que a cidade planta mil árvores.", "a cidade planta mil árvores."],
])("%s: what only points at its statement may go: %s", (language, text, rest) => {
  expect(withoutOpener(text, languageRules(language))).toBe(rest);
});

test("isSelfContained", () => {
  const rules = languageRules("en");
  expect(isSelfContained("Small changes are easy to review", rules)).toBe(true);
  expect(isSelfContained("Most systems allow this", rules)).toBe(false);
  expect(isSelfContained("The number also affects the size", rules)).toBe(false);
  expect(isSelfContained("One benefit: more time for questions", rules)).toBe(false);
});

test("isQuestion in several scripts", () => {
  expect(["Why?", "なぜ？", "لماذا؟", 'He asked "why?"'].every(isQuestion)).toBe(true);
  expect(["Why.", "何故。"].some(isQuestion)).toBe(false);
});

describe("what a sentence points at outside itself", () => {
  test.each([
    ["en", "The city gave them a short guide.", "leaning"],
    ["en", "Nobody can say today who that is.", "leaning"],
    ["en", "A goat that knows its keeper follows them home.", "alone"],
    ["de", "Die Stadt gab ihnen eine kurze Anleitung.", "leaning"],
    ["de", "Niemand weiß heute, wer das ist.", "leaning"],
    ["de", "Die Ziegen folgen dem Hirten, der ihnen Salz gibt.", "alone"],
    ["nl", "De stad gaf hen een korte gids.", "leaning"],
    ["en", "And so, my fellow gardeners: plant what your children will eat.", "alone"],
  ])("%s: %s %s", (language, text, standing) => {
    expect(standingOf(text, languageRules(language))).toBe(standing);
  });

  test.each([
    ["en", "The consensus was that goats need a bell.", "goats need a bell."],
    ["en", "And so, my fellow gardeners: plant what your children will eat.", "plant what your children will eat."],
    ["es", "La conclusión es que las cabras necesitan sal.", "las cabras necesitan sal."],
    ["fr", "Il en ressort que les chèvres aiment le sel.", "les chèvres aiment le sel."],
  ])("%s: %s says %s", (language, text, bare) => {
    expect(withoutOpener(text, languageRules(language))).toBe(bare);
  });
});

test.each([
  "という店のほかに、花屋も営んでいます。",
  "市場に行けば、珍しい花に出会えたり。",
  "花屋に聞いてみましたが。",
])("a sentence that begins or ends in its middle is unfit: %s", (text) => {
  expect(stand("ja", text)).toBe("unfit");
});

test.each([
  ["zh", "好的，如果花不开怎么办？", "如果花不开怎么办？"],
  ["zh", "好花需要阳光，也需要水。", "好花需要阳光，也需要水。"],
  ["ja", "さて、花が咲かないときはどうしますか？", "花が咲かないときはどうしますか？"],
])("a spoken opener is passed over (%s): %s", (language, text, rest) => {
  expect(withoutOpener(text, languageRules(language))).toBe(rest);
});
