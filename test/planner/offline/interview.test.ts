import { expect, it } from "vitest";
import { contentPhrases } from "../../../src/deck/content-phrases.ts";
import { planDeck } from "../../../src/planner/plan-deck.ts";

const INTERVIEW = `# Rooftop gardens of the harbour town

Nadia Ferrand runs the gardens of the town. She has worked there for ten years.

## Question: Why does the town plant on its roofs, and who decided that it should begin with the schools of all places in it?

Nadia: Flat roofs cover a quarter of the town. We began with four schools because their roofs are strong. The pupils water the beds every Tuesday.

## Q: Do you have any figures for us?

N: Of course. We harvested 900 kilos of tomatoes in 2023. The kitchens of the schools bought the whole harvest.

## Q: What comes next?

N: We will open two more roofs in spring. The harbour office has offered its own.
`;

it("shows answers without the marks of a transcript, under the name of who gives them", async () => {
  const plan = await planDeck(
    { content: INTERVIEW, format: "presentation", slideCount: 6, language: "auto", useWebSearch: false },
    { signal: new AbortController().signal, progress: () => undefined },
  );
  const contents = plan.slides.map(({ candidates: [content] }) => content);
  const texts = contents.flatMap((content) => contentPhrases(content).map(({ text }) => text));
  for (const text of texts) expect(text).not.toMatch(/^(?:Q|N|Nadia|Question)\s?:|^Of course/u);
  const spoken = contents.filter(({ type, kicker }) => type !== "cover" && kicker?.text === "Nadia Ferrand");
  expect(spoken.length).toBeGreaterThan(0);
});
