import { expect, test } from "vitest";
import type { SlideContent } from "../../../../src/deck/slide-content.ts";
import { inTurns } from "../../../../src/planner/offline/filling/in-turns.ts";
import { storyline } from "../../../../src/planner/offline/storyline/storyline.ts";
import { digestOf } from "../../../support/planning.ts";

const SENTENCES = ["Limes shade the street.", "Planes stand the heat.", "Maples turn red in autumn."];
const BODY = "Nobody had expected it.";

async function turned(titleOf: (sentence: string) => string): Promise<readonly SlideContent[]> {
  const digest = await digestOf(`# Trees\n\n${SENTENCES.map((sentence) => `${sentence} ${BODY}`).join("\n\n")}`);
  const [segment] = storyline(digest, 1);
  if (segment === undefined) throw new Error("no segment");
  const slides = SENTENCES.map((sentence) => {
    const claim = digest.claims.find(({ sentence: { text } }) => text === sentence);
    if (claim === undefined) throw new Error(`no sentence ${sentence}`);
    const sources = titleOf(sentence) === sentence ? [claim.sentence.span] : [];
    const body = { text: BODY, sources: [] };
    const content: SlideContent = { type: "tip", title: { text: titleOf(sentence), sources }, body };
    return { segment, chosen: { type: "tip" as const, candidates: [content] as const, uses: [claim], score: 1 } };
  });
  return inTurns(slides).map(({ chosen }) => chosen.candidates[0]);
}

test("of three messages in a row the middle one stands as a statement, with all its words", async () => {
  const slides = await turned((sentence) => sentence);
  expect(slides.map(({ type }) => type)).toEqual(["tip", "statement", "tip"]);
  expect(slides[1]).toMatchObject({ title: { text: SENTENCES[1] }, body: { text: BODY } });
});

test("headings are no statements", async () => {
  const slides = await turned((sentence) => sentence.split(" ")[0] ?? "");
  expect(slides.map(({ type }) => type)).toEqual(["tip", "tip", "tip"]);
});
