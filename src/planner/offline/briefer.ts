import { contentPhrases } from "../../deck/content-phrases.ts";
import type { SlidePlan } from "../../deck/deck-plan.ts";
import type { SlideContent } from "../../deck/slide-content.ts";

/** The same candidates with the next shorter one of the first one's type in front: what few words ask for. */
export function brieferFirst(candidates: SlidePlan["candidates"]): SlidePlan["candidates"] {
  const [first] = candidates;
  const at = candidates.findIndex(
    (candidate) => candidate.type === first.type && textLength(candidate) < textLength(first),
  );
  const shorter = candidates[at];
  if (shorter === undefined) return candidates;
  return [shorter, ...candidates.filter((_, index) => index !== at)];
}

function textLength(content: SlideContent): number {
  return contentPhrases(content).reduce((length, { text }) => length + text.length, 0);
}
