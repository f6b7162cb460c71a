import { expect, it } from "vitest";
import { readSource } from "../../../src/planner/source/read-source.ts";

const headingsOf = async (content: string): Promise<readonly string[]> =>
  (await readSource({ content, language: "Auto" })).headings.map(({ text }) => text);

it("takes the numbers off headings that count the parts of parts", async () => {
  const headings = await headingsOf(
    "# The mill\n\n## 2.1 The wheel\n\nIt turns slowly.\n\n## 2.2\\. The stones\n\nThey grind rye.\n\n### 2.2.1 Lower stone\n\nIt lies still.\n\n### 2.2.2 Upper stone\n\nIt turns.",
  );
  expect(headings).toEqual(["The wheel", "The stones", "Lower stone", "Upper stone"]);
});

it("keeps a number that counts nothing", async () => {
  const headings = await headingsOf(
    "# The mill\n\n## 1.5 degrees warmer\n\nThe brook runs dry.\n\n## 2.4 GHz at the gate\n\nThe gate hears it.",
  );
  expect(headings).toEqual(["1.5 degrees warmer", "2.4 GHz at the gate"]);
});

it("keeps the versions of a changelog", async () => {
  const headings = await headingsOf(
    "# The mill\n\n## 1.0.3 Quieter wheel\n\nThe wheel is quiet.\n\n## 1.0.2 Faster stones\n\nThe stones are fast.",
  );
  expect(headings).toEqual(["1.0.3 Quieter wheel", "1.0.2 Faster stones"]);
});
