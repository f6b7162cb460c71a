import { overlap, pairsOf } from "../../checks/repeated-points.ts";
import { textsOf } from "../../checks/slide-texts.ts";
import type { TermsOf } from "../../text/terms.ts";
import type { Proposal } from "./proposal.ts";

const SAME_POINT = 0.6;

/**
 * Goes through the chosen slides in order and exchanges each that repeats an earlier title or point, or makes a third of
 * a type in a row, for the best other proposal that does not. A slide without such an alternative stays.
 */
export function settle(
  chosen: readonly Proposal[],
  choices: readonly (readonly Proposal[])[],
  termsOf: TermsOf,
): readonly Proposal[] {
  const settled: Proposal[] = [];
  const titles = new Set<string>();
  const points: ReadonlySet<string>[] = [];
  for (const [at, proposal] of chosen.entries()) {
    const isNew = (candidate: Proposal): boolean =>
      !titles.has(titleKey(candidate)) &&
      !pointsOf(candidate, termsOf).some((point) => points.some((earlier) => overlap(earlier, point) > SAME_POINT)) &&
      !(settled.at(-1)?.type === candidate.type && settled.at(-2)?.type === candidate.type);
    const next = isNew(proposal) ? proposal : (choices[at]?.find(isNew) ?? proposal);
    settled.push(next);
    titles.add(titleKey(next));
    points.push(...pointsOf(next, termsOf));
  }
  return settled;
}

function titleKey({ candidates: [content] }: Proposal): string {
  return content.title.text.toLocaleLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function pointsOf({ candidates: [content] }: Proposal, termsOf: TermsOf): readonly ReadonlySet<string>[] {
  return textsOf(content)
    .filter(({ role }) => role === "bullet" || role === "body")
    .map(({ phrase }) => pairsOf(phrase.text, termsOf));
}
