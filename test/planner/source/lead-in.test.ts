import { describe, expect, test } from "vitest";
import { leadIn, leadIns, runInHeading } from "../../../src/planner/source/lead-in.ts";

const inline = (bold: string, rest: string) => ({
  text: bold + rest,
  strong: [{ start: 0, end: bold.length }],
  links: [],
});

test.each([
  ["Ask first.", " Then plant the tree."],
  ["Soil", ": what roots live in."],
  ["Soil", " – what roots live in."],
  ["まず書く", " 会議の前に全員が読めます。"],
  ["理由：", "はじめに全員が読めます。"],
])("bold words that stand apart are a lead-in: %s|%s", (bold, rest) => {
  expect(runInHeading(inline(bold, rest))).toBeDefined();
});

test.each([
  ["「まず書く」", " の習慣で会議が短くなります。"],
  ["まず書く", " は全員の習慣です。"],
  ["If you own a boat,", " the new rules are for you."],
  ["Open", "-water swimming is allowed in June."],
  ["왜 쓰는가?", "를 모두가 묻습니다."],
])("bold words in the middle of their sentence are none: %s|%s", (bold, rest) => {
  expect(runInHeading(inline(bold, rest))).toBeUndefined();
  expect(leadIn(inline(bold, rest))).toBeUndefined();
});

describe("lead-ins of a whole list", () => {
  const labels = (...texts: readonly string[]): readonly (string | undefined)[] =>
    leadIns(texts.map((text) => ({ text, strong: [] }))).map((lead, at) =>
      lead === undefined ? undefined : texts[at]?.slice(lead.label.start, lead.label.end),
    );

  test("a dash behind a name in every entry sets the names off", () => {
    expect(labels("Oven – heats up first", "Cold dough - rests at night", "Salt: goes in last")).toEqual([
      "Oven",
      "Cold dough",
      "Salt",
    ]);
  });

  test("where one entry has none, or what stands in front is no name, a dash is a pause", () => {
    expect(labels("Oven – heats up first", "The dough rests", "Salt – goes in last")).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(labels("Keep the dough in a cold room – it rests", "Salt – last", "Oven – first")[0]).toBeUndefined();
    expect(labels("Oven – first", "Salt – last")).toEqual([undefined, undefined]);
  });
});
