import type { Phrase } from "../../../deck/slide-content.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import type { Unit } from "../../source/source-document.ts";
import { recordsMeeting } from "../digest/meeting.ts";
import { lineage } from "../digest/sections.ts";
import { headingPhrase, isBareFigure } from "../slides/headline.ts";
import { bodyRoom, titleRoom } from "../slides/room.ts";
import { tellsOutcome } from "../../text/meeting-sentences.ts";
import { standingOf } from "../../text/standing.ts";
import { wordCount } from "../../text/word-count.ts";
import { fits, phraseOf, type Room, sentenceBehind } from "../wording.ts";
import { isMinor } from "../storyline/minor-sections.ts";
import { coverLine } from "./cover-line.ts";
import { fitTitle } from "./deck-title.ts";
import { type FrameContent, runsOf } from "./frame-content.ts";
import { openingLines } from "./opening-lines.ts";
import { purposeLine } from "./purpose-line.ts";

const FEWEST_WORDS = 2;
const FEWEST_MATTERS = 2;
const MOST_MATTERS = 5;
/** Lines under a title have no full stop and are no lead-in to a list. */
const CLOSED = /[.:：。!！?？,，、]["”»)）]?$/u;
const BRIEF = { length: 90 };
/** A long line under a title up to its last comma but one part. */
const FIRST_PART = /^(.{40,}?),\s/u;

/**
 * Cover: the title and one line that says what the text is about: its own subtitle, its own words about itself, or the
 * sentence that speaks best for it. `spares` is false where the body needs every sentence.
 */
export function coverSlide(digest: Digest, title: Phrase, taken: ReadonlySet<Claim>, spares: boolean): FrameContent {
  const head = { type: "cover" as const, ...dateAbove(digest, title), title: fitTitle(title, digest.rules) };
  const room = { length: bodyRoom("cover") };
  const given = standfirst(digest, room) ?? purposeLine(digest, room);
  if (given !== undefined) return { candidates: [{ ...head, body: given }, head], uses: [] };
  const matters = mattersOf(digest, room);
  if (matters !== undefined) return { candidates: [{ ...head, body: matters }, head], uses: [] };
  const line = spares ? coverLine(digest, room.length, title.text, taken) : undefined;
  if (line !== undefined) return { candidates: [{ ...head, body: line.phrase }, head], uses: [line.claim] };
  const announced = announcement(digest);
  return { candidates: announced === undefined ? [head] : [{ ...head, body: announced }, head], uses: [] };
}

/** What a meeting was about, one heading after the other; what it came to is matter for the body. */
function mattersOf({ source, sections, claims, rules }: Digest, room: Room): Phrase | undefined {
  if (!recordsMeeting(source)) return undefined;
  const spoken = new Set(claims.flatMap(({ section }) => lineage(section)));
  const inner = sections.all.filter((section) => spoken.has(section) && !isMinor(section));
  const named = inner.filter((section) => !inner.some(({ parent }) => parent === section) || section.level > 1);
  const headings = named.flatMap((section) => headingPhrase(section, rules) ?? []);
  const text = headings.map((heading) => heading.text).join(" · ");
  const few = headings.length < FEWEST_MATTERS || headings.length > MOST_MATTERS;
  return few || !fits(text, room) ? undefined : { text, sources: headings.flatMap(({ sources }) => sources) };
}

/** The subtitle the author wrote: a description, or a line or quotation of nobody right under the title. */
function standfirst({ source, rules }: Digest, room: Room): Phrase | undefined {
  const { description } = source;
  if (description !== undefined && fits(description.text, room) && !isRoll(description.text, rules))
    return phraseOf(description.text, description);
  const [unit] = source.units;
  if (unit === undefined || source.title === undefined || !isRightUnderTitle(unit, source)) return undefined;
  const [line, more] = unit.sentences;
  if (line === undefined || more !== undefined || rules.contains("boilerplate", line.text)) return undefined;
  const quoted = unit.kind === "quote" && unit.speaker === undefined;
  const brief = unit.kind === "paragraph" && !CLOSED.test(line.text) && fits(line.text, BRIEF);
  if (!quoted && !brief) return undefined;
  const text = fits(line.text, room) ? line.text : (FIRST_PART.exec(line.text)?.[1] ?? "");
  if (wordCount(text) < FEWEST_WORDS || !fits(text, room) || isRoll(text, rules)) return undefined;
  return phraseOf(text, line);
}

function isRightUnderTitle({ path }: Unit, { headings, title }: Digest["source"]): boolean {
  return path.every((at) => headings[at]?.text === title?.text);
}

/** Minutes headed by nothing but their date carry it above their title. */
function dateAbove({ source }: Digest, title: Phrase): { readonly kicker?: Phrase } {
  const { title: date } = source;
  if (date === undefined || date.text === title.text || !isBareFigure(date.text)) return {};
  return { kicker: phraseOf(date.text, date) };
}

/** A line of names, not a subtitle. */
function isRoll(text: string, rules: Digest["rules"]): boolean {
  return (text.match(/[,，、،]/gu)?.length ?? 0) >= 3 && !rules.hasVerb(text);
}

/** Hook: the most striking figure or contrast of the first part, with the sentence behind it. */
export function hookSlide(digest: Digest, title: string, taken: ReadonlySet<Claim>): FrameContent | undefined {
  const opens = openingLines(digest, titleRoom("hook"), title, taken).filter(({ strikes }) => strikes);
  // A detail of a meeting draws nobody in; what it settled may.
  const { language } = digest.rules;
  const ofMeeting = recordsMeeting(digest.source);
  const line = ofMeeting ? opens.find(({ phrase }) => tellsOutcome(phrase.text, language)) : opens[0];
  if (line === undefined) return undefined;
  const head = { type: "hook" as const, title: line.phrase };
  const support = sentenceBehind(line.claim, runsOf(digest), digest.rules, { length: bodyRoom("hook"), skip: taken });
  if (support === undefined) return { candidates: [head], uses: [line.claim] };
  return { candidates: [{ ...head, body: support.phrase }, head], uses: [line.claim, ...support.claims] };
}

/** The sentence in front of the first heading or list that ends in a colon, as a sentence of its own. */
function announcement({ source, rules }: Digest): Phrase | undefined {
  const intro = source.units[0]?.sentences.find((sentence) => /[:：]\s*$/u.test(sentence.text));
  const text = intro?.text.replace(/\s*[:：]\s*$/u, "") ?? "";
  const loose = rules.endsWith("functionWords", text) || rules.endsWith("verbs", text);
  const whole = rules.hasVerb(text) && standingOf(text, rules) === "alone" && !loose;
  return intro !== undefined && whole && fits(text, { length: bodyRoom("cover") }) ? phraseOf(text, intro) : undefined;
}
