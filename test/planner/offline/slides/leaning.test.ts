import { expect, test } from "vitest";
import { proposeSlides } from "../../../../src/planner/offline/slides/propose.ts";
import { storyline } from "../../../../src/planner/offline/storyline/storyline.ts";
import { digestOf, planOf } from "../../../support/planning.ts";

const LEANING = "This was not what the council had hoped for when it bought the old mill by the river.";

test("sentences that lean on others fill a slide only where they may", async () => {
  const digest = await digestOf(`# The mill\n\n## Costs\n\n${LEANING}`);
  const [segment] = storyline(digest, 1);
  const slides = (leaning: boolean) =>
    segment && proposeSlides(segment, { digest, taken: new Set(), excluded: new Set(), leaning });
  expect(slides(false)).toEqual([]);
  expect(slides(true)?.length).toBeGreaterThan(0);
});

test("a deck shows them only where what reads alone does not carry it", async () => {
  const rich = ["Roof", "Wheel", "Stones"].map(
    (name) =>
      `## ${name}\n\nThe ${name.toLowerCase()} of the mill was mended in May. Two carpenters worked on it. Visitors may see it on Sundays.`,
  );
  const text = `# The mill\n\n${rich.join("\n\n")}\n\n## Costs\n\n${LEANING}`;
  const shown = async (slideCount: number): Promise<string> =>
    JSON.stringify((await planOf(text, { slideCount })).slides.map(({ candidates }) => candidates[0]));
  expect(await shown(5)).not.toContain("had hoped for");
});
