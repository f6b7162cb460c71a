import { expect, test } from "vitest";
import { isOwnNotice } from "../../../../src/planner/offline/digest/own-notice.ts";
import { digestOf, planOf, typesOf } from "../../../support/planning.ts";

test.each([
  ["with bold words", "> On **12 May** the council votes. Come to the hall.", true],
  ["without bold words", "> On 12 May the council votes. Come to the hall.", false],
  ["that is bold throughout", "> **The council never came to the hall.**", false],
  ["with quotation marks", "> “The council **never** came”, and the hall stayed dark.", false],
  ["with a speaker", "> The council **never** came to the hall.\n>\n> — Mara Lind", false],
  ["with a bold credit", "> The council never came to the hall. (**me**)", false],
])("a block quotation %s", async (_, content, notice) => {
  const { source } = await digestOf(`# The hall\n\n${content}`);
  expect(source.units.map(isOwnNotice)).toEqual([notice]);
});

test("what an author wants to be noticed is no quotation on slides", async () => {
  const notice = "> On **12 May** the council decides in the town hall whether the old ferry may go on.";
  const rest = "The ferry has crossed the river for ninety years. It carries two hundred people a day.";
  const plan = await planOf(`# The ferry\n\n${notice}\n\n## Why it matters\n\n${rest}`, { slideCount: 4 });
  expect(typesOf(plan)).not.toContain("quote");
  expect(JSON.stringify(plan)).toContain("On 12 May the council decides");
});
