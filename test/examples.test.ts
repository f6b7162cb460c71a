import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readAuthoredDeck } from "../src/planner/authored/read-authored-deck.ts";
import { verbatimReport } from "../src/planner/authored/verbatim.ts";
import { readSource } from "../src/planner/source/read-source.ts";
import { expectExactSpans } from "./planner/source/spans.ts";

const FOLDER = join(import.meta.dirname, "../examples");
const LANGUAGES: Readonly<Record<string, string>> = { "stadtbaeume.md": "de", "wagashi.md": "ja" };
const DECK = "product-deck.md";
const files = readdirSync(FOLDER).filter((name) => name !== "README.md");
const request = (name: string) => ({
  content: readFileSync(join(FOLDER, name), "utf8"),
  language: "Auto",
  format: "presentation" as const,
  useWebSearch: false,
});

describe("examples", () => {
  test("the list names every text, with a command for each", () => {
    const list = readFileSync(join(FOLDER, "README.md"), "utf8");
    for (const name of files) expect(list.split(name), name).toHaveLength(4);
  });

  test.each(files.filter((name) => name !== DECK))("%s is an article with facts to build slides on", async (name) => {
    expect(await readAuthoredDeck(request(name))).toBeUndefined();
    const document = await readSource(request(name));
    expect(document.language).toBe(LANGUAGES[name] ?? "en");
    expect(document.facts.filter(({ kind }) => kind === "number").length).toBeGreaterThanOrEqual(3);
    expect(document.facts.map(({ kind }) => kind)).toContain("quotation");
    expectExactSpans(document);
  });

  test("the deck keeps its words, types and notes", async () => {
    const deck = await readAuthoredDeck(request(DECK));
    if (deck === undefined) throw new Error("not read as a deck");
    const { plan, source } = deck;
    expect(verbatimReport(plan, source)).toEqual({ missing: [], added: [] });
    expect(plan.warnings).toEqual([]);
    const types = "cover statement stat list steps comparison timeline quote chart qa cta";
    expect(plan.slides.map(({ candidates }) => candidates[0].type).join(" ")).toBe(types);
    expect(plan.slides.filter(({ notes }) => notes !== "")).toHaveLength(8);
  });
});
