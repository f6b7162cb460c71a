import { describe, expect, test } from "vitest";
import type { DeckPlan } from "../../../src/deck/deck-plan.ts";
import { fixedPhrase, type Phrase, type SlideContent } from "../../../src/deck/slide-content.ts";
import { checkPlan } from "../../../src/planner/checks/check-plan.ts";
import type { CheckName } from "../../../src/planner/checks/check-result.ts";
import { readSource } from "../../../src/planner/source/read-source.ts";

const TEXT = `# Trees in town

## What they do

A lime tree drinks 400 litres on a hot day. Trees cool the street in summer.

## What they cost

A new pit costs 4,300 euros. The town pays for two hundred pits a year.
`;
const source = await readSource({ content: TEXT, language: "Auto" });

/** The words as they stand in the source. */
function quoted(text: string): Phrase {
  const start = source.text.indexOf(text);
  if (start < 0) throw new Error(`"${text}" is not in the source`);
  return { text, sources: [{ start, end: start + text.length }] };
}

function deck(contents: readonly SlideContent[], title = (content: SlideContent) => content.title.text): DeckPlan {
  return {
    title: "Trees in town",
    format: "presentation",
    language: "en",
    direction: "ltr",
    planner: "offline",
    style: { tags: [] },
    warnings: [],
    slides: contents.map((content) => ({ candidates: [content], title: title(content), notes: "" })),
  };
}

const findings = (
  check: CheckName,
  contents: readonly SlideContent[],
  slideCount = contents.length,
): readonly string[] =>
  (
    checkPlan(deck(contents), source, { slideCount, given: ["Given title"] }).find((result) => result.check === check)
      ?.findings ?? []
  ).map(({ slide, text, message }) => `${slide ?? "deck"}: ${text ?? message}`);

const COVER: SlideContent = { type: "cover", title: quoted("Trees in town") };
const DOES: SlideContent = {
  type: "tip",
  kicker: quoted("What they do"),
  title: quoted("Trees cool the street in summer"),
  body: quoted("A lime tree drinks 400 litres on a hot day."),
};
const COSTS: SlideContent = {
  type: "stat",
  value: quoted("4,300 euros"),
  title: quoted("A new pit costs 4,300 euros"),
};
const list = (...items: readonly Phrase[]): SlideContent => ({
  type: "list",
  title: quoted("What they cost"),
  items: items.map((text) => ({ text })),
});

test("a good deck has no findings, and every check looked at something or says it did not", () => {
  const results = checkPlan(deck([COVER, DOES, COSTS]), source);
  expect(results.flatMap((result) => result.findings)).toEqual([]);
  expect(results.every(({ rate }) => rate === 1)).toBe(true);
  expect(new Set(results.map(({ check }) => check)).size).toBe(results.length);
});

describe("each check finds its fault", () => {
  test("slide_count", () => {
    expect(findings("slide_count", [COVER, DOES], 3)).toHaveLength(1);
  });

  test("numbers_in_source: other digits and separators are the same number, small counts are free", () => {
    const body = (text: string): SlideContent => ({
      ...DOES,
      body: { ...quoted("A new pit costs 4,300 euros"), text },
    });
    expect(findings("numbers_in_source", [body("4.300 or ٤٠٠ or 4300")])).toEqual([]);
    expect(findings("numbers_in_source", [body("Step 1")])).toEqual([]);
    expect(findings("numbers_in_source", [body("It costs 5,000 euros")])).toEqual(["0: It costs 5,000 euros"]);
  });

  test("words_in_source", () => {
    const invented = { ...quoted("Trees cool the street in summer"), text: "Trees heal the street in summer" };
    expect(findings("words_in_source", [{ ...DOES, title: invented }])).toEqual(["0: Trees heal the street in summer"]);
  });

  test("phrases_sourced: no place, a place outside, other words, another order", () => {
    const title = (phrase: Phrase): readonly string[] => findings("phrases_sourced", [{ ...DOES, title: phrase }]);
    expect(title(fixedPhrase("Given title"))).toEqual([]);
    expect(title(fixedPhrase("Key takeaways"))).toEqual([]);
    expect(title(fixedPhrase("Trees are great"))).toHaveLength(1);
    expect(title({ text: "Trees", sources: [{ start: 0, end: 99_999 }] })).toHaveLength(1);
    expect(title({ ...quoted("Trees cool the street"), text: "The street cools trees" })).toHaveLength(1);
  });

  test("section_recall", () => {
    expect(findings("section_recall", [COVER, DOES, DOES])).toEqual(["deck: What they cost"]);
  });

  test("title_length, title_assertion, repeated_title", () => {
    const long = "A new pit costs 4,300 euros. The town pays for two hundred pits a year.";
    expect(findings("title_length", [{ ...DOES, title: quoted(long) }])).toEqual([`0: ${long}`]);
    expect(findings("title_assertion", [{ ...DOES, title: quoted("Trees in town") }])).toEqual(["0: Trees in town"]);
    expect(findings("repeated_title", [DOES, COSTS, DOES])).toEqual(["2: Trees cool the street in summer"]);
  });

  test("bullets: length, loose end, pronoun, repetition", () => {
    const words = quoted("A new pit costs 4,300 euros. The town pays for two hundred pits");
    expect(findings("bullet_length", [list(words, words)])).toHaveLength(2);
    expect(
      findings("dangling_bullet", [list(quoted("The town pays for"), quoted("Trees cool the street in summer"))]),
    ).toEqual(["0: The town pays for"]);
    const pronoun = { ...quoted("What they do"), text: "They do" };
    expect(findings("pronoun_opening", [list(pronoun)])).toEqual(["0: They do"]);
    const said = quoted("A lime tree drinks 400 litres on a hot day");
    expect(findings("repeated_point", [list(said), list(said)])).toEqual([`1: ${said.text}`]);
    const recap: SlideContent = { type: "recap", title: fixedPhrase("Summary"), items: [{ text: said }] };
    expect(findings("repeated_point", [list(said), recap])).toEqual([]);
    const told: SlideContent = { type: "tip", title: quoted("What they do"), body: said };
    expect(findings("repeated_point", [told, recap])).toEqual([]);
  });

  test("empty_slide, role_variety, source_order", () => {
    const bare: SlideContent = { type: "tip", title: quoted("What they do") };
    expect(findings("empty_slide", [bare])).toHaveLength(1);
    expect(findings("role_variety", [DOES, DOES, DOES])).toHaveLength(1);
    expect(findings("source_order", [COSTS, DOES])).toHaveLength(1);
    expect(findings("source_order", [DOES, COSTS])).toEqual([]);
  });

  test("slot_capacity: length and count", () => {
    const bullets = Array.from({ length: 7 }, () => quoted("Trees cool the street"));
    expect(findings("slot_capacity", [list(...bullets)])).toHaveLength(1);
    const long = quoted("A new pit costs 4,300 euros. The town pays for two hundred pits a year.");
    expect(findings("slot_capacity", [{ type: "section", title: long }])).toHaveLength(1);
    expect(findings("slot_capacity", [COVER, DOES, COSTS])).toEqual([]);
  });
});
