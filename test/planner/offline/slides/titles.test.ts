import { describe, expect, test } from "vitest";
import type { SlideContent } from "../../../../src/deck/slide-content.ts";
import { kickerFor } from "../../../../src/planner/offline/slides/headline.ts";
import { proposeSlides } from "../../../../src/planner/offline/slides/propose.ts";
import { storyline } from "../../../../src/planner/offline/storyline/storyline.ts";
import { digestOf } from "../../../support/planning.ts";

/** The best slide that a text of one section is made into. */
async function best(body: string, heading: string): Promise<SlideContent> {
  const digest = await digestOf(`# The fountains\n\n## ${heading}\n\n${body}`);
  const [segment] = storyline(digest, 1);
  const slides = segment && proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() });
  if (slides?.[0] === undefined) throw new Error("no slide");
  return slides[0].candidates[0];
}

describe("a bare label over a paragraph", () => {
  test("gives way to the short sentence the paragraph opens with", async () => {
    const slide = await best(
      "Every fountain needs a valve that opens by itself. Frost breaks whatever stays shut when the first cold night comes to the valley.",
      "Before winter",
    );
    expect(slide).toMatchObject({
      kicker: { text: "Before winter" },
      title: { text: "Every fountain needs a valve that opens by itself" },
    });
  });

  test("gives way to a longer first sentence where that has room over the others", async () => {
    const slide = await best(
      "The council wants to keep all forty fountains of the valley open until late October. In November they close, because the pipes of the upper ones are not deep enough.",
      "What comes next",
    );
    expect(slide).toMatchObject({
      kicker: { text: "What comes next" },
      title: { text: "The council wants to keep all forty fountains of the valley open until late October" },
      body: { text: expect.stringContaining("In November they close") },
    });
  });

  test("gives way to the advice behind a first sentence that is too long", async () => {
    const slide = await best(
      "The neighbours of the upper valley, the school, the two bakeries and the fire brigade have all agreed to carry the old basin down to the square together. A basin should stand where children pass it every day.",
      "The place of the basin",
    );
    expect(slide.kicker?.text).toBe("The place of the basin");
    expect(slide.title.text).toBe("A basin should stand where children pass it every day");
  });

  test.each([
    ["Der Ort", "Finde einen Platz für das Becken.", "Finde einen Platz für das Becken"],
    [
      "Der Verbrauch",
      "Ein offener Brunnen verdunstet im Sommer jeden Tag neunzig Liter.",
      "Ein offener Brunnen verdunstet im Sommer jeden Tag neunzig Liter",
    ],
  ])("gives way to an order, and to a sentence whose verb is on no list: %s", async (label, opening, title) => {
    const slide = await best(
      `${opening} Die Stadt hat im letzten Jahr vierzig neue Becken am Rand der großen Plätze aufgestellt, und im Herbst kommen noch zwölf.`,
      label,
    );
    expect(slide).toMatchObject({ kicker: { text: label }, title: { text: title } });
  });

  test("stays where it tells what to do", async () => {
    const slide = await best(
      "Nobody reads a sign that hangs behind a tree for half of the year, however large its letters are painted, and nobody looks for one.",
      "Hang signs at eye level",
    );
    expect(slide.title.text).toBe("Hang signs at eye level");
  });

  test("that asks somebody to fill in a form is no title at all", async () => {
    const slide = await best(
      "The pump will lift rain from the cellar to the roof of the school. Two classes keep a book of what it lifts, and the town reads it once a year.",
      "Please describe how you will use the pump",
    );
    expect(slide.title.text).toBe("The pump will lift rain from the cellar to the roof of the school");
    expect(JSON.stringify(slide)).not.toContain("Please");
  });

  test("two words of a label are no claim, though one may be a verb", async () => {
    const slide = await best("The town pays two plumbers for every broken pipe.", "Plumber support");
    expect(slide).toMatchObject({ type: "statement", kicker: { text: "Plumber support" } });
  });
});

describe("a table under a label", () => {
  const TABLE =
    "| Place | Share | Cost |\n| --- | --- | --- |\n| Park | 51% | 9 |\n| Square | 28% | 7 |\n| Station | 21% | 34 |";

  test("takes the sentence before it as its title, even one of fourteen words", async () => {
    const line = "Parks are where most of the water is drunk, yet stations pay for it";
    expect(await best(`${line}.\n\n${TABLE}`, "Where people drink")).toMatchObject({
      type: "table",
      kicker: { text: "Where people drink" },
      title: { text: line },
    });
  });

  test("or the one behind it that says what it comes to", async () => {
    const slide = await best(`${TABLE}\n\nOne fountain in five stands at a station.`, "Where people drink");
    expect(slide).toMatchObject({ type: "table", title: { text: "One fountain in five stands at a station" } });
  });
});

describe("the label above a title", () => {
  const labelUnder = async (heading: string, title = "Water runs for nine minutes"): Promise<string | undefined> => {
    const { sections, rules } = await digestOf(`# The fountains\n\n## ${heading}\n\nWater runs for nine minutes.`);
    const section = sections.all.at(-1);
    return section && kickerFor(section, title, rules)?.text;
  };

  test("is the whole heading, even a long one", async () => {
    const heading = "What a thirsty walker has to know about cold water";
    expect(await labelUnder(heading)).toBe(heading);
  });

  test("else what stands before its colon, its dash or its brackets", async () => {
    const rest = "what it takes to bring it up from the deep wells of the valley";
    expect(await labelUnder(`Cold water: ${rest}`)).toBe("Cold water");
    expect(await labelUnder(`Cold water – ${rest}`)).toBe("Cold water");
    expect(await labelUnder(`Cold water (${rest})`)).toBe("Cold water");
  });

  test("is no cheer, and not what the title says", async () => {
    expect(await labelUnder("You made it!")).toBeUndefined();
    expect(await labelUnder("Water runs")).toBeUndefined();
  });
});
