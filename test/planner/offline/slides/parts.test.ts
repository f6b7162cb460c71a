import { expect, test } from "vitest";
import { proposeSlides } from "../../../../src/planner/offline/slides/propose.ts";
import { storyline } from "../../../../src/planner/offline/storyline/storyline.ts";
import { digestOf } from "../../../support/planning.ts";

/** What all lists would say that a section with three parts could be made into. */
async function rowsOf(deadline: string): Promise<readonly string[]> {
  const digest = await digestOf(
    `# The flower show\n\n## Taking part\n\n### Who may show\n\nEvery garden of the valley may show three flowers.\n\n### Last days\n\n${deadline}\n\n### What it costs\n\nA table in the hall costs four coins a day.`,
  );
  const [segment] = storyline(digest, 1);
  const slides = segment && proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() });
  return (slides ?? []).flatMap(({ candidates }) =>
    candidates.flatMap((slide) => (slide.type === "list" ? slide.items.map(({ text }) => text?.text ?? "") : [])),
  );
}

test("parts on one slide do not show what belongs to a date without it", async () => {
  expect(await rowsOf("The jury needs a list of all plants.")).toContain("The jury needs a list of all plants");
  const dated = "**Friday, May 3 at noon**\nThe jury needs a list of all plants.";
  expect(await rowsOf(dated)).not.toContain("The jury needs a list of all plants");
});
