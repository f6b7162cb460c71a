import { expect, test } from "vitest";
import { lexRank } from "../../../../src/planner/offline/salience/lex-rank.ts";
import { cosine, termSpace } from "../../../../src/planner/offline/salience/term-vectors.ts";
import { termExtractor } from "../../../../src/planner/text/terms.ts";

const SENTENCES = [
  "Street trees cool the city in summer.",
  "The city plants street trees along every road.",
  "Cool summer nights need trees in the city.",
  "A bakery opened last week.",
];
const space = termSpace(SENTENCES, termExtractor("en"));
const vectors = SENTENCES.map((sentence) => space.vector(sentence));
const even = SENTENCES.map(() => 1);

test("scores sum to one and the sentence apart from the others comes last", () => {
  const scores = lexRank(vectors, even);
  expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(1);
  expect(Math.min(...scores)).toBe(scores[3]);
});

test("bias lifts a sentence", () => {
  const scores = lexRank(vectors, [1, 1, 1, 12]);
  expect(Math.max(...scores)).toBe(scores[3]);
});

test("nothing to rank, and nothing alike", () => {
  expect([...lexRank([], [])]).toEqual([]);
  const strangers = termSpace(["alpha beta", "gamma delta"], termExtractor("en"));
  const scores = lexRank([strangers.vector("alpha beta"), strangers.vector("gamma delta")], [1, 1]);
  expect(scores[0]).toBeCloseTo(scores[1] ?? 0);
});

test("cosine of a text with itself is one, with a stranger zero", () => {
  const [first, , , last] = vectors;
  if (first === undefined || last === undefined) throw new Error("four sentences");
  expect(cosine(first, first)).toBeCloseTo(1);
  expect(cosine(first, last)).toBe(0);
});
