import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DeckFormat, DeckPlan } from "../../../src/deck/deck-plan.ts";
import { checkPlan } from "../../../src/planner/checks/check-plan.ts";
import type { CheckName } from "../../../src/planner/checks/check-result.ts";
import { readSource } from "../../../src/planner/source/read-source.ts";
import { articles, planOf, typesOf } from "../../support/planning.ts";

const COUNTS: Readonly<Record<DeckFormat, readonly number[]>> = {
  presentation: [3, 5, 8, 12, 20],
  carousel: [3, 5, 8, 12, 20, 30],
};
const FORMATS = ["presentation", "carousel"] as const;

/** What no deck may ever break. */
const NEVER_BROKEN: ReadonlySet<CheckName> = new Set<CheckName>([
  "slide_count",
  "numbers_in_source",
  "words_in_source",
  "phrases_sourced",
  "empty_slide",
  "source_order",
  "slot_capacity",
]);
/** What all decks of all texts together keep to: shares without a finding. */
const TARGETS: Partial<Record<CheckName, number>> = {
  section_recall: 0.95,
  title_length: 0.98,
  title_assertion: 0.6,
  repeated_title: 0.99,
  bullet_length: 0.9,
  dangling_bullet: 0.995,
  pronoun_opening: 0.98,
  repeated_point: 0.99,
  role_variety: 0.97,
};

describe("real articles", () => {
  const found = articles();

  test("are read from the project's examples, and from the corpus where there is one", () => {
    if (found.every(({ name }) => !name.startsWith("en-"))) console.info("corpus not found: examples only");
    expect(found.length).toBeGreaterThan(4);
  });

  test("every deck has its slides and says only what its source says; all of them together read well", async () => {
    const sums = new Map<CheckName, { units: number; findings: number }>();
    const broken: string[] = [];
    for (const { name, content } of found) {
      const source = await readSource({ content, language: "Auto" });
      for (const format of FORMATS) {
        for (const slideCount of COUNTS[format]) {
          const plan = await planOf(content, { format, slideCount });
          for (const { check, units, findings } of checkPlan(plan, source, { slideCount })) {
            const sum = sums.get(check) ?? { units: 0, findings: 0 };
            sums.set(check, { units: sum.units + units, findings: sum.findings + findings.length });
            if (!NEVER_BROKEN.has(check)) continue;
            broken.push(...findings.map(({ message }) => `${name} ${format} ${slideCount} ${check}: ${message}`));
          }
        }
      }
    }
    expect(broken).toEqual([]);
    const missed = Object.entries(TARGETS).filter(([check, target]) => {
      const [, sum] = [...sums].find(([name]) => name === check) ?? [];
      return sum !== undefined && 1 - sum.findings / Math.max(1, sum.units) < target;
    });
    expect(missed).toEqual([]);
  }, 300_000);

  test("eight slides of any of them use at least four types", async () => {
    for (const { name, content } of found.filter((article) => article.content.length > 2000)) {
      const types = new Set(typesOf(await planOf(content, { slideCount: 8 })));
      expect([name, types.size >= 4]).toEqual([name, true]);
    }
  });

  test("the same text gives the same plan", async () => {
    for (const { content } of found.slice(0, 6)) {
      const wish = { format: "carousel", slideCount: 9 } as const;
      expect(JSON.stringify(await planOf(content, wish))).toBe(JSON.stringify(await planOf(content, wish)));
    }
  });
});

