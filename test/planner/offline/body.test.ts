import { expect, test } from "vitest";
import { planBody } from "../../../src/planner/offline/body.ts";
import { digestOf } from "../../support/planning.ts";

const ORCHARD = `# The orchard after the frost

## What the frost took

Of the 600 pear trees on the slope 150 died in one night. That is every fourth tree. Heaters saved the ones along the wall.

## What comes next

The village plants quinces in the gaps. They flower two weeks later than pears do.`;

test("what leans on a sentence of another slide is neither shown nor said", async () => {
  const digest = await digestOf(ORCHARD);
  const died = digest.claims.filter(({ text }) => text.includes("150 died"));
  const wishes = { wanted: new Set<never>(), excluded: new Set<never>() };
  const body = planBody(digest, 3, new Set(died), wishes);
  const fit = body.flatMap(({ segment }) => segment.claims.filter(({ standing }) => standing !== "unfit"));
  expect(died).toHaveLength(1);
  expect(fit.map(({ text }) => text)).not.toContain("That is every fourth tree.");
  expect(fit.map(({ text }) => text)).toContain("Heaters saved the ones along the wall.");
});
