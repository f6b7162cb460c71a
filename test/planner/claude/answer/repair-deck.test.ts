import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { contentPhrases } from "../../../../src/deck/content-phrases.ts";
import type { DeckPlan } from "../../../../src/deck/deck-plan.ts";
import { numbersIn } from "../../../../src/planner/checks/numbers.ts";
import { writerAt } from "../../../support/claude-planning.ts";
import { promptOf } from "../../../support/messages-api/request.ts";
import { good, messagesApi } from "../../../support/messages-api/stand-in.ts";
import { changed, type WrittenSlide } from "../../../support/messages-api/written-deck.ts";

const CONTENT = `# Night trains are back

Night trains carried 3.2 million people last year. Most of them would have flown before.

## Prices

A bed costs 89 euros on average. Flights on the same routes cost 120 euros.

- Vienna to Paris: 41%
- Berlin to Brussels: 35%
- Zurich to Amsterdam: 24%

## What is missing

Operators wait 5 years for new cars. Track charges at night are as high as by day.

## What helps

Lower charges at night would pay for a third of the cars. Common tickets would bring more people than new cars.`;

const wish = { content: CONTENT, slideCount: 8, format: "carousel" } as const;

function textsOf(plan: DeckPlan): readonly string[] {
  return plan.slides.flatMap(({ candidates, title, notes }) => [
    title,
    notes,
    ...candidates.flatMap((content) => contentPhrases(content).map(({ text }) => text)),
  ]);
}

const STAT: Partial<WrittenSlide> = {
  type: "stat",
  source_ids: ["u2"],
  title: "A bed is cheaper than a seat",
  value: "89 euros",
};

