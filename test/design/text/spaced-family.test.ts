import { expect, test } from "vitest";
import { spacedFamily } from "../../../src/design/text/spaced-family.ts";

const MONO = { family: "JetBrains Mono", genre: "mono", weight: 400 } as const;

test.each([
  ["لماذا نقيس", "Noto Sans Arabic"],
  ["מה מודדים", "Noto Sans Hebrew"],
  ["परियोजना के लिए", "Noto Sans Devanagari"],
  ["오픈 소스 프로젝트", "Noto Sans KR"],
  ["GitHub מודד", "Noto Sans Hebrew"],
  ["Why we measure", "JetBrains Mono"],
  ["Зачем измерять", "JetBrains Mono"],
  ["なぜ測るのか", "JetBrains Mono"],
  ["48%", "JetBrains Mono"],
])("in a fixed-width font, %j is set in %s", (text, family) => {
  expect(spacedFamily(MONO, text).family).toBe(family);
});

test("proportional fonts stay", () => {
  const serif = { family: "Newsreader", genre: "serif", weight: 400 } as const;
  expect(spacedFamily(serif, "لماذا نقيس")).toEqual(serif);
});
