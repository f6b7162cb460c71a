import { describe, expect, test } from "vitest";
import type { Phrase, SlideContent } from "../../../src/deck/slide-content.ts";
import { languageRules } from "../../../src/planner/language/language-rules.ts";
import { withinRowBudget } from "../../../src/planner/offline/row-budget.ts";

const RULES = languageRules("en");
const SHORT = ["Lock the shed.", "Water the beds.", "Close the tap.", "Feed the hens."];
const CUTTABLE = "Carry the seedlings out of the greenhouse on a mild day, together with their trays.";
const WHOLE = "The old pump in the yard draws so much water that the neighbours upstream hear it at night.";
const SOURCE = [...SHORT, CUTTABLE, WHOLE].join(" ");

function phrase(text: string): Phrase {
  const start = SOURCE.indexOf(text);
  return { text: text.replace(/\.$/, ""), sources: [{ start, end: start + text.length }] };
}

function slide(type: "list" | "steps", ...rows: readonly string[]): SlideContent {
  return { type, title: phrase("Lock the shed."), items: rows.map((row) => ({ text: phrase(row) })) };
}

function rowsOf(...contents: readonly SlideContent[]): readonly string[] {
  const drafts = contents.map((content) => ({ candidates: [content] as const, uses: [] }));
  return withinRowBudget(drafts, SOURCE, RULES).flatMap(({ candidates: [content] }) =>
    "items" in content ? content.items.map(({ text }) => text?.text ?? "") : [],
  );
}

describe("rows that take more than a glance", () => {
  test("take the shorter form that is whole by itself", () => {
    const rows = rowsOf(slide("list", "Lock the shed.", "Water the beds.", CUTTABLE));
    expect(rows).toEqual([
      "Lock the shed",
      "Water the beds",
      "Carry the seedlings out of the greenhouse on a mild day",
    ]);
  });

  test("leave a list that has rows enough without them", () => {
    expect(rowsOf(slide("list", ...SHORT.slice(0, 3), WHOLE))).toEqual(
      SHORT.slice(0, 3).map((row) => row.slice(0, -1)),
    );
    expect(rowsOf(slide("list", "Lock the shed.", "Water the beds.", WHOLE))).toHaveLength(3);
  });

  test("never leave steps", () => {
    expect(rowsOf(slide("steps", ...SHORT, WHOLE))).toHaveLength(5);
  });

  test("leave the name they stand behind", () => {
    const content = slide("list", ...SHORT, WHOLE);
    const items = content.type === "list" ? content.items : [];
    const named: SlideContent = {
      type: "list",
      title: content.title,
      items: items.map((item) => ({ ...item, label: phrase("Lock the shed.") })),
    };
    const [kept] = withinRowBudget([{ candidates: [named] as const, uses: [] }], SOURCE, RULES);
    const [shown] = kept?.candidates ?? [];
    expect(shown?.type === "list" && shown.items.map(({ text }) => text?.text)).toEqual([
      ...SHORT.map((row) => row.slice(0, -1)),
      undefined,
    ]);
  });

  test("never leave a list whose title promises all of them", () => {
    const draft = { candidates: [slide("list", ...SHORT, WHOLE)] as const, uses: [], complete: true };
    const [kept] = withinRowBudget([draft], SOURCE, RULES);
    const [content] = kept?.candidates ?? [];
    expect(content?.type === "list" && content.items).toHaveLength(5);
  });

  test("may stay where they are one in ten", () => {
    const lists = [slide("list", ...SHORT), slide("list", ...SHORT), slide("list", ...SHORT, WHOLE)];
    expect(rowsOf(...lists)).toContain(WHOLE.slice(0, -1));
  });
});
