import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SlideType } from "../../../../src/deck/slide-types.ts";
import { fixedPhrase } from "../../../../src/deck/slide-content.ts";
import { languageRules } from "../../../../src/planner/language/language-rules.ts";
import { fitTitle } from "../../../../src/planner/offline/frame/deck-title.ts";
import { planOf } from "../../../support/planning.ts";
import { frameFor } from "../../../../src/planner/offline/frame/frame.ts";

const frame = (
  format: "presentation" | "carousel",
  slideCount: number,
  wish: { wanted?: SlideType[]; excluded?: SlideType[]; action?: boolean } = {},
) =>
  frameFor({
    format,
    slideCount,
    callToAction: wish.action ?? false,
    wanted: new Set(wish.wanted),
    excluded: new Set(wish.excluded),
  });

describe("frameFor", () => {
  test.each([
    ["presentation", 3, ["cover"], 1, ["takeaway"]],
    ["presentation", 8, ["cover"], 6, ["recap"]],
    ["presentation", 12, ["cover", "agenda"], 8, ["recap", "closing"]],
    ["carousel", 3, ["cover"], 1, ["takeaway"]],
    ["carousel", 5, ["cover"], 3, ["cta"]],
    ["carousel", 8, ["cover"], 5, ["recap", "cta"]],
    ["carousel", 12, ["cover", "hook"], 8, ["recap", "cta"]],
  ] as const)("%s of %i", (format, slideCount, before, body, after) => {
    expect(frame(format, slideCount)).toEqual({ before, body, after });
  });

  test("wishes: an agenda wanted early, one excluded, a call to action in a presentation", () => {
    expect(frame("presentation", 6, { wanted: ["agenda"] }).before).toContain("agenda");
    expect(frame("presentation", 15, { excluded: ["agenda"] }).before).toEqual(["cover"]);
    expect(frame("presentation", 5, { action: true }).after.at(-1)).toBe("cta");
  });

  test("always adds up and always leaves a body", () => {
    const type = fc.constantFrom<SlideType>("cover", "hook", "agenda", "recap", "takeaway", "cta", "closing");
    fc.assert(
      fc.property(
        fc.constantFrom("presentation", "carousel"),
        fc.integer({ min: 3, max: 30 }),
        fc.array(type),
        fc.array(type),
        (format, count, wanted, excluded) => {
          const { before, body, after } = frame(format, count, { wanted, excluded });
          expect(before.length + body + after.length).toBe(count);
          expect(body).toBeGreaterThan(0);
          expect([...before, ...after].filter((at) => excluded.includes(at))).toEqual([]);
        },
      ),
    );
  });
});

describe("fitTitle", () => {
  const ENGLISH = languageRules("en");

  test("a short title stays, a long one keeps what stands before its colon", () => {
    expect(fitTitle(fixedPhrase("Trees in town"), ENGLISH).text).toBe("Trees in town");
    const long =
      "Trees in town: how a small place with little money kept most of its young trees alive through three dry summers";
    expect(fitTitle(fixedPhrase(long), ENGLISH).text).toBe("Trees in town");
  });
  test("else as many whole words as fit, with the mark of an omission", () => {
    const { text } = fitTitle(fixedPhrase(`${"tree ".repeat(40)}end`), ENGLISH);
    expect(text).toMatch(/^(?:tree )*tree…$/);
    expect(text.length).toBeLessThanOrEqual(90);
  });

  test("it breaks off where a phrase ends", () => {
    const long =
      "The council of the town is called by the voice of its people to plant a thousand trees in every single year";
    expect(fitTitle(fixedPhrase(long), ENGLISH).text).toBe(
      "The council of the town is called by the voice of its people to plant a thousand trees…",
    );
  });
});

