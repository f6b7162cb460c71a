import type { Phrase, SlideContent } from "../../../deck/slide-content.ts";
import { isQuestion, isSelfContained } from "../../text/standing.ts";
import { wordCount } from "../../text/word-count.ts";
import type { Claim } from "../digest/claim.ts";
import { displayLength } from "../../../deck/display-length.ts";
import type { LanguageRules } from "../../language/language-rules.ts";
import type { Digest } from "../digest/digest.ts";
import { fits, lineFor, phraseOf, type Room } from "../wording.ts";
import { bodyRoom } from "./room.ts";
import { isAssertive } from "./headline.ts";
import type { Assignment, Proposal } from "./proposal.ts";
import { leansOnCut } from "./writers/support.ts";
import { SLOT_CONTRACTS } from "../../../deck/slot-contracts.ts";

/** Room of a sentence over others, and of one that fills the slide. */
const OVER_OTHERS = { length: SLOT_CONTRACTS.tip.title, words: 14 };
const ALONE = { length: 110, words: 16 };
const FEWEST_WORDS = 4;
const SENTENCE_WORDS = 7;
const FULL_STOP = /[.!。！।]["'”’»」』)]*$/u;
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
  const told = claims.filter((claim) => claim !== undefined);
  if (told.length < claims.length) return content;
  const lead = leadOf(told, digest);
  if (lead === undefined) return content;
  const rest = told.filter((claim) => claim !== lead.claim);
  if (leansOnCut(lead.title.text, lead.claim, { claims: rest }, rules)) return content;
  const head = { kicker: content.title, title: lead.title };
  const body = bodyOf(rest, rules.spaced);
  if (body === undefined) return { type: "statement", ...head };
  if (displayLength(lead.title.text) <= OVER_OTHERS.length) return { type: "tip", ...head, body };
  return fits(body.text, { length: bodyRoom("statement") }) ? { type: "statement", ...head, body } : content;
}

interface Lead {
  readonly claim: Claim;
  readonly title: Phrase;
}

/** The first sentence of a paragraph as its title; where that is too long, the one that says what to do. */
function leadOf(claims: readonly Claim[], digest: Digest): Lead | undefined {
  const [opening, ...others] = claims;
  if (opening === undefined) return undefined;
  const first = leadWith(
    opening,
    others.length === 0 ? [ALONE] : digest.rules.spaced ? [OVER_OTHERS, ALONE] : [OVER_OTHERS],
    digest,
  );
  if (first !== undefined || !digest.rules.spaced) return first;
  // What stands before it and behind it goes on without it.
  if (others.some(({ standing }) => standing !== "alone")) return undefined;
  return others
    .filter((claim) => advises(claim, digest))
    .map((claim) => leadWith(claim, [OVER_OTHERS], digest))
    .find((lead) => lead !== undefined);
}

function leadWith(claim: Claim, rooms: readonly Room[], digest: Digest): Lead | undefined {
  const { rules } = digest;
  if (!mayHead(claim, digest)) return undefined;
  const line = rooms.map((room) => lineFor(claim.text, rules, room)).find((text) => text !== undefined);
  return line === undefined || wordCount(line) < FEWEST_WORDS
    ? undefined
    : { claim, title: phraseOf(line, claim.sentence) };
}

function advises({ text }: Claim, { rules }: Digest): boolean {
  return rules.contains("advice", text) || rules.opensWith("imperatives", text) || rules.opensWithOrder(text);
}

/** A heading or lead-in that claims nothing and is short enough to stand above a title. */
function isBareLabel({ title }: Tip, uses: readonly Claim[], rules: LanguageRules): boolean {
  const [source] = title.sources;
  if (
    source === undefined ||
    uses.some(({ sentence: { span } }) => span.start <= source.start && span.end >= source.end)
  )
    return false;
  if (isQuestion(title.text) || isAssertive(title.text, rules)) return false;
  return displayLength(title.text) <= (rules.spaced ? SLOT_CONTRACTS.tip.kicker : UNSPACED_LABEL);
}

function mayHead(claim: Claim, digest: Digest): boolean {
  const { text, standing, needs } = claim;
  const { rules } = digest;
  if (standing !== "alone" || needs !== undefined || !saysWhole(claim, digest) || !isSelfContained(text, rules))
    return false;
  return !rules.opensWith("conditionals", text) && !rules.opensWith("vague", text);
}

/** A sentence with a verb that is known, or one of a paragraph as long as sentences are: nobody knows all verbs. */
function saysWhole({ text, unit, sentence, words }: Claim, { rules }: Digest): boolean {
  if (rules.hasVerb(text) || rules.opensWithOrder(text) || rules.opensWith("imperatives", text)) return true;
  return unit.kind === "paragraph" && words >= SENTENCE_WORDS && FULL_STOP.test(sentence.text);
}

function bodyOf(claims: readonly Claim[], spaced: boolean): Phrase | undefined {
  const text = claims.map(({ sentence }) => sentence.text).join(spaced ? " " : "");
  return claims.length === 0 ? undefined : phraseOf(text, ...claims.map(({ sentence }) => sentence));
}
