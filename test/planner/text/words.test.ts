import { array, assert, constantFrom, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { bracketsClose } from "../../../src/planner/text/brackets.ts";
import { isForeign } from "../../../src/planner/text/foreign.ts";
import { termExtractor } from "../../../src/planner/text/terms.ts";
import { wordCount } from "../../../src/planner/text/word-count.ts";

test("wordCount counts two characters of an unspaced script as a word", () => {
  expect(wordCount("Small teams don't wait.")).toBe(4);
  expect(wordCount("桜の菓子")).toBe(2);
  expect(wordCount("GitHub を使う")).toBe(3);
  expect(wordCount("संतुलन बनाए रखना")).toBe(3);
  expect(wordCount("— …")).toBe(0);
  expect(wordCount("'tis -3 a.m. 🎈𝔸b")).toBe(4);
});

test("wordCount finds the words that a pattern finds, in any text", () => {
  const pieces = [
    "a",
    "é",
    "e\u0301",
    "7",
    "'",
    "’",
    ".",
    "-",
    "·",
    " ",
    "—",
    "桜",
    "あ",
    "ग",
    "ि",
    "ש",
    "𝔸",
    "🎈",
    "\ud800",
  ];
  const unspaced = /[\u3040-\u30ff\u4e00-\u9fff]/gu;
  assert(
    property(array(constantFrom(...pieces)), (parts) => {
      const text = parts.join("");
      const words = text.replace(unspaced, " ").match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.\-·]*/gu)?.length ?? 0;
      expect(wordCount(text)).toBe(words + Math.ceil((text.match(unspaced)?.length ?? 0) / 2));
    }),
  );
});

describe("bracketsClose", () => {
  test.each(["(a) [b]", "“a” and “b”", "„a“ und „b”", '5" pipes and "words"', 'תשס"ז', "« a »", "「本」"])(
    "%s",
    (text) => {
      expect(bracketsClose(text)).toBe(true);
    },
  );
  test.each(["(a", "a)", "“a", 'say "no', "« a", "「本", "(a]"])("not %s", (text) => {
    expect(bracketsClose(text)).toBe(false);
  });
});

describe("termExtractor", () => {
  test("stems words and leaves stopwords out", () => {
    expect(termExtractor("en")("The reviewers are reviewing it")).toEqual(["review", "review"]);
    expect(termExtractor("de")("Die Bäume der Stadt")).toEqual(["baum", "stadt"]);
  });
  test("pairs characters where words are not spaced, without pairs of pure grammar", () => {
    expect(termExtractor("ja")("和菓子です")).toEqual(["和菓", "菓子", "子で"]);
    expect(termExtractor("ko")("문서화")).toEqual(["문서", "서화"]);
  });
});

describe("isForeign", () => {
  test.each([
    ["ko", "The key to handle support is to keep issues moving."],
    ["de", "Whenever somebody sends you a pull request, give them access to the project."],
  ])("%s: %s", (language, text) => {
    expect(isForeign(text, language)).toBe(true);
  });
  test.each([
    ["ko", "GitHub 이슈를 닫으세요."],
    ["de", "Die Leitung des Teams liegt bei der Gemeinschaft."],
    ["en", "Bonjour à tous."],
  ])("not %s: %s", (language, text) => {
    expect(isForeign(text, language)).toBe(false);
  });
});
