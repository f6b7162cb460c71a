import { expect, it } from "vitest";
import { contentPhrases } from "../../../src/deck/content-phrases.ts";
import { planDeck } from "../../../src/planner/plan-deck.ts";
import type { DeckFormat } from "../../../src/deck/deck-plan.ts";

const MINUTES = `# Boat club: board meeting, 4 May 2024

The meeting was called to order at 7 p.m. by Vera Holm.

In attendance: Vera Holm, Ada Byron and Carl Gauss.

## The old ferry

The ferry has stood on the shore since the flood. Its engine needs parts that nobody makes any more. Members asked whether a museum would take it. Others feared the cost of moving it over the hills. The board agreed to give the ferry to the museum in June. Ada will follow up with the museum about the date.

## New jetty

The jetty was built of pine and half of its planks are rotten. Carl brought two offers from builders in the valley. One of them would use oak. Vera moved to build a new jetty of oak for 8,000 euros.

Vera called for the vote.

* All in favor: 3 aye.
* Opposed: none.

The motion passed.

The work may begin when the water is low. Boats can lie at the north pier for the summer.

## Opening hours

Several families asked for longer hours on Sundays. The cafe would need a second cook. The board postponed the question until the budget of the autumn is known. Carl will prepare a list of costs for the next meeting.

The meeting was adjourned at 9 p.m.
`;

async function texts(format: DeckFormat): Promise<readonly string[][]> {
  const plan = await planDeck(
    { content: MINUTES, format, slideCount: 9, language: "auto", useWebSearch: false },
    { signal: new AbortController().signal, progress: () => undefined },
  );
  return plan.slides.map(({ candidates: [content] }) => [
    content.type,
    ...contentPhrases(content).map(({ text }) => text),
  ]);
}

it.each(["presentation", "carousel"] as const)(
  "shows what came of each matter, nothing of how the meeting went (%s)",
  async (format) => {
    const slides = await texts(format);
    const all = slides.flat().join("\n");
    expect(all).toContain("agreed to give the ferry to the museum");
    expect(all).toContain("moved to build a new jetty of oak for 8,000 euros");
    expect(all).toContain("postponed the question until");
    expect(all).not.toMatch(/called to order|adjourned|In attendance/u);
  },
);

it("sums up what was settled and who does what", async () => {
  const recap = (await texts("presentation")).find(([type]) => type === "recap")?.join("\n") ?? "";
  expect(recap).toContain("give the ferry to the museum");
  expect(recap).toContain("Carl will prepare a list of costs");
});
