import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { storyline } from "../../../../src/planner/offline/storyline/storyline.ts";
import { digestOf } from "../../../support/planning.ts";

const section = (name: string, sentences: number): string =>
  `## ${name}\n\n${Array.from({ length: sentences }, (_, at) => `The ${name.toLowerCase()} of house ${at + 1} needs paint in spring.`).join("\n\n")}\n`;
const HOUSE = `# The house\n\n${section("Roof", 3)}\n${section("Kitchen", 3)}\n${section("Garden", 3)}`;

describe("storyline", () => {
  test("as many slides as sections: one each", async () => {
    const segments = storyline(await digestOf(HOUSE), 3);
    expect(segments.map((segment) => segment.section.heading?.text)).toEqual(["Roof", "Kitchen", "Garden"]);
    expect(segments.every((segment) => segment.opensSection)).toBe(true);
  });

  test("more slides than sections: sections continue, only the first slide opens them", async () => {
    const segments = storyline(await digestOf(HOUSE), 6);
    expect(segments).toHaveLength(6);
    const roof = segments.filter((segment) => segment.section.heading?.text === "Roof");
    expect(roof.map((segment) => segment.opensSection)).toEqual([true, false]);
  });

  test("fewer slides than sections: one section owns a slide, nothing is mixed", async () => {
    const segments = storyline(await digestOf(HOUSE), 2);
    expect(segments).toHaveLength(2);
    for (const segment of segments) {
      expect(new Set(segment.passages.map((passage) => passage.section)).size).toBe(1);
    }
  });

  test("subsections of one section may share a slide, which speaks for all of them", async () => {
    const digest = await digestOf(
      [
        "# House\n\n## Repairs\n\nRepairs on the old house are due before the spring rain begins in April.",
        "### Roof\n\nThe roof over the kitchen leaks whenever autumn rain comes from the west.",
        "### Walls\n\nThe walls of every bedroom need new paint and two days to dry.",
        "## Moving\n\nThe family moves in May, when the school year of the children allows it. Four friends carry the boxes and one drives the van to the new street.",
      ].join("\n\n"),
    );
    const repairs = storyline(digest, 2)[0];
    expect(repairs?.section.heading?.text).toBe("Repairs");
    expect(repairs?.parts.map((part) => part.heading?.text)).toEqual(["Roof", "Walls"]);
  });

  test("a source too short gives as many as it carries", async () => {
    const digest = await digestOf("The roof leaks in autumn rain. The walls need new paint.");
    expect(storyline(digest, 9)).toHaveLength(2);
    expect(storyline(await digestOf("Hi"), 5)).toEqual([]);
  });

  test("a list of figures stays whole", async () => {
    const digest = await digestOf("# Cups\n\n## Share\n\n- Filter: 46%\n- Espresso: 30%\n- Latte: 14%\n- Tea: 10%\n");
    expect(storyline(digest, 4)).toHaveLength(1);
  });

  test("the dates of a list stay together as long as there is anything else to split", async () => {
    const dates = [1978, 2005, 2011].map(
      (year) => `- ${year}: A law for the open town archive, with a duty to publish`,
    );
    const digest = await digestOf(
      `# Laws\n\n${dates.join("\n")}\n\nThe town reads its laws aloud. A clerk keeps the old books. Visitors may copy all of them.`,
    );
    const sizes = storyline(digest, 3).map(({ passages }) => passages.flatMap(({ items }) => items).length);
    expect(sizes).toEqual([3, 0, 0]);
  });

  test("two sections that are nothing but lists of one length share a slide", async () => {
    const list = "- Costs little\n- Needs no power\n- Ready in a day";
    const digest = await digestOf(
      `# Gauges\n\n## Two ways\n\n### Classic\n\n${list}\n\n### New\n\n${list}\n\n## Trial\n\nWe lend a town three gauges. You keep the data. The winter is long.`,
    );
    expect(storyline(digest, 3)[0]?.parts.map(({ heading }) => heading?.text)).toEqual(["Classic", "New"]);
  });

  test("segments are never more than asked for, in source order, and none is empty", async () => {
    const paragraph = fc.constantFrom(
      "The roof leaks.",
      "Paint is cheap in May.",
      "# Heading",
      "- one\n- two thing\n- three",
      "> A quote about paint.",
      "This leans.",
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(paragraph, { maxLength: 25 }),
        fc.integer({ min: 1, max: 28 }),
        async (parts, count) => {
          const segments = storyline(await digestOf(parts.join("\n\n")), count);
          expect(segments.length).toBeLessThanOrEqual(count);
          const starts = segments.map((segment) => segment.passages[0]?.unit.span.start ?? -1);
          expect(starts.every((start, at) => start >= (starts[at - 1] ?? 0))).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});
