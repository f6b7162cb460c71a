import type { Phrase, SourceSpan } from "../../../deck/slide-content.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { messagePart } from "../salience/message.ts";
import { isTelling } from "../slides/figure.ts";
import { saysNothing } from "../../text/asides.ts";
import { isMethodFact } from "../../text/method-facts.ts";
import { isQuestion, isSelfContained } from "../../text/standing.ts";
import { wordCount } from "../../text/word-count.ts";
import { capitalised } from "../../text/shorten.ts";
import { fits, lineFor, phraseOf } from "../wording.ts";
import { runsOf } from "./frame-content.ts";
import { tellsBeginning } from "./history-words.ts";
import { opensDeck } from "./opens-deck.ts";
import { isOnTopic, topicOf } from "./topic.ts";

export interface OpeningLine {
  readonly claim: Claim;
  readonly phrase: Phrase;
  readonly value: number;
  /** Whether it makes a reader look up: a telling figure, or a brief turn against expectation. */
  readonly strikes: boolean;
}

/** The author's own first sentences may open a deck on anything; terms of unspaced scripts tell too little of others. */
const FIRST_SENTENCES = 2;
/** Share of the text in which an opening sentence is looked for. */
const FIRST_PART = 0.34;
export const FEWEST_LOOKED_AT = 8;
/** Terms a sentence needs beyond those of the title. */
const NEW_TERMS = 3;
/** Sentences of a section from which on one can go to the cover. */
export const SPARE = 3;
const MOST_OF_IT = 0.6;
export const FEWEST_WORDS = 5;
/** Words of a sentence in which a pronoun has nothing in it to stand for. */
const OPENING_WORDS = 6;
/** A turn against expectation strikes while it is brief and matters. */
const TURN = { words: 16, salience: 0.4 };

/**
 * Sentences of the first part of a text that can open a deck, the best first: striking ones whose section can spare
 * them, and what stands before the first heading, or in the first section unless that is a question with its answer.
 */
export function openingLines(
  digest: Digest,
  length: number,
  title: string,
  taken: ReadonlySet<Claim>,
): readonly OpeningLine[] {
  const { rules, terms, claims } = digest;
  const continuing = continuedLists(digest);
  const topic = topicOf(title, digest);
  const last = Math.max(FEWEST_LOOKED_AT, claims.length * FIRST_PART);
  const open = claims
    .filter((claim) => claim.order < last && claim.standing === "alone" && !claim.asks && !taken.has(claim))
    .filter((claim) => !onlyLeadsIn(claim, digest) && opensDeck(claim.text, claim.sentence.text, digest))
    .filter(({ leansOn, text }) => leansOn === undefined && !isMethodFact(text) && !saysNothing(text, rules))
    .filter(
      ({ unit, labelled }) => unit.kind === "paragraph" || (unit.kind === "list" && !labelled && !continuing.has(unit)),
    );
  const natural = openingTiers(open, digest).find((tier) => tier.length > 0) ?? [];
  const striking = open.filter((claim) => isStriking(claim, rules) && alone(claims, claim) >= SPARE);
  return [...new Set([...natural, ...striking])]
    .flatMap((claim) => {
      const phrase = wholeThought(claim, digest, length);
      const text = phrase?.text;
      if (phrase === undefined || text === undefined || wordCount(text) < FEWEST_WORDS || !rules.hasVerb(text))
        return [];
      if (!saysMore(claim.text, title, digest)) return [];
      let value = claim.salience + 0.25 * terms.similarity(claim.text, title) + Math.exp((-4 * claim.order) / last);
      if (claim.figures.some((fact) => isTelling(fact, rules))) value += 0.35;
      if (rules.contains("contrast", text)) value += 0.25;
      if (isStressed(claim)) value += 0.3;
      if (!isSelfContained(text, rules) || pointsBack(text, rules)) value -= 0.4;
      if (rules.opensWith("conditionals", text)) value -= 0.2;
      const apt = !rules.spaced || claim.order < FIRST_SENTENCES || isOnTopic(claim, topic, digest);
      return [{ claim, phrase, value, strikes: apt && strikes(claim, text, rules) }];
    })
    .sort((a, b) => b.value - a.value || a.claim.order - b.claim.order);
}

