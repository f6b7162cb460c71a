import { describe, expect, test } from "vitest";
import { planOf, typesOf } from "../../support/planning.ts";

const DECK = `# Bees on the roof

Honey from the middle of the town

---

## The story so far

---

<!-- type: statement -->

# Nobody was stung

---

## What a hive needs

1. **Sun.** It has to stand in the morning light.
2. **Water.** A shallow dish with stones will do.
3. **Calm.** No door opens in front of it.

---

> We came for the honey and stayed for the humming.
>
> — Caretaker of the town hall

---

## Honey in kilograms

| Year | Kilograms |
| --- | ---: |
| 2022 | 14 |
| 2023 | 22 |
| 2024 | 31 |

---

# Take a hive

We lend you bees for a summer.
`;

const titles = async (slideCount: number): Promise<readonly string[]> =>
  (await planOf(DECK, { slideCount })).slides.map(({ candidates: [content] }) => content.title.text);

describe("a deck of slides for which fewer are asked", () => {
  test("keeps the author's order, words and ends, and says what it left out", async () => {
    const plan = await planOf(DECK, { slideCount: 5 });
    expect(typesOf(plan)).toEqual(["cover", "steps", "quote", "table", "closing"]);
    expect(plan.planner).toBe("offline");
    const warning = plan.warnings.find(({ code }) => code === "slides_left_out");
    expect(warning?.message).toContain("The story so far");
    expect(warning?.message).toContain("Nobody was stung");
  });

  test("loses dividers first, then statements, evidence last", async () => {
    expect(await titles(6)).not.toContain("The story so far");
    expect(await titles(6)).toContain("Nobody was stung");
    expect(await titles(5)).not.toContain("Nobody was stung");
    expect(await titles(3)).toEqual(["Bees on the roof", "What a hive needs", "Take a hive"]);
  });

  test("is planned anew where the instructions touch its words, or where more slides are asked for", async () => {
    const told = await planOf(DECK, { slideCount: 5, instructions: "Leave out the honey." });
    expect(told.warnings.map(({ code }) => code)).not.toContain("slides_left_out");
    const more = await planOf(DECK, { slideCount: 9 });
    expect(more.slides).toHaveLength(9);
    expect(more.warnings.map(({ code }) => code)).not.toContain("slides_left_out");
  });

  test("chapters between rules are an article, however many slides are asked for", async () => {
    const chapter = "The river rose for three days, and nobody in the lower town slept. ".repeat(9);
    const chapters = Array.from({ length: 5 }, (_, at) => `## Part ${at + 1}\n\n${chapter}`).join("\n\n---\n\n");
    const plan = await planOf(chapters, { slideCount: 4 });
    expect(plan.warnings.map(({ code }) => code)).not.toContain("slides_left_out");
  });
});
