import { contentPhrases } from "../../../deck/content-phrases.ts";
import { fixedPhrase, type Phrase, type SlideContent } from "../../../deck/slide-content.ts";
import type { DeckFormat } from "../../../deck/deck-plan.ts";
import type { SlideType } from "../../../deck/slide-types.ts";
import type { BodySlide } from "../body.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { genreOf } from "../genre.ts";
import { isAssertive } from "../slides/headline.ts";
import { bodyRoom, titleRoom } from "../slides/room.ts";
import { deckMessage } from "./deck-message.ts";
import { isQuestion } from "../../text/standing.ts";
import { wordCount } from "../../text/word-count.ts";
import { phraseOf } from "../wording.ts";
import { ordersByForm } from "./closing-words.ts";
import { closesDeck, endingSlide, lastThought, takeawaySlide, type Thought } from "./endings.ts";
import { finaleOf } from "./finale.ts";
import type { FrameSlide } from "./frame.ts";
import type { FrameContent } from "./frame-content.ts";
import { messageLine, type ShownBefore } from "./message-line.ts";
import { type Ending, ownWord } from "./own-word.ts";
import { recapIsPossible, recapSlide } from "./recap.ts";

/** A body of fewer slides needs no leave-taking. */
const FEWEST_SLIDES = 4;

const FEWEST_TITLE_WORDS = 3;
/** In a title with capitals throughout nearly any noun may be taken for a verb. */
const SENTENCE_CASE = /\s\p{Ll}[\p{L}\p{M}]{2,}/u;
/** "Go survey 2019" is no order. */
const NAMES_REPORT = /\p{Nd}{4}/u;

/** A deck may end on a slide of these: it is said with them, not listed or asked. */
const SAYS_SOMETHING: ReadonlySet<SlideType> = new Set(["statement", "tip", "quote", "stat"]);

/** What a request wants of the end of its deck. */
export interface EndWish {
  readonly format: DeckFormat;
  readonly agenda: boolean;
  readonly callToAction: string | undefined;
  readonly wanted: ReadonlySet<SlideType>;
  /** The fixed slides behind the body. */
  readonly after: readonly FrameSlide[];
}

/** What waits for the end of the deck: how the text takes leave of its reader, and the thought it comes to. */
export interface Kept {
  readonly finale: FrameContent | undefined;
  readonly thought: Thought | undefined;
  /** Sentences that the body leaves alone. */
  readonly claims: readonly Claim[];
}

/** A thought brief enough closes the deck; a longer one is its takeaway, where the text says itself that it concludes. */
export function keepForTheEnd(digest: Digest, wish: EndWish, taken: ReadonlySet<Claim>): Kept {
  const last = wish.after.find((type): type is Ending => type === "cta" || type === "closing");
  const closes = last !== undefined && wish.callToAction === undefined;
  const asked = last !== undefined && wish.wanted.has(last);
  const leave = finaleOf(digest, last ?? (wish.format === "carousel" ? "cta" : "closing"));
  const finale = asked ? ofType(last, leave) : leave;
  const endsOnOne = last === undefined && wish.after.includes("takeaway");
  const own = closes ? finale : undefined;
  const thought = lastThought(digest, new Set([...taken, ...(own?.uses ?? [])]));
  if (thought !== undefined && closes && own === undefined) {
    const closing = closingWith(thought, last, digest, asked);
    return { finale: closing, thought: undefined, claims: closing.uses };
  }
  const recaps = wish.after.includes("recap") && thought?.aloud !== true && recapIsPossible(digest);
  const sumsUp = !recaps && (wish.after.includes("recap") || wish.after.includes("takeaway"));
  const takeaway = sumsUp ? thought : undefined;
  const leaves = endsOnOne && takeaway === undefined ? finale : own;
  const claims = [...(leaves?.uses ?? []), ...(takeaway === undefined ? [] : [takeaway.claim])];
  return { finale, thought: takeaway, claims };
}

/** A slide of the type that was asked for, where there is one. */
function ofType(type: Ending, content: FrameContent | undefined): FrameContent | undefined {
  const found = content?.candidates.find((candidate) => candidate.type === type);
  return content === undefined || found === undefined ? undefined : { ...content, candidates: [found] };
}

