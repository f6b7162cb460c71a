import { expect, test } from "vitest";
import { conditionOf, isBounded } from "../../../src/planner/text/bounds.ts";

/** The sentence is split at its figure. */
const bounded = (language: string, sentence: string): boolean => {
  const [before = "", behind = ""] = sentence.split(/\p{Nd}+ ?[%٪]?/u);
  return isBounded(before, behind, language);
};

test.each([
  ["en", "The level of the pond does not exceed 40%."],
  ["en", "The pond didn’t even reach 40% this year."],
  ["de", "Der Teich kommt nicht über 40 %."],
  ["de", "Der Teich hat die 40 % nie überschritten."],
  ["fr", "Le niveau ne dépasse pas 40 %."],
  ["es", "El nivel del estanque no supera el 40 %."],
  ["it", "Il livello non supera il 40%."],
  ["pt", "O nível não ultrapassa 40%."],
  ["nl", "De vijver komt niet boven de 40%."],
  ["ru", "Уровень не превышает 40 %."],
  ["ar", "المستوى لا يتجاوز 40%."],
  ["he", "המפלס לא עולה על 40%."],
  ["hi", "तालाब 40% से कम भरा है।"],
  ["ja", "池の水は40%を超えません。"],
  ["ko", "연못의 물은 40%를 넘지 않는다."],
  ["zh", "水位没有达到40%。"],
])("a figure that is not passed or not reached (%s): %s", (language, sentence) => {
  expect(bounded(language, sentence)).toBe(true);
});

test.each([
  ["en", "The pond reached 40% in May."],
  ["en", "The pond is not what it was: 40% of it is dry."],
  ["de", "Der Teich kam über 40 %."],
  ["fr", "Le niveau dépasse 40 %."],
  ["es", "El nivel supera el 40 %."],
  ["ru", "Уровень превышает 40 %."],
  ["ja", "池の水は40%を超えました。"],
  ["zh", "水位达到40%。"],
])("a figure that stands for itself (%s): %s", (language, sentence) => {
  expect(bounded(language, sentence)).toBe(false);
});

test.each([
  ["Among those who moved here", "Among those who moved here"],
  ["As for the gardens, because of the drought", "because of the drought"],
  ["Dans le quartier, en raison de la sécheresse", "en raison de la sécheresse"],
  ["In den Gärten, wegen der Dürre", "wegen der Dürre"],
  ["Because the pond is dry, we saw three things", undefined],
  ["What we counted", undefined],
])("the condition in a line over a list: %s", (intro, condition) => {
  expect(conditionOf(intro)).toBe(condition);
});
