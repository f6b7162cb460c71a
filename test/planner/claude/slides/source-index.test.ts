import { expect, test } from "vitest";
import { sourceIndex } from "../../../../src/planner/claude/slides/source-index.ts";
import { readSource } from "../../../../src/planner/source/read-source.ts";

const source = await readSource({
  language: "Auto",
  content: `# Trees

## Shade

A lime tree cools the street. Its crown shades the pavement at noon.

## Costs

- Pit: a new pit costs 4,300 euros
- Water: a young tree drinks 80 litres a week

| Year | Trees |
| --- | --- |
| 2023 | 410 |
| 2024 | 520 |

> We lost the old ones in one storm.
> — Ada Berg`,
});
const index = sourceIndex(source);
const cited = (text: string, ...ids: string[]) =>
  index.phrase(text, ids).sources.map(({ start, end }) => source.text.slice(start, end));

test("a text points at the sentences of its parts that share its words", () => {
  expect(cited("Crowns shade pavements", "u1")).toEqual(["Its crown shades the pavement at noon."]);
  expect(cited("Limes cool streets and crowns shade pavements", "u1")).toEqual([
    "A lime tree cools the street.",
    "Its crown shades the pavement at noon.",
  ]);
});

test("at entries with their labels, rows, quotations with their speaker, headings and the title", () => {
  expect(cited("A pit costs 4,300 euros", "u2")).toEqual(["Pit: a new pit costs 4,300 euros"]);
  expect(cited("520 trees in 2024", "u3").join("|")).toContain("2024\t520");
  expect(cited("Ada Berg", "u4")).toEqual(["Ada Berg"]);
  expect(cited("Costs", "h2")).toEqual(["Costs"]);
  expect(cited("Trees", "t")).toEqual(["Trees"]);
});

test("at where it clearly stands, though another part was named or none", () => {
  expect(cited("A young tree drinks 80 litres", "u1")).toEqual(["Water: a young tree drinks 80 litres a week"]);
  expect(cited("A young tree drinks 80 litres")).toEqual(["Water: a young tree drinks 80 litres a week"]);
});

test("at its parts as a whole where it shares no word with them, and at nothing where none is named", () => {
  expect(cited("Schatten für alle", "u1")).toEqual([source.units[0]?.text]);
  expect(cited("Schatten für alle")).toEqual([]);
  expect(index.phrase("Schatten", ["u99"]).sources).toEqual([]);
});

test("at what stands beside it, where it has nothing of its own to go by", () => {
  const { sources } = index.phrase("Bäume gepflanzt", ["u3"], "Bäume gepflanzt 520");
  expect(sources.map(({ start, end }) => source.text.slice(start, end))).toEqual(["2024\t520"]);
});

test("only parts that exist have ids", () => {
  expect(["t", "h1", "h2", "u1", "u4"].every((id) => index.has(id))).toBe(true);
  expect(["h3", "u0", "u9", "w1", ""].some((id) => index.has(id))).toBe(false);
  expect(index.textOf(["u4", "h1"])).toContain("We lost the old ones");
});
