import { describe, expect, test } from "vitest";
import { fixedPhrase } from "../../../../src/deck/slide-content.ts";
import { chooseRoles } from "../../../../src/planner/offline/slides/choose-roles.ts";
import type { Proposal } from "../../../../src/planner/offline/slides/proposal.ts";
import { settle } from "../../../../src/planner/offline/slides/settle.ts";
import { termExtractor } from "../../../../src/planner/text/terms.ts";

type Type = "tip" | "statement" | "quote" | "takeaway";

const slide = (type: Type, score: number, title = `${type} ${score}`, body = ""): Proposal => ({
  type,
  candidates: [
    type === "quote"
      ? { type, title: fixedPhrase(title) }
      : { type, title: fixedPhrase(title), body: fixedPhrase(body) },
  ],
  uses: [],
  score,
});
const types = (chosen: readonly Proposal[]): readonly string[] => chosen.map(({ type }) => type);

describe("chooseRoles", () => {
  test("takes the best where nothing repeats", () => {
    const choices = [
      [slide("tip", 0.9), slide("quote", 0.5)],
      [slide("quote", 0.8), slide("tip", 0.75)],
    ];
    expect(types(chooseRoles(choices, new Set()))).toEqual(["tip", "quote"]);
  });

  test("gives up a little score for another type, but not much", () => {
    const close = [slide("tip", 0.9), slide("statement", 0.85)];
    expect(new Set(types(chooseRoles([close, close], new Set()))).size).toBe(2);
    const far = [slide("tip", 0.9), slide("statement", 0.2)];
    expect(types(chooseRoles([far, far], new Set()))).toEqual(["tip", "tip"]);
  });

  test("gives up more where two bare sentences would follow each other", () => {
    const bare: Proposal = {
      type: "statement",
      candidates: [{ type: "statement", title: fixedPhrase("One sentence") }],
      uses: [],
      score: 0.9,
    };
    const choices = [[bare], [{ ...bare }, slide("tip", 0.6)]];
    expect(types(chooseRoles(choices, new Set()))).toEqual(["statement", "tip"]);
  });

  test("never three of a type in a row where there is another, even far worse", () => {
    const choices = Array.from({ length: 7 }, () => [slide("tip", 0.9), slide("statement", 0.1)]);
    expect(types(chooseRoles(choices, new Set())).join(" ")).not.toContain("tip tip tip");
  });

  test("at most every fifth slide is a quotation where there is anything else", () => {
    const choices = Array.from({ length: 10 }, () => [
      slide("quote", 0.9),
      slide("tip", 0.75),
      slide("statement", 0.7),
    ]);
    expect(types(chooseRoles(choices, new Set())).filter((type) => type === "quote").length).toBeLessThanOrEqual(2);
  });

  test("a wanted type is taken where the source has it", () => {
    const choices = [[slide("tip", 0.9), slide("quote", 0.5)]];
    expect(types(chooseRoles(choices, new Set(["quote"])))).toEqual(["quote"]);
  });

  test("no slides, no roles", () => {
    expect(chooseRoles([], new Set())).toEqual([]);
  });
});

describe("settle", () => {
  const termsOf = termExtractor("en");
  const said = "Street trees cool the whole town in summer nights.";

  test("exchanges a repeated title and a repeated point", () => {
    const first = slide("tip", 0.9, "Trees", said);
    const sameTitle = slide("statement", 0.9, "trees!", "Another matter altogether here.");
    const samePoint = slide("quote", 0.9, "Shade");
    const other = slide("takeaway", 0.1, "Roots", "Roots need wide pits.");
    expect(types(settle([first, sameTitle], [[first], [sameTitle, other]], termsOf))).toEqual(["tip", "takeaway"]);
    const repeats = slide("statement", 0.9, "Cool nights", said);
    expect(types(settle([first, repeats], [[first], [repeats, samePoint]], termsOf))).toEqual(["tip", "quote"]);
  });

  test("keeps what has no alternative", () => {
    const first = slide("tip", 0.9, "Trees", said);
    expect(settle([first, first], [[first], [first]], termsOf)).toEqual([first, first]);
  });
});
