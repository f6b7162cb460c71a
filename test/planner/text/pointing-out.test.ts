import { expect, it } from "vitest";
import { pointsOut } from "../../../src/planner/text/pointing-out.ts";

it.each([
  ["en", "The chairs in the above picture were made of ash."],
  ["en", "Success depends on the goals listed previously."],
  ["en", "More plans for the shed will follow."],
  ["en", "You can find all plans of the shed here: plans.example"],
  ["de", "Auf dem Foto sieht man die alte Brücke."],
  ["fr", "Retrouvez les comptes de la cantine ici : comptes.example"],
  ["es", "La figura siguiente muestra el puente."],
  ["en", "In Figure 3, we display the age of the chairs (and, if you toggle the figure, their price)."],
  ["en", "Figure 2 displays the age of the chairs by room."],
  ["de", "Abbildung 2 zeigt das Alter der Stühle nach Räumen."],
  ["fr", "Le tableau 2 présente l’âge des chaises par salle."],
  ["es", "La figura 2 muestra la edad de las sillas por sala."],
  ["it", "La figura 2 mostra l’età delle sedie per stanza."],
  ["pt", "A tabela 2 apresenta a idade das cadeiras por sala."],
  ["nl", "Figuur 2 toont de leeftijd van de stoelen."],
  ["ru", "На рисунке 2 показан возраст стульев."],
  ["ar", "يوضح الشكل 2 عمر الكراسي."],
  ["he", "איור 2 מציג את גיל הכיסאות."],
  ["hi", "चित्र 2 में कुर्सियों की उम्र दिखाई गई है।"],
  ["ja", "図2は椅子の年数を部屋ごとに示しています。"],
  ["ko", "그림 2는 의자의 나이를 방별로 보여 준다."],
  ["zh", "图2展示了各房间椅子的年龄。"],
  ["ja", "下の写真は古い橋です。"],
  ["zh", "如图所示，桥有三个拱。"],
  ["en", "Here’s an example from the garden (with beans)."],
  ["en", "Here are some good ways to store apples."],
  ["de", "Hier sind ein paar Beispiele aus dem Garten."],
  ["fr", "Voici quelques exemples de notre jardin."],
  ["es", "Aquí tienes algunos ejemplos del huerto."],
  ["it", "Ecco alcuni esempi dal nostro orto."],
  ["nl", "Hier zijn enkele voorbeelden uit de tuin."],
  ["pt", "Aqui estão alguns exemplos da horta."],
])("points out of the text (%s): %s", (language, sentence) => {
  expect(pointsOut(sentence, language)).toBe(true);
});

it.each([
  ["en", "Figure 2 shows that half of all chairs are broken."],
  ["en", "The figure of 40 chairs shows how large the hall is."],
  ["en", "Pictures sell better than words."],
  ["en", "Here are the three ways to store apples: in sand, in straw, in paper."],
  ["en", "Here the list of members hung for forty years."],
  ["en", "Here is the reason why apples rot."],
  ["en", "The rules will follow the model of the old ones."],
  ["de", "Das Museum zeigt vierzig Bilder aus dem Krieg."],
  ["fr", "Les images de la ville attirent les touristes."],
  ["zh", "图书馆有三千本书。"],
])("says what it says (%s): %s", (language, sentence) => {
  expect(pointsOut(sentence, language)).toBe(false);
});
