import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { RULES } from "../../src/svg/policy/rules.ts";

test("docs/svg-rules.md explains every rule, in order, and no other", () => {
  const page = readFileSync("docs/svg-rules.md", "utf8");
  const explained = Array.from(page.matchAll(/^\| `(\w+)`/gm), ([, rule]) => rule);
  expect(explained).toEqual(Object.keys(RULES));
});