describe("the frame", () => {
  const TEXT = articles().find(({ name }) => name === "remote-work.md")?.content ?? "";

  const plain = (text: string): string => text.replace(/[*_]/g, "");

  test.each([
    [3, "cover", "closing"],
    [5, "cover", "closing"],
    [8, "cover", "recap"],
    [9, "cover", "closing"],
  ] as const)("a presentation of %i begins with %s and ends with %s", async (slideCount, first, last) => {
    const types = typesOf(await planOf(TEXT, { slideCount }));
    expect([types.length, types[0], types.at(-1)]).toEqual([slideCount, first, last]);
  });

  test("a long presentation has an agenda of its sections, a carousel a hook and a call to action", async () => {
    const deck = await planOf(TEXT, { slideCount: 10 });
    expect(typesOf(deck)[1]).toBe("agenda");
    const report = articles().find(({ name }) => name === "coffee-report.md")?.content ?? "";
    const carousel = typesOf(await planOf(report, { format: "carousel", slideCount: 10 }));
    expect([carousel[0], carousel[1], carousel.at(-1)]).toEqual(["cover", "hook", "cta"]);
  });

  test("title: asked for, else the source's, and its cover sentence stands nowhere else", async () => {
    expect((await planOf(TEXT, { title: "Shade for all" })).title).toBe("Shade for all");
    const plan = await planOf(TEXT);
    expect(plan.title).toBe("Remote work that works");
    const [cover, ...others] = plan.slides.map(({ candidates: [content] }) => content);
    const subtitle = cover?.type === "cover" ? cover.body?.text : undefined;
    expect(TEXT.toLowerCase()).toContain(subtitle?.toLowerCase());
    expect(JSON.stringify(others)).not.toContain(subtitle);
  });

  test("notes are sentences the slide leaves out, word for word", async () => {
    const plan = await planOf(TEXT, { slideCount: 5 });
    for (const { notes, candidates } of plan.slides) {
      const told = notes.replace(/^“(.*)” — .*$/gmu, "$1");
      for (const sentence of told.split(/(?<=\.)\s/).filter(Boolean)) {
        expect(plain(TEXT)).toContain(plain(sentence));
        expect(JSON.stringify(candidates[0])).not.toContain(sentence);
      }
    }
    expect(plan.slides.some(({ notes }) => notes !== "")).toBe(true);
  });
});

describe("what an editor would not do", () => {
  const contents = (plan: DeckPlan) => plan.slides.map(({ candidates: [content] }) => content);
  const section = (name: string, text: string): string => `## ${name}\n\n${text}\n`;

  test("minutes headed by a date are not called by it; the date stands above their title", async () => {
    const plan = await planOf(
      "# 2025.11.16\n\nThe meeting was about the new harbour. The council looked at three plans for the quay. Boats need more room.\n\n## Action items\n\n- Ask the fishers\n- Measure the depth\n- Draw the quay",
      { slideCount: 4 },
    );
    expect(plan.title).not.toMatch(/2025|Action/);
    expect(contents(plan)[0]?.kicker?.text).toBe("2025.11.16");
  });

  test("a heading that is only a figure labels no slide and is on no agenda", async () => {
    const text = ["Rivers", "92%", "Gauges", "Bridges", "Towns"].map((name) =>
      section(name, `People near the ${name} measured the water for two years. Boats carried tools. Rain came in May.`),
    );
    const plan = await planOf(`# Water\n\n${text.join("\n")}`, { slideCount: 10 });
    const labels = contents(plan).flatMap((content) => [
      content.kicker?.text,
      ...(content.type === "agenda" ? content.items.map(({ text: entry }) => entry?.text) : []),
    ]);
    expect(typesOf(plan)).toContain("agenda");
    expect(labels).not.toContain("92%");
  });

  test("quotations are at most every fifth slide, however many the text has", async () => {
    const quote = (at: number): string =>
      `> We planted tree number ${at} and the street is cooler now.\n>\n> — Person ${at}\n`;
    const text = Array.from({ length: 12 }, (_, at) =>
      section(
        `Street ${at + 1}`,
        `${quote(at)}\nStreet ${at + 1} has young trees along its shops. Shade falls on house ${at + 40} at noon. Birds nest above door ${at + 7}.`,
      ),
    );
    const plan = await planOf(`# Streets\n\n${text.join("\n")}`, { format: "carousel", slideCount: 20 });
    expect(typesOf(plan).filter((type) => type === "quote").length).toBeLessThanOrEqual(4);
  });

  test("two dated lists under one heading are two timelines, the second named by its years", async () => {
    const law = (year: number, what: string): string => `- ${year}: ${what}`;
    const list = (from: number): string =>
      [
        law(from, "A right to read the files"),
        law(from + 4, "A duty to publish them"),
        law(from + 9, "A portal for all"),
      ].join("\n");
    const plan = await planOf(`# Open files\n\n## In France\n\n${list(1978)}\n\n${list(2005)}`, { slideCount: 4 });
    const timelines = contents(plan).filter(({ type }) => type === "timeline" || type === "list");
    expect(timelines.map(({ title }) => title.text)).toEqual(["In France", "In France: 2005–2014"]);
  });

  test("a carousel opens with a hook only where something strikes", async () => {
    const dull = ["Tools", "Boats", "Nets", "Sails"].map((name) =>
      section(
        name,
        `${name} hang in the hall by the harbour. People look at the ${name} on Sundays. Guides explain the ${name} to children.`,
      ),
    );
    const wish = { format: "carousel", slideCount: 10 } as const;
    expect(typesOf(await planOf(`# The museum\n\n${dull.join("\n")}`, wish))).not.toContain("hook");
    const striking = `The museum lost 62% of its visitors in a single year. Only 9% of the guests came back in the spring.\n\n${dull.join("\n")}`;
    expect(typesOf(await planOf(`# The museum\n\nThe museum stands by the water.\n\n${striking}`, wish))).toContain(
      "hook",
    );
  });

  test("a deck ends on a sentence that is left before it asks its author for a slide", async () => {
    const plan = await planOf(
      "# Boats\n\nSome boats carry sand across the bay in summer. Some boats carry wood to the mill. Some people row for fun on Sundays.",
      { slideCount: 4 },
    );
    expect(plan.warnings).toEqual([]);
  });
});

