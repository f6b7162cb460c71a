import fc from "fast-check";
import { expect, test } from "vitest";
import { fixedWords } from "../../../src/deck/fixed-words.ts";
import type { SlideContent } from "../../../src/deck/slide-content.ts";
import { promptsAbout } from "../../../src/planner/offline/prompts.ts";

const slide = (title: string): SlideContent => ({
  type: "statement",
  title: { text: title, sources: [{ start: 0, end: title.length }] },
});
const placed = (...titles: readonly string[]) => titles.map((title, at) => ({ at, content: slide(title) }));

test("each prompt asks something else of its slide, spread over the deck, as often as there are questions", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 30 }),
      fc.constantFrom("speech", "minutes", "article"),
      (slides, count, genre) => {
        const titles = Array.from({ length: slides }, (_, at) => `The lamp number ${"i".repeat(at + 1)} is lit`);
        const prompts = promptsAbout(placed(...titles), count, genre, fixedWords("en"));
        const pairs = prompts.map(({ at, content }) => `${at} ${content.title.text}`);
        expect(prompts).toHaveLength(Math.min(count, slides * 4));
        expect(new Set(pairs).size).toBe(pairs.length);
        const loads = titles.map((_, at) => prompts.filter((prompt) => prompt.at === at).length);
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test("half a sentence is asked nothing; a question quotes what it asks about", () => {
  const slides = placed("We crossed the river at night…", "… and reached the mill by dawn", "The mill was empty");
  const prompts = promptsAbout(slides, 3, "article", fixedWords("en"));
  expect(new Set(prompts.map(({ at }) => at))).toEqual(new Set([2]));
  expect(prompts[0]?.content).toMatchObject({
    title: { text: "Which example shows it best?" },
    body: { text: '"The mill was empty"' },
  });
});

test("a long slide is called to mind by the words it opens with, not printed twice", () => {
  const slides = placed(
    "The mill by the river, which had stood empty for a hundred years, opened again in the spring of that year",
    "川のそばの水車小屋は百年のあいだ空き家のままでしたがその年の春にもう一度扉を開きました",
  );
  const bodies = promptsAbout(slides, 2, "article", fixedWords("en")).map(({ content }) =>
    content.type === "tip" ? content.body?.text : undefined,
  );
  expect(bodies).toEqual([
    '"The mill by the river, which had stood empty for …"',
    '"川のそばの水車小屋は百年のあいだ空き家のままでし …"',
  ]);
});
