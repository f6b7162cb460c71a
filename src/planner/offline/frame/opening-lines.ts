import type { Phrase } from "../../../deck/slide-content.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { isTelling } from "../slides/figure.ts";
import { isQuestion, isSelfContained } from "../../text/standing.ts";
import { wordCount } from "../../text/word-count.ts";
import { lineFor, phraseOf } from "../wording.ts";

export interface OpeningLine {
  readonly claim: Claim;
  readonly phrase: Phrase;
  readonly value: number;
}

/** Share of the text in which an opening sentence is looked for. */
const FIRST_PART = 0.34;
const FEWEST_LOOKED_AT = 8;
/** Terms a sentence needs beyond those of the title. */
const NEW_TERMS = 3;
/** Sentences of a section from which on one can go to the cover. */
const SPARE = 3;

/**
 * Sentences that can open a deck, the best first: what stands before the first heading, or in the first section unless
 * that is a question with its answer. With `hooks`, striking sentences of the first part too, where their section can
 * spare them.
 */
export function openingLines(
  digest: Digest,
  length: number,
  title: string,
  hooks: boolean,
  taken: ReadonlySet<Claim>,
): readonly OpeningLine[] {
  const { rules, terms, claims } = digest;
  const last = Math.max(FEWEST_LOOKED_AT, claims.length * FIRST_PART);
  const open = claims
    .filter((claim) => claim.order < last && claim.standing === "alone" && !claim.asks && !taken.has(claim))
    .filter((claim) => claim.unit.kind === "paragraph" || (hooks && claim.unit.kind === "list" && !claim.labelled));
  const preface = open.filter((claim) => claim.section.heading === undefined);
  const first = open.filter((claim) => claim.section === claims[0]?.section && !isQuestion(headingOf(claim)));
  const striking = open.filter((claim) => isStriking(claim, rules) && alone(claims, claim) >= SPARE);
  const natural = preface.length > 0 ? preface : first;
  return [...new Set(hooks ? [...natural, ...striking] : natural)]
    .flatMap((claim) => {
      const text = lineFor(claim.text, rules, { length });
      if (text === undefined || wordCount(text) < 4 || !rules.hasVerb(text)) return [];
      const near = terms.similarity(claim.text, title);
      if (!saysMore(claim.text, title, digest)) return [];
      let value = claim.salience + 0.25 * near + Math.exp((-4 * claim.order) / last);
      if (hooks && claim.figures.some((fact) => isTelling(fact, rules))) value += 0.35;
      if (hooks && rules.contains("contrast", text)) value += 0.25;
      if (!isSelfContained(text, rules)) value -= 0.25;
      if (rules.opensWith("conditionals", text)) value -= 0.2;
      return [{ claim, phrase: phraseOf(text, claim.sentence), value }];
    })
    .sort((a, b) => b.value - a.value || a.claim.order - b.claim.order);
}

function headingOf({ section }: Claim): string {
  return section.heading?.text ?? "";
}

function isStriking(claim: Claim, rules: Digest["rules"]): boolean {
  return claim.figures.some((fact) => isTelling(fact, rules)) || rules.contains("contrast", claim.text);
}

/** How many sentences of its section read alone. */
function alone(claims: readonly Claim[], { section }: Claim): number {
  return claims.filter((claim) => claim.section === section && claim.standing === "alone" && !claim.asks).length;
}

function saysMore(text: string, title: string, { termsOf }: Digest): boolean {
  const known = new Set(termsOf(title));
  return new Set(termsOf(text).filter((term) => !known.has(term))).size >= NEW_TERMS;
}
