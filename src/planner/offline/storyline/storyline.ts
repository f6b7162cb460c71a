import type { Digest } from "../digest/digest.ts";
import { claimsOf, type Passage } from "../digest/passage.ts";
import { divide } from "./divide.ts";
import { memberSets } from "./member-sets.ts";
import { isMinor, isRoster } from "./minor-sections.ts";
import { groupForDivision, splitUntil } from "./refine.ts";
import { type Segment, segmentsOf } from "./segment.ts";
import { withWholeSets } from "./whole-sets.ts";

/** A preface lighter than this share of a slide has none of its own. */
const PREFACE = 0.7;

/**
 * The body of a deck as at most `count` segments in source order: fewer only where the source, split as far as it goes,
 * does not carry more.
 */
export function storyline(digest: Digest, count: number): readonly Segment[] {
  const parts = partsFor(digest, count);
  const groups = groupForDivision(parts);
  const blocks = groups.map(joined);
  const slides = Math.min(count, blocks.length);
  if (slides === 0) return [];
  const vectors = groups.map((group) => digest.terms.vector(textOf(group)));
  const byBlock = new Map(blocks.map((block, at) => [block, groups[at] ?? []]));
  const stretches = divide(blocks, vectors, slides).map((stretch) =>
    stretch.flatMap((block) => byBlock.get(block) ?? []),
  );
  const sets = memberSets(digest.sections, digest.passages, digest.rules);
  return segmentsOf(withWholeSets(stretches, sets), digest.sections.root);
}

/** Passages split as far as the deck needs it, those of sections that only keep a record last, no list of names. */
function partsFor({ passages: all, terms, rules }: Digest, count: number): readonly Passage[] {
  const matter = all.filter(({ unit, section }) => !isRoster(unit, section, rules));
  const passages = matter.length === 0 ? all : matter;
  const main = passages.filter(({ section }) => !isMinor(section));
  const parts = splitUntil(withoutPreface(main, count), count, terms);
  if (parts.length >= count || main.length === passages.length) return parts;
  return splitUntil(withoutPreface(passages, count), count, terms);
}

/**
 * A few sentences in front of the first heading belong to the cover: they get a slide only where the deck has slides to
 * spare.
 */
function withoutPreface(passages: readonly Passage[], count: number): readonly Passage[] {
  const body = passages.filter((passage) => passage.section.heading !== undefined);
  const sections = new Set(body.map((passage) => passage.section)).size;
  const ideal = weightOf(body) / count;
  const preface = weightOf(passages) - weightOf(body);
  return sections >= count && preface < PREFACE * ideal ? body : passages;
}

function weightOf(passages: readonly Passage[]): number {
  return passages.reduce((sum, passage) => sum + passage.weight, 0);
}

/** A group stands in the division as its first passage with the weight of all. */
function joined(group: readonly Passage[]): Passage {
  const [first] = group;
  if (first === undefined) throw new RangeError("a group of passages is never empty");
  return { ...first, weight: group.reduce((sum, passage) => sum + passage.weight, 0) };
}

function textOf(group: readonly Passage[]): string {
  return claimsOf(group)
    .map((claim) => claim.sentence.text)
    .join(" ");
}
