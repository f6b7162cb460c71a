import { fixedPhrase, type Phrase, type SlideContent } from "../../../deck/slide-content.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { bodyRoom, titleRoom } from "../slides/room.ts";
import { headlineCase } from "../../text/shorten.ts";
import { wordCount } from "../../text/word-count.ts";
import { fits, lineFor, phraseOf, sentenceBehind } from "../wording.ts";
import { type FrameContent, runsOf } from "./frame-content.ts";
import { argues, isLastPart, isRefrain, leadsOn, placeValue, speaksForAll } from "./conclusion.ts";
import { FEWEST_WORDS, isDated, unshownClaims, worthRemembering } from "./worth-remembering.ts";

/** Below this a sentence is nothing to take home. */
const WORTH_IT = 0.45;
/** Sentences from the end among which a last word is looked for. */
const LAST_SENTENCES = 3;
const NEAR_THE_TITLE = 0.15;
/** Sentences of a section from which on it can spare its last. */
const SPARE = 3;
const THOUGHT = 130;
const THOUGHT_WORDS = 22;

/**
 * The thought a text comes to, to be kept for the end of the deck: in its last part, brief, general, pointing at nothing.
 * None where its section could not do without it, or where the text only reports.
 */
export function lastThought(digest: Digest): Claim | undefined {
  const { rules, claims } = digest;
  if (!argues(digest)) return undefined;
  const value = (claim: Claim): number => worthRemembering(claim.text, claim, digest) + placeValue(claim, digest);
  const spare = ({ section }: Claim): boolean =>
    claims.filter((claim) => claim.section === section && claim.standing === "alone").length >= SPARE;
  return unshownClaims(digest, new Set())
    .filter((claim) => isLastPart(claim, digest) && claim.unit.kind === "paragraph" && spare(claim))
    .filter((claim) => speaksForAll(claim, digest) && !leadsOn(claim, digest) && !isDated(claim, digest.source))
    .filter(({ text }) => rules.contains("contrast", text) || concludes(text, digest))
    .filter(({ text }) => !rules.opensWith("conditionals", text) && !rules.opensWith("vague", text))
    .filter(({ text }) => !rules.opensWith("imperatives", text) || rules.contains("contrast", text))
    .filter(({ text }) => wordCount(text) >= FEWEST_WORDS + 1)
    .filter(({ text }) => fits(text, { length: THOUGHT, words: THOUGHT_WORDS }))
    .sort((a, b) => value(b) - value(a) || b.order - a.order)[0];
}

/** What a text asks its reader to do at its end ("Ask for a starter kit"): the call of a carousel, on no other slide. */
export function lastRequest(digest: Digest): Claim | undefined {
  const { rules, claims } = digest;
  const from = claims.length - LAST_SENTENCES;
  return unshownClaims(digest, new Set())
    .filter(({ order, unit }) => order >= from && unit.kind === "paragraph")
    .filter(({ text }) => rules.opensWith("imperatives", text) || rules.opensWithOrder(text))
    .findLast(({ text }) => fits(text, { length: titleRoom("cta") }));
}

/** The one sentence to remember, with the sentence behind it; `kept` is the thought the text ends on. */
export function takeawaySlide(
  digest: Digest,
  taken: ReadonlySet<Claim>,
  kept?: Claim,
  atLeast = WORTH_IT,
): FrameContent | undefined {
  // A last request ("Ask for a kit") closes the deck; it is nothing to remember.
  const requests = ({ order, text }: Claim): boolean =>
    order >= digest.claims.length - LAST_SENTENCES && digest.rules.opensWith("imperatives", text);
  const open = candidates(digest, taken, atLeast).filter((claim) => !requests(claim));
  const [line] = (kept === undefined ? open : [kept])
    .flatMap((claim) => {
      const text = lineFor(claim.text, digest.rules, { length: titleRoom("takeaway") });
      if (text === undefined || wordCount(text) < FEWEST_WORDS) return [];
      return [{ claim, text, value: worthRemembering(text, claim, digest) + placeValue(claim, digest) }];
    })
    .filter(({ claim, value }) => value >= atLeast || claim === kept)
    .sort((a, b) => b.value - a.value || a.claim.order - b.claim.order);
  if (line === undefined) return undefined;
  const head = {
    type: "takeaway" as const,
    kicker: fixedPhrase(digest.words.takeaway),
    title: phraseOf(line.text, line.claim.sentence),
  };
  const support = sentenceBehind(line.claim, runsOf(digest), digest.rules, {
    length: bodyRoom("takeaway"),
    skip: taken,
  });
  if (support === undefined) return { candidates: [head], uses: [line.claim] };
  return { candidates: [{ ...head, body: support.phrase }, head], uses: [line.claim, ...support.claims] };
}

