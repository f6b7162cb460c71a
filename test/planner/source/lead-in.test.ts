import { expect, test } from "vitest";
import { leadIn, runInHeading } from "../../../src/planner/source/lead-in.ts";

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
