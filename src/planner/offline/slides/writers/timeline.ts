import { displayLength } from "../../../../deck/display-length.ts";
import type { Item, Phrase, SlideContent } from "../../../../deck/slide-content.ts";
import type { Sentence } from "../../../source/source-document.ts";
import type { Claim, DateFact } from "../../digest/claim.ts";
import type { Digest } from "../../digest/digest.ts";
import type { Passage } from "../../digest/passage.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
import { firstWords } from "../../../text/first-words.ts";
import { headlineCase } from "../../../text/shorten.ts";
import { standingOf } from "../../../text/standing.ts";
import { lineFor, phraseOf } from "../../wording.ts";
import { headlineOver } from "../headline.ts";
import { itemRoom } from "../room.ts";
import { type Assignment, freeClaims, type Proposal, type SlotWriter } from "../proposal.ts";
import { coverage, passageShare, scoreOf } from "../score.ts";
import { datedHeadline } from "./dated-headline.ts";
import { nameAndMatter } from "./list-items.ts";

const ROOM = itemRoom("timeline");
/** "Creation of a mission “Etalab”, charged with …": what happened ends with the name of it. */
const UP_TO_A_NAME = /^([^.;:]{8,60}?[»”」』])(?=[\s,])/u;

/** Of a cell that says more than one thing, the first. */
const FIRST_SENTENCE = /^.{8,}?[.!?。！？](?=\s)/su;

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
    .flatMap((passage) => timelineSlides(datedItems(passage, assignment), passage, assignment));
  const fromTables = assignment.segment.passages
    .filter((passage) => passage.unit.table !== undefined)
    .flatMap((passage) => timelineSlides(datedRows(passage, assignment), passage, assignment));
  return [...fromLists, ...fromTables, ...timelineSlides(datedSentences(assignment), undefined, assignment)];
};

function timelineSlides(
  events: readonly Event[],
  passage: Passage | undefined,
  { digest, segment, headlines }: Assignment,
): readonly Proposal[] {
  if (events.length < ROOM.min || !isAscending(events)) return [];
  const shown = spread(events, ROOM.max);
  const claims = shown.flatMap((event) => (event.claim === undefined ? [] : [event.claim]));
  const titles = headlines.filter(({ claim, title }) => claim === undefined || digest.rules.hasVerb(title.text));
  const headline =
    headlineOver(passage, claims, titles) ?? datedHeadline(segment, shown[0]?.date, shown.at(-1)?.date, digest.rules);
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
  const carried = passage === undefined ? coverage(uses, segment) : 0.3 + 0.6 * passageShare(passage, segment);
  return [{ type: "timeline", candidates, uses, score: scoreOf("timeline", craft, carried) }];
}

function datedItems(passage: Passage, { digest, segment }: Assignment): Event[] {
  const { rules } = digest;
  const dates = dateFacts(digest).filter(
    (date) => date.unitId === passage.unit.id && displayLength(date.display) <= ROOM.label,
  );
  const long = passage.items.some((item) => lineFor(item.text, rules, { length: ROOM.text }) === undefined);
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

/** Rows of two columns, a date and what happens then; long ones as far as they are brief enough to be shown. */
function datedRows({ unit }: Passage, { digest }: Assignment): Event[] {
  const rows = unit.table?.rows ?? [];
  const dates = dateFacts(digest).filter((date) => date.unitId === unit.id);
  const dated = rows.flatMap(([first, second, ...more]) => {
    if (first === undefined || second === undefined || more.length > 0) return [];
    return [
      { when: first, what: second },
      { when: second, what: first },
    ].flatMap(({ when, what }) => {
      const date = dates.find(({ span }) => span.start === when.span.start);
      return date === undefined ? [] : [{ when, what, date }];
    });
  });
  if (dated.length !== rows.length) return [];
  const events = dated.flatMap(({ when, what, date }) => {
    const opening = FIRST_SENTENCE.exec(what.text)?.[0] ?? what.text;
    const text = lineFor(opening, digest.rules, { length: ROOM.text });
    if (text === undefined || displayLength(when.text) > ROOM.label) return [];
    return [{ date: phraseOf(when.text, when), iso: date.iso, text: phraseOf(text, what), when, day: date.display }];
  });
  return ofOneDay(events) ?? events;
}

type RowEvent = Event & { readonly when: Sentence; readonly day: string };

/** On a single day the hours tell the rows apart. */
function ofOneDay(events: readonly RowEvent[]): Event[] | undefined {
  const hours = events.flatMap(({ when, day, ...event }) => {
    const at = when.text.startsWith(day) ? when.text.slice(day.length) : "";
    const hour = at.trim();
    if (hour === "" || event.iso !== events[0]?.iso) return [];
    const start = when.span.end - at.trimStart().length;
    return [{ ...event, date: { text: hour, sources: [{ start, end: start + hour.length }] } }];
  });
  return hours.length === events.length ? hours : undefined;
}

/** Whole items where all of them fit; else, so that the rows stay alike, the part behind the colon of each. */
function eventText(body: string, long: boolean, rules: LanguageRules): string | undefined {
  const length = ROOM.text;
  const [, matter] = nameAndMatter(body) ?? [];
  const what = long && matter !== undefined ? matter : body;
  const line = lineFor(what, rules, { length }) ?? lineFor(UP_TO_A_NAME.exec(what)?.[1] ?? what, rules, { length });
  if (line !== undefined || what === body || standingOf(what, rules) === "unfit") return line;
  return firstWords(headlineCase(what, rules), { length }, rules);
}

/** One event a date, from sentences that read alone. */
function datedSentences(assignment: Assignment): Event[] {
  const { digest } = assignment;
  const dates = dateFacts(digest).filter((date) => !date.iso.startsWith("--"));
  const seen = new Set<string>();
  return freeClaims(assignment).flatMap((claim) => {
    const date = dates.find((at) => at.sentence.span.start === claim.sentence.span.start);
    if (date === undefined || seen.has(date.iso) || claim.unit.kind !== "paragraph") return [];
    const text = lineFor(claim.text, digest.rules, { length: ROOM.text });
    if (text === undefined || displayLength(date.display) > ROOM.label) return [];
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
