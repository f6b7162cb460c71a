import { fixedPhrase, type Phrase, type SlideContent } from "../../../deck/slide-content.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { bodyRoom, titleRoom } from "../slides/room.ts";
import { wordCount } from "../../text/word-count.ts";
import { fits, lineFor, phraseOf, sentenceBehind } from "../wording.ts";
import { type FrameContent, runsOf } from "./frame-content.ts";
import { FEWEST_WORDS, unshownClaims, worthRemembering } from "./worth-remembering.ts";

/** Sentences from the end among which a last word is looked for. */
const LAST_SENTENCES = 3;
const NEAR_THE_TITLE = 0.15;

/** The one sentence to remember, with the sentence behind it. */
export function takeawaySlide(digest: Digest, taken: ReadonlySet<Claim>): FrameContent | undefined {
  const [line] = unshownClaims(digest, taken)
    .flatMap((claim) => {
      const text = lineFor(claim.text, digest.rules, { length: titleRoom("takeaway") });
      if (text === undefined || wordCount(text) < FEWEST_WORDS) return [];
      return [{ claim, text, value: worthRemembering(text, claim, digest) }];
    })
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

/** The last slide: a call to action as it was asked for, else the product's own word, over a last sentence. */
export function endingSlide(
  type: "cta" | "closing",
  digest: Digest,
  callToAction: string | undefined,
  taken: ReadonlySet<Claim>,
): FrameContent {
  const asked =
    callToAction !== undefined && fits(callToAction, { length: titleRoom(type) }) ? callToAction : undefined;
  const own = type === "cta" ? digest.words.saveAndShare : digest.words.thankYou;
  const head = { type, title: fixedPhrase(asked ?? own) };
  if (callToAction !== undefined && asked === undefined && fits(callToAction, { length: bodyRoom(type) })) {
    return { candidates: [{ ...head, body: fixedPhrase(callToAction) }], uses: [] };
  }
  const last = lastWord(digest, bodyRoom(type), taken);
  const bare: SlideContent = head;
  if (last === undefined) return { candidates: [bare], uses: [] };
  return { candidates: [{ ...head, body: last.phrase }, bare], uses: [last.claim] };
}

/** Whether a sentence near the end sends the reader off: advice, a request, or a last word on the title's own matter. */
function concludes({ text }: Claim, { rules, terms, source }: Digest): boolean {
  if (rules.spaced && rules.contains("pointers", text)) return false;
  if (rules.contains("advice", text) || rules.opensWith("imperatives", text) || rules.opensWithOrder(text)) return true;
  return terms.similarity(text, source.title?.text ?? "") >= NEAR_THE_TITLE;
}

function lastWord(
  digest: Digest,
  length: number,
  taken: ReadonlySet<Claim>,
): { readonly claim: Claim; readonly phrase: Phrase } | undefined {
  const from = digest.claims.length - LAST_SENTENCES;
  const end = digest.claims.at(-1)?.section;
  const lines = unshownClaims(digest, taken)
    .filter((claim) => claim.order >= from && claim.section === end && concludes(claim, digest))
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
