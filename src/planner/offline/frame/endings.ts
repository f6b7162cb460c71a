import { fixedPhrase, type Phrase, type SlideContent } from "../../../deck/slide-content.ts";
import { bodyRoom, titleRoom } from "../slides/room.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { bulletFor, fits, lineFor, phraseOf, sentenceBehind, SHORT_WORDS } from "../wording.ts";
import type { TermSpace } from "../salience/term-vectors.ts";
import { isSelfContained } from "../../text/standing.ts";
import { wordCount } from "../../text/word-count.ts";
import { type FrameContent, runsOf } from "./cover.ts";

/** Share of the text, from its end, where a last word is looked for. */
const LAST_PART = 0.12;
const FEWEST_LOOKED_AT = 5;
const SAME_POINT = 0.55;
/** Very short sentences live from what stands around them. */
const FEWEST_WORDS = 5;

/** The one sentence to remember, with the sentence behind it. */
export function takeawaySlide(digest: Digest, taken: ReadonlySet<Claim>): FrameContent | undefined {
  const lines = free(digest, taken)
    .flatMap((claim) => {
      const text = lineFor(claim.text, digest.rules, { length: titleRoom("takeaway") });
      if (text === undefined || wordCount(text) < 4) return [];
      const brief = fits(text, { length: 96, words: 16 }) ? 0.25 : 0;
      const pointed = digest.rules.contains("contrast", text) ? 0.1 : 0;
      const conditional = digest.rules.opensWith("conditionals", text) ? 0.25 : 0;
      const late = 0.15 * (claim.order / Math.max(1, digest.claims.length));
      return [{ claim, text, value: claim.salience + brief + pointed + late - conditional }];
    })
    .sort((a, b) => b.value - a.value || a.claim.order - b.claim.order);
  const [line] = lines;
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

function lastWord(
  digest: Digest,
  length: number,
  taken: ReadonlySet<Claim>,
): { readonly claim: Claim; readonly phrase: Phrase } | undefined {
  const from = digest.claims.length - Math.max(FEWEST_LOOKED_AT, digest.claims.length * LAST_PART);
  const end = digest.claims.at(-1)?.section;
  const lines = free(digest, taken)
    .filter((claim) => claim.order >= from && claim.section === end)
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

function free(digest: Digest, taken: ReadonlySet<Claim>): Claim[] {
  return digest.claims.filter(
    (claim) =>
      claim.standing === "alone" &&
      !claim.asks &&
      !taken.has(claim) &&
      claim.unit.kind !== "quote" &&
      !claim.labelled &&
      digest.rules.hasVerb(claim.text) &&
      isSelfContained(claim.text, digest.rules) &&
      !isShown(claim, digest.terms, taken),
  );
}

/** Whether another slide already says what the claim says. */
export function isShown(claim: Claim, terms: TermSpace, taken: ReadonlySet<Claim>): boolean {
  return [...taken].some((other) => terms.similarity(other.sentence.text, claim.sentence.text) > SAME_POINT);
}

/** A sentence short enough for a bullet, from the claims given, the most salient first. */
export function shortLine(
  claims: readonly Claim[],
  digest: Digest,
  length: number,
): { readonly claim: Claim; readonly phrase: Phrase } | undefined {
  const lines = [...claims]
    .sort((a, b) => b.salience - a.salience || a.order - b.order)
    .flatMap((claim) => {
      const text = bulletFor(claim.text, digest.rules, length);
      return text === undefined || wordCount(text) < FEWEST_WORDS
        ? []
        : [{ claim, phrase: phraseOf(text, claim.sentence) }];
    });
  return lines.find((line) => fits(line.phrase.text, { length, words: SHORT_WORDS })) ?? lines[0];
}
