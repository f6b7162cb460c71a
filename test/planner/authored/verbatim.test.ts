import { expect, test } from "vitest";
import { compareWords } from "../../../src/planner/authored/verbatim.ts";

test("words are counted, in any order and script", () => {
  expect(compareWords(["Plant a tree, a big one"], ["a big tree", "Plant one a"])).toEqual({ missing: [], added: [] });
  expect(compareWords(["one two two"], ["two three"])).toEqual({ missing: ["one", "two"], added: ["three"] });
  expect(compareWords(["木を植える"], ["植える", "木を"])).toEqual({ missing: [], added: [] });
  expect(compareWords(["木を植える"], ["木植える"])).toEqual({ missing: ["を"], added: [] });
});
