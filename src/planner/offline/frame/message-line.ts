import type { Phrase } from "../../../deck/slide-content.ts";
import { saysNothing } from "../../text/asides.ts";
import { bracketsClose } from "../../text/brackets.ts";
import { isMethodFact } from "../../text/method-facts.ts";
import { isSelfContained } from "../../text/standing.ts";
import { wordCount } from "../../text/word-count.ts";
import { type Claim, standsAnywhere } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { messagePart } from "../salience/message.ts";
import { fits, phraseOf } from "../wording.ts";
import { pointsAside } from "./closing-words.ts";
import { concludesAloud, isLastPart, leadsOn, sumsUp, speaksForAll, speaksForSection } from "./conclusion.ts";
import { isStressed, pointsBack } from "./opening-lines.ts";
import { concludesFromBefore } from "./open-ends.ts";
import { namesItself } from "./purpose-line.ts";
import { FEWEST_WORDS, isDated } from "./worth-remembering.ts";

/** Below this no line is better than this one. */
const WORTH_IT = 0.55;
/** Words from which on nobody keeps a sentence in mind. */
const MANY_WORDS = 24;
/** Sentences at the head of a text that say what it is about. */
const FIRST_SENTENCES = 3;
const NEAR_THE_TITLE = 0.08;
/** An author who sets more sentences in bold marks details. */
const MOST_STRESSED = 3;
const STRAY = /https?:|www\.|[{}<>\\|[\]]|[:：,，;；]["'”’»」』)）]*$/u;

/** What a deck has shown before its end: around its body, on the last slide of that, and in all. */
export interface ShownBefore {
  readonly frame: ReadonlySet<Claim>;
  readonly last: ReadonlySet<Claim>;
  readonly all: ReadonlySet<Claim>;
}

/**
 * The sentence that a text comes to: stressed by its author, summing up, concluding; else brief advice in its last part.
 * None that starts where `said` tells of.
 */
export function messageLine(
  digest: Digest,
  shown: ShownBefore,
  said: ReadonlySet<number>,
  room: { readonly title: number; readonly body: number },
): Phrase | undefined {
  const [best] = digest.claims
    .filter(({ sentence }) => !said.has(sentence.span.start))
    .filter((claim) => !shown.frame.has(claim) && mayStand(claim, digest))
    // Under other words a piece of advice is a leftover; as a title it is a last word.
    .filter((claim) => fits(sentenceOf(claim), { length: isSaid(claim, digest) ? room.body : room.title }))
    .map((claim) => ({ claim, value: valueOf(claim, digest, shown) }))
    .filter(({ value }) => value >= WORTH_IT)
    .sort((a, b) => b.value - a.value || b.claim.order - a.claim.order);
  return best === undefined ? undefined : phraseOf(sentenceOf(best.claim), best.claim.sentence);
}

/** The sentence with its full stop: it stands under other words. */
function sentenceOf({ text }: Claim): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/**
 * Whether the text says itself that a sentence is what it comes to: stressed, summing up at its end, concluding. A summary
 * in front opens with the facts.
 */
function isSaid(claim: Claim, digest: Digest): boolean {
  return isThesis(claim, digest) || concludesAloud(claim, digest) || (sumsUp(claim) && isLastPart(claim, digest));
}

/** Whether a sentence advises or concludes in the last part of its text. */
function advisesLast(claim: Claim, digest: Digest): boolean {
  const { rules } = digest;
  const part = messagePart(claim.sentence.text, rules.language);
  const concludes = rules.contains("advice", claim.text) || part === "conclusion" || part === "remedy";
  return concludes && isLastPart(claim, digest);
}

/** A sentence in bold, as one of few. */
function isThesis(claim: Claim, digest: Digest): boolean {
  const { claims, terms, source } = digest;
  if (!isStressed(claim) || claims.filter(isStressed).length > MOST_STRESSED) return false;
  return isLastPart(claim, digest) || terms.similarity(claim.text, source.title?.text ?? "") >= NEAR_THE_TITLE;
}

function mayStand(claim: Claim, digest: Digest): boolean {
  const { rules } = digest;
  if (!isSaid(claim, digest) && !advisesLast(claim, digest)) return false;
  const { text, unit, words } = claim;
  const stressed = isThesis(claim, digest) && claim.standing === "leaning" && !claim.asks && claim.needs === undefined;
  if (!standsAnywhere(claim) && !stressed) return false;
  if (unit.kind === "quote" || claim.labelled || (unit.kind !== "paragraph" && !sumsUp(claim))) return false;
  if (words < FEWEST_WORDS || !rules.hasVerb(text) || !isSelfContained(text, rules) || STRAY.test(text)) return false;
  if (!(isThesis(claim, digest) || sumsUp(claim) ? speaksForSection : speaksForAll)(claim, digest)) return false;
  if (
    isMethodFact(text) ||
    saysNothing(text, rules) ||
    concludesFromBefore(text, rules.language) ||
    namesItself(text, rules.language) ||
    leadsOn(claim, digest) ||
    pointsBack(text, rules)
  )
    return false;
  if (rules.opensWith("conditionals", text) || rules.opensWith("vague", text)) return false;
  if (rules.spaced && rules.contains("thirdPersons", text)) return false;
  return bracketsClose(text) && !pointsAside(text, rules.language);
}

function valueOf(claim: Claim, digest: Digest, shown: ShownBefore): number {
  const { rules, terms, source, claims } = digest;
  const { text } = claim;
  let value = 0.5 * claim.salience + 0.6 * terms.similarity(text, source.title?.text ?? "");
  if (isThesis(claim, digest)) value += 0.5;
  if (concludesAloud(claim, digest)) value += 0.5;
  if (sumsUp(claim)) value += endsSection(claim, digest) ? 0.35 : 0.1;
  if (isLastPart(claim, digest)) value += claim.unit === claims.at(-1)?.unit ? 0.3 : 0.15;
  const part = messagePart(claim.sentence.text, rules.language);
  if (part === "conclusion" || part === "remedy") value += 0.25;
  if (part === "scene" || part === "aside") value -= 0.3;
  if (rules.contains("advice", text)) value += 0.2;
  if (rules.contains("contrast", text)) value += 0.1;
  if (claim.order < FIRST_SENTENCES && claim.section === claims[0]?.section) value += 0.1;
  if (isDated(claim, source)) value -= 0.3;
  if (rules.opensWith("narrator", text)) value -= 0.2;
  if (rules.spaced && wordCount(text) > MANY_WORDS) value -= 0.2;
  if (shown.last.has(claim)) value -= 0.5;
  else if (shown.all.has(claim)) value -= 0.05;
  return value;
}

function endsSection({ section, order }: Claim, { claims }: Digest): boolean {
  return claims.findLast((claim) => claim.section === section)?.order === order;
}
