import type { Item, SlideContent } from "../../../../deck/slide-content.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
import { belongsToDate, type Claim } from "../../digest/claim.ts";
import type { Passage } from "../../digest/passage.ts";
import { capitalised } from "../../../text/shorten.ts";
import { isSelfContained, standingOf } from "../../../text/standing.ts";
import { bulletFor, fits, lineFor, phraseOf, SHORT_WORDS } from "../../wording.ts";
import { wordCount } from "../../../text/word-count.ts";
import { type Headline, headlineOver, isAssertive, isSetOff } from "../headline.ts";
import { type Assignment, freeClaims, type Proposal, type SlotWriter } from "../proposal.ts";
import { itemRoom } from "../room.ts";
import { coverage, scoreOf } from "../score.ts";

const ROOM = itemRoom("list");
const POINT_ROOM = { length: ROOM.text, words: SHORT_WORDS };
const MOST_POINTS = 5;
const SAME_POINT = 0.45;
/** A sentence below this is no point of its own, however short. */
const WORTH_A_POINT = 0.35;
/** From here on a sentence shares a telling term with its heading. */
const RELATED = 0.1;
/** Very short sentences live from what stands around them. */
const FEWEST_WORDS = 5;

interface Point {
  readonly row: Item;
  readonly claim: Claim;
  readonly short: boolean;
}

/** Lists the author did not write as lists: bold phrases that lead paragraphs, or short sentences of a section. */
export const writePoints: SlotWriter = (assignment) => [
  ...proposal(stressedPoints(assignment), assignment, 0.12),
  ...proposal(shortPoints(assignment), assignment, 0),
];

function proposal(points: readonly Point[], assignment: Assignment, bonus: number): readonly Proposal[] {
  const { segment } = assignment;
  if (points.length < 3) return [];
  const claims = new Set(points.map((point) => point.claim));
  const headline = headlineOver(
    undefined,
    [...claims],
    assignment.headlines.map((at) => overAll(at, assignment)),
  );
  if (headline === undefined) return [];
  const uses = headline.claim === undefined ? [...claims] : [headline.claim, ...claims];
  const shortShare = points.filter((point) => point.short).length / points.length;
  const meanSalience = points.reduce((sum, point) => sum + point.claim.salience, 0) / points.length;
  const craft = 0.35 * headline.quality + 0.25 * shortShare + 0.4 * meanSalience + bonus;
  const content = slide(headline, points);
  const candidates: [SlideContent, ...SlideContent[]] =
    points.length > 3 ? [content, slide(headline, keepBest(points, 3))] : [content];
  return [{ type: "list", candidates, uses, score: scoreOf("list", craft, coverage(uses, segment)) - 0.06 }];
}

/** Points come from a whole section: a sentence from its middle does not speak for them. */
function overAll(headline: Headline, { segment }: Assignment): Headline {
  const first = segment.passages[0]?.unit;
  const inside = headline.claim !== undefined && headline.claim.unit !== first;
  return inside ? { ...headline, quality: headline.quality - 0.3 } : headline;
}

function slide({ title, kicker }: Headline, points: readonly Point[]): SlideContent {
  return {
    type: "list",
    ...(kicker === undefined ? {} : { kicker }),
    title,
    items: points.map((point) => point.row),
  };
}

/**
 * Sentences of at most twelve words that open a paragraph or speak of their heading's matter, the most salient first, none
 * saying the same twice; then in source order. Without a heading nothing holds such sentences together.
 */
function shortPoints(assignment: Assignment): readonly Point[] {
  const { digest, segment } = assignment;
  const { rules, terms } = digest;
  const heading = segment.section.heading?.text;
  if (heading === undefined) return [];
  const points: Point[] = [];
  const claims = freeClaims(assignment)
    .filter((claim) => claim.unit.kind !== "quote" && claim.salience >= WORTH_A_POINT && !belongsToDate(claim))
    .filter((claim) => rules.hasVerb(claim.text) && isSelfContained(claim.text, rules))
    .filter((claim) => claim.leads || terms.similarity(claim.text, heading) >= RELATED)
    .sort((a, b) => pointValue(b) - pointValue(a) || a.order - b.order);
  for (const claim of claims) {
    if (points.length === MOST_POINTS) break;
    const text = lineFor(claim.text, rules, POINT_ROOM);
    if (text === undefined || wordCount(text) < FEWEST_WORDS) continue;
    if (points.some((point) => terms.similarity(point.claim.sentence.text, claim.sentence.text) > SAME_POINT)) continue;
    points.push({ row: { text: phraseOf(text, claim.sentence) }, claim, short: true });
  }
  return inOrder(points);
}

