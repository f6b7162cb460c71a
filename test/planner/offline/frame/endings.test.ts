import { describe, expect, test } from "vitest";
import type { DeckFormat } from "../../../../src/deck/deck-plan.ts";
import type { SlideContent } from "../../../../src/deck/slide-content.ts";
import { endingSlide } from "../../../../src/planner/offline/frame/endings.ts";
import { genreOf } from "../../../../src/planner/offline/genre.ts";
import { digestOf, planOf } from "../../../support/planning.ts";

const BODY =
  "## Boats\n\nThe ferry crosses the bay twelve times a day. Its engine burns forty litres of diesel an hour. A new hull saves a fifth of that.\n\n## Piers\n\nThe east pier dates from 1931. Storms broke its planks in two winters. Repairs cost the town nine thousand euros a year.\n\n## Tickets\n\nA crossing costs two euros. Children ride for nothing. Bicycles pay half.\n\n## Crew\n\nSeven people run the ferry. Two of them live on the island. The captain retires in spring.";

async function lastOf(
  end: string,
  format: DeckFormat = "carousel",
  title = "A ferry for the bay",
): Promise<SlideContent> {
  const plan = await planOf(`# ${title}\n\n${BODY}\n\n${end}`, { format, slideCount: 9 });
  const last = plan.slides.at(-1);
  if (last === undefined) throw new Error("no slides");
  return last.candidates[0];
}

describe("the end of a deck", () => {
  test("is what somebody named says where the text ends", async () => {
    const last = await lastOf(
      "## Outlook\n\nThe bay council meets again soon. Harbour master Ida Krog said: “We wanted a cheaper boat. We got a better one, and nobody wants the old one back.”",
    );
    expect(last).toMatchObject({
      type: "quote",
      title: { text: "We wanted a cheaper boat. We got a better one, and nobody wants the old one back." },
      speaker: { text: expect.stringContaining("Ida Krog") },
    });
  });

  test.each([
    [
      "We hope that the new hull will keep the bay quiet for many years to come and the fares low.",
      "We hope that the new hull",
    ],
    [
      "The harbour board discusses the plans in May. The council votes on the purchase of the second boat on 3 December 2031.",
      "3 December",
    ],
  ])("is what its author hopes, or what will be decided: %s", async (end, said) => {
    const last = await lastOf(`## Outlook\n\n${end}`);
    expect(`${last.title.text} ${"body" in last ? last.body?.text : ""}`).toContain(said);
  });

  test("is the sentence in bold that a text comes to, under the product's own words", async () => {
    const last = await lastOf(
      "## What counts\n\nPeople cross to work and to school. They do not look at the engine.\n\n**The boat should leave on time, whatever the weather says.**",
    );
    expect(last).toMatchObject({ type: "cta" });
    expect(JSON.stringify(last)).toContain("The boat should leave on time, whatever the weather says");
  });

  test("of a presentation is its last thought alone, or under thanks where those are asked for", async () => {
    const end =
      "## What counts\n\nPeople cross to work and to school.\n\nWhen in doubt, a ferry that leaves on time is worth more than a ferry that looks new in the summer.";
    const thought =
      "When in doubt, a ferry that leaves on time is worth more than a ferry that looks new in the summer";
    const plan = await planOf(`# A ferry for the bay\n\n${BODY}\n\n${end}`, { slideCount: 9 });
    expect(plan.slides.at(-1)?.candidates[0]).toMatchObject({ type: "takeaway", title: { text: thought } });
    const asked = await planOf(`# A ferry for the bay\n\n${BODY}\n\n${end}`, {
      slideCount: 9,
      instructions: "End with a thank-you slide",
    });
    expect(asked.slides.at(-1)?.candidates[0]).toMatchObject({ type: "closing", body: { text: thought } });
  });

  test("is no quotation without its speaker", async () => {
    const end =
      "## What counts\n\nPeople cross to work and to school. Ida Krog has steered the old boat for thirty years and knows them all.\n\nShe says:\n\n“A ferry for the bay should leave on time, and never be late for the school.”";
    const plan = await planOf(`# A ferry for the bay\n\n${BODY}\n\n${end}`, { slideCount: 9 });
    const last = plan.slides.at(-1)?.candidates[0];
    expect(last?.type === "takeaway" ? last.title.text : "").not.toContain("never be late");
  });

  test("is time for questions, with whom to ask, where the text ends on that", async () => {
    const last = await lastOf(
      "## Any questions?\n\nIs something unclear to you? Call Ida Krog at the harbour office.",
      "presentation",
    );
    expect(last).toMatchObject({
      type: "closing",
      title: { text: "Is something unclear to you?" },
      body: { text: "Call Ida Krog at the harbour office." },
    });
  });

  test("is its message, with the product's own words small beside it", async () => {
    const told = "A ferry for the bay should leave on time, whatever the weather says";
    const digest = await digestOf(`# A ferry for the bay\n\n${BODY}`);
    const message = { text: `${told}.`, sources: [{ start: 0, end: 9 }] };
    const slide = (type: "cta" | "closing"): SlideContent =>
      endingSlide(type, digest, undefined, undefined, message).candidates[0];
    expect(slide("cta")).toMatchObject({ title: { text: told }, action: { text: "Save this for later and share it" } });
    expect(slide("closing")).toMatchObject({ title: { text: told }, kicker: { text: "Thank you" } });
  });

  test("is the request of its title where the text only reports", async () => {
    const last = await lastOf(
      "## Buoys\n\nThe red buoy drifts. The diver painted it.",
      "carousel",
      "Keep the old ferry in the water",
    );
    expect(last).toMatchObject({ type: "cta", title: { text: "Keep the old ferry in the water" } });
  });

  test("is no entry of a list of plans and no supposition behind a list", async () => {
    const plans =
      "## What we will do\n\n- Paint the ferry and the pier of the bay in the spring, and buy two new ropes\n- Train three pilots for the bay";
    expect(JSON.stringify(await lastOf(plans))).not.toMatch(/Train three|Paint the ferry/u);
    const steps = `${plans}\n\nAssuming you carry forty people you will need twelve vests.`;
    expect(JSON.stringify(await lastOf(steps))).not.toContain("Assuming");
  });

  test("of minutes asks nobody to share them", async () => {
    const last = await lastOf(
      "## Buoys\n\nThe red buoy drifts. The diver fixes it.",
      "carousel",
      "Harbour board meeting 2031-05-12",
    );
    expect(last.title.text).not.toMatch(/share/i);
  });
});

