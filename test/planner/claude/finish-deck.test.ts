import fc from "fast-check";
import { expect, test } from "vitest";
import { contentPhrases } from "../../../src/deck/content-phrases.ts";
import { SLIDE_TYPES } from "../../../src/deck/slide-types.ts";
import { checkPlan } from "../../../src/planner/checks/check-plan.ts";
import { readSource } from "../../../src/planner/source/read-source.ts";
import { writerAt } from "../../support/claude-planning.ts";
import { textAnswer } from "../../support/messages-api/answer.ts";
import { messagesApi, says } from "../../support/messages-api/stand-in.ts";

const CONTENT = `# Trees in town

## Shade

A lime tree cools the whole street in summer. Its crown keeps the sun off the pavement at noon.

## Water

Roots take up the rain of a storm. The pit holds what the sewer can't take in a night.

## People

Neighbours adopt a tree and water it. Children learn the names of the species at school.`;

const KEYS = ["s01", "s02", "s03", "s04", "s05", "s06"];

/** What a model that no schema binds might write. */
const wildText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.lorem({ maxCount: 30 }),
  fc.constantFrom(
    "",
    " ",
    "**bold**",
    "# Head",
    "<b>x</b>",
    "\u202Eevil",
    "a\u0000b",
    "\ud800",
    "😀".repeat(200),
    "…",
    "木".repeat(90),
  ),
);
const wildEntry = fc.oneof(
  wildText,
  fc.record({ label: wildText, value: wildText, text: wildText }, { requiredKeys: [] }),
  fc.constant(null),
);
const wildSlide = fc.record(
  {
    type: fc.oneof(fc.constantFrom(...SLIDE_TYPES), wildText),
    source_ids: fc.oneof(
      fc.array(fc.constantFrom("u1", "u2", "h1", "t", "u99", "__proto__", ""), { maxLength: 4 }),
      wildText,
    ),
    kicker: wildText,
    title: wildText,
    value: wildText,
    body: wildText,
    items: fc.oneof(fc.array(wildEntry, { maxLength: 9 }), fc.constant("none")),
    left_heading: wildText,
    left: fc.array(wildText, { maxLength: 6 }),
    right_heading: wildText,
    right: fc.array(wildText, { maxLength: 6 }),
    table: fc.array(fc.array(wildText, { maxLength: 6 }), { maxLength: 8 }),
    chart: fc.constantFrom("none", "bar", "line", "donut", "radar"),
    code: wildText,
    extra: wildText,
    notes: wildText,
  },
  { requiredKeys: ["type", "title"] },
);
const wildDeck = fc.record({ title: wildText, slides: fc.array(wildSlide, { minLength: 1, maxLength: 9 }) });

test(
  "whatever a model writes becomes a whole deck that fits, with text that can be shown",
  { timeout: 120_000 },
  async () => {
    const source = await readSource({ content: CONTENT, language: "Auto" });
    await fc.assert(
      fc.asyncProperty(wildDeck, fc.boolean(), async ({ title, slides }, listed) => {
        await using api = await messagesApi();
        const keyed = Object.fromEntries(slides.map((slide, at) => [KEYS[at] ?? "s99", slide]));
        const answer = says(textAnswer(JSON.stringify(listed ? { title, slides } : { title, ...keyed })));
        api.next(answer, answer, answer, answer);
        const plan = await writerAt(api).plan({ content: CONTENT, slideCount: KEYS.length, format: "carousel" });
        expect(plan.slides).toHaveLength(KEYS.length);
        const capacity = checkPlan(plan, source).find(({ check }) => check === "slot_capacity");
        expect(capacity?.findings).toEqual([]);
        const texts = plan.slides.flatMap(({ candidates: [content], notes }) => [
          notes,
          ...contentPhrases(content).map(({ text }) => text),
        ]);
        for (const text of [plan.title, ...texts]) {
          expect(text.isWellFormed()).toBe(true);
          expect(text).not.toMatch(/[^\P{Cc}\t\n]|[\u202a-\u202e]/u);
        }
      }),
      { numRuns: 40 },
    );
  },
);
