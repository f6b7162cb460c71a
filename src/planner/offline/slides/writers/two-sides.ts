import { displayLength } from "../../../../deck/display-length.ts";
import type { Phrase, Side, SlideContent } from "../../../../deck/slide-content.ts";
import type { SlideType } from "../../../../deck/slide-types.ts";
import type { ListItem } from "../../../source/source-document.ts";
import type { Claim } from "../../digest/claim.ts";
import type { Passage } from "../../digest/passage.ts";
import { lineage, type Section } from "../../digest/sections.ts";
import { standingOf } from "../../../text/standing.ts";
import { bulletFor, phraseOf } from "../../wording.ts";
import { headingPhrase, headlineOver } from "../headline.ts";
import type { Assignment, Proposal, SlotWriter } from "../proposal.ts";
import { sideRoom } from "../room.ts";
import { passageShare, scoreOf, sideline } from "../score.ts";
import { labelOf, shownItems } from "./list-items.ts";

type TwoSided = Extract<SlideType, "comparison" | "pros_cons" | "myth_fact" | "before_after">;

const ROOM = sideRoom("comparison");

interface Pairing {
  readonly type: TwoSided;
  readonly left: Side;
  readonly right: Side;
  readonly claims: readonly Claim[];
  /** Share of the segment the two sides speak for. */
  readonly share: number;
}

/** What the source sets against each other: lists for and against, myth and fact, before and after, parallel sections. */
export const writeTwoSides: SlotWriter = (assignment) =>
  [labelledPair(assignment), listPair(assignment), sectionPair(assignment)]
    .filter((pairing) => pairing !== undefined)
    .flatMap((pairing) => proposal(pairing, assignment));

function proposal({ type, left, right, claims, share }: Pairing, assignment: Assignment): Proposal[] {
  const inside = new Set([...left.items, ...right.items].flatMap(({ sources }) => sources.map(({ start }) => start)));
  // What stands on one of the sides speaks for neither.
  const outside = assignment.headlines.filter(({ claim }) => !inside.has(claim?.sentence.span.start ?? -1));
  const headline = headlineOver(undefined, claims, outside);
  if (headline === undefined) return [];
  const { title, kicker } = headline;
  const content: SlideContent = { type, ...(kicker === undefined ? {} : { kicker }), title, left, right };
  const even = 1 - Math.abs(left.items.length - right.items.length) / 4;
  const craft = 0.35 * headline.quality + 0.35 * even + 0.3;
  const uses = headline.claim === undefined ? claims : [headline.claim, ...claims];
  return [{ type, candidates: [content], uses, score: scoreOf(type, craft, share) - sideline(share) }];
}

/** A list of exactly two labelled items, each with a text of its own. */
function labelledPair(assignment: Assignment): Pairing | undefined {
  const { digest, segment } = assignment;
  for (const passage of segment.passages) {
    const [first, second, ...more] = passage.items;
    if (first === undefined || second === undefined || more.length > 0) continue;
    const names = [first, second].map((item) => labelOf(item, digest.rules)?.text ?? "");
    const type = typeOf(names[0] ?? "", names[1] ?? "", digest.rules);
    const left = itemSide(first, type, digest.rules);
    const right = itemSide(second, type, digest.rules);
    if (left === undefined || right === undefined) continue;
    const claims = segment.claims.filter((claim) =>
      [first, second].some((at) => at.sentences.includes(claim.sentence)),
    );
    return { type, left, right, claims, share: passageShare(passage, segment) };
  }
  return undefined;
}

function itemSide(item: ListItem, type: TwoSided, rules: Rules): Side | undefined {
  const room = sideRoom(type);
  const heading = labelOf(item, rules);
  const items = item.sentences
    .filter((sentence) => standingOf(sentence.text, rules) === "alone")
    .flatMap((sentence) => {
      const line = bulletFor(sentence.text, rules, room.text);
      return line === undefined ? [] : [phraseOf(line, sentence)];
    })
    .slice(0, room.max);
  return heading === undefined || displayLength(heading.text) > room.heading || items.length === 0
    ? undefined
    : { heading, items };
}

/** Two lists, announced or headed by words for advantages and drawbacks, before and after, myth and fact. */
function listPair(assignment: Assignment): Pairing | undefined {
  const { digest, segment } = assignment;
  const lists = segment.passages.filter((passage) => passage.items.length > 0);
  for (const [at, passage] of lists.entries()) {
    const next = lists[at + 1];
    if (next === undefined) break;
    const leftHeading = nameOf(passage, assignment);
    const rightHeading = nameOf(next, assignment);
    if (leftHeading === undefined || rightHeading === undefined) continue;
    const type = typeOf(leftHeading.text, rightHeading.text, digest.rules);
    if (type === "comparison") continue;
    const left = listSide(leftHeading, passage, assignment);
    const right = listSide(rightHeading, next, assignment);
    if (left !== undefined && right !== undefined) {
      const share = passageShare(passage, segment) + passageShare(next, segment);
      return { type, left, right, claims: [], share: Math.min(1, share) };
    }
  }
  return undefined;
}

