import { expect, test } from "vitest";
import { fixedPhrase, type SlideContent } from "../../../src/deck/slide-content.ts";
import { languageRules } from "../../../src/planner/language/language-rules.ts";
import { skeletonSlides } from "../../../src/planner/offline/prompts.ts";
import { slideTitles } from "../../../src/planner/offline/slide-titles.ts";
import { fixedWords } from "../../../src/deck/fixed-words.ts";

const statement = (title: string, kicker?: string): SlideContent => ({
  type: "statement",
  title: fixedPhrase(title),
  ...(kicker === undefined ? {} : { kicker: fixedPhrase(kicker) }),
});
const names = (...slides: SlideContent[]): readonly string[] => slideTitles(slides, languageRules("en"));
const LONG = "The town that plants a thousand trees every single year loses half of them within the next ten years";

test("a short headline is the name; a long one gives way to its section, then to its first words", () => {
  expect(names(statement("Trees cool the town"))).toEqual(["Trees cool the town"]);
  expect(names(statement(LONG, "Why trees die"))).toEqual(["Why trees die"]);
  expect(names(statement(LONG))).toEqual(["The town that plants a thousand trees every single year loses half…"]);
});

test("no name twice where there is another", () => {
  expect(new Set(names(statement(LONG, "Why trees die"), statement(LONG, "Why trees die"))).size).toBe(2);
});

test("prompts: the most needed first, in the order of a talk, never one twice", () => {
  const titles = (count: number): readonly string[] =>
    skeletonSlides(fixedWords("en"), count).map(({ title }) => title.text);
  expect(titles(3)).toEqual([
    "What is it, in one sentence?",
    "Why does it matter now?",
    "How does it work, step by step?",
  ]);
  expect(new Set(titles(28)).size).toBe(28);
  expect(skeletonSlides(fixedWords("en"), 0)).toEqual([]);
});