/** Whether a sentence only leads in: a scene, a remark beside the point, the past of the matter. */
export function onlyLeadsIn({ text, sentence }: Claim, { rules, source }: Digest): boolean {
  const part = messagePart(sentence.text, rules.language);
  if (part === "scene" || part === "aside") return true;
  const dated = source.facts.some(({ kind, span }) => kind === "date" && within(span, sentence.span));
  return (dated || /\p{Nd}{4}/u.test(text)) && tellsBeginning(text, rules.language);
}

function within(inner: SourceSpan, outer: SourceSpan): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** What stands before the first heading; then the first section, unless it answers a question. */
export function openingTiers(open: readonly Claim[], { claims }: Digest): readonly (readonly Claim[])[] {
  const preface = open.filter((claim) => claim.section.heading === undefined);
  const first = open.filter((claim) => claim.section === claims[0]?.section && !isQuestion(headingOf(claim)));
  return [preface, first];
}

/** The sentence as a line, with the one that takes it back where there is one. */
export function wholeThought(claim: Claim, digest: Digest, length: number): Phrase | undefined {
  const { rules } = digest;
  if (claim.needs === undefined) {
    const text = lineFor(claim.text, rules, { length });
    return text === undefined ? undefined : phraseOf(text, claim.sentence);
  }
  const run = claim.needs === "reply" ? runsOf(digest).find((at) => at.includes(claim)) : undefined;
  const reply = run?.[run.indexOf(claim) + 1];
  if (reply === undefined || reply.standing === "unfit" || reply.needs !== undefined) return undefined;
  const text = [claim.text, reply.sentence.text].join(rules.spaced ? " " : "");
  return fits(text, { length })
    ? phraseOf(capitalised(text, rules.language), claim.sentence, reply.sentence)
    : undefined;
}

/** Lists that go on a sentence: "This means that:". Their items live from it. */
function continuedLists({ passages, rules }: Digest): ReadonlySet<Claim["unit"]> {
  return new Set(
    passages
      .filter(({ intro }) => intro !== undefined && rules.endsWith("functionWords", intro.text))
      .map(({ unit }) => unit),
  );
}

function strikes(claim: Claim, text: string, rules: Digest["rules"]): boolean {
  if (rules.opensWith("vague", text) || rules.opensWith("conditionals", text) || /[)）]$/u.test(text)) return false;
  if (pointsBack(text, rules) || isMethodFact(text)) return false;
  if (claim.figures.some((fact) => isTelling(fact, rules) && text.includes(fact.display))) return true;
  if (isStressed(claim)) return true;
  return rules.contains("contrast", text) && wordCount(text) <= TURN.words && claim.salience >= TURN.salience;
}

/** "On an average day they drink …": whoever they are, no word before has named them. */
export function pointsBack(text: string, rules: Digest["rules"]): boolean {
  if (!rules.spaced || rules.opensWith("conditionals", text)) return false;
  const words = text.split(/\s+/u, OPENING_WORDS);
  const at = words.findIndex((word) => rules.isWord("thirdPersons", word.replace(/[^\p{L}\p{M}]+$/u, "")));
  return at >= 0 && !rules.hasVerb(words.slice(0, at).join(" "));
}

function headingOf({ section }: Claim): string {
  return section.heading?.text ?? "";
}

/** Whether the author has set nearly all of the sentence in bold. */
export function isStressed({ unit, text }: Claim): boolean {
  return unit.strong.some((phrase) => phrase.length > text.length * MOST_OF_IT && text.includes(phrase));
}

function isStriking(claim: Claim, rules: Digest["rules"]): boolean {
  return (
    isStressed(claim) || claim.figures.some((fact) => isTelling(fact, rules)) || rules.contains("contrast", claim.text)
  );
}

/** How many sentences of its section read alone. */
export function alone(claims: readonly Claim[], { section }: Claim): number {
  return claims.filter((claim) => claim.section === section && claim.standing === "alone" && !claim.asks).length;
}

export function saysMore(text: string, title: string, { termsOf }: Digest, least = NEW_TERMS): boolean {
  const known = new Set(termsOf(title));
  return new Set(termsOf(text).filter((term) => !known.has(term))).size >= least;
}
