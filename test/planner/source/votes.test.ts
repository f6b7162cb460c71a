import { expect, it } from "vitest";
import { readSource } from "../../../src/planner/source/read-source.ts";

it("reads what was voted on, the count and the result together", async () => {
  const content = `# Minutes of the boat club

## New boat

Vera moved to buy a second rowing boat for 900 euros in March.

Vera called for the vote.

* All in favor: 5 aye.
* Opposed: none.

The motion passed.

The boat will lie at the north pier.
`;
  const source = await readSource({ content, language: "auto" });
  expect(source.units.map(({ text }) => text)).toEqual([
    "Vera moved to buy a second rowing boat for 900 euros in March. The motion passed (All in favor: 5 aye; Opposed: none).",
    "The boat will lie at the north pier.",
  ]);
});

it("leaves lists and paragraphs about other things alone", async () => {
  const content = "# Plan\n\nWe need paint.\n\n* For: the fence\n* Colour: red\n\nThe motion of the waves broke it.\n";
  const source = await readSource({ content, language: "auto" });
  expect(source.units).toHaveLength(3);
});