function pointValue(claim: Claim): number {
  return claim.salience + (claim.leads ? 0.2 : 0);
}

/** One point a paragraph: the sentence around its bold phrase if that is short, else the phrase, else both. */
function stressedPoints(assignment: Assignment): readonly Point[] {
  const points = assignment.segment.passages
    .filter((passage) => passage.unit.kind === "paragraph")
    .flatMap((passage) => stressedPointsOf(passage, assignment));
  const kept = points.length > 6 ? keepBest(points, 6) : points;
  const labelled = kept.filter((point) => point.row.label !== undefined).length;
  // Rows look alike: labels without their texts where not every row has both.
  return labelled === 0 || labelled === kept.length
    ? kept
    : kept.map(({ row, ...point }) => ({ ...point, row: row.label === undefined ? row : { text: row.label } }));
}

function stressedPointsOf(passage: Passage, { digest, taken }: Assignment): Point[] {
  const { rules } = digest;
  const led = labelledPoint(passage, rules);
  if (led !== undefined) return taken.has(led.claim) ? [] : [led];
  const seen = new Set<Claim>();
  return passage.unit.strong.flatMap((phrase): Point[] => {
    const claim = passage.runs.flat().find((at) => at.sentence.text.includes(phrase));
    if (claim === undefined || taken.has(claim) || seen.has(claim) || phrase.length < 4) return [];
    const sentence =
      claim.standing === "alone" && claim.needs === undefined && isSelfContained(claim.text, rules)
        ? lineFor(claim.text, rules, POINT_ROOM)
        : undefined;
    const text = capitalised(phrase.replace(/[\s:：.。,，]+$/u, ""), rules.language);
    if (sentence !== undefined) {
      seen.add(claim);
      return [{ row: { text: phraseOf(sentence, claim.sentence) }, claim, short: true }];
    }
    if (!isSetOff(phrase, claim.sentence.text)) return [];
    if (standingOf(text, rules) !== "alone" || rules.endsWith("functionWords", text)) return [];
    if (isAssertive(text, rules) && wordCount(text) >= 3 && fits(text, POINT_ROOM)) {
      seen.add(claim);
      return [{ row: { text: phraseOf(text, claim.sentence) }, claim, short: true }];
    }
    const body =
      claim.standing === "alone" && claim.needs === undefined ? bulletFor(claim.text, rules, ROOM.text) : undefined;
    if (body === undefined || !fits(text, { length: ROOM.label })) return [];
    seen.add(claim);
    const label = phraseOf(text, claim.sentence);
    return [{ row: { label, text: phraseOf(body, claim.sentence) }, claim, short: fits(body, POINT_ROOM) }];
  });
}

/** A paragraph with a bold lead-in: the lead-in, and its first sentence where that is brief. */
function labelledPoint({ unit, runs }: Passage, rules: LanguageRules): Point | undefined {
  const claim = runs.flat()[0];
  if (unit.label === undefined || unit.labelSpan === undefined || claim === undefined) return undefined;
  const text = capitalised(unit.label.replace(/[\s:：.。,，]+$/u, ""), rules.language);
  const label = { text, sources: [unit.labelSpan] };
  if (!fits(text, POINT_ROOM) || rules.opensWith("pointers", text)) return undefined;
  const body =
    claim.standing === "alone" && claim.needs === undefined ? lineFor(claim.text, rules, POINT_ROOM) : undefined;
  if (body === undefined || !fits(text, { length: ROOM.label })) return { row: { text: label }, claim, short: true };
  return { row: { label, text: phraseOf(body, claim.sentence) }, claim, short: true };
}

function keepBest(points: readonly Point[], count: number): readonly Point[] {
  const kept = new Set([...points].sort((a, b) => b.claim.salience - a.claim.salience).slice(0, count));
  return points.filter((point) => kept.has(point));
}

function inOrder(points: readonly Point[]): readonly Point[] {
  return [...points].sort((a, b) => a.claim.order - b.claim.order);
}
