import { expect, test } from "vitest";
import { digestOf } from "../../../support/planning.ts";

async function standings(text: string): Promise<readonly string[]> {
  const { claims } = await digestOf(text);
  return claims.map(({ standing }) => standing);
}

test.each([
  ["en", "Every plan starts as a sketch of two lines. The sketch replaces the long meeting in most towns."],
  ["de", "Jeder Plan beginnt als eine Skizze von zwei Zeilen. Die Skizze ersetzt in den meisten Städten das Treffen."],
  ["fr", "Chaque projet commence par une esquisse de deux lignes. L’esquisse remplace souvent la longue réunion."],
  ["es", "Cada plan comienza como un boceto de dos líneas. El boceto sustituye la larga reunión en muchas ciudades."],
])("%s: what takes up something introduced before can't open a slide", async (_language, text) => {
  expect(await standings(`# Town\n\n## Roads\n\n${text}`)).toEqual(["alone", "leaning"]);
});

test("what the heading names needs no introduction, nor does another section's matter", async () => {
  expect(
    await standings("# Town\n\n## The sketch\n\nEvery plan starts as a sketch.\n\nThe sketch replaces the meeting."),
  ).toEqual(["alone", "alone"]);
  expect(
    await standings(
      "# Town\n\n## Plans\n\nEvery plan starts as a sketch.\n\n## Rules\n\nThe sketch replaces the meeting.",
    ),
  ).toEqual(["alone", "alone"]);
});
