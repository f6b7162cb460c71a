import { saysNothing } from "../../text/asides.ts";
import { isMethodFact } from "../../text/method-facts.ts";
import { isSelfContained } from "../../text/standing.ts";
import { wordCount } from "../../text/word-count.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { isTelling } from "../slides/figure.ts";
import { pointsAside } from "./closing-words.ts";
import { opensDeck } from "./opens-deck.ts";
import { tellsOwnStart } from "./own-start.ts";
import { isOnTopic, topicOf } from "./topic.ts";
import {
  alone,
  FEWEST_LOOKED_AT,
  FEWEST_WORDS,
  onlyLeadsIn,
  openingTiers,
  type OpeningLine,
  pointsBack,
  saysMore,
  SPARE,
  wholeThought,
} from "./opening-lines.ts";

/** What a sentence from further inside a text needs to speak for all of it. */
const FINDING = { salience: 0.65, nearTitle: 0.08, words: 26 };
/** A share of what the title is about is a result. */
const RESULT_NEAR_TITLE = 0.05;
/** Share of its terms by which a sentence speaks of what only its heading names, not of the title's matter. */
const OF_ITS_SECTION = 0.4;
/** Share of a text without sections in which it opens. */
const OPENING = 0.34;
/** A name and what is said of it: "The old mill – built by …". */
const SET_OFF = /\s[–—-]{1,2}\s/u;
/** Terms a line needs beyond those of the title. */
const NEW_TERMS = 2;
/** Words of a title that may name nothing the text speaks of: "The beginnings". */
const BARE_TITLE = 3;
/** Below this no line is better than this one. */
const WORTH_A_COVER = 0.6;
/** From here on a sentence sets a scene of many parts. */
const MANY_WORDS = 20;

/**
 * The sentence that says best what a text is about: near its title and its headings, salient, from its opening or, where
 * that has none, a finding about the title's matter from anywhere; no definition, nothing about how it was found out, nothing
 * that points at other sentences.
 */
export function coverLine(
  digest: Digest,
  length: number,
  title: string,
  taken: ReadonlySet<Claim>,
): Pick<OpeningLine, "claim" | "phrase"> | undefined {
  const { claims } = digest;
  const topic = topicOf(title, digest);
  const bare = topic.size === 0 && wordCount(title) <= BARE_TITLE;
  const open = claims
    .filter(
      ({ standing, asks, unit, leads }) =>
        standing === "alone" && !asks && unit.kind === "paragraph" && !(leads && unit.label !== undefined),
    )
    .filter((claim) => !taken.has(claim) && isOnTopic(claim, topic, digest))
    // Under a title that names nothing even how it all began says what the text is about.
    .filter((claim) => (bare && claim.order === 0) || !onlyLeadsIn(claim, digest));
  const early = open.filter(({ order }) => order < Math.max(FEWEST_LOOKED_AT, claims.length * OPENING));
  const tiers = [...openingTiers(early, digest), open.filter((claim) => isFinding(claim, title, digest))];
  for (const tier of tiers) {
    const [best] = tier
      .flatMap((claim) => {
        const phrase = wholeThought(claim, digest, length);
        if (phrase === undefined || !mayStand(phrase.text, claim, title, digest)) return [];
        return [{ claim, phrase, value: valueOf(phrase.text, claim, title, digest) }];
      })
      .filter(({ value }) => value >= WORTH_A_COVER)
      .sort((a, b) => b.value - a.value || a.claim.order - b.claim.order);
    if (best !== undefined) return best;
  }
  return undefined;
}

function isFinding(claim: Claim, title: string, digest: Digest): boolean {
  const { claims, terms, rules } = digest;
  if (claim.salience < FINDING.salience || claim.words > FINDING.words || alone(claims, claim) < SPARE) return false;
  if (rules.contains("narrator", claim.text) || SET_OFF.test(claim.text) || isOfItsSection(claim, title, digest))
    return false;
  // One piece of advice among many is a stray detail, and so is what only its section explains.
  if (rules.opensWith("imperatives", claim.text) || claim.leansOn !== undefined) return false;
  const near = terms.similarity(claim.text, title);
  return near >= (isResult(claim, rules) ? RESULT_NEAR_TITLE : FINDING.nearTitle);
}

function isOfItsSection({ text, section }: Claim, title: string, { termsOf }: Digest): boolean {
  const known = new Set(termsOf(title));
  const own = new Set(termsOf(section.heading?.text ?? "").filter((term) => !known.has(term)));
  const said = [...new Set(termsOf(text))];
  return said.filter((term) => own.has(term)).length > said.length * OF_ITS_SECTION;
}

function isResult({ figures }: Claim, rules: Digest["rules"]): boolean {
  return figures.some((fact) => fact.percent && isTelling(fact, rules));
}

function mayStand(text: string, claim: Claim, title: string, digest: Digest): boolean {
  const { rules } = digest;
  if (wordCount(text) < FEWEST_WORDS || !rules.hasVerb(text) || !saysMore(claim.text, title, digest, NEW_TERMS))
    return false;
  return (
    !isMethodFact(text) &&
    !saysNothing(text, rules) &&
    !tellsOwnStart(claim.sentence.text, rules.language) &&
    isSelfContained(text, rules) &&
    !pointsBack(text, rules) &&
    !pointsAside(text, rules.language) &&
    opensDeck(text, claim.sentence.text, digest)
  );
}

function valueOf(text: string, claim: Claim, title: string, { claims, rules, source, terms }: Digest): number {
  const headings = [title, ...source.headings.map((heading) => heading.text)].join(" ");
  let value = claim.salience + 0.5 * terms.similarity(claim.text, title) + 0.4 * terms.similarity(claim.text, headings);
  value += 0.3 * Math.exp((-4 * claim.order) / Math.max(1, claims.length));
  if (claim.figures.some((fact) => isTelling(fact, rules))) value += 0.15;
  // A title of one word says too little without it.
  if (isDefinition(claim, source)) value -= wordCount(title) === 1 && text.startsWith(title) ? 0.1 : 0.5;
  if (rules.opensWith("conditionals", text) || rules.opensWith("vague", text)) value -= 0.25;
  if (rules.opensWith("narrator", text)) value -= 0.15;
  if (rules.spaced && wordCount(text) > MANY_WORDS) value -= 0.1;
  return value;
}

function isDefinition({ sentence }: Claim, { facts }: Digest["source"]): boolean {
  return facts.some(({ kind, span }) => kind === "definition" && span.start === sentence.span.start);
}
