import { fixedPhrase, type Item, type Phrase } from "../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../deck/slot-contracts.ts";
import type { DeckFormat } from "../../../deck/deck-plan.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { headingText, isAssertive } from "../slides/headline.ts";
import type { Proposal } from "../slides/proposal.ts";
import { isQuestion } from "../text/standing.ts";
import { fits, SHORT_WORDS } from "../text/wording.ts";
import type { Segment } from "../storyline/segment.ts";
import type { FrameContent } from "./cover.ts";
import { shortLine } from "./endings.ts";

const ROOM = SLOT_CONTRACTS.recap.items ?? { min: 2, max: 6, text: 96 };
const MOST_ENTRIES = 5;
/** A sentence below this is no takeaway, however short. */
const WORTH_REPEATING = 0.42;
const SAME_POINT = 0.5;

interface Entry {
  readonly phrase: Phrase;
  readonly claim?: Claim;
  readonly weight: number;
}

/** One sentence a section that the body does not show; where a section has none left, the claim its slide makes. */
export function recapSlide(
  digest: Digest,
  format: DeckFormat,
  body: readonly { readonly segment: Segment; readonly chosen: Proposal }[],
  taken: ReadonlySet<Claim>,
): FrameContent | undefined {
  const entries: Entry[] = [];
  for (const { segment, chosen } of body) {
    const entry = freshEntry(segment, digest, taken, entries) ?? titleEntry(chosen, digest, entries);
    if (entry !== undefined) entries.push(entry);
  }
  const kept = new Set([...entries].sort((a, b) => b.weight - a.weight).slice(0, MOST_ENTRIES));
  const shown = entries.filter((entry) => kept.has(entry));
  if (shown.length < ROOM.min) return undefined;
  const title = fixedPhrase(format === "carousel" ? digest.words.keyTakeaways : digest.words.summary);
  const items: Item[] = shown.map((entry) => ({ text: entry.phrase }));
  const uses = shown.flatMap((entry) => (entry.claim === undefined ? [] : [entry.claim]));
  return { candidates: [{ type: "recap", title, items }], uses };
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
      !claim.asks &&
      !taken.has(claim) &&
      claim.unit.kind !== "quote" &&
      claim.salience >= WORTH_REPEATING &&
      !isSaid(claim.sentence.text, digest, entries),
  );
  const line = shortLine(free, digest, ROOM.text ?? 96);
  if (line === undefined || !fits(line.phrase.text, { length: ROOM.text ?? 96, words: SHORT_WORDS + 2 }))
    return undefined;
  return { phrase: line.phrase, claim: line.claim, weight: line.claim.salience + 0.1 };
}

/** The slide's own headline, if it says something by itself. */
function titleEntry({ candidates: [content] }: Proposal, digest: Digest, entries: readonly Entry[]): Entry | undefined {
  const { title } = content;
  const { rules } = digest;
  if (content.type === "quote" || content.type === "definition" || isQuestion(title.text)) return undefined;
  if (!isAssertive(title.text, rules) || !fits(title.text, { length: ROOM.text ?? 96, words: SHORT_WORDS + 2 })) {
    return undefined;
  }
  if (isSaid(title.text, digest, entries)) return undefined;
  return { phrase: { ...title, text: headingText(title.text, rules) }, weight: 0.4 };
}

function isSaid(text: string, digest: Digest, entries: readonly Entry[]): boolean {
  return entries.some((entry) => digest.terms.similarity(entry.phrase.text, text) > SAME_POINT);
}
