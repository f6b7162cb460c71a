import { expect, test } from "vitest";
import { numbersIn } from "../../../src/planner/checks/numbers.ts";

test.each([
  ["31,200 people", ["31200"]],
  ["1.234,5 and 1,234.5", ["1234.5", "1234.5"]],
  ["12 800 arbres", ["12800"]],
  ["39,4 Grad", ["39.4"]],
  ["٤٠٠ لتر", ["400"]],
  ["४० सदस्य", ["40"]],
  ["８５％", ["85"]],
  ["1950–1951", ["1950", "1951"]],
  ["no number", []],
])("%s", (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});
