import { displayLength } from "../../../../deck/display-length.ts";
import type { SlideContent } from "../../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../../deck/slot-contracts.ts";
import type { Fact } from "../../../source/source-document.ts";
import { capitalised } from "../../../text/shorten.ts";
import { standingOf } from "../../../text/standing.ts";
import { fits, phraseOf, sentenceBehind } from "../../wording.ts";
import { wordCount } from "../../../text/word-count.ts";
import { kickerFor } from "../headline.ts";
import type { Assignment, Proposal, SlotWriter } from "../proposal.ts";
import { coverage, scoreOf } from "../score.ts";

type Definition = Extract<Fact, { kind: "definition" }>;

/** A term of the source and what it says the term is. Lead-ins of lists are left to the list writer. */
export const writeDefinition: SlotWriter = (assignment) => {
  const { digest, segment } = assignment;
  const units = new Set(
    segment.passages.filter((passage) => passage.unit.kind === "paragraph").map((passage) => passage.unit.id),
  );
  return digest.source.facts.flatMap((fact) =>
    fact.kind === "definition" && units.has(fact.unitId) ? writeOne(fact, assignment) : [],
  );
};

function writeOne(fact: Definition, assignment: Assignment): Proposal[] {
  const { digest, segment, taken } = assignment;
  const { rules } = digest;
  const contract = SLOT_CONTRACTS.definition;
  const claim = segment.claims.find((at) => within(fact.span.start, at.sentence.span));
  if (claim === undefined || claim.standing !== "alone" || taken.has(claim)) return [];
  const term = capitalised(fact.term.text, rules.language);
  const meaning = capitalised(fact.meaning.text, rules.language);
  if (!fits(term, { length: contract.title, words: 5 }) || !fits(meaning, { length: contract.body ?? 240 })) return [];
  if (wordCount(meaning) < 4 || standingOf(meaning, rules) !== "alone") return [];
  const title = phraseOf(term, fact.term);
  const kicker = kickerFor(segment.section, term, rules);
  const short: SlideContent = {
    type: "definition",
    ...(kicker === undefined ? {} : { kicker }),
    title,
    body: phraseOf(meaning, fact.meaning),
  };
  const more = sentenceBehind(
    claim,
    segment.passages.flatMap((passage) => passage.runs),
    rules,
    {
      length: (contract.body ?? 240) - displayLength(meaning) - 1,
      skip: taken,
    },
  );
  const uses = more === undefined ? [claim] : [claim, ...more.claims];
  const full: SlideContent =
    more !== undefined
      ? {
          ...short,
          body: {
            text: `${meaning}${rules.spaced ? " " : ""}${more.phrase.text}`,
            sources: [fact.meaning.span, ...more.phrase.sources],
          },
        }
      : short;
  const central = digest.terms.similarity(
    term,
    `${digest.source.title?.text ?? ""} ${segment.section.heading?.text ?? ""}`,
  );
  const craft = 0.4 * claim.salience + 0.5 * Math.min(1, central * 2);
  return [
    {
      type: "definition",
      candidates: more === undefined ? [short] : [full, short],
      uses,
      score: scoreOf("definition", craft, coverage(uses, segment)),
    },
  ];
}

function within(offset: number, span: { readonly start: number; readonly end: number }): boolean {
  return offset >= span.start && offset < span.end;
}