describe("the brief", () => {
  const TEXT = articles().find(({ name }) => name === "remote-work.md")?.content ?? "";
  const all = (plan: DeckPlan): string => JSON.stringify(plan.slides.map(({ candidates }) => candidates));

  test("no agenda, a call to action, no notes, an exclusion", async () => {
    const plan = await planOf(TEXT, {
      slideCount: 12,
      instructions: "No agenda. No speaker notes. Leave out quiet hours. Call to action: Write one page today",
    });
    expect(typesOf(plan)).not.toContain("agenda");
    expect(plan.slides.at(-1)?.title).toBe("Write one page today");
    expect(plan.slides.map(({ notes }) => notes).join("")).toBe("");
    expect(all(plan)).not.toMatch(/quiet hours/i);
  });

  test("what cannot be followed is said", async () => {
    const codes = async (instructions: string): Promise<readonly string[]> =>
      (await planOf(TEXT, { instructions })).warnings.map(({ code }) => code);
    expect(await codes("Use a playful tone.")).toContain("wording_not_adapted");
    expect(await codes("Write it in Japanese.")).toContain("language_not_translated");
    expect(await codes("Glorbify the frumious bandersnatch.")).toContain("instruction_not_followed");
    expect(await codes("")).toEqual([]);
  });
});

describe("thin sources", () => {
  test("a topic alone becomes a labelled skeleton without figures, and a warning says so", async () => {
    const plan = await planOf("", { topic: "Why small teams ship faster", slideCount: 7 });
    expect(plan.slides).toHaveLength(7);
    expect(plan.slides[0]?.title).toBe("Why small teams ship faster");
    expect(plan.warnings.map(({ code }) => code)).toContain("source_too_thin");
    expect(
      plan.slides.slice(1).every(({ candidates: [content] }) => content.kicker?.text === "For you to fill in"),
    ).toBe(true);
    expect(JSON.stringify(plan.slides.map(({ candidates }) => candidates))).not.toMatch(/"text":"[^"]*\d/);
  });

  test("the longest carousel asks nothing twice", async () => {
    const plan = await planOf("", { topic: "庭", format: "carousel", slideCount: 30 });
    expect(new Set(plan.slides.map(({ title }) => title)).size).toBe(30);
  });

  test("two sentences carry two slides, the rest are prompts", async () => {
    const plan = await planOf("The roof leaks in autumn rain. The walls need new paint by spring.", { slideCount: 6 });
    expect(plan.slides).toHaveLength(6);
    expect(plan.warnings.find(({ code }) => code === "source_too_thin")?.message).toContain("of the 6 slides");
  });
});

test("any document, of any shape, gives exactly the slides asked for and never throws", async () => {
  const block = fc.oneof(
    fc.lorem({ mode: "sentences", maxCount: 5 }),
    fc.lorem({ maxCount: 6 }).map((words) => `## ${words}`),
    fc.lorem({ maxCount: 4 }).map((words) => `- ${words}\n- **${words}:** 40% of ${words}\n- [x] ${words}`),
    fc.constantFrom(
      "| a | b |\n| - | - |\n| x | 12% |\n| y | 30% |",
      "> said\n>\n> — Someone",
      "```\ncode\n```",
      "1. One\n2. Two",
      "これは。",
      "هذا نص.",
      "1999 — it began",
      "\u202e",
      "(((",
    ),
    fc.string({ unit: "grapheme", maxLength: 60 }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(block, { maxLength: 14 }),
      fc.integer({ min: 3, max: 20 }),
      fc.constantFrom(...FORMATS),
      async (blocks, slideCount, format) => {
        const content = blocks.join("\n\n");
        const plan = await planOf(content, { slideCount, format });
        expect(plan.slides).toHaveLength(slideCount);
        const source = await readSource({ content, language: "Auto" });
        const results = checkPlan(plan, source, { slideCount });
        const faults = results.filter(({ check }) => NEVER_BROKEN.has(check)).flatMap(({ findings }) => findings);
        expect(faults).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
}, 300_000);
