import { expect, test } from "vitest";
import { knownNumbers } from "../../../../src/planner/claude/slides/known-numbers.ts";
import { sourceIndex } from "../../../../src/planner/claude/slides/source-index.ts";
import { readSource } from "../../../../src/planner/source/read-source.ts";
import { articles } from "../../../support/planning.ts";

test.each(articles())(
  "$name: its own sentences are led back to where they stand, and none of their numbers is foreign",
  async ({ content }) => {
    const source = await readSource({ content, language: "Auto" });
    const numbers = knownNumbers([source.text], 8, { deck: source.language, source: source.language });
    const index = sourceIndex(source);
    const sentences = source.units.flatMap(({ id, sentences: own }) => own.map((sentence) => ({ id, ...sentence })));
    const lost = sentences.filter(({ id, text, span }) => {
      const { sources } = index.phrase(text.replace(/[.。]$/u, ""), [id]);
      return !sources.some(({ start, end }) => start <= span.start && end >= span.end - 1);
    });
    // A sentence that stands there twice may be led to the other one.
    expect(lost.length).toBeLessThanOrEqual(sentences.length * 0.02);
    expect(sentences.flatMap(({ text }) => numbers.foreignIn(text))).toEqual([]);
  },
);
