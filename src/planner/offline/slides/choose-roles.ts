import type { SlideType } from "../../../deck/slide-types.ts";
import type { Proposal } from "./proposal.ts";

/** The same type again right after itself. */
const REPEAT = 0.14;
/** Two sentences one after the other with nothing under them. */
const BARE_REPEAT = 0.2;
/** A third one in a row: only where nothing else is left. */
const THIRD_IN_A_ROW = 3;
/** What every further slide of a type costs once the deck has had its share of it. */
const CROWDING = 0.05;
const WANTED = 0.5;
const ROUNDS = 6;
const ENOUGH_TYPES = 4;
/** Types that tire a reader soon: the share of the slides they may have, and what each further one costs a
 * deck. */
const MOST = { quote: 0.2, qa: 0.25 } as const;
const BEYOND_SHARE = 0.6;
/** A text that asks nearly everywhere may show more of its questions. */
const DIALOGUE = { questions: 0.7, share: 0.4 };
/** A slide below this has nothing to say: better one too many of a type. */
const WORTHWHILE = 0.2;

/**
 * One proposal a slide, chosen for the whole deck at once (Viterbi over slide and run length): the best scores, few
 * repeats, never three of a type in a row where it can be helped, and enough different types.
 */
export function chooseRoles(
  choices: readonly (readonly Proposal[])[],
  wanted: ReadonlySet<SlideType>,
): readonly Proposal[] {
  let best: readonly Proposal[] = [];
  let bestValue = -Infinity;
  const limits = limitsFor(choices);
  const crowding = new Map<SlideType, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const path = bestPath(choices, (proposal) => {
      const bonus = wanted.has(proposal.type) ? WANTED : 0;
      return proposal.score + bonus - (crowding.get(proposal.type) ?? 0);
    });
    const value = deckValue(path, wanted, limits);
    if (value > bestValue) {
      bestValue = value;
      best = path;
    }
    for (const [type, count] of countTypes(path)) {
      const share = count - Math.max(1, path.length / ENOUGH_TYPES);
      const over = beyondShare(count, limits.get(type));
      const cost = CROWDING * (Math.max(0, share) + over);
      if (cost > 0) crowding.set(type, (crowding.get(type) ?? 0) + cost);
    }
  }
  return thinnedOut(best, choices, wanted, limits);
}

function deckValue(path: readonly Proposal[], wanted: ReadonlySet<SlideType>, limits: Limits): number {
  const types = countTypes(path);
  const scores = path.reduce((sum, proposal) => sum + proposal.score, 0);
  const repeats = path.filter((proposal, at) => at > 0 && path[at - 1]?.type === proposal.type).length;
  const series = path.filter(
    (proposal, at) => at > 0 && isBare(proposal) && path.slice(at - 1, at).every(isBare),
  ).length;
  const thirds = path.filter(
    (proposal, at) => at > 1 && path[at - 1]?.type === proposal.type && path[at - 2]?.type === proposal.type,
  ).length;
  const missing = Math.max(0, Math.min(ENOUGH_TYPES, path.length) - types.size);
  const asked = [...wanted].filter((type) => types.has(type)).length;
  const over = [...types].reduce((sum, [type, count]) => sum + beyondShare(count, limits.get(type)), 0);
  return (
    scores -
    REPEAT * repeats -
    BARE_REPEAT * series -
    THIRD_IN_A_ROW * thirds -
    0.3 * missing +
    WANTED * asked -
    BEYOND_SHARE * over
  );
}

/** Exchanges slides of a type beyond its share, those first whose place costs least, while something else is left. */
function thinnedOut(
  path: readonly Proposal[],
  choices: readonly (readonly Proposal[])[],
  wanted: ReadonlySet<SlideType>,
  limits: Limits,
): readonly Proposal[] {
  const thinned = [...path];
  for (const [type, count] of countTypes(path)) {
    let over = wanted.has(type) ? 0 : beyondShare(count, limits.get(type));
    const places = path.flatMap((proposal, at) => {
      const other = proposal.type === type ? choices[at]?.find(({ type: own }) => own !== type) : undefined;
      return other === undefined || other.score < WORTHWHILE ? [] : [{ at, other, loss: proposal.score - other.score }];
    });
    for (const { at, other } of places.sort((a, b) => a.loss - b.loss)) {
      if (over <= 0) break;
      thinned[at] = other;
      over--;
    }
  }
  return thinned;
}

/** How many slides of a type a deck may have; a type that is not named has no limit. */
type Limits = ReadonlyMap<string, number>;

function limitsFor(choices: readonly (readonly Proposal[])[]): Limits {
  const asking = choices.filter((proposals) => proposals.some(({ type }) => type === "qa")).length;
  const isDialogue = asking >= choices.length * DIALOGUE.questions;
  const shares = isDialogue ? { ...MOST, qa: DIALOGUE.share } : MOST;
  return new Map(
    Object.entries(shares).map(([type, share]) => [type, Math.max(1, Math.floor(share * choices.length))]),
  );
}

function beyondShare(count: number, limit = Infinity): number {
  return Math.max(0, count - limit);
}

function countTypes(path: readonly Proposal[]): Map<SlideType, number> {
  const counts = new Map<SlideType, number>();
  for (const { type } of path) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}

interface Step {
  readonly proposal: Proposal;
  /** How many slides of this type in a row end here; 1 or 2. */
  readonly run: 1 | 2;
  readonly value: number;
  readonly before?: Step;
}

function bestPath(choices: readonly (readonly Proposal[])[], valueOf: (proposal: Proposal) => number): Proposal[] {
  let steps: readonly Step[] = [];
  for (const proposals of choices) {
    const previous = steps;
    steps = proposals.flatMap((proposal): Step[] => {
      const own = valueOf(proposal);
      if (previous.length === 0) return [{ proposal, run: 1, value: own }];
      return ([1, 2] as const).flatMap((run) => {
        const before = bestBefore(previous, proposal, run);
        return before === undefined ? [] : [{ proposal, run, value: before.value + own, before: before.step }];
      });
    });
  }
  const path: Proposal[] = [];
  let at: Step | undefined = steps.reduce<Step | undefined>(
    (top, step) => (top === undefined || step.value > top.value ? step : top),
    undefined,
  );
  for (; at !== undefined; at = at.before) path.unshift(at.proposal);
  return path;
}

/** A sentence and nothing else. */
function isBare({ candidates: [content] }: Proposal): boolean {
  return content.type === "quote" || (content.type === "statement" && content.body === undefined);
}

function bestBefore(
  steps: readonly Step[],
  proposal: Proposal,
  run: 1 | 2,
): { readonly step: Step; readonly value: number } | undefined {
  let best: { step: Step; value: number } | undefined;
  for (const step of steps) {
    const repeats = step.proposal.type === proposal.type;
    if (repeats !== (run === 2)) continue;
    const series = isBare(step.proposal) && isBare(proposal) ? BARE_REPEAT : 0;
    const value = step.value - series - (repeats ? REPEAT + (step.run === 2 ? THIRD_IN_A_ROW : 0) : 0);
    if (best === undefined || value > best.value) best = { step, value };
  }
  return best;
}
