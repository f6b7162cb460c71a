import { describe, expect, test } from "vitest";
import { languageRules } from "../../../src/planner/language/language-rules.ts";
import { isAside, isBroken, leadsToQuestion, withoutOpeningAside } from "../../../src/planner/text/asides.ts";

describe("asides speak of the text, not of its matter", () => {
  test.each([
    ["en", "We also talked about the price of hay."],
    ["en", "The topic of today's meeting was the new barn."],
    ["en", "In the next section we feed the goats."],
    ["en", "You have probably already noticed the smell."],
    ["en", "One continuing topic of importance to the farm is milk."],
    ["de", "Wie bereits erwähnt, fressen Ziegen fast alles."],
    ["de", "In diesem Abschnitt geht es um Heu."],
    ["es", "Hablemos de las cabras y de su leche."],
    ["fr", "Cet article présente la vie des chèvres."],
    ["it", "In questa sezione parliamo del fieno."],
    ["pt", "Este artigo descreve a vida das cabras."],
    ["nl", "In dit hoofdstuk gaat het over hooi."],
    ["ru", "В этой статье речь пойдёт о козах."],
    ["ar", "كما ذكرنا تأكل الماعز كل شيء."],
    ["he", "כפי שראינו העזים אוכלות הכול."],
    ["hi", "जैसा कि हमने देखा बकरियाँ सब खाती हैं।"],
    ["ja", "この章では、ヤギの暮らしを説明します。"],
    ["ko", "앞서 말한 대로 염소는 무엇이든 먹습니다."],
    ["zh", "让我们看看山羊的生活。"],
  ])("%s: %s", (language, text) => {
    expect(isAside(text, languageRules(language))).toBe(true);
  });

  test.each([
    ["en", "Goats eat nearly everything."],
    ["en", "We mend the fence each spring."],
    ["de", "Ziegen fressen fast alles."],
    ["fr", "Vous avez peut-être trop de chèvres."],
    ["ko", "염소는 무엇이든 먹습니다."],
    ["ja", "次の春にヤギが生まれます。"],
    ["sv", "I det här avsnittet talar vi om getter."],
  ])("%s: not %s", (language, text) => {
    expect(isAside(text, languageRules(language))).toBe(false);
  });

  test.each([
    ["en", "To begin with, how do you feed the goats?", "How do you feed the goats?"],
    ["fr", "Pour finir, que mangent les chèvres en hiver ?", "Que mangent les chèvres en hiver ?"],
    ["en", "As mentioned above, goats eat nearly everything.", "Goats eat nearly everything."],
    ["es", "Como ya hemos dicho, las cabras son muy listas.", "Las cabras son muy listas."],
    ["fr", "Comme nous l’avons vu, les chèvres sont têtues et vives.", "Les chèvres sont têtues et vives."],
    ["ja", "前述のとおり、ヤギは何でも食べます。", "ヤギは何でも食べます。"],
    ["en", "As the sun sets, goats come home.", "As the sun sets, goats come home."],
  ])("%s: %s says %s", (language, text, rest) => {
    expect(withoutOpeningAside(text, languageRules(language))).toBe(rest);
  });

  test("a brief sentence before the next question only leads to it", () => {
    expect(leadsToQuestion("Your goats are in the barn.", "What now?")).toBe(true);
    expect(leadsToQuestion("العشب ينمو كل يوم.", "السؤال التالي الذي تطرحه هو: من يأكله؟")).toBe(true);
    expect(leadsToQuestion("Your goats are in the barn.", "They sleep on straw.")).toBe(false);
  });
});

test.each([
  ["en", "The fence of of the barn is old.", true],
  ["en", "The fence of the barn is old.", false],
  ["hi", "औज़ार जैसे हथौड़ा से और कील का इससे आपको मदद मिलती है।", true],
  ["hi", "हथौड़े ने काम में मदद की है।", false],
  ["ja", "ヤギの小屋は。", true],
  ["ja", "ヤギの小屋は古いです。", false],
  ["zh", "通过为农场工作获得报酬。", true],
  ["zh", "通过工作获得报酬。", false],
])("%s: whether “%s” came out broken: %s", (language, text, broken) => {
  expect(isBroken(text, languageRules(language))).toBe(broken);
});
