import { expect, test } from "vitest";
import { appositionIn } from "../../../../src/planner/offline/slides/writers/apposition.ts";
import { digestOf, planOf } from "../../../support/planning.ts";

const REST =
  "\n\nThe ferry leaves at six and carries bread to the islands. Nobody has to wait for the mail boat.\n\nThe islands paid for the engine. A bakery pays for the fuel.";

async function appositionOf(title: string, opening: string): Promise<readonly [string, string] | undefined> {
  const digest = await digestOf(`# ${title}\n\n${opening}${REST}`);
  const found = digest.claims.map((claim) => appositionIn(claim, digest)).find((at) => at !== undefined);
  if (found === undefined) return undefined;
  const { text } = digest.source;
  expect(text.slice(found.term.span.start, found.term.span.end)).toBe(found.term.text);
  expect(text.slice(found.meaning.span.start, found.meaning.span.end)).toBe(found.meaning.text);
  return [found.term.text, found.meaning.text];
}

test.each([
  [
    "Seagull sails in May",
    "In spring the council launched Seagull, a ferry that takes bread and letters to the islands.",
    "Seagull",
    "a ferry that takes bread and letters to the islands.",
  ],
  [
    "Mouette part en mai",
    "Au printemps la commune a lancé Mouette, une navette qui porte le pain et le courrier aux îles.",
    "Mouette",
    "une navette qui porte le pain et le courrier aux îles.",
  ],
])("%s: the opening says in passing what its matter is", async (title, opening, term, meaning) => {
  expect(await appositionOf(title, opening)).toEqual([term, meaning]);
});

test.each([
  [
    "what is said of the whole clause",
    "In spring the council launched Seagull, a step that nobody on the islands had expected.",
  ],
  ["when something happened", "The council launched Seagull, a year after the old ferry of the islands sank."],
  [
    "a name that the title does not hold",
    "In spring the council hired Ada Stone, a captain who knows every rock of the bay.",
  ],
  [
    "half of a list",
    "In spring the council launched Seagull, a ferry for bread, letters and all the children of the islands.",
  ],
])("%s is no meaning", async (_, opening) => {
  expect(await appositionOf("Seagull sails in May", opening)).toBeUndefined();
});

test("a deck shows what its matter is, however long the sentence", async () => {
  const opening =
    "In the early spring of the year, the council of the valley and the crews of both harbours launched Seagull, a ferry for all the islands of the bay that takes bread, letters and children across at the price of a cup of coffee.";
  const short = opening.replace("bread, letters and children", "bread and letters and children");
  const plan = await planOf(`# Seagull sails in May\n\n${short}${REST}`, { slideCount: 6 });
  const shown = plan.slides.map(({ candidates: [content] }) => JSON.stringify(content)).join("\n");
  expect(shown).toContain("ferry for all the islands of the bay");
});
