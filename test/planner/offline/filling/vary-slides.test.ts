import { expect, test } from "vitest";
import { planOf, typesOf } from "../../../support/planning.ts";

const SPEECH = Array.from(
  { length: 9 },
  (_, at) => `We shall mend the ${"oldest ".repeat(at)}bridge of this valley before the river rises again.`,
).join("\n\n");

test("a speech is not one statement after the other: one of three is set as words somebody said", async () => {
  const types = typesOf(await planOf(SPEECH, { slideCount: 8 }));
  const rows = types.map((type, at) => type === "statement" && types[at - 1] === type && types[at - 2] === type);
  expect(types).toContain("quote");
  expect(rows).not.toContain(true);
});
