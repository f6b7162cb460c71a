import type { SlideContent } from "../../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../../deck/slot-contracts.ts";
import type { Claim } from "../../digest/claim.ts";
import { fits, lineFor, phraseOf } from "../../text/wording.ts";
import { capitalised } from "../../text/shorten.ts";
import { headingPhrase, kickerFor } from "../headline.ts";
import type { Assignment, Proposal, SlotWriter } from "../proposal.ts";
import { shownItems } from "./list-items.ts";

const CLAUSE_END = /[;；]\s|\s?--\s?|\s[–—]\s|—/gu;

/** What is left when no other writer finds evidence: a long sentence, a single item, a bare heading with its sentence. */
export const writeFallback: SlotWriter = (assignment) => {
  const slides = [...longSentences(assignment), ...singleItems(assignment)];
  return slides.map(({ content, uses }, at) => ({
    type: content.type,
    candidates: [content],
    uses,
    score: 0.25 - at * 0.01,
  }));
};

interface Plain {
  readonly content: SlideContent;
  readonly uses: Proposal["uses"];
}

/** Sentences too long for a statement, at most one quotation's length, else their first clause that is set off. */
function longSentences(assignment: Assignment): Plain[] {
  const { digest, segment, taken } = assignment;
  const { rules } = digest;
  const heading = segment.opensSection ? headingPhrase(segment.section, rules) : undefined;
  const fit = (claim: Claim): string | undefined => {
    const whole = lineFor(claim.sentence.text, rules, { length: SLOT_CONTRACTS.quote.title });
    return whole ?? firstClause(claim.sentence.text, SLOT_CONTRACTS.quote.title, rules.language);
  };
  return segment.claims
    .filter((claim) => claim.standing !== "unfit" && !taken.has(claim))
    .sort((a, b) => Number(a.standing === "leaning") - Number(b.standing === "leaning") || b.salience - a.salience)
    .flatMap((claim): Plain[] => {
      const text = fit(claim);
      if (text === undefined) return [];
      const phrase = phraseOf(text, claim.sentence);
      const kicker = kickerFor(segment.section, text, rules);
      const labelled = kicker === undefined ? {} : { kicker };
      if (fits(text, { length: SLOT_CONTRACTS.statement.title })) {
        return [{ content: { type: "statement", ...labelled, title: phrase }, uses: [claim] }];
      }
      if (heading !== undefined && fits(heading.text, { length: 84 }) && fits(text, { length: 240 })) {
        return [{ content: { type: "tip", title: heading, body: phrase }, uses: [claim] }];
      }
      return [{ content: { type: "quote", ...labelled, title: phrase }, uses: [claim] }];
    });
}

function firstClause(text: string, length: number, language: string): string | undefined {
  const ends = [...text.matchAll(CLAUSE_END)].map((match) => match.index).reverse();
  return ends
    .map((end) => capitalised(text.slice(0, end).trim(), language))
    .find((clause) => fits(clause, { length }) && clause.length > 40);
}

function singleItems({ digest, segment }: Assignment): Plain[] {
  const items = segment.passages.flatMap((passage) => passage.items);
  return shownItems(items, { text: 110, rules: digest.rules, claims: segment.claims }).map((item) => {
    const kicker = kickerFor(segment.section, item.line.text, digest.rules);
    const head = { ...(kicker === undefined ? {} : { kicker }), title: item.line };
    const content: SlideContent =
      item.label !== undefined && item.text !== undefined
        ? { type: "tip", ...head, body: item.text }
        : { type: "statement", ...head };
    return { content, uses: item.claims };
  });
}
