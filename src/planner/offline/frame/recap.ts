import { fixedPhrase, type Item } from "../../../deck/slide-content.ts";
import type { DeckFormat } from "../../../deck/deck-plan.ts";
import type { Digest } from "../digest/digest.ts";
import { type Section, topSection } from "../digest/sections.ts";
import { genreOf } from "../genre.ts";
import { itemRoom } from "../slides/room.ts";
import { memberSets } from "../storyline/member-sets.ts";
import type { BodySlide } from "../body.ts";
import { minutesItems } from "./decisions.ts";
import { isThanks } from "./closing-words.ts";
import type { FrameContent } from "./frame-content.ts";
import { headingSet } from "./heading-set.ts";
import { type Form, type Point, pointsOf } from "./points-shown.ts";

const ROOM = itemRoom("recap");
const FEWEST_ENTRIES = 3;
const MOST_ENTRIES = 5;
/** Shares of the sections that headings or orders, and statements, must speak for before entries of the other form give way. */
const HALF = 0.5;
const MOST_OF_THEM = 0.6;
const SAME_POINT = 0.5;
/** Below this a statement has not been the point of its slide. */
const WORTH_REPEATING = 0.42;

/** The points of the slides of one section. */
interface Part {
  readonly weight: number;
  readonly points: readonly Point[];
}

/** The deck that a summary is for, and whether it opens on an agenda. */
export interface RecapWish {
  readonly format: DeckFormat;
  readonly agenda: boolean;
}

/**
 * What the deck has shown, one brief point for each of its weightiest sections, in the words of its slides and as far as
 * they allow in one form; of minutes, what was decided and who does what.
 */
export function recapSlide(
  digest: Digest,
  { format, agenda }: RecapWish,
  body: readonly BodySlide[],
): FrameContent | undefined {
  const minutes = minutesItems(digest);
  if (minutes.length >= FEWEST_ENTRIES) return recapOf(minutes, digest, format);
  // Notes of what was said in a meeting come to nothing but its decisions.
  if (genreOf(digest) === "minutes") return undefined;
  // An agenda has said the headings.
  const headings = agenda ? [] : headingSet(body, digest);
  if (headings.length > 0) return recapOf(headings, digest, format);
  const parts = partsOf(body, digest);
  if (parts.length < FEWEST_ENTRIES) return undefined;
  const points = inOneForm(parts, digest);
  if (points.length < FEWEST_ENTRIES || tearsASet(points, digest)) return undefined;
  const items = points.map(({ phrase }) => ({ text: phrase }));
  return recapOf(items, digest, format);
}

/** Whether a text has sections enough to be summed up one by one. */
export function recapIsPossible({ sections }: Digest): boolean {
  return sections.all.filter(({ heading }) => heading !== undefined).length >= FEWEST_ENTRIES;
}

function recapOf(items: readonly Item[], { words }: Digest, format: DeckFormat): FrameContent {
  const title = fixedPhrase(format === "carousel" ? words.keyTakeaways : words.summary);
  return { candidates: [{ type: "recap", title, items }], uses: [] };
}

/** Whether headings that the source counts are named in part: "Lesson 1, 2, 7 and 9". */
function tearsASet(points: readonly Point[], { sections, passages, rules }: Digest): boolean {
  const named = new Set(points.flatMap(({ phrase: { sources } }) => sources.map(({ start }) => start)));
  return memberSets(sections, passages, rules).some(({ members }) => {
    const counted = members.filter(({ counter }) => counter !== undefined);
    const there = counted.filter(({ section: { heading } }) => heading !== undefined && named.has(heading.span.start));
    return there.length > 0 && there.length < counted.length;
  });
}

/** What only counts what there is sums up nothing, nor does a sentence from the middle of a paragraph that says little. */
function mayBeSummed({ counts, forms, value }: Point): boolean {
  return !counts && (value >= WORTH_REPEATING || !forms.has("statement") || forms.has("heading"));
}

/** The sections right under the title; where those are fewer than three, the innermost ones. */
function partsOf(body: readonly BodySlide[], digest: Digest): readonly Part[] {
  const tops = new Set(body.map(({ segment }) => topSection(segment.section)));
  const partOf = (section: Section): Section => (tops.size < FEWEST_ENTRIES ? section : topSection(section));
  const sections = [...new Set(body.map(({ segment }) => partOf(segment.section)))].filter(
    ({ heading }) => heading !== undefined && !isThanks(heading.text),
  );
  return sections.flatMap((section) => {
    const slides = body.filter(({ segment }) => partOf(segment.section) === section);
    const points = slides.flatMap((slide) => pointsOf(slide, digest)).filter(mayBeSummed);
    const weight = slides.reduce((sum, { chosen }) => sum + chosen.score, 0);
    return points.length === 0 ? [] : [{ weight, points }];
  });
}

/**
 * One point a part: headings that say something, or orders, where half the parts have one; else statements, else
 * whatever each part says best.
 */
function inOneForm(parts: readonly Part[], digest: Digest): readonly Point[] {
  const of = (form: Form): readonly Point[] => bestPoints(parts, digest, (point) => point.forms.has(form));
  const mixed = bestPoints(parts, digest, () => true);
  const enough = (points: readonly Point[], share: number): boolean =>
    points.length >= FEWEST_ENTRIES && points.length >= mixed.length * share;
  for (const form of ["heading", "order"] as const) {
    const points = of(form);
    if (enough(points, HALF)) return points;
  }
  const statements = of("statement");
  return enough(statements, MOST_OF_THEM) ? statements : mixed;
}

function bestPoints(parts: readonly Part[], { terms }: Digest, test: (point: Point) => boolean): readonly Point[] {
  const found: { readonly point: Point; readonly weight: number }[] = [];
  for (const { points, weight } of parts) {
    const point = points
      .filter(test)
      .filter(({ phrase }) =>
        found.every((other) => terms.similarity(other.point.phrase.text, phrase.text) <= SAME_POINT),
      )
      .sort((a, b) => b.value - a.value)[0];
    if (point !== undefined) found.push({ point, weight });
  }
  const kept = new Set([...found].sort((a, b) => b.weight - a.weight).slice(0, Math.min(MOST_ENTRIES, ROOM.max)));
  return found.filter((entry) => kept.has(entry)).map(({ point }) => point);
}