/** What may stand for the whole text; anything left where a thin source needs it. */
function candidates(digest: Digest, taken: ReadonlySet<Claim>, atLeast: number): readonly Claim[] {
  const unshown = unshownClaims(digest, taken);
  if (atLeast === -Infinity) return unshown;
  const { rules, termsOf, source } = digest;
  const subject = new Set(termsOf(source.title?.text ?? ""));
  // A report has no conclusion, but its subject may have a turn.
  const news = (claim: Claim): boolean => leadsOn(claim, digest) || isDated(claim, source);
  const turns = ({ text }: Claim): boolean =>
    rules.contains("contrast", text) && termsOf(text).some((term) => subject.has(term));
  const reports = !argues(digest);
  return unshown.filter((claim) => speaksForAll(claim, digest) && !news(claim) && (!reports || turns(claim)));
}

/** The last slide: a call to action as it was asked for, else the product's own word, over a last sentence. */
export function endingSlide(
  type: "cta" | "closing",
  digest: Digest,
  callToAction: string | undefined,
  taken: ReadonlySet<Claim>,
  kept?: Claim,
): FrameContent {
  const asked =
    callToAction !== undefined && fits(callToAction, { length: titleRoom(type) }) ? callToAction : undefined;
  const own = type === "cta" ? digest.words.saveAndShare : digest.words.thankYou;
  const head = { type, title: fixedPhrase(asked ?? own) };
  if (callToAction !== undefined && asked === undefined && fits(callToAction, { length: bodyRoom(type) })) {
    return { candidates: [{ ...head, body: fixedPhrase(callToAction) }], uses: [] };
  }
  const last =
    kept === undefined
      ? lastWord(digest, bodyRoom(type), taken)
      : { claim: kept, phrase: phraseOf(headlineCase(kept.text, digest.rules), kept.sentence) };
  const bare: SlideContent = head;
  if (last === undefined) return { candidates: [bare], uses: [] };
  if (type === "cta" && callToAction === undefined && isRequest(last, digest)) {
    const request: SlideContent = { type, title: last.phrase, body: fixedPhrase(own) };
    return { candidates: [request], uses: [last.claim] };
  }
  return { candidates: [{ ...head, body: last.phrase }, bare], uses: [last.claim] };
}

/** The author's own call ("Ask for a starter kit") is a better one than the product's. */
function isRequest({ claim, phrase }: LastWord, { rules }: Digest): boolean {
  const orders = rules.opensWith("imperatives", claim.text) || rules.opensWithOrder(claim.text);
  return orders && fits(phrase.text, { length: titleRoom("cta") });
}

/** Whether a sentence near the end sends the reader off: advice, a request, or a last word on the title's own matter. */
function concludes(text: string, digest: Digest): boolean {
  const { rules, terms, source } = digest;
  if (rules.contains("thirdPersons", text)) return false;
  if (rules.contains("advice", text) || rules.opensWith("imperatives", text) || rules.opensWithOrder(text)) return true;
  return terms.similarity(text, source.title?.text ?? "") >= NEAR_THE_TITLE || isRefrain(text, digest);
}

interface LastWord {
  readonly claim: Claim;
  readonly phrase: Phrase;
}

/** Only the very last sentence closes a deck, or an order near it. */
function sendsOff({ text, order }: Claim, { claims, rules }: Digest): boolean {
  return order === claims.at(-1)?.order || rules.opensWith("imperatives", text) || rules.opensWithOrder(text);
}

function lastWord(digest: Digest, length: number, taken: ReadonlySet<Claim>): LastWord | undefined {
  const from = digest.claims.length - LAST_SENTENCES;
  const end = digest.claims.at(-1)?.section;
  const lines = unshownClaims(digest, taken)
    .filter((claim) => claim.order >= from && claim.section === end && claim.unit.kind === "paragraph")
    .filter((claim) => sendsOff(claim, digest) && concludes(claim.text, digest))
    .flatMap((claim) => {
      const text = lineFor(claim.text, digest.rules, { length });
      if (text === undefined || wordCount(text) < 5) return [];
      const late = 0.5 * (claim.order / digest.claims.length);
      const brief = fits(text, { length: 110 }) ? 0.15 : 0;
      return [{ claim, phrase: phraseOf(text, claim.sentence), value: claim.salience + late + brief }];
    })
    .sort((a, b) => b.value - a.value || b.claim.order - a.claim.order);
  return lines[0];
}
