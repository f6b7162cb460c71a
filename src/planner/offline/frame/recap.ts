import { fixedPhrase, type Item, type Phrase } from "../../../deck/slide-content.ts";
import { itemRoom } from "../slides/room.ts";
import type { DeckFormat } from "../../../deck/deck-plan.ts";
import { textsOf } from "../../checks/slide-texts.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { topSection } from "../digest/sections.ts";
import { headingPhrase, isAssertive } from "../slides/headline.ts";
import type { Proposal } from "../slides/proposal.ts";
import { announcesItems } from "../../text/half-thoughts.ts";
import { isQuestion, isSelfContained } from "../../text/standing.ts";
import { wordCount } from "../../text/word-count.ts";
import { fits, SHORT_WORDS } from "../wording.ts";
import type { Segment } from "../storyline/segment.ts";
import type { FrameContent } from "./frame-content.ts";
import { speaksForSection } from "./conclusion.ts";
import { decisionItems } from "./decisions.ts";
import { FEWEST_WORDS, isShown, shortLine, worthRemembering } from "./worth-remembering.ts";

const ROOM = itemRoom("recap");
const FEWEST_ENTRIES = 3;
/** With fewer entries that no slide shows, a summary would only read out its titles again. */
const FEWEST_FRESH = 2;
const MOST_ENTRIES = 5;
const ENOUGH_ENTRIES = 3;
const NEARLY_ALL = 0.75;
/** Share of a summary's entries that slides may have for their titles. */
const MOST_SHOWN = 0.34;
/** Share of a sentence's words a title needs to stand for it. */
const MOST_OF_IT = 0.6;
/** A sentence below this is no takeaway, however short. */
const WORTH_REPEATING = 0.36;
const SAME_POINT = 0.5;

type Body = readonly { readonly segment: Segment; readonly chosen: Proposal }[];

interface Entry {
  readonly phrase: Phrase;
  readonly claim?: Claim;
  readonly weight: number;
}

/** One sentence a section that the body does not show; where too few are left, the claims that slides make. */
export function recapSlide(
  digest: Digest,
  format: DeckFormat,
  body: Body,
  taken: ReadonlySet<Claim>,
  kept?: Claim,
): FrameContent | undefined {
  const decisions = decisionItems(digest);
  if (decisions.length >= FEWEST_ENTRIES) return recapOfItems(decisions, digest, format);
  const fresh: Entry[] = keptEntry(kept, digest);
  for (const { segment } of body) {
    const entry = freshEntry(segment, digest, taken, fresh);
    if (entry !== undefined) fresh.push(entry);
  }
  const headings = headingEntries(digest, body);
  const short = fresh.length < FEWEST_ENTRIES || headings.length > body.length;
  if (short && headings.length >= FEWEST_ENTRIES) return recapOf(headings, digest, format);
  if (fresh.length < FEWEST_FRESH) return undefined;
  const entries = [...fresh];
  for (const { chosen } of body) {
    const entry = entries.length < ENOUGH_ENTRIES ? titleEntry(chosen, digest, entries) : undefined;
    if (entry !== undefined) entries.push(entry);
  }
  const best = [...entries].sort((a, b) => b.weight - a.weight).slice(0, MOST_ENTRIES);
  const shown = best.sort((a, b) => (a.phrase.sources[0]?.start ?? 0) - (b.phrase.sources[0]?.start ?? 0));
  if (shown.length < FEWEST_ENTRIES) return undefined;
  return recapOf(shown, digest, format);
}

function recapOf(entries: readonly Entry[], digest: Digest, format: DeckFormat): FrameContent {
  const uses = entries.flatMap((entry) => (entry.claim === undefined ? [] : [entry.claim]));
  const items = entries.map((entry) => ({ text: entry.phrase }));
  return { ...recapOfItems(items, digest, format), uses };
}

function recapOfItems(items: readonly Item[], { words }: Digest, format: DeckFormat): FrameContent {
  const title = fixedPhrase(format === "carousel" ? words.keyTakeaways : words.summary);
  return { candidates: [{ type: "recap", title, items }], uses: [] };
}

