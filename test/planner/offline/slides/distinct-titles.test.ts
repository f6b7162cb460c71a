import { describe, expect, test } from "vitest";
import type { SlideContent } from "../../../../src/deck/slide-content.ts";
import { distinctTitles } from "../../../../src/planner/offline/slides/distinct-titles.ts";
import type { Proposal } from "../../../../src/planner/offline/slides/proposal.ts";
import { digestOf } from "../../../support/planning.ts";

const WALL =
  "Whoever plants a street tree in a pit that is no larger than a bucket has to water it for as long as it lives, which is seldom more than ten years.";
const TWO =
  "The old pits hold less than a bucket of earth, and the roots of the limes have nowhere to go but up through the pavement.";
const ONE =
  "Nine hundred young trees stand in pits that nobody has measured since they were dug, and the town pays the water for them out of a fund that is empty every summer before the heat has come.";
const NOT_BUT =
  "The trees of this town do not need more water from us, but what they need from all of us is room to grow in.";
const TEXT = `# Trees: what they need\n\nTrees need room. They have little of it.\n\n## Pits\n\n${WALL} Large pits pay. ${TWO} ${NOT_BUT} ${ONE}`;

const DIGEST = await digestOf(TEXT);

function settled(...contents: readonly SlideContent[]): readonly SlideContent[] {
  const proposals = contents.map((content): Proposal => {
    const spans = [content.title, ...("body" in content && content.body ? [content.body] : [])].flatMap(
      ({ sources }) => sources,
    );
    const uses = DIGEST.claims.filter(({ sentence }) => spans.some(({ start }) => start === sentence.span.start));
    return { type: content.type, candidates: [content], uses, score: 1 };
  });
  return distinctTitles(proposals, DIGEST).map(({ candidates: [content] }) => content);
}

function phrase(text: string, ...quoted: readonly string[]) {
  return {
    text,
    sources: quoted.map((words) => {
      const start = DIGEST.source.text.indexOf(words);
      return { start, end: start + words.length };
    }),
  };
}

describe("distinctTitles", () => {
  test("what repeats the title of the deck is headed by its own sentence", () => {
    const body = phrase("Trees need room. They have little of it.", "Trees need room.", "They have little of it.");
    const [slide] = settled({ type: "tip", title: phrase("Trees"), body });
    expect(slide).toMatchObject({
      type: "statement",
      kicker: { text: "Trees" },
      title: { text: "Trees need room" },
      body: { text: "They have little of it." },
    });
  });

  test("a sentence too long for a title goes under its heading, once", () => {
    const title = phrase(WALL.slice(0, -1), WALL);
    const statement: SlideContent = { type: "statement", kicker: phrase("Pits", "Pits"), title };
    const [first, second] = settled(statement, statement);
    expect(first).toMatchObject({ type: "tip", title: { text: "Pits" }, body: { text: WALL } });
    expect(second).toEqual(statement);
  });

  test("of two sentences in one the first is the title", () => {
    const title = phrase(TWO.slice(0, -1), TWO);
    const [slide] = settled({ type: "statement", title });
    expect(slide).toMatchObject({
      type: "tip",
      title: { text: "The old pits hold less than a bucket of earth" },
      body: { text: "The roots of the limes have nowhere to go but up through the pavement." },
    });
  });

  test("what repeats a title in one long sentence is divided as well", () => {
    const [, slide] = settled(
      { type: "tip", title: phrase("Pits", "Pits"), body: phrase("Large pits pay.", "Large pits pay.") },
      { type: "tip", title: phrase("Pits", "Pits"), body: phrase(ONE, ONE) },
    );
    expect(slide).toMatchObject({
      kicker: { text: "Pits" },
      title: { text: ONE.slice(0, ONE.indexOf(", and")) },
      body: {
        text: "The town pays the water for them out of a fund that is empty every summer before the heat has come.",
      },
    });
  });

  test("what is not so stays with what is", () => {
    const title = phrase(NOT_BUT.slice(0, -1), NOT_BUT);
    const statement: SlideContent = { type: "statement", title };
    expect(settled(statement)).toEqual([statement]);
  });

  test("a date above a long sentence is no title", () => {
    const title = phrase(WALL.slice(0, -1), WALL);
    const statement: SlideContent = { type: "statement", kicker: phrase("2005"), title };
    expect(settled(statement)).toEqual([statement]);
  });

  test("short and different titles stay", () => {
    const slides: SlideContent[] = [
      { type: "statement", title: phrase("Large pits pay", "Large pits pay.") },
      { type: "statement", title: phrase("They have little of it", "They have little of it.") },
    ];
    expect(settled(...slides)).toEqual(slides);
  });
});
