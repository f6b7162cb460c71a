import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { DeckPlan } from "../../src/deck/deck-plan.ts";
import { planDeck } from "../../src/planner/plan-deck.ts";
import type { PlanRequest } from "../../src/planner/planner.ts";

const TEXT = readFileSync("examples/remote-work.md", "utf8");

function plan(instructions: string, more: Partial<PlanRequest> = {}): Promise<DeckPlan> {
  const request = { content: TEXT, instructions, format: "presentation" as const, language: "Auto", ...more };
  const context = { signal: new AbortController().signal, progress: () => undefined };
  return planDeck({ useWebSearch: false, ...request }, context);
}

const types = ({ slides }: DeckPlan): string[] => slides.map(({ candidates }) => candidates[0].type);
const messages = ({ warnings }: DeckPlan): string => warnings.map(({ message }) => message).join("\n");

describe("decks by instructions", () => {
  test("one sentence with five wishes", async () => {
    const deck = await plan(
      "Make it 7 slides, dark, for executives, skip the meetings part, finish with 'Book a demo'",
    );
    expect(deck.slides).toHaveLength(7);
    expect(deck.style.tags).toContain("dark");
    expect(types(deck).at(-1)).toBe("cta");
    expect(deck.slides.at(-1)?.title).toBe("Book a demo");
    expect(deck.slides.map(({ title }) => title).join(" ")).not.toMatch(/meeting/i);
    expect(messages(deck)).toContain('"for executives"');
    expect(deck.warnings).toHaveLength(1);
  });

  test.each([
    ["End with a summary", "presentation", /^(?:recap|takeaway)$/],
    ["End with a thank-you slide", "presentation", "closing"],
    ["End with a thank-you slide", "carousel", "closing"],
    ["Finish with a call to action", "presentation", "cta"],
  ] as const)("%s (%s)", async (instructions, format, type) => {
    const deck = await plan(instructions, { format, slideCount: 10 });
    expect(types(deck).at(-1)).toMatch(type);
    expect(deck.warnings).toEqual([]);
  });

  test("no bullet points", async () => {
    const deck = await plan("Please don't use bullet points", { slideCount: 10 });
    expect(types(deck).filter((type) => type === "list" || type === "checklist")).toEqual([]);
  });

  test("few words: no slide says more, some say less", async () => {
    const words = (deck: DeckPlan): number => JSON.stringify(deck.slides.map(({ candidates }) => candidates[0])).length;
    expect(words(await plan("Keep it short"))).toBeLessThan(words(await plan("")));
  });

  test("subjects that the source does not know are named", async () => {
    const deck = await plan("Leave out the zebras and focus on volcanoes.");
    expect(messages(deck)).toMatch(/"Leave out the zebras": the source does not speak of "zebras"/);
    expect(messages(deck)).toMatch(/"focus on volcanoes": the source does not speak of "volcanoes"/);
  });

  test("slide types without matter are named with the wish", async () => {
    expect(messages(await plan("Include a table."))).toMatch(/"Include a table".*no matter for these slides: table/);
  });

  test("tone, audience and translation quote the wish and say what to do", async () => {
    const deck = await plan("Audience: nurses. Keep the tone warm. Auf Deutsch, bitte.");
    expect(messages(deck)).toMatch(/"Audience: nurses", "Keep the tone warm".*separated by ---/);
    expect(messages(deck)).toMatch(/not in de \("Auf Deutsch"\).*separated by ---/);
  });

  test("a deck written as slides says what it did not apply", async () => {
    const slides = "# Alpha\n\n---\n\n# Beta\n\n---\n\n# Gamma";
    const deck = await plan("Make it 9 slides, dark, in German, leave out Beta", { content: slides });
    expect(deck).toMatchObject({ planner: "authored", style: { tags: ["dark"] } });
    expect(deck.warnings.map(({ message }) => /"[^"]*"/.exec(message)?.[0])).toEqual([
      '"Make it 9 slides"',
      '"in German"',
      '"leave out Beta"',
    ]);
  });
});
