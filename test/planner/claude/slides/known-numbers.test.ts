import { expect, test } from "vitest";
import { knownNumbers } from "../../../../src/planner/claude/slides/known-numbers.ts";

const numbers = knownNumbers(["Sales rose by 12.5% to 3,200 euros in 2024.", "三十年で1,2 Mio."], 8, {
  deck: "en",
  source: "en",
});

test.each([
  ["Sales rose by 12.5%", []],
  ["12,5 % mehr", []],
  ["3.200 Euro", []],
  ["3 steps to 8 ideas", []],
  ["9 steps", ["9"]],
  ["up by 13%", ["13"]],
  ["up by 5%", ["5"]],
  ["$5 less", ["5"]],
  ["5 million", ["5"]],
  ["in 7 hours", ["7"]],
  ["٢٠٢٤", []],
  ["٢٠٢٥", ["2025"]],
  ["二千人", ["二千"]],
  ["三十年", []],
  ["百分之五", ["百分之五"]],
  ["½ as much", ["½"]],
  ["no number", []],
])("%s", (text, foreign) => {
  expect(numbers.foreignIn(text)).toEqual(foreign);
});

test("within a text only its own numbers are known, and nothing is free", () => {
  expect(numbers.foreignIn("12.5% in 3 steps", "It rose by 12.5%.")).toEqual(["3"]);
  expect(numbers.foreignIn("3,200", "It rose by 12.5%.")).toEqual(["3200"]);
});

const swapped = knownNumbers(
  [
    "Night trains carried 3.2 million people. It grew by 41%. Fares rose 5.5. Table: 17 | 19.",
    "Schulden: 1,5 Mrd. Euro",
  ],
  8,
  { deck: "en", source: "en" },
);

test.each([
  ["3.2 million people", []],
  ["3.2 billion people", ["3.2 billion"]],
  ["3.2% of people", ["3.2%"]],
  ["3.2, in millions", []],
  ["41%", []],
  ["41 million", ["41 million"]],
  ["17%", []],
  ["$19 million", []],
  ["5.5 thousand", []],
])("%s keeps to what the source uses the figure for", (text, foreign) => {
  expect(swapped.foreignIn(text)).toEqual(foreign);
});

test("a magnitude in another language is the same", () => {
  const german = knownNumbers(["Night trains carried 3.2 million people."], 8, { deck: "de", source: "en" });
  expect(german.foreignIn("3,2 Millionen Menschen")).toEqual([]);
  expect(german.foreignIn("3,2 Milliarden Menschen")).toEqual(["3,2 Milliarden"]);
});
