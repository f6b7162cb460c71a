import { type Claim, standsAnywhere } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import type { TermSpace } from "../salience/term-vectors.ts";
import { isSelfContained } from "../../text/standing.ts";
import { fits, SHORT_WORDS } from "../wording.ts";

const SAME_POINT = 0.55;
/** Sentences that set the scene. */
const FIRST_SENTENCES = 2;
/** Very short sentences live from what stands around them. */
export const FEWEST_WORDS = 5;

/** Salient, brief, general: advice and contrast before cases, examples and what holds for some. */
export function worthRemembering(text: string, claim: Claim, { rules, terms, source, claims }: Digest): number {
  let value = claim.salience + 0.35 * terms.similarity(text, source.title?.text ?? "");
  value += fits(text, { length: 84, words: SHORT_WORDS }) ? 0.2 : fits(text, { length: 110 }) ? 0.12 : -0.15;
  value += 0.25 * (claim.order / Math.max(1, claims.length));
  if (rules.contains("advice", text)) value += 0.2;
  if (rules.contains("contrast", text)) value += 0.1;
  if (claim.leads) value += 0.1;
  if (claim.unit.strong.some((phrase) => phrase.length > 3 && text.includes(phrase))) value += 0.15;
  if (claim.order < FIRST_SENTENCES) value -= 0.25;
  if (isDefinition(claim, source)) value -= 0.2;
  if (isDated(claim, source)) value -= 0.3;
  if (rules.opensWith("conditionals", text) || rules.opensWith("vague", text)) value -= 0.6;
  if (rules.contains("narrator", text)) value -= 0.1;
  if (/[!！]/u.test(text)) value -= 0.15;
  if (rules.spaced && rules.contains("pointers", text)) value -= 0.25;
  return value;
}

/** "The next meeting is on 13 March": news, not insight. */
export function isDated({ sentence }: Claim, source: Digest["source"]): boolean {
  return source.facts.some((fact) => fact.kind === "date" && fact.sentence.span.start === sentence.span.start);
}

/** "The program is a collector for …" explains a word; nobody takes it home. */
function isDefinition({ sentence }: Claim, source: Digest["source"]): boolean {
  return source.facts.some((fact) => fact.kind === "definition" && fact.span.start === sentence.span.start);
}

/** Sentences of the whole source that no slide shows yet and that can be left with a reader. */
export function unshownClaims(digest: Digest, taken: ReadonlySet<Claim>): Claim[] {
  return digest.claims.filter(
    (claim) =>
      standsAnywhere(claim) &&
      !taken.has(claim) &&
      claim.unit.kind !== "quote" &&
      !claim.labelled &&
      digest.rules.hasVerb(claim.text) &&
      isSelfContained(claim.text, digest.rules) &&
      !isShown(claim, digest.terms, taken),
  );
}

/** Whether another slide already says what the claim says. */
function isShown(claim: Claim, terms: TermSpace, taken: ReadonlySet<Claim>): boolean {
  return [...taken].some((other) => terms.similarity(other.sentence.text, claim.sentence.text) > SAME_POINT);
}
