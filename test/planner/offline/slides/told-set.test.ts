import { describe, expect, test } from "vitest";
import { toldSets } from "../../../../src/planner/offline/slides/writers/told-set.ts";
import { proposeSlides } from "../../../../src/planner/offline/slides/propose.ts";
import { storyline } from "../../../../src/planner/offline/storyline/storyline.ts";
import { digestOf } from "../../../support/planning.ts";

async function namesIn(text: string): Promise<readonly (readonly string[])[]> {
  const { passages, rules } = await digestOf(text);
  return passages
    .flatMap(({ runs }) => runs)
    .flatMap((run) => toldSets(run, rules))
    .map(({ names }) => names.map((name) => name.text));
}

describe("what a text counts and names", () => {
  test.each([
    [
      "Four things decide the harvest of the valley. These are the soil, the water, the seed and the hands that work it.",
      ["The soil", "The water", "The seed", "The hands that work it"],
    ],
    [
      "The mill stands still for three reasons: the price of grain, the old wheel, and the low river.",
      ["The price of grain", "The old wheel", "The low river"],
    ],
    [
      "Für die Brücke sprechen vier Gründe. Das sind der kurze Weg, die ruhige Straße, der Hafen und das Geld.",
      ["Der kurze Weg", "Die ruhige Straße", "Der Hafen", "Das Geld"],
    ],
    [
      "Hay tres tareas para el verano: limpiar el canal, pintar la casa y abrir el nuevo camino, la obra mayor.",
      ["Limpiar el canal", "Pintar la casa", "Abrir el nuevo camino, la obra mayor"],
    ],
    [
      "São cinco os passos da colheita no vale. Estes são a poda, a rega, a espera, a apanha e a venda.",
      ["A poda", "A rega", "A espera", "A apanha", "A venda"],
    ],
    ["这个村子有四个优点。它们是水、土地、道路和学校。", ["水", "土地", "道路", "学校"]],
  ])("%s", async (text, names) => {
    expect(await namesIn(text)).toEqual([names]);
  });

  test.each([
    "Four things decide the harvest of the valley. These are the soil, the water and the seed.",
    "Four boats left the harbour. The soil, the water, the seed and the hands were ready.",
    "The three mills need four things: the soil, the water, the seed and the hands that work it.",
    "Is it true that three things matter: the soil, the water and the seed?",
  ])("nothing where the count and the names differ, or nothing is counted: %s", async (text) => {
    expect(await namesIn(text)).toEqual([]);
  });

  test("stands on a slide as a list under what announces it", async () => {
    const text =
      "Four things decide the harvest of the valley. These are the soil, the water, the seed and the hands that work it.";
    const digest = await digestOf(`# The valley\n\n## The harvest\n\n${text}`);
    const [segment] = storyline(digest, 1);
    const proposals =
      segment === undefined ? [] : proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() });
    const [content] = proposals[0]?.candidates ?? [];
    expect(content?.type === "list" && [content.title.text, ...content.items.map((item) => item.text?.text)]).toEqual([
      "Four things decide the harvest of the valley",
      "The soil",
      "The water",
      "The seed",
      "The hands that work it",
    ]);
  });
});
