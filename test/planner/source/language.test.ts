import { describe, expect, test } from "vitest";
import { detectLanguage, languageDirection, languageTag } from "../../../src/planner/source/language.ts";

describe("language of a text", () => {
  test.each([
    ["The committee met on a rainy Tuesday and decided to plant more trees along the river.", "en"],
    ["Der Ausschuss traf sich an einem verregneten Dienstag und beschloss, Bäume zu pflanzen.", "de"],
    ["Le comité s’est réuni un mardi pluvieux et a décidé de planter des arbres.", "fr"],
    ["El comité se reunió un martes lluvioso y decidió plantar más árboles.", "es"],
    ["Комитет собрался в дождливый вторник и решил посадить больше деревьев.", "ru"],
    ["Komiteen møttes en regnfull tirsdag og bestemte seg for å plante flere trær langs elven.", "nb"],
    ["委員会は雨の火曜日に集まり、川沿いに木を植えることを決めました。", "ja"],
    ["委员会在一个下雨的星期二开会，决定种更多的树。", "zh"],
    ["委員會在一個下雨的星期二開會，決定種更多的樹。", "zh-Hant"],
    ["위원회는 비 오는 화요일에 모여 나무를 더 심기로 했다.", "ko"],
    ["اجتمعت اللجنة في يوم ثلاثاء ممطر وقررت زراعة المزيد من الأشجار.", "ar"],
    ["کمیته در یک سه‌شنبهٔ بارانی گرد آمد و تصمیم گرفت درخت بکارد.", "fa"],
    ["کمیٹی بارش والے منگل کو ملی اور درخت لگانے کا فیصلہ کیا۔", "ur"],
    ["הוועדה התכנסה ביום שלישי גשום והחליטה לטעת עצים.", "he"],
    ["समिति एक बरसाती मंगलवार को मिली और पेड़ लगाने का निर्णय लिया।", "hi"],
    ["คณะกรรมการประชุมกันในวันอังคารที่ฝนตกและตัดสินใจปลูกต้นไม้", "th"],
  ])("%s", async (text, language) => {
    expect(await detectLanguage(text)).toBe(language);
  });

  test("a hint names the variant, decides short texts, and loses against a plain difference", async () => {
    const english = "The committee met on a rainy Tuesday and decided to plant more trees along the river.";
    expect(await detectLanguage(english, "en-GB")).toBe("en-GB");
    expect(await detectLanguage(english, "fr")).toBe("en");
    expect(await detectLanguage("Hotel", "fr")).toBe("fr");
    expect(await detectLanguage("委員会は雨の火曜日に集まりました。", "de")).toBe("ja");
    expect(await detectLanguage("2019: 48%", "pl")).toBe("pl");
    expect(await detectLanguage("")).toBe("en");
  });
});

describe("language field", () => {
  test.each([
    ["Auto", undefined],
    ["", undefined],
    ["de", "de"],
    ["pt_br", "pt-BR"],
    ["zh-hant-tw", "zh-Hant-TW"],
    ["German", "de"],
    ["  japanese ", "ja"],
    ["Brazilian Portuguese", "pt-BR"],
    ["Traditional Chinese", "zh-Hant"],
    ["Norwegian", "nb"],
    ["Klingonish", undefined],
    ["qq", undefined],
    ["d", undefined],
  ])("%j is %j", (field, tag) => {
    expect(languageTag(field)).toBe(tag);
  });

  test.each([
    ["ar-EG", "rtl"],
    ["he", "rtl"],
    ["fa", "rtl"],
    ["ja", "ltr"],
    ["en", "ltr"],
  ])("%s is written %s", (language, direction) => {
    expect(languageDirection(language)).toBe(direction);
  });
});
