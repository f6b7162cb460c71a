import { expect, it } from "vitest";
import { contentPhrases } from "../../../../src/deck/content-phrases.ts";
import { planDeck } from "../../../../src/planner/plan-deck.ts";

const HANDBOOK = `# Welcoming visitors

This handbook is for the volunteers at the museum door.

## Greet

### At the door

- Look up and smile first.
- Ask visitors what brought them here.
- Offer them a map of the house.

### At the desk

- Explain the prices of the tickets.
- Help them choose their language.

## Guide

### In the halls

- Walk slowly in front of the group.
- Let them stop where they like.
- Keep their coats out of the halls.

### On the stairs

- Show them the lift.
- Wait for the last visitor.
`;

it("shows brief lists of several subsections on one slide under the heading they share", async () => {
  const plan = await planDeck(
    { content: HANDBOOK, format: "presentation", slideCount: 4, language: "auto", useWebSearch: false },
    { signal: new AbortController().signal, progress: () => undefined },
  );
  const shown = new Set<string>(["list", "comparison"]);
  const lists = plan.slides.map(({ candidates: [content] }) => content).filter(({ type }) => shown.has(type));
  expect(lists.map(({ title }) => title.text)).toEqual(["Greet", "Guide"]);
  const texts = lists.flatMap((content) => contentPhrases(content).map(({ text }) => text));
  expect(texts).toContain("Offer them a map of the house");
  expect(texts).toContain("Help them choose their language");
  expect(texts).toContain("Wait for the last visitor");
});