describe("agenda and recap", () => {
  const matter = (name: string): string =>
    `## ${name}\n\n${name} cost the town nine thousand euros a year. Storms broke two of them in winter. The council wants to repair ${name} in spring. Nobody knows who built ${name} first.`;
  const text = ["Boats", "Piers", "Ropes", "Lamps"].map(matter).join("\n\n");
  const itemsOf = async (type: "agenda" | "recap", source: string): Promise<readonly string[]> => {
    const plan = await planOf(source, { slideCount: 11 });
    return plan.slides.flatMap(({ candidates: [content] }) =>
      content.type === type ? content.items.map((item) => item.text?.text ?? "") : [],
    );
  };

  test("an agenda names matters, not the summary or time for questions", async () => {
    const source = `# The harbour\n\n${text}\n\n## Conclusion\n\nThe harbour needs a plan for its repairs. It should begin with the piers.\n\n## Any questions?\n\nThe harbour office opens at nine. Ida answers every letter.`;
    expect(await itemsOf("agenda", source)).toEqual(["Boats", "Piers", "Ropes", "Lamps"]);
  });

  test("a recap repeats no entries of lists", async () => {
    const listed = ["Boats", "Piers", "Ropes"].map(
      (name) =>
        `## ${name}\n\nBefore winter the crew does three things:\n\n- Wash the ${name}\n- Dry the ${name}\n- Paint the ${name}`,
    );
    expect(await itemsOf("recap", `# The harbour\n\n${listed.join("\n\n")}`)).toEqual([]);
  });
});

test("a recap leaves out what only counts what there is", async () => {
  const matter = (name: string): string =>
    `## ${name}\n\n${name} has 31,200 inhabitants in nine villages. The people of ${name} want a better ferry than before. The council of ${name} wants to repair the pier in spring. Nobody in ${name} knows who built the pier.`;
  const plan = await planOf(`# Towns by the bay\n\n${["Alm", "Brek", "Cory", "Dorn"].map(matter).join("\n\n")}`, {
    slideCount: 11,
  });
  const recap = plan.slides.map(({ candidates: [content] }) => content).find(({ type }) => type === "recap");
  expect(JSON.stringify(recap ?? {})).not.toContain("31,200");
});

describe("the kind of a text", () => {
  const prose =
    "We started with one boat. We painted it ourselves. I steered it through the first winter. We learned what ice does to a hull.";

  test.each([
    ["a meeting and its day", `# Harbour board meeting, 12 May 2031\n\n${prose}`, "minutes"],
    ["first person under a title", `# Updating our fleet\n\n${prose}`, "article"],
    ["first person without a title", prose, "speech"],
    ["a speech by its title", `# Speech at the pier\n\n${prose}`, "speech"],
  ])("%s", async (_, text, genre) => {
    expect(genreOf(await digestOf(text))).toBe(genre);
  });
});

test("the last slide says nothing that has been the title of a slide", async () => {
  for (const format of ["carousel", "presentation"] as const) {
    const plan = await planOf(`# The ferry survey of the bay\n\n${BODY}`, { format, slideCount: 8 });
    const titles = plan.slides.map(({ candidates: [content] }) => content.title.text);
    expect(titles.slice(0, -1)).not.toContain(titles.at(-1));
  }
});
