import { describe, expect, test } from "vitest";
import { contentPhrases } from "../../../../src/deck/content-phrases.ts";
import type { DeckPlan } from "../../../../src/deck/deck-plan.ts";
import { planOf } from "../../../support/planning.ts";

const OUTLINE = `# Garden meeting

We collected what the old orchard needs before the winter:

- pruning the apple trees:
  - remove the dead branches first
  - leave the young shoots alone
- repairing the long wall:
  - ask the mason for an offer
  - clear the ivy from the stones
- water:
  - empty all the barrels
  - shut the pump before the frost

Everybody agreed that the wall comes first. The mason has time in October only.

## Action items

- order two pallets of stone from the quarry (Nele)
- count the barrels that leak (Jonas)
`;

const SPEECH = `Dear neighbours:
We stand tonight in a hall that was a ruin three years ago, and nobody in this village believed that it would ever have a roof again. The roof is on.
When the first snow falls in December, I shall light the stove in this room with my own hands; and every one of you is invited to sit beside it. This promise I make to the children of the village: the door will never be locked.`;

const RELEASE = `# The harbour opens its workshop

The foundation for the old harbour and the regional office for crafts are opening a public workshop in the former rope factory beside the second basin of the port this coming spring, hiring retired boatbuilders from the three villages on the northern shore.

The workshop will offer a long programme for everybody who lives in the district and wants to learn how wooden boats were built and mended in earlier times, including evening courses for adults who work during the day and a summer camp for the children of the port.
`;

const texts = ({ slides }: DeckPlan): readonly string[] =>
  slides.flatMap(({ candidates: [content] }) => contentPhrases(content).map(({ text }) => text));
const prompts = ({ slides }: DeckPlan) =>
  slides.flatMap(({ candidates: [content] }, at) =>
    content.kicker?.text === "For you to fill in" ? [{ at, content }] : [],
  );

describe("a source with less than its deck", () => {
  test("every branch of an outline has a slide before anything is asked", async () => {
    const plan = await planOf(OUTLINE, { slideCount: 10 });
    expect(plan.slides).toHaveLength(10);
    expect(prompts(plan)).toEqual([]);
    const shown = texts(plan).join("\n");
    for (const words of ["dead branches", "young shoots", "offer", "ivy", "barrels", "frost", "October", "quarry"])
      expect(shown).toContain(words);
  });

  test("long sentences are cut where their author set the parts off, and no word is lost", async () => {
    const plan = await planOf(SPEECH, { format: "carousel", slideCount: 10 });
    const shown = texts(plan).join("\n");
    expect(plan.slides).toHaveLength(10);
    expect(shown).toContain("The roof is on");
    expect(shown).toMatch(/I shall light the stove in this room with my own hands/);
    expect(shown).toMatch(/every one of you is invited to sit beside it/iu);
    expect(shown).toMatch(/door will never be locked/);
  });

  test("what is still missing is asked in the words of the slide before, as a speech needs it", async () => {
    const plan = await planOf(SPEECH, { format: "carousel", slideCount: 12 });
    const asked = prompts(plan);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked[0]?.content.title.text).toBe("Where, when and to whom is this said?");
    for (const { at, content } of asked) {
      const before = plan.slides[at - 1]?.candidates[0];
      const about = "body" in content ? (content.body?.text ?? "") : "";
      if (content.type === "cta" || before === undefined || before.kicker?.text === "For you to fill in") continue;
      const opening = about.replace(/^["“]|["”]$/gu, "").replace(/\s…$/u, "");
      expect(contentPhrases(before).some(({ text }) => text.includes(opening))).toBe(true);
    }
  });

  test("sentences too long for any slide are parted at a comma before anything is asked", async () => {
    const plan = await planOf(RELEASE, { slideCount: 3 });
    const shown = texts(plan).join("\n");
    expect(prompts(plan)).toEqual([]);
    expect(shown).toContain("… hiring retired boatbuilders from the three villages on the northern shore");
  });

  test("a sentence that leans on another follows it or is left out as long as there is something else", async () => {
    const text = `# The ferry

The ferry across the lake has a new boat since the first of May. It was built in the yard of the next village.

The council wants everybody to reach the island, whatever the weather is. Such a rule binds the owners of the boat for the next twenty years, as nobody else runs one.

The timetable shows a boat every hour from six in the morning. A ticket costs four francs for grown people and two for children.
`;
    const plan = await planOf(text, { format: "carousel", slideCount: 7 });
    const slides = plan.slides.map(({ candidates: [content] }) =>
      contentPhrases(content)
        .map((at) => at.text)
        .join(" "),
    );
    const leaning = slides.findIndex((slide) => slide.includes("Such a rule"));
    const around = leaning < 0 ? "reach the island" : slides.slice(Math.max(0, leaning - 1), leaning + 1).join(" ");
    expect(around).toContain("reach the island");
    expect(slides.join(" ")).not.toContain("…");
  });

  test("no slide quotes itself: titles differ, and the count is exact however long the deck", async () => {
    for (const slideCount of [3, 7, 15, 20]) {
      const plan = await planOf(OUTLINE, { slideCount });
      const titles = plan.slides
        .map(({ candidates: [content] }) => content)
        .filter(({ kicker }) => kicker?.sources.length !== 0)
        .map(({ title }) => title.text);
      expect(plan.slides).toHaveLength(slideCount);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });
});
