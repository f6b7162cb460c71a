import type { BodySlide } from "../body.ts";
import { isMinor, isRoster } from "../storyline/minor-sections.ts";
import { type Plain, plainWords } from "./plain-words.ts";
import { divideSlides, tearSlides } from "./divide-slides.ts";
import {
  contentOf,
  hasNewTitle,
  type Material,
  plainSlide,
  segmentOf,
  shownBy,
  startOf,
  waysToShow,
} from "./filling.ts";
import { matterOf, type Piece, unshownPieces } from "./pieces.ts";
import { type ShownSpans, spansOf } from "./shown.ts";

/** What a piece gains that shows several items or sentences at once, and one whose section no slide speaks for. */
const SEVERAL = 0.5;
const NEW_SECTION = 0.4;
/** What a piece loses of a section that only keeps a record. */
const RECORD = -2;
/** What a slide for several items shows of them at least. */
const FEWEST_ENTRIES = 2;
/** Below this a slide has no evidence but its words. */
const PLAIN = 0.15;

/** A piece of the source as the slides it can have: one, or the parts of a sentence too long for one. */
interface Option {
  readonly piece: Piece;
  readonly ways: readonly (readonly BodySlide[])[];
  /** With a sentence broken off and gone on with. */
  readonly torn: readonly (readonly BodySlide[])[];
  readonly value: number;
}

/** What may be taken: whole thoughts; also torn sentences; also such as lean on one that is not there; whatever there is. */
type Measure = "whole" | "torn" | "hanging" | "anything";

/**
 * Fills the body of a deck up to `count` slides from what no slide shows yet: blocks, branches of lists, items and
 * sentences, the weightiest first; then slides of several thoughts become several slides, and long sentences are cut
 * where their author set the parts off. Source order is kept; fewer slides where the source is used up. Lists of names
 * come last, and never name by name.
 */
export function fillUp(body: readonly BodySlide[], count: number, material: Material): readonly BodySlide[] {
  const fit = withPieces(body, count, material, "whole");
  const divided = divideSlides(fit, count, material);
  const torn = divided.length < count ? withPieces(divided, count, material, "torn") : divided;
  const apart = tearSlides(torn, count, material);
  const hanging = apart.length < count ? withPieces(apart, count, material, "hanging") : apart;
  return hanging.length < count ? withPieces(hanging, count, material, "anything") : hanging;
}

function withPieces(
  body: readonly BodySlide[],
  count: number,
  material: Material,
  measure: Measure,
): readonly BodySlide[] {
  const inNeed = measure === "anything";
  const slides = [...body];
  const shown = shownBy(slides, material);
  const sections = new Set(slides.map(({ segment }) => segment.section));
  const options = unshownPieces(material.digest, shown, inNeed)
    .filter((piece) => !namesPeople(piece, material) || (inNeed && matterOf(piece).length > 1))
    .map((piece) => optionFor(piece, shown, sections.has(piece.passage.section), material))
    .sort((a, b) => b.value - a.value || a.piece.start - b.piece.start);
  for (let added = true; added && slides.length < count;) added = addBest(options, slides, count, material, measure);
  return slides;
}

function namesPeople({ passage: { unit, section } }: Piece, { digest }: Material): boolean {
  return isRoster(unit, section, digest.rules);
}

function optionFor(piece: Piece, shown: ShownSpans, known: boolean, material: Material): Option {
  const { digest } = material;
  const { heading } = piece.passage.section;
  const segment = segmentOf(piece.passage, heading !== undefined && !shown.has(heading.span));
  const ways = waysToShow(segment, material).map((chosen) => [{ segment, chosen }]);
  const { whole, torn } = plainWords(piece, digest.rules);
  const slidesOf = (way: readonly Plain[]): BodySlide[] =>
    way.map(({ content, uses }) => plainSlide(segment, content, uses));
  // A whole sentence in its author's parts does better than one set as a quotation, or without some of its words.
  const poor = ways.findIndex(([slide]) => (slide?.chosen.score ?? 0) < PLAIN);
  const all = ways.toSpliced(poor < 0 ? ways.length : poor, 0, ...whole.map(slidesOf));
  const [best] = ways[0] ?? [];
  const salience = Math.max(0, ...segment.claims.map((at) => at.salience));
  const several = matterOf(piece).length > 1 ? SEVERAL : 0;
  const place = isMinor(piece.passage.section) ? RECORD : known ? 0 : NEW_SECTION;
  const value = (best?.chosen.score ?? 0) + salience + several + place;
  return { piece, ways: all, torn: torn.map(slidesOf), value };
}

/** Adds the first option that is still open, has its place and says something new. */
function addBest(
  options: readonly Option[],
  slides: BodySlide[],
  count: number,
  material: Material,
  measure: Measure,
): boolean {
  const shown = shownBy(slides, material);
  for (const { piece, ways, torn } of options) {
    const matter = matterOf(piece);
    const least = piece.passage.items.length > 0 ? Math.min(FEWEST_ENTRIES, matter.length) : 1;
    if (matter.some((span) => shown.has(span))) continue;
    const at = placeOf(piece, slides);
    if (piece.behind !== undefined && !shows(slides[at - 1], piece.behind.sentence.span)) continue;
    const stands = (way: readonly BodySlide[]): boolean => !hangs(way, slides[at - 1], material);
    const all = measure === "whole" ? ways : [...ways, ...torn];
    const open = measure === "whole" || measure === "torn" ? all.filter(stands) : all;
    const fitting = open.filter(
      (way) =>
        slides.length + way.length <= count &&
        way.every((slide) => hasNewTitle(slide, slides, material)) &&
        matter.filter((span) => way.some((slide) => shows(slide, span))).length >= least,
    );
    const varied = fitting.find(([slide]) => slide !== undefined && !makesThird(slide, slides, at));
    const way = varied ?? fitting[0];
    if (way === undefined) continue;
    slides.splice(at, 0, ...way);
    return true;
  }
  return false;
}

/** Whether a way shows a sentence that leans on one which neither it nor the slide before shows. */
function hangs(way: readonly BodySlide[], before: BodySlide | undefined, { digest: { claims } }: Material): boolean {
  const uses = way.flatMap(({ chosen }) => chosen.uses);
  return uses.some((claim) => {
    if (claim.standing !== "leaning") return false;
    const last = claims.findLast(({ order, section }) => order < claim.order && section === claim.section);
    return last !== undefined && !uses.some(({ order }) => order === last.order) && !shows(before, last.sentence.span);
  });
}

function placeOf({ start }: Piece, slides: readonly BodySlide[]): number {
  const next = slides.findIndex((slide) => startOf(slide) > start);
  return next < 0 ? slides.length : next;
}

function shows(slide: BodySlide | undefined, span: { readonly start: number; readonly end: number }): boolean {
  return slide !== undefined && spansOf(contentOf(slide)).some((at) => at.start < span.end && span.start < at.end);
}

function makesThird(slide: BodySlide, slides: readonly BodySlide[], at: number): boolean {
  const types = [slides[at - 2], slides[at - 1], slides[at], slides[at + 1]].map((other) => other?.chosen.type);
  const own = slide.chosen.type;
  return [0, 1, 2].some((from) => [types[from], types[from + 1]].every((type) => type === own));
}
