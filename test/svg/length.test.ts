import { expect, test } from "vitest";
import { parseLength } from "../../src/svg/length.ts";

test.each([
  ["12", 12],
  [" -1.5px ", -1.5],
  ["50%", 100],
  ["2em", 20],
  ["1ex", 5],
  ["3pt", 4],
  ["1in", 96],
  ["1e1", 10],
  ["auto", undefined],
  ["12 px 3", undefined],
  ["", undefined],
])("reads %j", (text, expected) => {
  expect(parseLength(text, 200, 10)).toBe(expected);
});
