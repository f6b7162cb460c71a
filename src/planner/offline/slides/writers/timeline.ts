import { displayLength } from "../../../../deck/display-length.ts";
import type { Item, Phrase, SlideContent } from "../../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../../deck/slot-contracts.ts";
import type { Claim, DateFact } from "../../digest/claim.ts";
import type { Digest } from "../../digest/digest.ts";
import type { Passage } from "../../digest/passage.ts";
import type { LanguageRules } from "../../language/language-rules.ts";
import { lineFor, phraseOf } from "../../text/wording.ts";
import { wordCount } from "../../text/word-count.ts";
import { headlinesFor } from "../headline.ts";
import { type Assignment, freeClaims, type Proposal, type SlotWriter } from "../proposal.ts";
import { scoreOf } from "../score.ts";

const ROOM = SLOT_CONTRACTS.timeline.items ?? { min: 3, max: 6, text: 90, label: 24 };
/** "Law of 2016: open data by default": the part behind the colon says what happened. */
const NAME_AND_EVENT = /^(.{3,}?)\s*[:：]\s+(.{8,})$/su;

interface Event {
  readonly date: Phrase;
  readonly iso: string;
  readonly text: Phrase;
  readonly claim?: Claim;
}

/** Dated list items, or sentences that name their dates, in the order of time. */
export const writeTimeline: SlotWriter = (assignment) => {
  const fromLists = assignment.segment.passages
    .filter((passage) => passage.items.length >= ROOM.min)
    .map((passage) => datedItems(passage, assignment));
  return [...fromLists, datedSentences(assignment)].flatMap((events) => timelineSlides(events, assignment));
};

function timelineSlides(events: readonly Event[], assignment: Assignment): readonly Proposal[] {
  const { segment } = assignment;
  if (events.length < ROOM.min || !isAscending(events)) return [];
  const shown = spread(events, ROOM.max);
  const claims = shown.flatMap((event) => (event.claim === undefined ? [] : [event.claim]));
  const headline = headlinesFor(assignment).find((at) => at.claim === undefined || !claims.includes(at.claim));
  if (headline === undefined) return [];
  const { title, kicker } = headline;
  const head = { ...(kicker === undefined ? {} : { kicker }), title };
  const items: Item[] = shown.map((event) => ({ label: event.date, text: event.text }));
  const candidates: [SlideContent, ...SlideContent[]] = [
    { type: "timeline", ...head, items },
    { type: "list", ...head, items },
  ];
  const uses = headline.claim === undefined ? claims : [headline.claim, ...claims];
  const craft = 0.35 * headline.quality + 0.4 + 0.25 * (shown.length / ROOM.max);
  return [{ type: "timeline", candidates, uses, score: scoreOf("timeline", craft, uses, segment, 0.8) }];
}

function datedItems(passage: Passage, { digest, segment }: Assignment): Event[] {
  const { rules } = digest;
  const dates = dateFacts(digest).filter(
    (date) => date.unitId === passage.unit.id && displayLength(date.display) <= (ROOM.label ?? 24),
  );
  const long = passage.items.some((item) => lineFor(item.text, rules, { length: ROOM.text ?? 90 }) === undefined);
  return passage.items.flatMap((item) => {
    const from = item.labelSpan?.start ?? item.span.start;
    const date = dates.find((at) => at.span.start >= from && at.span.start <= from + 2);
    if (date === undefined) return [];
    const body =
      item.label === undefined ? item.text.slice(date.display.length).replace(/^[\s:：,–—-]+/u, "") : item.text;
    const text = eventText(body, long, rules);
    if (text === undefined) return [];
    const claim = segment.claims.find((at) => item.sentences.includes(at.sentence));
    const phrase: Phrase = { text, sources: [item.span] };
    return [{ date: datePhrase(date), iso: date.iso, text: phrase, ...(claim === undefined ? {} : { claim }) }];
  });
}

/** Whole items where all of them fit; else, so that the rows stay alike, the part behind the colon of each. */
function eventText(body: string, long: boolean, rules: LanguageRules): string | undefined {
  const room = { length: ROOM.text ?? 90 };
  const parts = NAME_AND_EVENT.exec(body);
  if (!long || parts === null) return lineFor(body, rules, room);
  const [, name = "", event = ""] = parts;
  return wordCount(event) >= 3
    ? (lineFor(event, rules, room) ?? lineFor(name, rules, room))
    : lineFor(body, rules, room);
}

/** One event a date, from sentences that read alone. */
function datedSentences(assignment: Assignment): Event[] {
  const { digest } = assignment;
  const dates = dateFacts(digest).filter((date) => !date.iso.startsWith("--"));
  const seen = new Set<string>();
  return freeClaims(assignment).flatMap((claim) => {
    const date = dates.find((at) => at.sentence.span.start === claim.sentence.span.start);
    if (date === undefined || seen.has(date.iso) || claim.unit.kind !== "paragraph") return [];
    const text = lineFor(claim.sentence.text, digest.rules, { length: ROOM.text ?? 90 });
    if (text === undefined || displayLength(date.display) > (ROOM.label ?? 24)) return [];
    seen.add(date.iso);
    return [{ date: datePhrase(date), iso: date.iso, text: phraseOf(text, claim.sentence), claim }];
  });
}

function dateFacts({ source }: Digest): DateFact[] {
  return source.facts.filter((fact): fact is DateFact => fact.kind === "date");
}

function datePhrase(date: DateFact): Phrase {
  return { text: date.display, sources: [date.span] };
}

function isAscending(events: readonly Event[]): boolean {
  return events.every((event, at) => at === 0 || event.iso >= (events[at - 1]?.iso ?? ""));
}

/** First, last, and evenly what lies between. */
function spread(events: readonly Event[], count: number): readonly Event[] {
  if (events.length <= count) return events;
  const step = (events.length - 1) / (count - 1);
  const kept = new Set(Array.from({ length: count }, (_, at) => Math.round(at * step)));
  return events.filter((_, at) => kept.has(at));
}
