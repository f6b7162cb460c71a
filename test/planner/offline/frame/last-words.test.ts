import { describe, expect, test } from "vitest";
import type { DeckFormat } from "../../../../src/deck/deck-plan.ts";
import type { SlideContent } from "../../../../src/deck/slide-content.ts";
import { elaborates } from "../../../../src/planner/offline/frame/open-ends.ts";
import { namesSummary } from "../../../../src/planner/offline/frame/conclusion.ts";
import { planOf } from "../../../support/planning.ts";

const FACTS: Readonly<Record<string, string>> = {
  nests: "Every spring the swallows build under the roof. A nest holds five eggs. Cats cannot reach it.",
  water: "Birds drink at dawn. A shallow bowl is enough for a whole street. Moss grows in it within weeks.",
  seeds: "Sunflower seeds feed finches. Bread makes ducks ill. The shop sells both.",
  hedges: "A dense hedge hides forty sparrows. Owls hunt along its edge. It grows half a metre a year.",
};

async function slidesOf(
  source: string,
  slideCount: number,
  format: DeckFormat = "carousel",
): Promise<readonly SlideContent[]> {
  const plan = await planOf(source, { slideCount, format });
  return plan.slides.map(({ candidates: [content] }) => content);
}

function rowsOf(slides: readonly SlideContent[]): readonly string[] {
  return slides.flatMap((slide) => (slide.type === "recap" ? slide.items.map(({ text }) => text?.text ?? "") : []));
}

describe("a summary of headings", () => {
  const text = (headings: readonly string[]): string => {
    const facts = Object.values(FACTS);
    return `# Birds of the yard\n\n${headings.map((name, at) => `## ${name}\n\n${facts[at] ?? ""}`).join("\n\n")}`;
  };

  test.each([
    [
      "counted",
      ["Lesson #1: Watch first.", "Lesson #2: Fill the bowl.", "Lesson #3: Seeds.", "Lesson #4: Plant a hedge."],
      ["Watch first", "Fill the bowl", "Seeds", "Plant a hedge"],
    ],
    [
      "orders of one word",
      ["Listen", "Prepare", "Share", "Protect the hedge"],
      ["Listen", "Prepare", "Share", "Protect the hedge"],
    ],
  ])("names every step of a set that all have slides: %s", async (_, headings, rows) => {
    expect(rowsOf(await slidesOf(text(headings), 8))).toEqual(rows);
  });

  test("is none of labels", async () => {
    expect(rowsOf(await slidesOf(text(["The nests", "The water", "The seeds", "The hedges"]), 8))).not.toContain(
      "The water",
    );
  });

  test("is none of more steps than it has rows", async () => {
    const names = ["Listen", "Prepare", "Share", "Protect", "Watch", "Write", "Repeat"];
    const seven = names.map((name, at) => `## Lesson #${at + 1}: ${name} it\n\n${Object.values(FACTS)[at % 4] ?? ""}`);
    expect(rowsOf(await slidesOf(`# Birds of the yard\n\n${seven.join("\n\n")}`, 10))).not.toContain("Listen it");
  });

  test("does not repeat an agenda", async () => {
    const slides = await slidesOf(text(["Listen", "Prepare", "Share", "Protect the hedge"]), 11, "presentation");
    expect(slides.map(({ type }) => type)).toContain("agenda");
    expect(rowsOf(slides)).toEqual([]);
  });
});

test("one lesson of several is no conclusion", () => {
  expect(namesSummary("Lessons learned")).toBe(true);
  expect(namesSummary("Lesson #9: Use a rope")).toBe(false);
  expect(namesSummary("Lesson 2")).toBe(false);
});

test.each([
  ["In fact, nobody has to count every egg.", "en", true],
  ["实际上，没有人需要数每一个蛋。", "zh", true],
  ["In spring nobody has to count the eggs.", "en", false],
])("what says more of the sentence before it stands for nothing else: %s", (text, language, expected) => {
  expect(elaborates(text, language)).toBe(expected);
});

describe("the last slide", () => {
  const MATTER = `## Nests\n\n${FACTS["nests"] ?? ""}\n\n## Water\n\n${FACTS["water"] ?? ""}\n\n## Seeds\n\n${FACTS["seeds"] ?? ""}`;
  const last = async (end: string): Promise<string> =>
    JSON.stringify((await slidesOf(`# Birds of the yard\n\n${MATTER}\n\n${end}`, 9)).at(-1));

  test("is the demand in bold behind the colon of a sentence", async () => {
    const end =
      "## The town\n\nMany owners have asked for help. The town must act: **We need hedges in every street, so that sparrows come back!**\n\nThe council has a budget for trees. It has none for hedges.";
    expect(await last(end)).toContain("We need hedges in every street, so that sparrows come back!");
  });

  test("of a talk is the last advice before somebody thanks", async () => {
    const end =
      "## The end\n\nSome yards have no birds at all. Their owners cut the hedge in May.\n\nNever cut a hedge before August.\n\nGreat advice — thank you for talking to us.";
    expect(await last(end)).toContain("Never cut a hedge before August");
  });

  test("is not the sentence that opens the last of several matters", async () => {
    const end =
      "## Hedges\n\nA good hedge is important and must not be cut in spring. Owls hunt along its edge. It grows half a metre a year. Sparrows sleep in it.";
    expect(await last(end)).not.toContain("A good hedge");
  });

  test("does not repeat the first fact of a summary in front", async () => {
    const text = `## Summary\n\nBecause the gutters leaked, a whole wall of swallow nests of the yard fell in June.\n\n${MATTER}`;
    expect(JSON.stringify((await slidesOf(`# Birds of the yard\n\n${text}`, 9)).at(-1))).not.toContain("gutters");
  });

  test("has no leftover sentence under the product's own words", async () => {
    const text = `Ida Krog, a member of the bird club, counts the birds of the yard every spring. ${Object.values(FACTS).join("\n\n")}`;
    const slide = (await slidesOf(`# Birds of the yard\n\n${text}`, 9)).at(-1);
    expect(slide).toMatchObject({ type: "cta", title: { text: "Save this for later and share it" } });
    expect(slide).not.toHaveProperty("body");
  });
});
