import { expect, it } from "vitest";
import { readSource } from "../../../src/planner/source/read-source.ts";

it("reads sections whose headings only count as one procedure", async () => {
  const content = `# Ginger beer

## How it is made

### Day 1

Grate 20 grams of ginger into 200 grams of water. Leave the jar open.

### Day 2

Add 5 grams of ginger and 5 grams of sugar. Stir.

### Day 3

Add 5 grams of ginger and 5 grams of sugar. Stir. Cover the jar with a cloth from now on.

### Day 4

Strain the beer and put it into bottles.

## Keeping it

It keeps for a week in the cellar.
`;
  const source = await readSource({ content, language: "auto" });
  expect(source.headings.map(({ text }) => text)).toEqual(["How it is made", "Keeping it"]);
  const [list] = source.units;
  expect(list?.ordered).toBe(true);
  expect(list?.items?.map(({ label, text }) => [label, text])).toEqual([
    ["Day 1", "Grate 20 grams of ginger into 200 grams of water. Leave the jar open."],
    ["Day 2–3", "Add 5 grams of ginger and 5 grams of sugar. Stir. Cover the jar with a cloth from now on."],
    ["Day 4", "Strain the beer and put it into bottles."],
  ]);
});

it("reads them in scripts without spaces", async () => {
  const content =
    "# 味噌\n\n## 1日目\n\n大豆を水に浸ける。\n\n## 2日目\n\n大豆を三時間煮る。\n\n## 3日目\n\n塩と麹を混ぜる。\n";
  const source = await readSource({ content, language: "auto" });
  expect(source.units[0]?.items?.map(({ label }) => label)).toEqual(["1日目", "2日目", "3日目"]);
});

it("leaves counted sections with matter of their own alone", async () => {
  const long = "Somebody tells at length what was seen on this day of the journey through the hills. ".repeat(8);
  const content = `# Journey\n\n## Day 1\n\n${long}\n\n## Day 2\n\n${long}\n\n## Day 3\n\n${long}\n`;
  const source = await readSource({ content, language: "auto" });
  expect(source.headings).toHaveLength(3);
});
