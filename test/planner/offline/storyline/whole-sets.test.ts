import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contentPhrases } from "../../../../src/deck/content-phrases.ts";
import { memberSets } from "../../../../src/planner/offline/storyline/member-sets.ts";
import { digestOf, planOf } from "../../../support/planning.ts";

const ADVICE = [
  ["Measure the plot", "Walk along the fence with a tape. The plot is never as large as it looks from the gate."],
  ["Test the soil", "Send a spoonful from each corner to the laboratory. The answer takes a week."],
  ["Draw a plan", "Put tall plants in the north. They throw their shade on the path and not on the beds."],
  ["Buy good tools", "A spade of steel lasts for thirty years. Borrow what you need only once a year."],
  ["Dig the beds", "Loosen the earth to the depth of a spade. Leave the worms where they are."],
  ["Sow in rows", "Rows are easier to weed than clouds of seedlings. Mark each one with a stick."],
  ["Water at dawn", "Plants drink before the heat of the day. Water the ground and not the leaves."],
  ["Mulch in June", "Straw keeps the water in the ground. It keeps the weeds down as well."],
  ["Share the harvest", "Nobody eats forty courgettes. Neighbours who were given some will water in August."],
] as const;

const guide = (count: number, counter: (number: number) => string, level = "##"): string =>
  ADVICE.slice(0, count)
    .map(([name, text], at) => `${level} ${counter(at + 1)}${name}\n\n${text}\n`)
    .join("\n");

const GARDEN = "# The first garden\n\nA garden takes a year to learn. It pays you back for thirty.\n\n";
const lesson = (number: number): string => `Lesson ${number}: `;

async function shown(source: string, slideCount: number): Promise<string> {
  const { slides } = await planOf(source, { slideCount });
  return slides
    .flatMap(({ candidates: [content] }) => contentPhrases(content).map(({ text }) => text))
    .join("\n")
    .toLowerCase();
}

describe("sets of sections", () => {
  test.each([
    ["a counter with its noun", (number: number) => `Lesson #${number}: `],
    ["bare numbers", (number: number) => `${number}. `],
    ["numerals", (number: number) => `第${"一二三四五六七八九"[number - 1]}步：`],
  ])("%s", async (_, counter) => {
    const { sections, passages, rules } = await digestOf(`${GARDEN}${guide(9, counter)}`);
    const [set] = memberSets(sections, passages, rules);
    expect(set?.members.map(({ name }) => name)).toEqual(ADVICE.map(([name]) => name));
  });

  test("orders that follow each other are one set, labels are none", async () => {
    const setsOf = async (source: string) => {
      const { sections, passages, rules } = await digestOf(source);
      return memberSets(sections, passages, rules).map(({ members }) => members.length);
    };
    expect(await setsOf(GARDEN + guide(5, () => ""))).toEqual([5]);
    expect(await setsOf(GARDEN + guide(6, () => "").replace(/^## /gmu, "## The art of how they "))).toEqual([]);
  });

  test.each([5, 6, 8, 10])("none is missing from a deck of %i slides", async (slideCount) => {
    const text = await shown(GARDEN + guide(9, lesson), slideCount);
    expect(ADVICE.filter(([name]) => !text.includes(name.toLowerCase()))).toEqual([]);
  });

  test("a title over some of them says which ones they are", async () => {
    const { slides } = await planOf(GARDEN + guide(9, lesson), { slideCount: 6 });
    const lists = slides.map(({ candidates: [content] }) => content).filter(({ type }) => type === "list");
    expect(lists.length).toBeGreaterThan(1);
    for (const { title } of lists) expect(title.text).toMatch(/^Lesson \d–\d$/u);
  });

  test("rows are numbered on from slide to slide", async () => {
    const { slides } = await planOf(GARDEN + guide(9, lesson), { slideCount: 6 });
    const lists = slides.flatMap(({ candidates: [content] }) => (content.type === "list" ? [content] : []));
    for (const { title, items } of lists) {
      const first = Number(/\d/u.exec(title.text)?.[0]);
      expect(items.map(({ place }) => place)).toEqual(items.map((_, at) => first + at));
    }
  });

  test("no summary names some of those that are counted", async () => {
    for (const slideCount of [11, 12, 14]) {
      const { slides } = await planOf(GARDEN + guide(9, lesson), { slideCount });
      const recaps = slides.flatMap(({ candidates: [content] }) => (content.type === "recap" ? [content] : []));
      expect(recaps.flatMap(({ items }) => items).filter(({ text }) => text?.text.startsWith("Lesson"))).toEqual([]);
    }
  });

  test("each has a slide of its own where there are enough", async () => {
    const { slides } = await planOf(GARDEN + guide(4, lesson), { slideCount: 8 });
    expect(slides.filter(({ candidates: [{ title }] }) => title.text.includes("–"))).toEqual([]);
  });

  test("no agenda names some of them and hides the others", async () => {
    const { slides } = await planOf(GARDEN + guide(9, (number) => `${number}. `), { slideCount: 14 });
    expect(slides.filter(({ candidates: [{ type }] }) => type === "agenda")).toEqual([]);
  });

  test("whatever their number and the length of the deck, all are there or each of the first has its slide", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 6, max: 14 }), async (count, slideCount) => {
        const text = await shown(GARDEN + guide(count, lesson), slideCount);
        for (const [name] of ADVICE.slice(0, count)) expect(text).toContain(name.toLowerCase());
      }),
      { numRuns: 25 },
    );
  });
});
