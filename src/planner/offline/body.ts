import type { SlideType } from "../../deck/slide-types.ts";
import type { Claim } from "./digest/claim.ts";
import type { Digest } from "./digest/digest.ts";
import { type Passage, passageWeight } from "./digest/passage.ts";
import { chooseRoles } from "./slides/choose-roles.ts";
import { distinctTitles } from "./slides/distinct-titles.ts";
import type { Proposal } from "./slides/proposal.ts";
import { proposeSlides } from "./slides/propose.ts";
import type { Segment } from "./storyline/segment.ts";
import { settle } from "./slides/settle.ts";
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
const QUOTE_SHARE = 0.2;
/** Share of the slides from which on sentences that read alone carry a deck. */
const CARRIES = 0.6;

/** At most `count` body slides in source order: storyline, proposals for each segment, roles chosen for all at once. */
export function planBody(
  digest: Digest,
  count: number,
  taken: ReadonlySet<Claim>,
  wishes: TypeWishes,
): readonly BodySlide[] {
  // Sentences that lean on others fill slides only where what reads alone carries too little of the deck; a few slides
  // that are missing are filled later, with what stands whole beside what is shown.
  const strict = planWith(digest, count, taken, wishes, false);
  return strict.length >= count * CARRIES ? strict : planWith(digest, count, taken, wishes, true);
}

function planWith(
  digest: Digest,
  count: number,
  taken: ReadonlySet<Claim>,
  { wanted, excluded }: TypeWishes,
  leaning: boolean,
): readonly BodySlide[] {
  const all = digest.passages.map((passage) => withoutTaken(passage, taken));
  const few = withFewQuotes(all, count);
  // Where the author's own words do not carry the deck, those of others may.
  let passages: readonly Passage[] = storyline({ ...digest, passages: few }, count).length < count ? all : few;
  let slides = count;
  for (let attempt = 0; ; attempt++) {
    const segments = storyline({ ...digest, passages }, slides);
    const choices = segments.map((segment) => proposeSlides(segment, { digest, taken, excluded, leaning }));
    const barren = segments.filter((_, at) => choices[at]?.length === 0);
    if (barren.length === 0 || attempt === ATTEMPTS) return bodyOf(segments, choices, wanted, digest);
    const fertile = new Set(segments.filter((at) => !barren.includes(at)).flatMap(unitsOf));
    const lost = new Set(barren.flatMap(unitsOf).filter((unit) => !fertile.has(unit)));
    passages = passages.filter((passage) => !lost.has(passage.unit));
    // Parts of a block that is shown elsewhere go back to it: one slide fewer to split it for.
    if (lost.size === 0) slides -= barren.length;
  }
}

/** Of many quotations only the weightiest, one for every fifth slide. */
function withFewQuotes(passages: readonly Passage[], count: number): readonly Passage[] {
  const quotes = passages.filter(({ unit }) => unit.kind === "quote").sort((a, b) => b.weight - a.weight);
  const most = Math.max(1, Math.floor(count * QUOTE_SHARE));
  const dropped = new Set(quotes.slice(most));
  return passages.filter((passage) => !dropped.has(passage));
}

/** A passage in which what other slides show no longer counts. */
function withoutTaken(passage: Passage, taken: ReadonlySet<Claim>): Passage {
  if (!passage.runs.flat().some((claim) => taken.has(claim))) return passage;
  const runs = passage.runs.map((run) => {
    let isGone = false;
    return run.map((claim): Claim => {
      // What leans on a sentence of another slide has nothing to lean on.
      isGone = taken.has(claim) || (isGone && claim.standing === "leaning");
      return isGone ? { ...claim, standing: "unfit" } : claim;
    });
  });
  return { ...passage, runs, weight: passageWeight(passage.unit, passage.items, runs) };
}

function unitsOf(segment: Segment): Passage["unit"][] {
  return segment.passages.map((passage) => passage.unit);
}

function bodyOf(
  segments: readonly Segment[],
  choices: readonly (readonly Proposal[])[],
  wanted: ReadonlySet<SlideType>,
  digest: Digest,
): readonly BodySlide[] {
  const shown = segments.filter((_, at) => (choices[at]?.length ?? 0) > 0);
  const open = choices.filter((proposals) => proposals.length > 0);
  const roles = distinctTitles(settle(chooseRoles(open, wanted), open, digest.termsOf), digest);
  return shown.flatMap((segment, at) => {
    const chosen = roles[at];
    return chosen === undefined ? [] : [{ segment, chosen }];
  });
}