describe("numbers that nobody stated", () => {
  it.each([
    ["in a title", { title: "Night trains grew by 17%" }],
    ["in a body", { type: "tip", body: "Take the train: it saves 250 kilograms of carbon." }],
    [
      "in a bullet",
      { type: "list", items: ["Cheap", "Quiet", "14 routes"].map((text) => ({ label: "", value: "", text })) },
    ],
    ["in notes", { notes: "This was 66 percent more than before." }],
    ["as a figure", { ...STAT, value: "95 euros" }],
    ["as a figure that only other parts state", { ...STAT, value: "41%" }],
    [
      "in a chart",
      {
        type: "chart",
        source_ids: ["u3"],
        chart: "bar",
        items: [
          { label: "Vienna", value: "41%", text: "" },
          { label: "Berlin", value: "53%", text: "" },
        ],
      },
    ],
    ["as a fraction sign", { title: "Fares fell by ½ in a year" }],
    ["small ones with a unit", { title: "Trains save 7 hours a trip" }],
  ] as const)("%s are sent back, and only that slide", async (_where, fault) => {
    await using api = await messagesApi();
    api.next(good((deck) => changed(deck, { s04: { title: "A night on rails", ...fault } })));
    const plan = await writerAt(api).plan(wish);
    expect(plan.planner).toBe("claude");
    const again = promptOf(api.received[1]?.body);
    const faults = again.slice(again.lastIndexOf("<faults>"));
    expect(faults).toMatch(/\{"slide":"s04","field":"[^"]+","rule":"number_not_in_(?:source|cited_units)"/);
    expect(again).toMatch(/nothing else: (?:s\d\d, )*s04[,.]/);
    expect(textsOf(plan).join("\n")).not.toMatch(/17%|250|14 routes|66|95|53|½|7 hours/);
    expect(plan.warnings.map(({ code }) => code)).not.toContain("slides_replaced");
  });

  it("that are insisted on go with the text that holds them, where the slide can do without", async () => {
    await using api = await messagesApi();
    const stubborn = good((deck) =>
      changed(deck, {
        s04: { type: "tip", body: deck.slides.get("s04")?.body ?? "", notes: "It was 66 percent more." },
      }),
    );
    api.next(stubborn, stubborn, stubborn);
    const plan = await writerAt(api).plan(wish);
    expect(plan.slides[3]?.notes).toBe("");
    expect(plan.slides[3]?.candidates[0].type).toBe("tip");
    expect(plan.warnings.map(({ code }) => code)).not.toContain("slides_replaced");
    expect(api.received).toHaveLength(3);
  });

  it("that are the message of a slide cost the slide: the offline planner has the word", async () => {
    await using api = await messagesApi();
    const stubborn = good((deck) => changed(deck, { s04: { ...STAT, value: "95 euros" } }));
    api.next(stubborn, stubborn, stubborn, stubborn);
    const plan = await writerAt(api).plan(wish);
    expect(plan).toMatchObject({
      planner: "claude",
      warnings: [{ code: "slides_replaced", message: expect.stringContaining("Slide 4 ") }],
    });
    expect(plan.slides).toHaveLength(8);
    expect(api.received).toHaveLength(3);
    expect(plan.slides[3]?.candidates[0].title.sources).not.toEqual([]);
  });

  it("never reach a deck, wherever a model puts them and however often", { timeout: 120_000 }, async () => {
    const known = new Set(numbersIn(CONTENT));
    const anywhere = fc.record({
      slide: fc.constantFrom("s01", "s02", "s03", "s05", "s06", "s07", "s08"),
      field: fc.constantFrom("title", "body", "kicker", "notes", "value", "extra", "items", "left"),
      type: fc.constantFrom("tip", "list", "stat", "statement", "comparison", "qa", "hook", "recap", "cta"),
      number: fc.oneof(
        fc.integer({ min: 9, max: 9_999_999 }).map(String),
        fc.integer({ min: 9, max: 999 }).map((value) => `${value}%`),
        fc.tuple(fc.integer({ min: 10, max: 99 }), fc.integer({ min: 1, max: 9 })).map(([a, b]) => `${a},${b} Mio. €`),
        fc.constantFrom("٤٢", "１７", "४२%", "¾"),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anywhere, { minLength: 1, maxLength: 4 }), async (faults) => {
        await using api = await messagesApi();
        const wrong = good((deck) =>
          faults.reduce((worse, { slide, field, type, number }) => {
            const text = `Trains win by ${number}`;
            const items = ["One thing", "Another thing", text].map((entry) => ({
              label: "",
              value: number,
              text: entry,
            }));
            const value = field === "items" ? items : field === "left" ? [text] : field === "value" ? number : text;
            return changed(worse, { [slide]: { type, [field]: value } });
          }, deck),
        );
        api.next(wrong, wrong, wrong);
        const plan = await writerAt(api).plan(wish);
        expect(plan.slides).toHaveLength(8);
        const foreign = [plan.title, ...textsOf(plan)]
          .flatMap(numbersIn)
          .filter((number) => !known.has(number) && Number(number) > 8);
        expect(foreign).toEqual([]);
        expect([plan.title, ...textsOf(plan)].join("")).not.toContain("¾");
      }),
      { numRuns: 25 },
    );
  });
});

describe("other faults", () => {
  it.each([
    ["a part of the source that does not exist", { source_ids: ["u2", "u99"] }, "unknown_source_id"],
    ["no part at all", { type: "tip", body: "Take the train.", source_ids: [] }, "no_source_id"],
    ["a text too long for its slot", { type: "tip", body: "Take the train. ".repeat(30) }, "too_long"],
    [
      "too many entries",
      {
        type: "list",
        items: Array.from({ length: 9 }, (_, at) => ({ label: "", value: "", text: `Point ${"abcdefghi"[at]}` })),
      },
      "too_many",
    ],
    ["too few", { type: "list", items: [{ label: "", value: "", text: "One" }] }, "too_few"],
    ["an empty slot", { type: "qa", body: "" }, "empty"],
    ["a type of the frame in the body", { type: "cover" }, "type_not_allowed"],
    ["a title that another slide has", { title: "Prices" }, "repeated_title"],
    [
      "a table with uneven rows",
      { type: "table", table: [["Route", "Share"], ["Vienna", "41%"], ["Berlin"]] },
      "uneven_table",
    ],
    ["a figure without a number", { ...STAT, value: "cheap" }, "no_number"],
  ] as const)("%s", async (_what, fault, rule) => {
    await using api = await messagesApi();
    api.next(good((deck) => changed(deck, { s03: { title: "Prices" }, s05: fault })));
    const plan = await writerAt(api).plan(wish);
    expect(plan.planner).toBe("claude");
    expect(promptOf(api.received[1]?.body)).toContain(`"rule":"${rule}"`);
    expect(plan.warnings).toEqual([]);
  });

  it("invented parts alone cost no slide: what it says is led back to where it stands", async () => {
    await using api = await messagesApi();
    const stubborn = good((deck) =>
      changed(deck, {
        s05: {
          type: "statement",
          title: "A bed costs 89 euros on average",
          body: "",
          notes: "",
          source_ids: ["u2", "u99"],
        },
      }),
    );
    api.next(stubborn, stubborn, stubborn);
    const plan = await writerAt(api).plan(wish);
    const start = plan.sourceText?.indexOf("A bed costs") ?? -1;
    expect(plan.slides[4]?.candidates[0].title.sources).toMatchObject([{ start }]);
  });

  it("matters of style are worth one more try and no slide", async () => {
    await using api = await messagesApi();
    const long = "Night trains would need far lower charges for the tracks that they use at night in all countries";
    const wordy = good((deck) => changed(deck, { s05: { type: "statement", title: long, body: "" } }));
    api.next(wordy, wordy, wordy);
    const plan = await writerAt(api).plan(wish);
    expect(api.received).toHaveLength(2);
    expect(plan.slides[4]?.candidates[0].title.text).toBe(long);
    expect(plan.warnings).toEqual([]);
  });
});

test("a repair that fails leaves the rest of the deck alone", async () => {
  await using api = await messagesApi();
  api.next(
    good((deck) => changed(deck, { s04: { ...STAT, value: "95 euros" } })),
    ({ fail }) => fail({ status: 400, type: "invalid_request_error", message: "no" }),
  );
  const plan = await writerAt(api).plan(wish);
  expect(plan).toMatchObject({ planner: "claude", warnings: [{ code: "slides_replaced" }] });
  expect(api.received).toHaveLength(2);
});
