import type { SlideContent } from "../../src/deck/slide-content.ts";
import type { SlideType } from "../../src/deck/slide-types.ts";
import { proposeSlides } from "../../src/planner/offline/slides/propose.ts";
import { storyline } from "../../src/planner/offline/storyline/storyline.ts";
import { digestOf } from "./planning.ts";

/** The best slide of a type that a section under one heading is made into. */
export async function proposal<T extends SlideType>(
  type: T,
  body: string,
  heading = "Trees in town",
): Promise<Extract<SlideContent, { type: T }>> {
  const digest = await digestOf(`# The town\n\n## ${heading}\n\n${body}`);
  const [segment] = storyline(digest, 1);
  if (segment === undefined) throw new Error("no segment");
  const contents = proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() }).map(
    ({ candidates: [content] }) => content,
  );
  const found = contents.find((content): content is Extract<SlideContent, { type: T }> => content.type === type);
  if (found === undefined) throw new Error(`no ${type} among ${contents.map((content) => content.type).join(", ")}`);
  return found;
}

/** The type of the best slide that such a section is made into. */
export const best = async (body: string, heading?: string): Promise<SlideContent["type"] | undefined> => {
  const digest = await digestOf(`# The town\n\n## ${heading ?? "Trees in town"}\n\n${body}`);
  const [segment] = storyline(digest, 1);
  return segment && proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() })[0]?.type;
};
