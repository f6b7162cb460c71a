import { displayLength } from "../../../deck/display-length.ts";
import { fixedPhrase, type Phrase, type SlideContent } from "../../../deck/slide-content.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { genreOf } from "../genre.ts";
import { bodyRoom, titleRoom } from "../slides/room.ts";
import { capitalised, headlineCase, versionsOf } from "../../text/shorten.ts";
import { isSelfContained } from "../../text/standing.ts";
import { wordCount } from "../../text/word-count.ts";
import { fits, lineFor, phraseOf } from "../wording.ts";
import { behindEvidence, pointsAside } from "./closing-words.ts";
import {
  argues,
  concludesAloud,
  isLastPart,
  isRefrain,
  leadsOn,
  placeValue,
  speaksForAll,
  sumsUp,
} from "./conclusion.ts";
import { BUTTON } from "./finale.ts";
import type { FrameContent } from "./frame-content.ts";
import { elaborates } from "./open-ends.ts";
import { type Ending, ownWord } from "./own-word.ts";
import { FEWEST_WORDS, isDated, unshownClaims, worthRemembering } from "./worth-remembering.ts";

/** Below this a sentence is nothing to take home. */
const WORTH_IT = 0.45;
const NEAR_THE_TITLE = 0.15;
const THOUGHT = 130;
const THOUGHT_WORDS = 24;
/** Sentences from the end among which advice is a last word. */
const LAST_ADVICE = 5;
/** Paragraphs at the end of a text without headings, and sentences from which on a section is a matter of its own. */
const LAST_PARAGRAPHS = 2;
const FEWEST_OF_A_MATTER = 3;
/** So near the title a sentence speaks of the whole wherever it stands. */
const NAMES_THE_WHOLE = 0.35;
/** What a sentence gains that says itself that it sums up. */
const ALOUD = 0.6;
/** Words of somebody whom the slide does not name are nothing that the text says. */
const QUOTED = /^[“„«"「『][^“”„«»"「」『』]*[”“»"」』][.!?。]?$/u;

/** The thought a text comes to, as it can stand alone. */
export interface Thought {
  readonly claim: Claim;
  readonly phrase: Phrase;
  /** Whether the text says itself that it concludes here. */
  readonly aloud: boolean;
}

/**
 * The thought a text comes to, to be kept for the end of the deck: one that says so, else a brief general one in its
 * last part, pointing at nothing. None where the text only reports.
 */
export function lastThought(digest: Digest, taken: ReadonlySet<Claim>): Thought | undefined {
  const { rules } = digest;
  const report = !argues(digest);
  const minutes = genreOf(digest) === "minutes";
  const thoughts = thoughtsOf(digest, taken).filter(({ claim, aloud, phrase: { text } }) => {
    if (aloud) return true;
    // Minutes come to what they decided; the entries of a list of plans stand on its slide.
    if (minutes || (claim.unit.kind === "list" && !sumsUp(claim))) return false;
    if (report || !isLastPart(claim, digest) || !speaksForAll(claim, digest)) return false;
    if (opensLastMatter(claim, digest) || elaborates(text, rules.language)) return false;
    if (leadsOn(claim, digest) || isDated(claim, digest.source)) return false;
    if (rules.opensWith("conditionals", text) || rules.opensWith("vague", text)) return false;
    if (rules.opensWith("imperatives", text) && !nearTitle(text, digest)) return false;
    const parting = claim.unit === digest.claims.at(-1)?.unit && rules.contains("contrast", text);
    return parting || (!rules.opensWith("narrator", text) && concludes(claim, text, digest));
  });
  const told = thoughts.filter(({ aloud }) => aloud);
  return best(told.length > 0 ? told : thoughts, digest);
}

/** Whether a sentence only opens the last of several matters, or stands paragraphs before the end of a text without any. */
function opensLastMatter({ section, order, unit, text }: Claim, digest: Digest): boolean {
  const { claims, passages, terms, source } = digest;
  if (terms.similarity(text, source.title?.text ?? "") >= NAMES_THE_WHOLE) return false;
  if (section.heading === undefined) {
    const last = passages.slice(-LAST_PARAGRAPHS);
    return !last.some((passage) => passage.unit === unit);
  }
  const own = claims.filter((claim) => claim.section === section);
  return own.length >= FEWEST_OF_A_MATTER && own[0]?.order === order;
}

/** The one sentence to remember: the thought the text ends on, else what is left and may stand for the whole. */
export function takeawaySlide(digest: Digest, taken: ReadonlySet<Claim>, kept?: Thought): FrameContent | undefined {
  const { rules, source } = digest;
  const found = thoughtsOf(digest, taken).filter(({ claim, phrase: { text } }) => {
    const weighs = rules.contains("contrast", text) || rules.contains("advice", text);
    if (!weighs || !speaksForAll(claim, digest) || leadsOn(claim, digest) || isDated(claim, source)) return false;
    return nearTitle(text, digest) && (argues(digest) || rules.contains("contrast", text));
  });
  const thought = kept ?? best(found, digest, WORTH_IT);
  if (thought === undefined) return undefined;
  const title = thought.phrase;
  const head: SlideContent = isSpoken(digest)
    ? { type: "takeaway", title }
    : { type: "takeaway", kicker: fixedPhrase(digest.words.takeaway), title };
  return { candidates: [head], uses: [thought.claim] };
}

/** A speech has no sections and no labels: its last word needs none over it. */
function isSpoken({ sections, source }: Digest): boolean {
  return sections.all.length === 1 && source.units.every(({ kind }) => kind === "paragraph" || kind === "quote");
}

function best(thoughts: readonly Thought[], digest: Digest, atLeast = -Infinity): Thought | undefined {
  const value = ({ claim, phrase, aloud }: Thought): number =>
    worthRemembering(phrase.text, claim, digest) + placeValue(claim, digest) + (aloud ? ALOUD : 0);
  return thoughts
    .map((thought) => ({ thought, value: value(thought) }))
    .filter((rated) => rated.value >= atLeast)
    .sort((a, b) => b.value - a.value || b.thought.claim.order - a.thought.claim.order)[0]?.thought;
}

/** Sentences that no slide shows, as they would be remembered: brief, and pointing at nothing beside themselves. */
function thoughtsOf(digest: Digest, taken: ReadonlySet<Claim>): readonly Thought[] {
  const { rules } = digest;
  return unshownClaims(digest, taken).flatMap((claim): Thought[] => {
    const text = memorable(claim, digest);
    if (text === undefined || wordCount(text) < FEWEST_WORDS + 1 || pointsAside(text, rules.language)) return [];
    if (QUOTED.test(text.trim())) return [];
    return [{ claim, phrase: phraseOf(text, claim.sentence), aloud: concludesAloud(claim, digest) }];
  });
}

/** The claim without its evidence, and no longer than anybody can keep in mind. */
function memorable({ text }: Claim, { rules }: Digest): string | undefined {
  const room = { length: Math.min(THOUGHT, titleRoom("takeaway")), words: THOUGHT_WORDS };
  const bare = capitalised(behindEvidence(text, rules.language), rules.language);
  const shown = bare !== text && isSelfContained(bare, rules) && wordCount(bare) > FEWEST_WORDS ? bare : text;
  return versionsOf(shown, rules)
    .map((version) => headlineCase(version, rules))
    .find((version) => fits(version, room));
}

/** Whether a sentence near the end sends the reader off: advice, a request, or a last word on the title's own matter. */
function concludes({ unit, order }: Claim, text: string, digest: Digest): boolean {
  const { rules, claims } = digest;
  // What has to be done in the course of the last matter is not what the text comes to.
  const last = unit === claims.at(-1)?.unit || order >= claims.length - LAST_ADVICE;
  return (last && rules.contains("advice", text)) || nearTitle(text, digest) || isRefrain(text, digest);
}

function nearTitle(text: string, { terms, source }: Digest): boolean {
  return terms.similarity(text, source.title?.text ?? "") >= NEAR_THE_TITLE;
}

/** Whether a thought is brief enough to be what the last slide says. */
export function closesDeck({ phrase }: Thought, type: Ending): boolean {
  return fits(phrase.text, { length: titleRoom(type) });
}

/** A message with the product's own word small beside it; the other way round where it is too long for a title. */
function withMessage(type: Ending, message: Phrase, digest: Digest): FrameContent {
  const own = fixedPhrase(ownWord(digest, type));
  const stock: SlideContent = { type, title: own, body: message };
  const line = lineFor(message.text, digest.rules, { length: titleRoom(type) });
  if (line === undefined) return { candidates: [stock, { type, title: own }], uses: [] };
  const title = { ...message, text: line };
  const said: SlideContent =
    type === "cta" && displayLength(own.text) <= BUTTON
      ? { type: "cta", title, action: own }
      : { type, kicker: own, title };
  return { candidates: [said, stock], uses: [] };
}

/**
 * The last slide: a call to action as it was asked for, else how the text takes leave, else the product's own word, over
 * the message of the text where it has one.
 */
export function endingSlide(
  type: Ending,
  digest: Digest,
  callToAction: string | undefined,
  own: FrameContent | undefined,
  message?: Phrase,
): FrameContent {
  if (callToAction === undefined && own !== undefined) return own;
  const asked =
    callToAction !== undefined && fits(callToAction, { length: titleRoom(type) }) ? callToAction : undefined;
  const head = { type, title: fixedPhrase(asked ?? ownWord(digest, type)) };
  if (callToAction === undefined && message !== undefined) return withMessage(type, message, digest);
  const long = asked === undefined && callToAction !== undefined && fits(callToAction, { length: bodyRoom(type) });
  return { candidates: [long ? { ...head, body: fixedPhrase(callToAction) } : head], uses: [] };
}
