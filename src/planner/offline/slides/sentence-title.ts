import type { Phrase, SlideContent } from "../../../deck/slide-content.ts";
import { isQuestion, isSelfContained } from "../../text/standing.ts";
import { wordCount } from "../../text/word-count.ts";
import type { Claim } from "../digest/claim.ts";
import { displayLength } from "../../../deck/display-length.ts";
import { lineFor, phraseOf } from "../wording.ts";
import { isAssertive } from "./headline.ts";
import type { Assignment, Proposal } from "./proposal.ts";
import { SLOT_CONTRACTS } from "../../../deck/slot-contracts.ts";

/** Room of a sentence over others, and of one that fills the slide. */
const OVER_OTHERS = { length: SLOT_CONTRACTS.tip.title, words: 14 };
const ALONE = { length: 110, words: 16 };
const FEWEST_WORDS = 4;
/** Where words are not spaced, a longer heading claims something more often than not. */
const UNSPACED_LABEL = 12;

type Tip = Extract<SlideContent, { type: "tip" }>;

/**
 * A paragraph under a bare label ("Wrapping up") whose first sentence is short says more with that sentence as its title
 * and the label above it.
 */
export function withSentenceTitle(proposal: Proposal, assignment: Assignment): Proposal {
  const retitled = proposal.candidates.map((content) => retitle(content, proposal.uses, assignment));
  const [first, ...others] = retitled.filter((content, at) => content !== proposal.candidates[at]);
  return first === undefined || retitled[0] !== first
    ? proposal
    : { ...proposal, type: first.type, candidates: [first, ...others.filter(({ type }) => type === first.type)] };
}

function retitle(content: SlideContent, uses: readonly Claim[], { digest }: Assignment): SlideContent {
  const { rules } = digest;
  if (content.type !== "tip" || !isBareLabel(content, uses, digest.rules)) return content;
  const claims = (content.body?.sources ?? []).map(({ start }) =>
    uses.find(({ sentence }) => sentence.span.start === start),
  );
  const [opening, ...rest] = claims;
  if (opening === undefined || rest.includes(undefined) || !mayHead(opening, digest)) return content;
  const line = lineFor(opening.text, rules, rest.length > 0 ? OVER_OTHERS : ALONE);
  if (line === undefined || wordCount(line) < FEWEST_WORDS) return content;
  const head = { kicker: content.title, title: phraseOf(line, opening.sentence) };
  const body = bodyOf(
    rest.filter((claim) => claim !== undefined),
    rules.spaced,
  );
  return body === undefined ? { type: "statement", ...head } : { type: "tip", ...head, body };
}

/** A heading or lead-in that claims nothing and is short enough to stand above a title. */
function isBareLabel({ title }: Tip, uses: readonly Claim[], rules: Assignment["digest"]["rules"]): boolean {
  const [source] = title.sources;
  if (
    source === undefined ||
    uses.some(({ sentence: { span } }) => span.start <= source.start && span.end >= source.end)
  )
    return false;
  if (isQuestion(title.text) || isAssertive(title.text, rules)) return false;
  return displayLength(title.text) <= (rules.spaced ? SLOT_CONTRACTS.tip.kicker : UNSPACED_LABEL);
}

function mayHead({ text, standing, needs }: Claim, { rules }: Assignment["digest"]): boolean {
  if (standing !== "alone" || needs !== undefined || !rules.hasVerb(text) || !isSelfContained(text, rules))
    return false;
  return !rules.opensWith("conditionals", text) && !rules.opensWith("vague", text);
}

function bodyOf(claims: readonly Claim[], spaced: boolean): Phrase | undefined {
  const text = claims.map(({ sentence }) => sentence.text).join(spaced ? " " : "");
  return claims.length === 0 ? undefined : phraseOf(text, ...claims.map(({ sentence }) => sentence));
}
