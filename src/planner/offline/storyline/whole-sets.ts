import { displayLength } from "../../../deck/display-length.ts";
import { itemRoom } from "../slides/room.ts";
import type { Passage } from "../digest/passage.ts";
import type { Member, MemberSet } from "./member-sets.ts";

/** Consecutive passages that one slide is made from. */
export interface Stretch {
  readonly passages: readonly Passage[];
  /** The members of a set that share the slide; none where it is made from a stretch like any other. */
  readonly group?: MemberGroup;
}

/** Neighbours of a set, and the set; it is the `at`th of `of` groups, counted from 1. */
export interface MemberGroup {
  readonly at: number;
  readonly of: number;
  readonly set: MemberSet;
  readonly members: readonly Member[];
}

/** A member and what stands under it; the first with what stands in front of all of them. */
interface Place {
  readonly member: Member;
  readonly passages: readonly Passage[];
}

const { max: MOST_TOGETHER, label: LABEL } = itemRoom("list");
/** What a slide for several members costs: what of them it can't show, a pair, more than a few, a heading too long for a label. */
const LOST = 0.5;
const PAIR = 0.7;
const FEW = 3;
const BEYOND_FEW = 0.15;
const LONG_NAME = 0.4;
/** A slide for one member without enough matter. */
const TOO_LITTLE = 0.8;
const ENOUGH = 0.6;

/**
 * Divides anew among the same number of slides what belongs to a set of which the division shows only some members: some
 * have a slide of their own, neighbours share one, and none is missing.
 */
export function withWholeSets(
  stretches: readonly (readonly Passage[])[],
  sets: readonly MemberSet[],
): readonly Stretch[] {
  return sets.reduce<readonly Stretch[]>(
    (divided, set) => withWholeSet(divided, set),
    stretches.map((passages) => ({ passages })),
  );
}

function withWholeSet(stretches: readonly Stretch[], set: MemberSet): readonly Stretch[] {
  const sections = new Set(set.members.map(({ section }) => section));
  const isMember = ({ section }: Passage): boolean => sections.has(section);
  const own = stretches.filter(({ passages }) => weightOf(passages.filter(isMember)) * 2 >= weightOf(passages));
  const shown = new Set(
    own.flatMap(({ passages }) => (isBare(passages) ? [] : passages.map(({ section }) => section))),
  );
  const present = set.members.filter(({ section }) => shown.has(section)).length;
  const count = Math.min(own.length, present);
  if (count === 0 || count >= set.members.length || count * MOST_TOGETHER < set.members.length) return stretches;
  const first = stretches.indexOf(own[0] ?? { passages: [] });
  const rest = stretches.flatMap((stretch) => {
    const passages = stretch.passages.filter((passage) => !isMember(passage));
    return own.includes(stretch) || passages.length === 0 ? [] : [{ ...stretch, passages }];
  });
  const all = stretches.flatMap(({ passages }) => passages);
  const introduction = own
    .flatMap(({ passages }) => passages)
    .filter(({ section }) => section === set.parent && section.heading !== undefined);
  const places = set.members.map((member, at): Place => {
    const passages = all.filter(({ section }) => section === member.section);
    return { member, passages: at === 0 ? [...introduction, ...passages] : passages };
  });
  const blocks = blocksOf(places, count);
  const groups = blocks.filter(({ length }) => length > 1);
  const divided = blocks.map((block): Stretch => {
    const passages = block.flatMap((place) => place.passages);
    const at = groups.indexOf(block) + 1;
    return at === 0
      ? { passages }
      : { passages, group: { set, members: block.map(({ member }) => member), at, of: groups.length } };
  });
  return [...rest.slice(0, first), ...divided, ...rest.slice(first)];
}

/** Places in their order as `count` blocks, by dynamic programming over all divisions. */
function blocksOf(places: readonly Place[], count: number): readonly (readonly Place[])[] {
  const ideal = places.reduce((sum, { passages }) => sum + weightOf(passages), 0) / count || 1;
  let best: readonly (Division | undefined)[] = [{ cost: 0, blocks: [] }];
  for (let slides = 1; slides <= count; slides++) {
    const before = best;
    best = Array.from({ length: places.length + 1 }, (_, end) => {
      const divisions = Array.from({ length: Math.min(end, MOST_TOGETHER) }, (__, size): Division[] => {
        const division = before[end - size - 1];
        const block = places.slice(end - size - 1, end);
        if (division === undefined) return [];
        return [{ cost: division.cost + costOf(block, ideal), blocks: [...division.blocks, block] }];
      }).flat();
      return divisions.reduce<Division | undefined>(
        (cheapest, at) => (cheapest === undefined || at.cost < cheapest.cost ? at : cheapest),
        undefined,
      );
    });
  }
  return best[places.length]?.blocks ?? places.map((place) => [place]);
}

interface Division {
  readonly cost: number;
  readonly blocks: readonly (readonly Place[])[];
}

function costOf(block: readonly Place[], ideal: number): number {
  const weight = block.reduce((sum, { passages }) => sum + weightOf(passages), 0);
  if (block.length === 1) return weight === 0 ? Infinity : weight < ENOUGH ? TOO_LITTLE : 0;
  const pair = block.length === 2 ? PAIR : 0;
  const full = BEYOND_FEW * Math.max(0, block.length - FEW) ** 2;
  const long = block.some(({ member: { name } }) => displayLength(name) > LABEL) ? LONG_NAME : 0;
  return (LOST * weight) / ideal + pair + full + long;
}

/** Whether other slides have taken all that stretches say. */
function isBare(passages: readonly Passage[]): boolean {
  return weightOf(passages) === 0;
}

function weightOf(passages: readonly Passage[]): number {
  return passages.reduce((sum, { weight }) => sum + weight, 0);
}
