import { displayLength } from "../../../deck/display-length.ts";
import type { BodySlide } from "../body.ts";
import type { Claim } from "../digest/claim.ts";
import type { Passage } from "../digest/passage.ts";
import { namesDecisions } from "../slides/decisions-heading.ts";
import { part } from "../storyline/split-list.ts";
import { cardsFor, twoCards } from "./cards.ts";
import { plainWords } from "./plain-words.ts";
import { contentOf, hasNewTitle, type Material, plainSlide, segmentOf, waysToShow } from "./filling.ts";

type Division = (slide: BodySlide, material: Material) => readonly BodySlide[];

/** Half-ems; a list of briefer items stays one. */
const LONG_ITEM = 50;

/**
 * Makes several slides of one while the deck has fewer than `count`: slides of two thoughts first, then lists whose
 * items each say enough, then sentences that their author set apart in two. No sentence is torn, none leans.
 */
export function divideSlides(slides: readonly BodySlide[], count: number, material: Material): readonly BodySlide[] {
  const divisions: readonly Division[] = [byThought, byItem, byClause(false)];
  return divisions.reduce((deck, divide) => divideWith(divide, deck, count, material), slides);
}

/** The same in need: what leans on the slide before, and long sentences wherever they may be broken off. */
export function tearSlides(slides: readonly BodySlide[], count: number, material: Material): readonly BodySlide[] {
  return [bySentence, byClause(true)].reduce((deck, divide) => divideWith(divide, deck, count, material), slides);
}

function divideWith(
  divide: Division,
  deck: readonly BodySlide[],
  count: number,
  material: Material,
): readonly BodySlide[] {
  const slides = [...deck];
  for (let at = 0; at < slides.length && slides.length < count;) {
    const slide = slides[at];
    if (slide === undefined) break;
    const parts = divide(slide, material);
    const others = slides.filter((other) => other !== slide);
    const distinct = parts.every((one) => hasNewTitle(one, [...others, ...parts], material));
    const room = slides.length + parts.length - 1 <= count;
    if (parts.length > 1 && distinct && room) slides.splice(at, 1, ...parts);
    else at++;
  }
  return slides;
}

/** Headline and body, or two figures: each becomes a slide where the second reads alone. */
function byThought({ segment, chosen }: BodySlide, material: Material): readonly BodySlide[] {
  const claims = [...new Set(chosen.uses)]
    .filter(({ unit }) => unit.kind === "paragraph")
    .sort((a, b) => a.order - b.order);
  const cuts = claims.flatMap((claim, at) => {
    const before = claims[at - 1];
    return before === undefined || claim.standing !== "alone" || before.asks || before.needs !== undefined ? [] : [at];
  });
  const uneven = (at: number): number => Math.abs(words(claims.slice(0, at)) - words(claims.slice(at)));
  const [cut] = cuts.sort((a, b) => uneven(a) - uneven(b));
  if (cut === undefined || claims.length < chosen.uses.length) return [];
  const halves = [claims.slice(0, cut), claims.slice(cut)];
  return halves.flatMap((half, at) => {
    const passages = segment.passages.flatMap((passage) => withOnly(passage, half));
    const own = { ...segment, passages, claims: half, parts: [], opensSection: segment.opensSection && at === 0 };
    const way = waysToShow(own, material).find(({ uses }) => half.every((claim) => uses.includes(claim)));
    return way === undefined ? [] : [{ segment: own, chosen: way }];
  });
}

function words(claims: readonly Claim[]): number {
  return claims.reduce((sum, claim) => sum + claim.words, 0);
}

function withOnly(passage: Passage, claims: readonly Claim[]): readonly Passage[] {
  const runs = passage.runs.map((run) => run.filter((claim) => claims.includes(claim))).filter((run) => run.length > 0);
  return runs.length === 0 ? [] : [part(passage, [], runs)];
}

/** A list as one slide an item; decisions stay side by side. */
function byItem(slide: BodySlide, material: Material): readonly BodySlide[] {
  const content = contentOf(slide);
  if (content.type !== "list" && content.type !== "checklist") return [];
  const spans = content.items.map(({ label, text }) => (label ?? text)?.sources[0]);
  const passage = slide.segment.passages.find(({ items }) => items.length >= spans.length);
  if (passage === undefined || namesDecisions(passage.section.heading?.text ?? "")) return [];
  const items = passage.items.filter(({ text, label }) => displayLength(`${label ?? ""} ${text}`) >= LONG_ITEM);
  if (items.length < spans.length) return [];
  return items.flatMap((item) => {
    const { children: _left, ...bare } = item;
    const runs = passage.runs.filter((run) => run.some(({ sentence }) => item.sentences.includes(sentence)));
    const alone = part(passage, [bare], runs);
    const segment = segmentOf(alone, false);
    const [[plain] = []] = plainWords({ passage: alone, start: item.span.start }, material.digest.rules).whole;
    const [chosen] = waysToShow(segment, material);
    if (plain !== undefined) return [plainSlide(segment, plain.content, plain.uses)];
    return chosen === undefined ? [] : [{ segment, chosen }];
  });
}

/** A sentence and one that leans on it, which stands right behind. */
function bySentence({ segment, chosen }: BodySlide, { digest }: Material): readonly BodySlide[] {
  const claims = [...new Set(chosen.uses)].sort((a, b) => a.order - b.order);
  const [first, second, ...others] = claims;
  if (first === undefined || second?.standing !== "leaning" || others.length > 0 || first.asks) return [];
  if (claims.some(({ unit }) => unit.kind !== "paragraph")) return [];
  return claims.flatMap((claim) => {
    const [cards = []] = cardsFor(claim, digest.rules).whole;
    return cards.map((content) => plainSlide({ ...segment, claims: [claim] }, content, [claim]));
  });
}

/** A sentence of two parts as two slides; `tied`: also where the second takes up or goes on with the first. */
function byClause(tied: boolean): Division {
  return ({ segment, chosen }, { digest }) => {
    const [claim, ...others] = chosen.uses;
    if (claim === undefined || others.length > 0 || claim.unit.kind !== "paragraph") return [];
    return twoCards(claim, digest.rules, tied, !tied).map((content) => plainSlide(segment, content, [claim]));
  };
}
