import { fixedPhrase, type SlideContent } from "../../../deck/slide-content.ts";
import type { DeckFormat } from "../../../deck/deck-plan.ts";
import type { SlideType } from "../../../deck/slide-types.ts";
import type { BodySlide } from "../body.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { bodyRoom } from "../slides/room.ts";
import { closesDeck, endingSlide, lastThought, takeawaySlide, type Thought } from "./endings.ts";
import { type Ending, finaleOf, ownWord } from "./finale.ts";
import type { FrameSlide } from "./frame.ts";
import type { FrameContent } from "./frame-content.ts";
import { messageLine, type ShownBefore } from "./message-line.ts";
import { recapIsPossible, recapSlide } from "./recap.ts";

/** A body of fewer slides needs no leave-taking. */
const FEWEST_SLIDES = 4;

/** A deck may end on a slide of these: it is said with them, not listed or asked. */
const SAYS_SOMETHING: ReadonlySet<SlideType> = new Set(["statement", "tip", "quote", "stat"]);

/** What a request wants of the end of its deck. */
export interface EndWish {
  readonly format: DeckFormat;
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
  const finale = asked && leave?.candidates[0].type !== last ? undefined : leave;
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

/** The slides behind the body; `taken` are the sentences that others show. */
export function lastSlides(
  digest: Digest,
  wish: EndWish,
  kept: Kept,
  body: readonly BodySlide[],
  taken: ReadonlySet<Claim>,
): readonly FrameContent[] {
  const slides = wish.after.flatMap((type) => slideOf(type, digest, wish, kept, body, taken) ?? []);
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

function slideOf(
  type: FrameSlide,
  digest: Digest,
  wish: EndWish,
  { finale, thought }: Kept,
  body: readonly BodySlide[],
  taken: ReadonlySet<Claim>,
): FrameContent | undefined {
  switch (type) {
    case "recap": {
      if (thought !== undefined && !wish.wanted.has("recap")) return takeawaySlide(digest, taken, thought);
      const recap = recapSlide(digest, wish.format, body);
      // A stray sentence is no summary: where sections can't be summed up, the body has the place.
      return recap ?? (recapIsPossible(digest) ? undefined : takeawaySlide(digest, taken, thought));
    }
    case "takeaway":
      return thought === undefined && finale !== undefined && !wish.after.some((at) => at === "cta" || at === "closing")
        ? finale
        : takeawaySlide(digest, taken, thought);
    case "cta":
    case "closing":
      return endingSlide(
        type,
        digest,
        wish.callToAction,
        finale,
        messageLine(digest, shownBefore(body, taken), bodyRoom(type)),
      );
    default:
      return undefined;
  }
}
