import { expect, test } from "vitest";
import { digestOf } from "../../../support/planning.ts";

test("a line of somebody named weighs as much as a slide, a long quotation does not", async () => {
  const weightOf = async (quote: string): Promise<number | undefined> => {
    const { passages } = await digestOf(`# Fountains\n\nWater is scarce in the valley.\n\n> ${quote}`);
    return passages.find(({ unit }) => unit.kind === "quote")?.weight;
  };
  const line = "People think they pay for water, but they pay for shade.";
  const named = await weightOf(`${line}\n>\n> — Ada Brook, keeper of the wells`);
  const unnamed = await weightOf(line);
  expect(named ?? 0).toBeGreaterThan((unnamed ?? 0) + 2);
  const long = await weightOf("The river ran low, and we carried water from the next valley for weeks. ".repeat(6));
  expect(long ?? Infinity).toBeLessThan(named ?? 0);
});
