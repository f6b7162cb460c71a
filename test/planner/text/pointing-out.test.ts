import { expect, it } from "vitest";
import { pointsOut } from "../../../src/planner/text/pointing-out.ts";

it.each([
  ["en", "The chairs in the above picture were made of ash."],
  ["en", "More plans for the shed will follow."],
  ["en", "You can find all plans of the shed here: plans.example"],
  ["de", "Auf dem Foto sieht man die alte Brücke."],
  ["fr", "Retrouvez les comptes de la cantine ici : comptes.example"],
  ["es", "La figura siguiente muestra el puente."],
  ["ja", "下の写真は古い橋です。"],
  ["zh", "如图所示，桥有三个拱。"],
])("points out of the text (%s): %s", (language, sentence) => {
  expect(pointsOut(sentence, language)).toBe(true);
});

it.each([
  ["en", "Pictures sell better than words."],
  ["en", "The rules will follow the model of the old ones."],
  ["de", "Das Museum zeigt vierzig Bilder aus dem Krieg."],
  ["fr", "Les images de la ville attirent les touristes."],
  ["zh", "图书馆有三千本书。"],
])("says what it says (%s): %s", (language, sentence) => {
  expect(pointsOut(sentence, language)).toBe(false);
});
