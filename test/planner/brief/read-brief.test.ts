import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Brief } from "../../../src/planner/brief/brief.ts";
import { unfollowedWarnings } from "../../../src/planner/brief/brief-warnings.ts";
import { readBrief } from "../../../src/planner/brief/read-brief.ts";
import type { PlanRequest } from "../../../src/planner/planner.ts";

const request = (instructions: string, more: Partial<PlanRequest> = {}): PlanRequest => ({
  content: "Some text.",
  instructions,
  format: "presentation",
  language: "Auto",
  useWebSearch: false,
  ...more,
});
const brief = (instructions: string, more: Partial<PlanRequest> = {}): Brief => readBrief(request(instructions, more));

describe("what instructions say", () => {
  test.each<[instructions: string, expected: Partial<Brief>]>([
    ["Make a 6-slide dark deck for teachers.", { slideCount: 6, audience: "teachers", style: { tags: ["dark"] } }],
    ["Leave out the agenda and skip images", { excludedTypes: ["agenda", "image"], exclusions: [] }],
    ["Mach es auf Englisch, mit einer Zusammenfassung", { language: "en", wantedTypes: ["recap"] }],
    ["Ten slides please", { slideCount: 10, slideCountFrom: "instructions" }],
    ["slides: 12", { slideCount: 12 }],
    [
      "Mach daraus 10 Folien auf Deutsch für Einsteiger, ohne Agenda.",
      { slideCount: 10, language: "de", audience: "Einsteiger", excludedTypes: ["agenda"] },
    ],
    [
      "Fais cinq diapositives, style élégant, sans citations.",
      { slideCount: 5, style: { tags: ["elegant"] }, excludedTypes: ["quote"] },
    ],
    ["Haz 7 diapositivas en español", { slideCount: 7, language: "es" }],
    [
      "6枚のスライドで、日本語で、シンプルに作ってください。",
      { slideCount: 6, language: "ja", style: { tags: ["minimal"] } },
    ],
    [
      "Audience: new managers. Tone: friendly and confident.",
      { audience: "new managers", tone: "friendly and confident" },
    ],
    [
      "Focus on feedback and weekly check-ins. Leave out the budget.",
      { focus: ["feedback", "weekly check-ins"], exclusions: ["budget"] },
    ],
    [
      "No charts or tables, include a quote and a timeline.",
      { excludedTypes: ["chart", "table"], wantedTypes: ["quote", "timeline"] },
    ],
    ['End with "Book a free call".', { callToAction: "Book a free call", wantedTypes: ["cta"] }],
    ["Call to action: Schedule a demo", { callToAction: "Schedule a demo" }],
    ["Use the Editorial Serif theme.", { style: { tags: ["editorial"], themeId: "editorial-serif" } }],
    ["Use a dark theme", { style: { tags: ["dark"] } }],
    ["theme: neo-brutalist", { style: { tags: [], themeId: "neo-brutalist" } }],
    ['Title it "The Long View".', { title: "The Long View" }],
    ["Write it in French, keep it short, no speaker notes", { language: "fr", density: "brief", notes: false }],
    [
      "Create a presentation about the history of bread for kids.",
      { subject: "the history of bread", audience: "kids", style: { tags: ["playful"] } },
    ],
  ])("%s", (instructions, expected) => {
    expect(brief(instructions)).toMatchObject(expected);
    expect(brief(instructions).unfollowed).toEqual([]);
  });

  test("what nobody understands is handed back in its own words", () => {
    const { unfollowed } = brief(
      "Use our brand mascot and animate every transition. Dark, please. Write like a pirate!",
    );
    expect(unfollowed).toEqual(["Use our brand mascot", "animate every transition", "Write like a pirate"]);
  });

  test("a style word does not make its whole clause understood", () => {
    expect(brief("Make a 6-slide dark deck and add a funny cat video.").unfollowed).toEqual(["add a funny cat video"]);
  });

  test("warnings quote briefly", () => {
    const [warning] = unfollowedWarnings(brief(`Sing ${"very loudly ".repeat(20)}`));
    expect(warning?.code).toBe("instruction_not_followed");
    expect(warning?.message).toContain("Sing very loudly");
    expect(warning?.message.length).toBeLessThan(140);
  });
});

describe("parameters", () => {
  test("win over instructions", () => {
    const asked = brief('Six slides in German, title it "A".', { slideCount: 9, language: "English", title: "B" });
    expect(asked).toMatchObject({ slideCount: 9, slideCountFrom: "parameter", language: "en", title: "B" });
  });

  test("without either there are eight slides in the source's language", () => {
    expect(readBrief(request(""))).toEqual({
      slideCount: 8,
      slideCountFrom: "default",
      style: { tags: [] },
      wantedTypes: [],
      excludedTypes: [],
      exclusions: [],
      focus: [],
      notes: true,
      unfollowed: [],
    });
  });

  test("a count outside the format is cut and reported", () => {
    expect(brief("40 slides")).toMatchObject({ slideCount: 20, unfollowed: ["40 slides"] });
    expect(brief("25 slides", { format: "carousel" })).toMatchObject({ slideCount: 25, unfollowed: [] });
    expect(brief("2 slides")).toMatchObject({ slideCount: 3, unfollowed: ["2 slides"] });
  });

  test("statements count as unfollowed only beside content", () => {
    const text = "In the first week 20% of new people decide whether to stay.";
    expect(brief(text).unfollowed).toEqual([text.slice(0, -1)]);
    const { content: _, ...alone } = request(text);
    expect(readBrief(alone).unfollowed).toEqual([]);
  });
});

test("any instructions are read, quickly", () => {
  const words = fc.constantFrom(
    ...'make slides 12 dark for in German no agenda , . ; " “ and focus on theme: the title is audience tone 枚 で'.split(
      " ",
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 80 }), (parts) => {
      const { slideCount } = brief(parts.join(" "));
      expect(slideCount).toBeGreaterThanOrEqual(3);
      expect(slideCount).toBeLessThanOrEqual(20);
    }),
  );
  const start = performance.now();
  brief("for the people of the world and in the middle with a ".repeat(230));
  brief("a".repeat(12_000));
  brief("no ".repeat(4_000));
  expect(performance.now() - start).toBeLessThan(3_000);
});
