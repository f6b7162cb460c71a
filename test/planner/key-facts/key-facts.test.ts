import { describe, expect, test } from "vitest";
import { articles, planOf } from "../../support/planning.ts";
import { KEY_FACTS } from "./key-facts.ts";
import { keptFacts } from "./kept.ts";

const labelled = articles().filter(({ name }) => KEY_FACTS[name] !== undefined);

test("every article has ten facts, each with terms to find it by", () => {
  for (const facts of Object.values(KEY_FACTS)) {
    expect(facts).toHaveLength(10);
    expect(facts.every(({ shows }) => shows.length > 0)).toBe(true);
  }
});

test("a fact is kept where one slide shows all its terms; an agenda keeps nothing", async () => {
  const facts = [{ fact: "trees drink", where: "Trees", shows: [/lime tree/, /400/] }];
  const plan = await planOf("# Trees\n\nA lime tree drinks 400 litres of water on a hot day in July.", {
    slideCount: 3,
  });
  expect(keptFacts(plan, facts)).toHaveLength(1);
  expect(keptFacts(plan, [{ fact: "none", where: "Trees", shows: [/oak/] }])).toEqual([]);
});

describe.skipIf(labelled.length === 0)("decks keep what matters", () => {
  test.each([
    ["presentation", 8, 0.6],
    ["presentation", 12, 0.8],
    ["carousel", 8, 0.6],
    ["carousel", 12, 0.8],
  ] as const)("%s of %i slides", async (format, slideCount, target) => {
    let kept = 0;
    for (const { name, content } of labelled) {
      const plan = await planOf(content, { format, slideCount });
      kept += keptFacts(plan, KEY_FACTS[name] ?? []).length;
    }
    expect(kept / (10 * labelled.length)).toBeGreaterThanOrEqual(target);
  });
});
