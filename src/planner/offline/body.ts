import type { SlideType } from "../../deck/slide-types.ts";
import type { Claim } from "./digest/claim.ts";
import type { Digest } from "./digest/digest.ts";
import type { Passage } from "./digest/passage.ts";
import { chooseRoles } from "./slides/choose-roles.ts";
import type { Proposal } from "./slides/proposal.ts";
import { proposeSlides } from "./slides/propose.ts";
import type { Segment } from "./storyline/segment.ts";
import { storyline } from "./storyline/storyline.ts";

export interface BodySlide {
  readonly segment: Segment;
  readonly chosen: Proposal;
}

export interface TypeWishes {
  readonly wanted: ReadonlySet<SlideType>;
  readonly excluded: ReadonlySet<SlideType>;
}

const ATTEMPTS = 5;

/** At most `count` body slides in source order: storyline, proposals for each segment, roles chosen for all at once. */
export function planBody(
  digest: Digest,
  count: number,
  taken: ReadonlySet<Claim>,
  { wanted, excluded }: TypeWishes,
): readonly BodySlide[] {
  let passages = digest.passages;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const segments = storyline({ ...digest, passages }, count);
    const choices = segments.map((segment) => proposeSlides({ digest, segment, taken }, excluded));
    const barren = barrenPassages(segments, choices);
    if (barren.size === 0 || attempt === ATTEMPTS - 1) return bodyOf(segments, choices, wanted);
    passages = passages.filter((passage) => !barren.has(passage.unit));
  }
  return [];
}

/** Blocks of segments that no writer could make a slide of: the next attempt does without them. */
function barrenPassages(
  segments: readonly Segment[],
  choices: readonly (readonly Proposal[])[],
): ReadonlySet<Passage["unit"]> {
  const barren = segments.filter((_, at) => choices[at]?.length === 0);
  return new Set(barren.flatMap((segment) => segment.passages.map((passage) => passage.unit)));
}

function bodyOf(
  segments: readonly Segment[],
  choices: readonly (readonly Proposal[])[],
  wanted: ReadonlySet<SlideType>,
): readonly BodySlide[] {
  const shown = segments.filter((_, at) => (choices[at]?.length ?? 0) > 0);
  const roles = chooseRoles(
    choices.filter((proposals) => proposals.length > 0),
    wanted,
  );
  return shown.flatMap((segment, at) => {
    const chosen = roles[at];
    return chosen === undefined ? [] : [{ segment, chosen }];
  });
}
