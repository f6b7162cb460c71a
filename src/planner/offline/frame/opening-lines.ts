import type { Phrase } from "../../../deck/slide-content.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { isTelling } from "../slides/figure.ts";
import { isQuestion, isSelfContained } from "../../text/standing.ts";
import { wordCount } from "../../text/word-count.ts";
import { capitalised } from "../../text/shorten.ts";
import { fits, lineFor, phraseOf } from "../wording.ts";
import { runsOf } from "./frame-content.ts";

export interface OpeningLine {
  readonly claim: Claim;
  readonly phrase: Phrase;
  readonly value: number;
  /** Whether it makes a reader look up: a telling figure, or a brief turn against expectation. */
  readonly strikes: boolean;
}

/** Share of the text in which an opening sentence is looked for. */
const FIRST_PART = 0.34;
const FEWEST_LOOKED_AT = 8;
/** Terms a sentence needs beyond those of the title. */
const NEW_TERMS = 3;
/** Sentences of a section from which on one can go to the cover. */
const SPARE = 3;
const MOST_OF_IT = 0.6;
const FEWEST_WORDS = 5;
/** A turn against expectation strikes while it is brief and matters. */
const TURN = { words: 16, salience: 0.4 };

/**
 * Sentences that can open a deck, the best first: what stands before the first heading, or in the first section unless
 * that is a question with its answer. With `hooks`, striking sentences within `reach` too, where their section can
 * spare them.
 */
export function openingLines(
  digest: Digest,
  length: number,
  title: string,
  hooks: boolean,
  taken: ReadonlySet<Claim>,
  reach: "first section" | "first part",
): readonly OpeningLine[] {
  const { rules, terms, claims } = digest;
  const continuing = continuedLists(digest);
  const last = Math.max(FEWEST_LOOKED_AT, claims.length * FIRST_PART);
  const open = claims
    .filter((claim) => claim.order < last && claim.standing === "alone" && !claim.asks && !taken.has(claim))
    .filter(
      ({ unit, labelled }) =>
        unit.kind === "paragraph" || (hooks && unit.kind === "list" && !labelled && !continuing.has(unit)),
    );
  const preface = open.filter((claim) => claim.section.heading === undefined);
  const first = open.filter((claim) => claim.section === claims[0]?.section && !isQuestion(headingOf(claim)));
  const striking = open
    .filter((claim) => isStriking(claim, rules) && alone(claims, claim) >= SPARE)
    .filter((claim) => reach === "first part" || claim.section === claims[0]?.section);
  const natural = preface.length > 0 ? preface : first;
  return [...new Set(hooks ? [...natural, ...striking] : natural)]
    .flatMap((claim) => {
      const phrase = wholeThought(claim, digest, length);
      const text = phrase?.text;
      if (phrase === undefined || text === undefined || wordCount(text) < FEWEST_WORDS || !rules.hasVerb(text))
        return [];
      const near = terms.similarity(claim.text, title);
      if (!saysMore(claim.text, title, digest)) return [];
      let value = claim.salience + 0.25 * near + Math.exp((-4 * claim.order) / last);
      if (hooks && claim.figures.some((fact) => isTelling(fact, rules))) value += 0.35;
      if (hooks && rules.contains("contrast", text)) value += 0.25;
      if (hooks && isStressed(claim)) value += 0.3;
      if (!isSelfContained(text, rules)) value -= 0.25;
      if (rules.opensWith("conditionals", text)) value -= 0.2;
      return [{ claim, phrase, value, strikes: strikes(claim, text, rules) }];
    })
    .sort((a, b) => b.value - a.value || a.claim.order - b.claim.order);
}

/** The sentence as a line, with the one that takes it back where there is one. */
function wholeThought(claim: Claim, digest: Digest, length: number): Phrase | undefined {
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
  if (claim.figures.some((fact) => isTelling(fact, rules) && text.includes(fact.display))) return true;
  if (isStressed(claim)) return true;
  return rules.contains("contrast", text) && wordCount(text) <= TURN.words && claim.salience >= TURN.salience;
}

function headingOf({ section }: Claim): string {
  return section.heading?.text ?? "";
}

/** Whether the author has set nearly all of the sentence in bold. */
function isStressed({ unit, text }: Claim): boolean {
  return unit.strong.some((phrase) => phrase.length > text.length * MOST_OF_IT && text.includes(phrase));
}

function isStriking(claim: Claim, rules: Digest["rules"]): boolean {
  return (
    isStressed(claim) || claim.figures.some((fact) => isTelling(fact, rules)) || rules.contains("contrast", claim.text)
  );
}

/** How many sentences of its section read alone. */
function alone(claims: readonly Claim[], { section }: Claim): number {
  return claims.filter((claim) => claim.section === section && claim.standing === "alone" && !claim.asks).length;
}

function saysMore(text: string, title: string, { termsOf }: Digest): boolean {
  const known = new Set(termsOf(title));
  return new Set(termsOf(text).filter((term) => !known.has(term))).size >= NEW_TERMS;
}
