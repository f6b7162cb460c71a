import { expect, test } from "vitest";
import { readSource } from "../../../src/planner/source/read-source.ts";
import { expectExactSpans } from "./spans.ts";

const baker = "Bakes for forty years. Knows **every street** of the town.";
const miller = "Came from the north. Does not like to talk.";

test.each([
  ["are labels of what is said under them", `Baker\n\n${baker}\n\nMiller\n\n${miller}`, ["Baker", "Miller"]],
  ["stay lines where one has nothing under it", `Baker\n\n${baker}\n\nMiller`, []],
  ["stay lines behind other text", `${baker}\n\nMiller\n\n${miller}\n\nSmith\n\nIs away.\n\nHe sings.`, []],
  ["stay lines of a poem", "Bread\n\nfor the old miller\n\nWater\n\nfor the wheel", []],
  ["stay lines between other blocks", `Baker\n\n${baker}\n\nMiller\n\n${miller}\n\n- One\n- Two`, []],
])("names on lines of their own %s", async (_, section, labels) => {
  const document = await readSource({ content: `# The town\n\n## People\n\n${section}`, language: "Auto" });
  expectExactSpans(document);
  const named = document.units.flatMap(({ items }) => items?.flatMap(({ label }) => label ?? []) ?? []);
  expect(named).toEqual(labels);
});
