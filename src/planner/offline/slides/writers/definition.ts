import { displayLength } from "../../../../deck/display-length.ts";
import type { Phrase, SlideContent } from "../../../../deck/slide-content.ts";
import type { Fact } from "../../../source/source-document.ts";
import { capitalised } from "../../../text/shorten.ts";
import { saysNothing } from "../../../text/asides.ts";
import { nameOfHolder } from "../../../text/credits.ts";
import { standingOf } from "../../../text/standing.ts";
import { fits, lineFor, phraseOf, sentenceBehind, SHORT_WORDS, type Window } from "../../wording.ts";
import { wordCount } from "../../../text/word-count.ts";
import { kickerFor } from "../headline.ts";
import type { Assignment, Proposal, SlotWriter } from "../proposal.ts";
import { bodyRoom, titleRoom } from "../room.ts";
import { coverage, scoreOf } from "../score.ts";
import { appositionIn } from "./apposition.ts";

const TERM_ROOM = { length: titleRoom("definition"), words: 5 };

const TITLE_ROOM = { length: titleRoom("tip"), words: SHORT_WORDS };

type Definition = Extract<Fact, { kind: "definition" }>;

/** A term of the source and what it says the term is. Lead-ins of lists are left to the list writer. */
export const writeDefinition: SlotWriter = (assignment) => {
  const { digest, segment } = assignment;
  const units = new Set(
    segment.passages.filter((passage) => passage.unit.kind === "paragraph").map((passage) => passage.unit.id),
  );
  const facts = digest.source.facts.filter((fact) => fact.kind === "definition" && units.has(fact.unitId));
  const inPassing = segment.claims
    .filter(({ unit }) => units.has(unit.id))
    .flatMap((claim): Definition[] => {
      const found = appositionIn(claim, digest);
      return found === undefined
        ? []
        : [{ kind: "definition", unitId: claim.unit.id, span: claim.sentence.span, ...found }];
    });
  return [...facts, ...inPassing].flatMap((fact) => (fact.kind === "definition" ? writeOne(fact, assignment) : []));
};

function writeOne(fact: Definition, assignment: Assignment): Proposal[] {
  const { digest, segment, taken } = assignment;
  const { rules } = digest;
  const claim = segment.claims.find((at) => within(fact.span.start, at.sentence.span));
  if (claim === undefined || claim.standing !== "alone" || taken.has(claim) || saysNothing(claim.text, rules))
    return [];
  // Who holds which office is no meaning of a word.
  if (nameOfHolder(claim.sentence.text, rules) !== undefined) return [];
  // "A library is a school without a bell": such a sentence is a headline as it stands.
  if (lineFor(claim.text, rules, TITLE_ROOM) !== undefined) return [];
  const term = capitalised(fact.term.text, rules.language);
  const meaning = capitalised(fact.meaning.text, rules.language);
  if (!fits(term, TERM_ROOM) || !fits(meaning, { length: bodyRoom("definition") })) return [];
  if (wordCount(meaning) < 4 || standingOf(meaning, rules) !== "alone") return [];
  const runs = segment.passages.flatMap((passage) => passage.runs);
  const length = bodyRoom("definition") - displayLength(meaning) - 1;
  const more = sentenceBehind(claim, runs, rules, { length, skip: taken });
  const uses = more === undefined ? [claim] : [claim, ...more.claims];
  const title = phraseOf(term, fact.term);
  const kicker = kickerFor(segment.section, term, rules);
  const head = { type: "definition" as const, ...(kicker === undefined ? {} : { kicker }), title };
  const short: SlideContent = { ...head, body: phraseOf(meaning, fact.meaning) };
  const subject = `${digest.source.title?.text ?? ""} ${segment.section.heading?.text ?? ""}`;
  const central = Math.min(1, digest.terms.similarity(term, subject) * 2);
  const craft = 0.4 * claim.salience + 0.5 * central;
  const candidates: [SlideContent, ...SlideContent[]] =
    more === undefined ? [short] : [{ ...head, body: joined(meaning, fact, more, rules.spaced) }, short];
  return [{ type: "definition", candidates, uses, score: scoreOf("definition", craft, coverage(uses, segment)) }];
}

function joined(meaning: string, fact: Definition, { phrase }: Window, spaced: boolean): Phrase {
  return { text: meaning + (spaced ? " " : "") + phrase.text, sources: [fact.meaning.span, ...phrase.sources] };
}

function within(offset: number, span: { readonly start: number; readonly end: number }): boolean {
  return offset >= span.start && offset < span.end;
}