function nameOf(passage: Passage, { digest }: Assignment): Phrase | undefined {
  const { intro, section } = passage;
  if (intro !== undefined && displayLength(intro.text) <= ROOM.heading) {
    return phraseOf(intro.text.replace(/[\s:：]+$/u, ""), intro);
  }
  const heading = headingPhrase(section, digest.rules);
  return heading === undefined || displayLength(heading.text) > ROOM.heading ? undefined : heading;
}

function listSide(heading: Phrase, passage: Passage, { digest, segment }: Assignment): Side | undefined {
  const shown = shownItems(passage.items, {
    text: ROOM.text,
    rules: digest.rules,
    claims: segment.claims,
    strong: passage.unit.strong,
  });
  const items = shown.slice(0, ROOM.max).map((item) => item.line);
  return items.length === 0 ? undefined : { heading, items };
}

/** Two subsections that are lists, or whose headings share a word: "Splitting horizontally", "Splitting vertically". */
function sectionPair(assignment: Assignment): Pairing | undefined {
  const { digest, segment } = assignment;
  const [first, second, ...more] = segment.parts;
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  // Two of several subsections are neighbours, not the two sides of anything.
  if (digest.sections.all.some((at) => at.parent === first.parent && at !== first && at !== second)) return undefined;
  const lists = [first, second].map((section) =>
    segment.passages.filter((passage) => lineage(passage.section).includes(section)),
  );
  const [leftList, rightList] = lists.map(([only, ...rest]) =>
    rest.length === 0 && only?.unit.kind === "list" ? only : undefined,
  );
  if (leftList !== undefined && rightList !== undefined) return twins(leftList, rightList, assignment);
  // Pairs of characters, as scripts without spaces are matched by, are shared by chance.
  const shared = new Set(digest.termsOf(first.heading?.text ?? "").filter((term) => term.length > 2));
  if (!digest.termsOf(second.heading?.text ?? "").some((term) => shared.has(term))) return undefined;
  const left = sectionSide(first, assignment);
  const right = sectionSide(second, assignment);
  if (left === undefined || right === undefined) return undefined;
  const claims = [...left.claims, ...right.claims];
  const type = typeOf(left.side.heading.text, right.side.heading.text, digest.rules);
  return { type, left: left.side, right: right.side, claims, share: 0.9 };
}

function twins(one: Passage, other: Passage, assignment: Assignment): Pairing | undefined {
  const { rules } = assignment.digest;
  const [leftHeading, rightHeading] = [one, other].map(({ section }) => headingPhrase(section, rules));
  if (leftHeading === undefined || rightHeading === undefined) return undefined;
  if ([leftHeading, rightHeading].some(({ text }) => displayLength(text) > ROOM.heading)) return undefined;
  const left = listSide(leftHeading, one, assignment);
  const right = listSide(rightHeading, other, assignment);
  if (left === undefined || right === undefined) return undefined;
  return { type: typeOf(leftHeading.text, rightHeading.text, rules), left, right, claims: [], share: 1 };
}

function sectionSide(
  section: Section,
  { digest, segment, taken }: Assignment,
): { readonly side: Side; readonly claims: readonly Claim[] } | undefined {
  const heading = headingPhrase(section, digest.rules);
  if (heading === undefined || displayLength(heading.text) > ROOM.heading) return undefined;
  const claims = segment.claims
    .filter((claim) => lineage(claim.section).includes(section) && claim.unit.kind !== "quote" && !taken.has(claim))
    .filter((claim) => bulletOf(claim, digest.rules) !== undefined)
    .sort((a, b) => b.salience - a.salience)
    .slice(0, 3)
    .sort((a, b) => a.order - b.order);
  const items = linesOf(claims, digest.rules);
  return items.length === 0 ? undefined : { side: { heading, items }, claims };
}

type Rules = Assignment["digest"]["rules"];

function linesOf(claims: readonly Claim[], rules: Rules): Phrase[] {
  return claims
    .flatMap((claim) => {
      const line = bulletOf(claim, rules);
      return line === undefined ? [] : [phraseOf(line, claim.sentence)];
    })
    .slice(0, ROOM.max);
}

function bulletOf(claim: Claim, rules: Rules): string | undefined {
  return claim.standing !== "alone" || claim.asks ? undefined : bulletFor(claim.text, rules, ROOM.text);
}

function typeOf(left: string, right: string, rules: Rules): TwoSided {
  if (rules.opensWith("pros", left) && rules.opensWith("cons", right)) return "pros_cons";
  if (rules.opensWith("myth", left) && rules.opensWith("fact", right)) return "myth_fact";
  if (rules.opensWith("before", left) && rules.opensWith("after", right)) return "before_after";
  return "comparison";
}
