import { expect, test } from "vitest";
import { readSource } from "../../../src/planner/source/read-source.ts";

test.each([
  ["1.Soak the stone.\n2.Dry the blade.", ["list"], "Soak the stone. Dry the blade."],
  ["1.Soak the stone.\n\nThe rest can wait.", ["paragraph", "paragraph"], "1.Soak the stone."],
  ["2.Soak the stone.\n\n3.Dry the blade.", ["paragraph", "paragraph"], "2.Soak the stone."],
])("numbers without a space before the first word: %j", async (lines, kinds, first) => {
  const { units } = await readSource({ content: `# The knife\n\n## Steps\n\n${lines}`, language: "Auto" });
  expect(units.map(({ kind }) => kind)).toEqual(kinds);
  expect(
    units[0]?.sentences.map(({ text }) => text).join(" ") || units[0]?.items?.map(({ text }) => text).join(" "),
  ).toBe(first);
});
