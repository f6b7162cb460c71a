import { describe, expect, test } from "vitest";
import { languageRules } from "../../../src/planner/language/language-rules.ts";

const LANGUAGES = ["ar", "de", "en", "es", "fr", "he", "hi", "it", "ja", "ko", "nl", "pt", "ru", "zh"];

test("regions do not matter, and what one document's rules remember is its own", () => {
  expect(languageRules("pt-BR").language).toBe(languageRules("pt").language);
  expect(languageRules("pt")).not.toBe(languageRules("pt"));
});

test("a language without a table matches nothing and deletes nothing", () => {
  const rules = languageRules("sw");
  expect(rules.opensWith("pointers", "Hii ni nzuri.")).toBe(false);
  expect(rules.hasVerb("Hii ni nzuri.")).toBe(false);
  expect(rules.deletesClauses).toBe(false);
});

describe.each(LANGUAGES)("%s", (language) => {
  const rules = languageRules(language);
  test("no matcher matches the empty text, so no list holds an empty word", () => {
    const lists = ["pointers", "connectives", "adverbials", "functionWords", "boilerplate", "verbs", "pros"] as const;
    for (const list of lists) expect([list, rules.contains(list, "")]).toEqual([list, false]);
  });
});

test.each([
  ["de", "dies ist neu"],
  ["ja", "これは新しい"],
  ["zh", "这是新的"],
  ["ko", "그는 갔다"],
  ["ar", "هذا جديد"],
  ["he", "זה חדש"],
  ["hi", "यह नया है"],
])("%s: a pronoun is seen behind a quotation mark", (language, text) => {
  expect(languageRules(language).opensWith("pointers", `"${text}`)).toBe(true);
});

test("Arabic vowel signs do not hide a word", () => {
  expect(languageRules("ar").contains("verbs", "كَانَ الجو جميلا")).toBe(true);
});

test("an order is a first word that takes an object", () => {
  expect(languageRules("es").opensWithOrder("Apaga las pantallas")).toBe(true);
  expect(languageRules("es").opensWithOrder("Eligiendo una licencia")).toBe(false);
  expect(languageRules("en").opensWithOrder("All the rules")).toBe(false);
});

test("words match whole in spaced scripts and anywhere in others", () => {
  expect(languageRules("en").contains("negations", "a knot in the rope")).toBe(false);
  expect(languageRules("zh").contains("negations", "这不行")).toBe(true);
});

test("behindOpener wants the comma, behindWord does not", () => {
  const rules = languageRules("en");
  expect(rules.behindOpener("adverbials", "However, it rains")).toBe("it rains");
  expect(rules.behindOpener("adverbials", "However it rains")).toBeUndefined();
  expect(rules.behindWord("announcers", "Here are some roles")).toBe("some roles");
});

test("hasVerb tells a clause from a label", () => {
  expect(languageRules("en").hasVerb("Entry stays free for all, as the board is sure")).toBe(true);
  expect(languageRules("en").hasVerb("Recommendations and data")).toBe(false);
  expect(languageRules("ko").hasVerb("문서를 공개하세요")).toBe(true);
});