describe("the end of a deck", () => {
  const article = (last: string): string =>
    `# Fountains\n\n## Cost\n\nA fountain costs 9,000 euros. Cleaning adds a little every year. Pipes are the dearest part of all.\n\n## Maps\n\nVisitors look for water on hot days. Signs stand at a few corners only. Maps on phones show a third of them. ${last}`;

  test.each([
    [
      "A fountain that nobody knows does not quench any thirst.",
      "A fountain that nobody knows does not quench any thirst",
    ],
    ["Every fountain should have a sign on the street.", "Every fountain should have a sign on the street"],
  ])("keeps the thought a text ends on: %s", async (last, title) => {
    const plan = await planOf(article(last), { slideCount: 5 });
    const shown = plan.slides.map(({ candidates: [content] }) => content);
    expect(shown.at(-1)).toMatchObject({ type: "takeaway", title: { text: title } });
  });

  test("news and dates are nothing to take home", async () => {
    const plan = await planOf(article("The next meeting is on 13 March 2026 in the hall."), { slideCount: 5 });
    expect(plan.slides.at(-1)?.candidates[0].title.text).not.toContain("2026");
  });

  const section = (heading: string, text: string): string => `## ${heading}\n\n${text}\n\n`;
  const PATHS =
    section("Gravel", "Gravel keeps its shape for ten years. Rain runs through gravel in a minute.") +
    section("Bark", "Bark is soft under the feet of children. Bark rots within three winters.") +
    section("Brick", "Brick paths cost forty euros a metre. Moss grows between the bricks of a shaded path.");

  test("a point of a point does not speak for the whole text", async () => {
    const text = `# Garden paths\n\n${PATHS}### Sealing a brick path\n\nA brick path should never be sealed. Sealed bricks crack in the first frost. The frost finds every seal.\n\n${section("Choosing", "Each slope has a step every metre. A garden path should follow the feet of those who walk it. Walkers cut every corner that a plan has drawn.")}`;
    const plan = await planOf(text, { slideCount: 5 });
    const end = plan.slides.at(-1)?.candidates[0];
    expect(end?.type).toBe("takeaway");
    expect(end?.title.text).not.toMatch(/seal/iu);
  });

  test("a brief sentence that leads on is no conclusion", async () => {
    const text = `# Garden paths\n\n${PATHS}${section("Today", "The town changed its garden paths. A path of gravel now costs nine euros a metre. Children test each path before it opens.")}`;
    const plan = await planOf(text, { slideCount: 5 });
    expect(plan.slides.at(-1)?.candidates[0].title.text).not.toContain("changed");
  });

  test("how a survey was made is no result of it", async () => {
    const text = `# Walking survey\n\n${section("Method", "The walking survey was open for two weeks and had a record 900 answers.")}${PATHS}${section("Outlook", "The survey was available in nine languages. Walkers should get gravel, never bark. The council reads the results in May.")}`;
    const plan = await planOf(text, { slideCount: 5 });
    expect(plan.slides.at(-1)?.candidates[0].title.text).not.toMatch(/languages|answers/);
  });

  test.each([
    ["Decisions", "Entry stays free", "Music ends at six", "The hall opens at noon"],
    ["Beschlüsse", "Der Eintritt bleibt frei", "Die Musik endet um sechs", "Der Saal öffnet mittags"],
    ["Decisiones", "La entrada sigue gratis", "La música termina a las seis", "El salón abre al mediodía"],
  ])("minutes are summed up by their decisions: %s", async (heading, ...decided) => {
    const list = decided.map((item) => `- ${item}.`).join("\n");
    const text = `# 14 May\n\n${PATHS}## ${heading}\n\n${list}\n\n${section("Money", "Two hundred euros are left in the box. The box stands in the kitchen of the hall.")}`;
    const plan = await planOf(text, { slideCount: 7 });
    const recap = plan.slides.map(({ candidates: [content] }) => content).find(({ type }) => type === "recap");
    expect(recap).toMatchObject({ items: decided.map((item) => ({ text: { text: item } })) });
  });

  test("a request near the end is the call of a carousel", async () => {
    const text = `# Garden paths\n\n${PATHS}${section("Now", "A garden needs one path only. The first metre takes an afternoon. Build the first metre tonight.")}`;
    const plan = await planOf(text, { slideCount: 6, format: "carousel" });
    expect(plan.slides.at(-1)?.candidates[0]).toMatchObject({
      type: "cta",
      title: { text: "Build the first metre tonight" },
    });
  });
});