/** The slides behind the body; `taken` are the sentences that others show. */
export function lastSlides(
  digest: Digest,
  wish: EndWish,
  kept: Kept,
  body: readonly BodySlide[],
  taken: ReadonlySet<Claim>,
): readonly FrameContent[] {
  const slides: FrameContent[] = [];
  for (const type of wish.after) {
    const slide = slideOf(type, { digest, wish, kept, body, taken, before: slides });
    if (slide !== undefined) slides.push(slide);
  }
  if (slides.length > 0 || !wish.after.includes("recap") || body.length < FEWEST_SLIDES) return slides;
  // A deck that can't be summed up still ends.
  const { finale } = kept;
  if (finale !== undefined && !finale.uses.some((claim) => taken.has(claim))) return [finale];
  const thought = lastThought(digest, taken);
  if (thought !== undefined) return [closingThought(thought, digest, taken)];
  const last = body.at(-1)?.chosen.type;
  return last !== undefined && SAYS_SOMETHING.has(last) ? [] : [endingSlide("closing", digest, undefined, undefined)];
}

function shownBefore(body: readonly BodySlide[], taken: ReadonlySet<Claim>): ShownBefore {
  const inBody = new Set(body.flatMap(({ chosen }) => chosen.uses));
  const frame = new Set([...taken].filter((claim) => !inBody.has(claim)));
  return { frame, last: new Set(body.at(-1)?.chosen.uses), all: taken };
}

/** The thought a text comes to as the last slide: its title, or under the product's own word; alone where it is too long. */
function closingWith(thought: Thought, type: Ending, digest: Digest, asked: boolean): FrameContent {
  const uses = [thought.claim];
  if (closesDeck(thought, type)) return { candidates: [{ type, title: thought.phrase }], uses };
  const stock = { type, title: fixedPhrase(ownWord(digest, type)), body: thought.phrase };
  const alone: SlideContent = { type: "takeaway", title: thought.phrase };
  return { candidates: asked || type === "cta" ? [stock] : [alone, stock], uses };
}

function closingThought(thought: Thought, digest: Digest, taken: ReadonlySet<Claim>): FrameContent {
  const closing: FrameContent = { candidates: [{ type: "closing", title: thought.phrase }], uses: [thought.claim] };
  return closesDeck(thought, "closing") ? closing : (takeawaySlide(digest, taken, thought) ?? closing);
}

interface EndPlace {
  readonly digest: Digest;
  readonly wish: EndWish;
  readonly kept: Kept;
  readonly body: readonly BodySlide[];
  readonly taken: ReadonlySet<Claim>;
  /** The slides between the body and this one. */
  readonly before: readonly FrameContent[];
}

function slideOf(type: FrameSlide, place: EndPlace): FrameContent | undefined {
  const { digest, wish, body, taken } = place;
  const { finale, thought } = place.kept;
  switch (type) {
    case "recap": {
      if (thought !== undefined && !wish.wanted.has("recap")) return takeawaySlide(digest, taken, thought);
      const recap = recapSlide(digest, wish, body);
      // A stray sentence is no summary: where sections can't be summed up, the body has the place.
      return recap ?? (recapIsPossible(digest) ? undefined : takeawaySlide(digest, taken, thought));
    }
    case "takeaway":
      return thought === undefined && finale !== undefined && !wish.after.some((at) => at === "cta" || at === "closing")
        ? finale
        : takeawaySlide(digest, taken, thought);
    case "cta":
    case "closing":
      return endingSlide(type, digest, wish.callToAction, finale, messageOf(type, place));
    default:
      return undefined;
  }
}

/**
 * The sentence a text comes to; else a title that says it; else what its slides have said best. Nothing that a summary has
 * repeated or that has been the title of a slide: the same words twice are no last word.
 */
function messageOf(type: Ending, { digest, body, taken, before }: EndPlace): Phrase | undefined {
  const said = [
    ...before.flatMap(({ candidates: [content] }) => contentPhrases(content)),
    ...body.map(({ chosen }) => chosen.candidates[0].title),
  ];
  const repeated = new Set(said.flatMap(({ sources }) => sources.map(({ start }) => start)));
  const line = messageLine(digest, shownBefore(body, taken), repeated, {
    title: titleRoom(type),
    body: bodyRoom(type),
  });
  return line ?? titleSaying(digest) ?? deckMessage(body, digest, repeated, titleRoom(type));
}

/** "Make your own bread": a title that asks for something or says something is the message of its text. */
function titleSaying(digest: Digest): Phrase | undefined {
  const { source, rules } = digest;
  const { title } = source;
  if (title === undefined || genreOf(digest) === "minutes" || NAMES_REPORT.test(title.text)) return undefined;
  const { text } = title;
  if (isQuestion(text) || rules.opensWith("interrogatives", text) || wordCount(text) < FEWEST_TITLE_WORDS)
    return undefined;
  const orders = rules.opensWith("imperatives", text) || ordersByForm(text, rules.language);
  // "Rivers: 6 facts", "…: how it came about" name a matter.
  return orders || (rules.spaced && SENTENCE_CASE.test(text) && isAssertive(text, rules) && !/[:：]/u.test(text))
    ? phraseOf(text, title)
    : undefined;
}
