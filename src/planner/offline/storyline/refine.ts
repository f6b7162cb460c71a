import { lineage } from "../digest/sections.ts";
import { cosine, type TermSpace, type TermVector } from "../salience/term-vectors.ts";
import type { Run } from "../digest/claim.ts";
import type { Passage } from "../digest/passage.ts";
import { isTimeline, part, type Round, splitList } from "./split-list.ts";

/** Above this many the division takes too long; neighbours of the same section are joined first. */
const MOST_PASSAGES = 160;
/** Items that one slide holds. */
const ONE_SLIDE = 6;
/** Sentences on each side of a cut that are compared, and how much their likeness weighs against evenness. */
const BLOCK = 2;
const BOND = 2;

/**
 * Splits the heaviest passages until there are `count`, or until nothing can be split any more. The first dates of a
 * dated list stay together as long as there is anything else to split: three of them are a timeline.
 */
export function splitUntil(passages: readonly Passage[], count: number, terms: TermSpace): readonly Passage[] {
  const rounds: readonly Round[] = [
    { leastItems: 2, keepsTimelines: true },
    { leastItems: 1, keepsTimelines: true },
    { leastItems: 1, keepsTimelines: false },
  ];
  return rounds.reduce((parts, round) => splitInto(parts, count, round, terms), passages);
}

function splitInto(passages: readonly Passage[], count: number, round: Round, terms: TermSpace): readonly Passage[] {
  const parts = [...passages];
  const done = new Set<Passage>();
  while (parts.length < count) {
    const open = parts.filter((passage) => !done.has(passage));
    if (open.length === 0) break;
    const heaviest = open.reduce((best, passage) => (readiness(passage) > readiness(best) ? passage : best));
    const halves = split(heaviest, round, terms);
    if (halves === undefined) done.add(heaviest);
    else parts.splice(parts.indexOf(heaviest), 1, ...halves);
  }
  return parts;
}

/** How much a passage gains by being split: a list that fits one slide should rather stay on it, a timeline all the more. */
function readiness({ unit, items, weight }: Passage): number {
  if (isTimeline(items)) return weight / 6;
  return unit.kind === "list" && items.length <= ONE_SLIDE ? weight / 2 : weight;
}

/** Stretches of passages, joined from neighbours of one section while there are too many for the division. */
export function groupForDivision(passages: readonly Passage[]): readonly (readonly Passage[])[] {
  const groups: Passage[][] = [];
  for (const passage of passages) {
    const before = groups.at(-1);
    if (before?.length === 1 && before[0] !== undefined && areTwins(before[0], passage, passages)) before.push(passage);
    else groups.push([passage]);
  }
  while (groups.length > MOST_PASSAGES) {
    let lightest = 1;
    let least = Infinity;
    for (let at = 1; at < groups.length; at++) {
      const left = groups[at - 1];
      const right = groups[at];
      if (left === undefined || right === undefined) continue;
      const apart = left.at(-1)?.section === right[0]?.section ? 0 : 1000;
      const weight = apart + weightOf(left) + weightOf(right);
      if (weight < least) {
        least = weight;
        lightest = at;
      }
    }
    groups.splice(lightest - 1, 2, [...(groups[lightest - 1] ?? []), ...(groups[lightest] ?? [])]);
  }
  return groups;
}

/** The only two subsections of a section, each nothing but a list as long as the other: two sides of one comparison. */
function areTwins(one: Passage, other: Passage, all: readonly Passage[]): boolean {
  const { parent } = other.section;
  if (parent === undefined || one.section === other.section || one.section.parent !== parent) return false;
  if (one.items.length < 2 || Math.abs(one.items.length - other.items.length) > 1) return false;
  const inside = all.filter(({ section }) => section !== parent && lineage(section).includes(parent));
  return inside.length === 2 && other.items.length >= 2;
}

function weightOf(group: readonly Passage[]): number {
  return group.reduce((sum, passage) => sum + passage.weight, 0);
}

function split(passage: Passage, round: Round, terms: TermSpace): readonly [Passage, Passage] | undefined {
  if (passage.unit.kind === "paragraph") return splitProse(passage, terms);
  if (passage.unit.kind === "list") return splitList(passage, round);
  return undefined;
}

/**
 * Cuts where the second half begins with a sentence that reads alone and both halves hold one: near the middle, and
 * where the sentences on both sides share few terms (TextTiling, Hearst 1997).
 */
function splitProse(passage: Passage, terms: TermSpace): readonly [Passage, Passage] | undefined {
  const run = passage.runs.flat();
  const total = wordsOf(run) || 1;
  let best: { readonly at: number; readonly cost: number } | undefined;
  for (let at = 1; at < run.length; at++) {
    const opener = run[at];
    if (opener?.standing !== "alone" || opener.asks) continue;
    if (!run.slice(0, at).some((claim) => claim.standing === "alone" && !claim.asks)) continue;
    const uneven = Math.abs(wordsOf(run.slice(0, at)) - wordsOf(run.slice(at))) / total;
    const bond = cosine(
      blockVector(run.slice(Math.max(0, at - BLOCK), at), terms),
      blockVector(run.slice(at, at + BLOCK), terms),
    );
    const cost = uneven + BOND * bond;
    if (best === undefined || cost < best.cost) best = { at, cost };
  }
  if (best === undefined) return undefined;
  return [part(passage, [], [run.slice(0, best.at)]), part(passage, [], [run.slice(best.at)])];
}

function blockVector(run: Run, terms: TermSpace): TermVector {
  return terms.vector(run.map((claim) => claim.sentence.text).join(" "));
}

function wordsOf(run: Run): number {
  return run.reduce((sum, claim) => sum + claim.words, 0);
}