/** The thought the text comes to has its place before all others. */
function keptEntry(kept: Claim | undefined, digest: Digest): Entry[] {
  const line = kept === undefined ? undefined : shortLine([kept], digest, ROOM.text);
  if (line === undefined || !fits(line.phrase.text, { length: ROOM.text, words: SHORT_WORDS })) return [];
  return [{ phrase: line.phrase, claim: line.claim, weight: Infinity }];
}

/** Headings that are advice of their own ("Go to bed at the same time") sum a text up best; all of them, or none. */
function headingEntries(digest: Digest, body: Body): readonly Entry[] {
  const tops = [...new Set(digest.passages.map((passage) => topSection(passage.section)))].filter(
    (section) => section.heading !== undefined,
  );
  const entries = tops.flatMap((section): Entry[] => {
    const phrase = headingPhrase(section, digest.rules);
    const says = phrase !== undefined && isAssertive(phrase.text, digest.rules) && wordCount(phrase.text) > 1;
    return says && fits(phrase.text, { length: ROOM.text, words: SHORT_WORDS }) ? [{ phrase, weight: 0.5 }] : [];
  });
  const shown = new Set(
    body
      .flatMap(({ chosen }) => textsOf(chosen.candidates[0]))
      .filter(({ role }) => role !== "kicker")
      .map(({ phrase }) => phrase.text),
  );
  const isNew = entries.filter(({ phrase }) => shown.has(phrase.text)).length <= entries.length * MOST_SHOWN;
  return isNew && entries.length >= tops.length * NEARLY_ALL && entries.length <= ROOM.max ? entries : [];
}

function freshEntry(
  segment: Segment,
  digest: Digest,
  taken: ReadonlySet<Claim>,
  entries: readonly Entry[],
): Entry | undefined {
  const free = segment.claims.filter(
    (claim) =>
      claim.standing === "alone" &&
      claim.needs === undefined &&
      !claim.asks &&
      !taken.has(claim) &&
      claim.unit.kind !== "quote" &&
      !claim.labelled &&
      claim.salience >= WORTH_REPEATING &&
      digest.rules.hasVerb(claim.text) &&
      !digest.rules.opensWith("conditionals", claim.text) &&
      !digest.rules.opensWith("vague", claim.text) &&
      isSelfContained(claim.text, digest.rules) &&
      speaksForSection(claim, digest) &&
      !isSaid(claim.sentence.text, digest, entries) &&
      !isShown(claim, digest.terms, taken),
  );
  const line = shortLine(free, digest, ROOM.text);
  if (line === undefined || !fits(line.phrase.text, { length: ROOM.text, words: SHORT_WORDS })) return undefined;
  return { phrase: line.phrase, claim: line.claim, weight: worthRemembering(line.phrase.text, line.claim, digest) };
}

/** The slide's own headline, if it is a sentence or a heading that says something. */
function titleEntry(
  { candidates: [content], uses }: Proposal,
  digest: Digest,
  entries: readonly Entry[],
): Entry | undefined {
  const { title, type } = content;
  const room = { length: ROOM.text, words: SHORT_WORDS };
  if (type === "quote" || type === "definition" || isQuestion(title.text) || !fits(title.text, room)) return undefined;
  const whole = uses.find((claim) => claim.sentence.span.start === title.sources[0]?.start);
  if (whole?.needs !== undefined || announcesItems(title.text, digest.rules.language)) return undefined;
  const isSentence = whole !== undefined && wordCount(title.text) >= whole.words * MOST_OF_IT;
  if (
    wordCount(title.text) < FEWEST_WORDS ||
    !isSelfContained(title.text, digest.rules) ||
    !(whole === undefined ? isAssertive(title.text, digest.rules) : isSentence)
  )
    return undefined;
  if (digest.rules.opensWith("vague", title.text) || isSaid(title.text, digest, entries)) return undefined;
  return { phrase: title, weight: 0.4 };
}

function isSaid(text: string, digest: Digest, entries: readonly Entry[]): boolean {
  return entries.some((entry) => digest.terms.similarity(entry.phrase.text, text) > SAME_POINT);
}
