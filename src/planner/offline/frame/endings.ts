import { fixedPhrase, type Phrase, type SlideContent } from "../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../deck/slot-contracts.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { bestWindow, bulletFor, fits, lineFor, phraseOf, SHORT_WORDS } from "../text/wording.ts";
import { wordCount } from "../text/word-count.ts";
import type { FrameContent } from "./cover.ts";

const TAKEAWAY = SLOT_CONTRACTS.takeaway;
/** Share of the text, from its end, where a last word is looked for. */
const LAST_PART = 0.3;
const FEWEST_LOOKED_AT = 6;

/** The one sentence to remember, with the sentence behind it. */
export function takeawaySlide(digest: Digest, taken: ReadonlySet<Claim>): FrameContent | undefined {
  const lines = free(digest, taken)
    .flatMap((claim) => {
      const text = lineFor(claim.sentence.text, digest.rules, { length: TAKEAWAY.title });
      if (text === undefined || wordCount(text) < 4) return [];
      const brief = fits(text, { length: 96, words: 16 }) ? 0.25 : 0;
      const pointed = digest.rules.contains("contrast", text) ? 0.1 : 0;
      const late = 0.15 * (claim.order / Math.max(1, digest.claims.length));
      return [{ claim, text, value: claim.salience + brief + pointed + late }];
    })
    .sort((a, b) => b.value - a.value || a.claim.order - b.claim.order);
  const [line] = lines;
  if (line === undefined) return undefined;
  const head = {
    type: "takeaway" as const,
    kicker: fixedPhrase(digest.words.takeaway),
    title: phraseOf(line.text, line.claim.sentence),
  };
  const support = supportBehind(line.claim, digest, TAKEAWAY.body ?? 200, taken);
  if (support === undefined) return { candidates: [head], uses: [line.claim] };
  return { candidates: [{ ...head, body: support.phrase }, head], uses: [line.claim, ...support.claims] };
}

function supportBehind(
  claim: Claim,
  digest: Digest,
  length: number,
  taken: ReadonlySet<Claim>,
): ReturnType<typeof bestWindow> {
  const runs = digest.passages.flatMap((passage) => passage.runs.filter((run) => run.includes(claim)));
  const skip = new Set([...taken, claim]);
  return bestWindow(runs, digest.rules, { length, sentences: 1, skip, after: claim });
}

/** The last slide: a call to action as it was asked for, else the product's own word, over a last sentence. */
export function endingSlide(
  type: "cta" | "closing",
  digest: Digest,
  callToAction: string | undefined,
  taken: ReadonlySet<Claim>,
): FrameContent {
  const contract = SLOT_CONTRACTS[type];
  const asked = callToAction !== undefined && fits(callToAction, { length: contract.title }) ? callToAction : undefined;
  const own = type === "cta" ? digest.words.saveAndShare : digest.words.thankYou;
  const head = { type, title: fixedPhrase(asked ?? own) };
  if (callToAction !== undefined && asked === undefined && fits(callToAction, { length: contract.body ?? 160 })) {
    return { candidates: [{ ...head, body: fixedPhrase(callToAction) }], uses: [] };
  }
  const last = lastWord(digest, contract.body ?? 160, taken);
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
  const lines = free(digest, taken)
    .filter((claim) => claim.order >= from)
    .flatMap((claim) => {
      const text = lineFor(claim.sentence.text, digest.rules, { length });
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
    (claim) => claim.standing === "alone" && !claim.asks && !taken.has(claim) && claim.unit.kind !== "quote",
  );
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
      const text = bulletFor(claim.sentence.text, digest.rules, length);
      return text === undefined || wordCount(text) < 3 ? [] : [{ claim, phrase: phraseOf(text, claim.sentence) }];
    });
  return lines.find((line) => fits(line.phrase.text, { length, words: SHORT_WORDS })) ?? lines[0];
}
