import type { Claim } from "./digest/claim.ts";

const MOST_SENTENCES = 5;
const MOST_CHARACTERS = 900;

/** Speaker notes: the most salient sentences that the slide does not show, word for word, in source order. */
export function notesFrom(claims: readonly Claim[], shown: readonly Claim[], spaced: boolean): string {
  const onSlide = new Set(shown);
  const kept: Claim[] = [];
  let length = 0;
  for (const claim of [...claims].sort((a, b) => b.salience - a.salience || a.order - b.order)) {
    if (kept.length === MOST_SENTENCES) break;
    const { text } = claim.sentence;
    if (onSlide.has(claim) || claim.standing === "unfit" || length + text.length > MOST_CHARACTERS) continue;
    kept.push(claim);
    length += text.length;
  }
  return kept
    .sort((a, b) => a.order - b.order)
    .map((claim) => claim.sentence.text)
    .join(spaced ? " " : "");
}
