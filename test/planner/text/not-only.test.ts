import { expect, test } from "vitest";
import { languageRules } from "../../../src/planner/language/language-rules.ts";
import { addsToBefore } from "../../../src/planner/text/not-only.ts";
import { standingOf } from "../../../src/planner/text/standing.ts";

test.each([
  ["en", "Not only is the mill a school, it is also a barn."],
  ["de", "Nicht nur die Mühle ist eine Schule."],
  ["fr", "Non seulement le moulin est une école, mais il est beau."],
  ["es", "No solo el molino es una escuela."],
])("%s: %s adds to what was said", (language, text) => {
  expect(addsToBefore(text, language)).toBe(true);
});

test("a pair in the middle of a sentence is whole", () => {
  expect(addsToBefore("The mill is not only a school but also a barn.", "en")).toBe(false);
});

test.each([
  ["en", "The mill opens this Friday at ten for all who want to come."],
  ["de", "Die Mühle öffnet diesen Freitag um zehn für alle, die kommen wollen."],
  ["fr", "Le moulin ouvre ce vendredi à dix heures pour tout le monde."],
  ["pt", "O moinho abre nesta sexta-feira às dez para todos."],
])("%s: notices of a day that has passed are not shown: %s", (language, text) => {
  expect(standingOf(text, languageRules(language, ""))).toBe("unfit");
});

test("days of every week are", () => {
  expect(standingOf("The mill opens every Friday at ten for all.", languageRules("en", ""))).toBe("alone");
});
