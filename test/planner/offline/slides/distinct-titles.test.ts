import { describe, expect, test } from "vitest";
import type { SlideContent } from "../../../../src/deck/slide-content.ts";
import { distinctTitles } from "../../../../src/planner/offline/slides/distinct-titles.ts";
import type { Proposal } from "../../../../src/planner/offline/slides/proposal.ts";
import { digestOf } from "../../../support/planning.ts";

const WALL =
  "Whoever plants a street tree in a pit that is no larger than a bucket has to water it for as long as it lives, which is seldom more than ten years.";
const TEXT = `# Trees: what they need\n\nTrees need room. They have little of it.\n\n## Pits\n\n${WALL} Large pits pay.`;

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
