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

  test("it ends where a phrase ends, and then shows no omission", () => {
    const long =
      "The council of the town is called by the voice of its people to plant a thousand trees in every single year";
    expect(fitTitle(fixedPhrase(long), ENGLISH).text).toBe(
      "The council of the town is called by the voice of its people to plant a thousand trees",
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
    const text = `# Garden paths\n\n${PATHS}### Sealing a brick path\n\nA brick path should never be sealed. Sealed bricks crack in the first frost. The frost finds every seal.\n\n${section("Choosing", "Each slope has a step every metre. A garden path should follow the feet of its walkers. Walkers cut every corner that a plan has drawn.")}`;
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
    ["Decisions", "Action items", "Entry stays free", "Music ends at six", "Ada orders the mugs"],
    ["Beschlüsse", "Aufgaben", "Der Eintritt bleibt frei", "Die Musik endet um sechs", "Ada bestellt die Becher"],
    ["Decisiones", "Tareas", "La entrada sigue gratis", "La música termina a las seis", "Ada pide los vasos"],
  ])("minutes are summed up by what was decided and who does what: %s", async (heading, tasks, ...rows) => {
    const [first, second, task] = rows;
    const text = `# 14 May\n\n${PATHS}## ${heading}\n\n- ${first}.\n- ${second}.\n\n## ${tasks}\n\n- ${task}.\n`;
    const plan = await planOf(text, { slideCount: 7 });
    const recap = plan.slides.map(({ candidates: [content] }) => content).find(({ type }) => type === "recap");
    expect(recap).toMatchObject({ items: rows.map((row) => ({ text: { text: row } })) });
  });

  test("a summary has one point of each section, all orders where its headings are", async () => {
    const text = `# Garden\n\n${section("Water the roses at dawn", "Roses drink most before the sun is up. A wet leaf at noon burns.")}${section("Keep the paths dry", "A dry path lasts for ten years. Moss loves wet stone.")}${section("Cut the hedge in June", "The hedge grows until the autumn. Birds have left their nests by June.")}${section("The shed", "The shed holds nine rakes. Nobody has counted the spades.")}`;
    const plan = await planOf(text, { slideCount: 8 });
    const recap = plan.slides.map(({ candidates: [content] }) => content).find(({ type }) => type === "recap");
    expect(recap).toMatchObject({
      items: ["Water the roses at dawn", "Keep the paths dry", "Cut the hedge in June"].map((row) => ({
        text: { text: row },
      })),
    });
  });

  const ends = async (text: string, format: "presentation" | "carousel" = "presentation", slideCount = 10) =>
    (await planOf(text, { slideCount, format })).slides.at(-1)?.candidates[0];

  test.each([
    ["Come to the hearing in the town hall on Tuesday!", "Come to the hearing in the town hall on Tuesday!"],
    [
      "Every gardener can help: with a rake, a spade, a barrow of gravel or one free hour in spring.",
      "Every gardener can help",
    ],
    ["Here's to a summer of dry feet!", "Here’s to a summer of dry feet!"],
    [
      "Finally, the wet spring shows that gardens need paths before they need roses.",
      "Gardens need paths before they need roses",
    ],
  ])("how the text takes leave is the last slide: %s", async (last, title) => {
    const text = `# Garden paths\n\n${PATHS}${section("Outlook", `The town plans two more paths. ${last}`)}`;
    expect(await ends(text)).toMatchObject({ type: "closing", title: { text: title } });
  });

  test("a last section that calls on its reader is the last slide, with its last order on the button", async () => {
    const text = `# Garden paths\n\n${PATHS}${section("Try one path", "We lend every garden three loads of gravel. You keep what you use.\n\nAsk for a load")}`;
    expect(await ends(text)).toMatchObject({
      type: "cta",
      title: { text: "Try one path" },
      body: { text: "We lend every garden three loads of gravel. You keep what you use." },
      action: { text: "Ask for a load" },
    });
  });

  test("in instructions the last step is no farewell", async () => {
    const steps = ["Measure the slope", "Dig the bed", "Spread the gravel", "Roll the path"];
    const text = `# Gravel\n\n${steps.map((step) => section(step, "Take the long rake for it. Wait for a dry day.")).join("")}`;
    expect((await ends(text))?.title.text).not.toBe("Roll the path");
  });

  test("thanks of the author are on no other slide", async () => {
    const text = `# Garden paths\n\n${PATHS}${section("Slate", "Slate lasts for a hundred years. Ice splits the slate of the north side.")}${section("Sand", "Sand moves with every storm. Cats love a bed of sand.")}${section("Thank you", "The club thanks everyone who carried gravel.")}`;
    const plan = await planOf(text, { slideCount: 9 });
    const titles = plan.slides.map(({ candidates: [content] }) => content.title.text);
    expect(titles.filter((title) => title === "Thank you")).toHaveLength(1);
    expect(titles.at(-1)).toBe("Thank you");
  });

  test("a speech ends without labels", async () => {
    const text = `A garden is a promise to next year.\n\nA garden is a school for the patient. Seeds sleep under snow for months.\n\nThe mayor has asked what gardens cost. They cost less than one metre of road.\n\nA garden is what a town leaves to its children. Water it well.`;
    const shown = (await planOf(text, { slideCount: 5 })).slides.map(({ candidates: [content] }) => content);
    expect(shown.find(({ type }) => type === "takeaway")?.kicker).toBeUndefined();
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
