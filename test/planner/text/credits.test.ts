import { describe, expect, test } from "vitest";
import { languageRules } from "../../../src/planner/language/language-rules.ts";
import { isEditorialNote, nameOfHolder } from "../../../src/planner/text/credits.ts";

const rulesOf = (language: string) => languageRules(language, "");

describe("notes of editors", () => {
  test.each([
    ["en", "This interview has been edited and condensed."],
    ["en", "(This conversation was lightly edited for length.)"],
    ["en", "This story first appeared in the Harbour Gazette."],
    ["de", "Das Gespräch wurde gekürzt und redigiert."],
    ["fr", "Cet entretien a été édité pour plus de clarté."],
    ["es", "Esta entrevista ha sido editada y condensada."],
    ["ja", "このインタビューは読みやすさのために編集されています。"],
    ["zh", "本文首发于港口日报。"],
  ])("%s: %s", (language, text) => {
    expect(isEditorialNote(text, rulesOf(language))).toBe(true);
  });

  test.each([
    ["en", "This interview shows how a harbour is run."],
    ["en", "The text was short, and the town read it in a day."],
    ["de", "Der Text ist ein Brief an die Stadt."],
  ])("%s says something: %s", (language, text) => {
    expect(isEditorialNote(text, rulesOf(language))).toBe(false);
  });
});

describe("who holds an office", () => {
  test.each([
    ["en", "Ada Stone is the chief engineer at the Harbour Board.", "Ada Stone"],
    [
      "en",
      "Ada Stone, a member of the U.S. Harbour Board, is working with the town as the director of piers.",
      "Ada Stone",
    ],
    ["de", "Maria von der Heide ist Redakteurin der Hafenzeitung.", "Maria von der Heide"],
    ["fr", "Anne Duval est journaliste au Courrier du port.", "Anne Duval"],
    ["pt", "Rita Campos é pesquisadora do porto.", "Rita Campos"],
  ])("%s: %s", (language, text, name) => {
    expect(nameOfHolder(text, rulesOf(language))).toBe(name);
  });

  test.each([
    ["en", "The director of the harbour is on leave."],
    ["en", "Ada Stone is working on the pier."],
    ["en", "New Haven is the largest port of the region."],
  ])("%s: no office in %s", (language, text) => {
    expect(nameOfHolder(text, rulesOf(language))).toBeUndefined();
  });
});
