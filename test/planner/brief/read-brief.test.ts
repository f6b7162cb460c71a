import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Brief } from "../../../src/planner/brief/brief.ts";
import { briefWarnings } from "../../../src/planner/brief/brief-warnings.ts";
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
    const { unfollowed } = brief("Glorbify the frumious bandersnatch. Dark, please. Hop twice around the table!");
    expect(unfollowed).toEqual(["Glorbify the frumious bandersnatch", "Hop twice around the table"]);
  });

  test("what is understood and can't be had says what to do instead", () => {
    const { unmet, style } = brief(
      "Use our brand mascot and animate every transition. Dark, please. Write like a pirate! Add a funny cat video.",
    );
    expect(unmet.map(({ wish, instead, byWriting }) => [wish, /^[^.:]*/.exec(instead)?.[0], byWriting])).toEqual([
      ["Use our brand mascot", "Colours, fonts and logo come from a brand kit", false],
      ["animate every transition", "Slides stand still", false],
      ["Write like a pirate", "The source's own words are kept, not rewritten", true],
      ["Add a funny cat video", "Slides stand still", false],
    ]);
    expect(style.tags).toEqual(["dark"]);
  });

  test("warnings quote the wish, briefly, and say what to do", () => {
    const [warning] = briefWarnings(brief(`Sing ${"very loudly ".repeat(20)}`), false);
    expect(warning?.code).toBe("instruction_not_followed");
    expect(warning?.message).toMatch(/"Sing very loudly.*…"\. Instructions can set/);
    expect(warning?.message.length).toBeLessThan(400);
  });

  test("a planner that writes answers for wording and order itself", () => {
    const wishes = brief("Write like a pirate. Hop twice around the table. Add our logo.");
    expect(briefWarnings(wishes, true).map(({ message }) => message)).toEqual([
      expect.stringContaining('"Add our logo"'),
    ]);
    expect(briefWarnings(wishes, false)).toHaveLength(3);
  });
});

describe("parameters", () => {
  test("win over instructions, with a warning for each conflict", () => {
    const asked = brief('Six slides in German, title it "A". A carousel for LinkedIn, please', {
      slideCount: 9,
      language: "English",
      title: "B",
    });
    expect(asked).toMatchObject({ slideCount: 9, slideCountFrom: "parameter", language: "en", title: "B" });
    expect(asked.overruled).toEqual(
      [
        'Not followed: "Six slides in German". The parameter slide_count says 9, and parameters win.',
        'Not followed: "Six slides in German". The parameter language says English, and parameters win.',
        'Not followed: "title it "A"". The parameter title says "B", and parameters win.',
        'Not followed: "A carousel for LinkedIn". The parameter format decides, and it is presentation; send format "carousel".',
      ].map((message) => ({ code: "instruction_overruled", message })),
    );
  });

  test("that say the same are no conflict", () => {
    const same = { slideCount: 6, language: "de-AT", title: "A" };
    expect(brief('Six slides in German, title it "A".', same).overruled).toEqual([]);
  });

  test("the first of two counts holds", () => {
    const { slideCount, overruled } = brief("Six slides. No, eight slides.");
    expect(slideCount).toBe(6);
    expect(overruled).toMatchObject([{ message: expect.stringContaining("An earlier instruction asks for 6 slides") }]);
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
      said: [],
      unmet: [],
      unfollowed: [],
      overruled: [],
    });
  });

  test("a count outside the format is cut and reported", () => {
    const cut = (instructions: string): unknown[] => brief(instructions).overruled.map(({ message }) => message);
    expect(brief("40 slides").slideCount).toBe(20);
    expect(cut("40 slides")).toEqual([
      'Not followed: "40 slides". A presentation has 3 to 20 slides; this one was planned with 20.',
    ]);
    expect(brief("25 slides", { format: "carousel" })).toMatchObject({ slideCount: 25, overruled: [] });
    expect(brief("2 slides").slideCount).toBe(3);
    expect(cut("2 slides")).toHaveLength(1);
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
  brief("「".repeat(12_000));
  brief(`x${" ".repeat(12_000)}y`);
  brief("formal and ".repeat(1_090));
  brief("no x\n".repeat(2_400));
  expect(performance.now() - start).toBeLessThan(3_000);
});
