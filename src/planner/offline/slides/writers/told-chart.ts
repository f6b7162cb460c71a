import { displayLength } from "../../../../deck/display-length.ts";
import type { SlideContent } from "../../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../../deck/slot-contracts.ts";
import { isSelfContained } from "../../../text/standing.ts";
import { wordCount } from "../../../text/word-count.ts";
import type { Claim } from "../../digest/claim.ts";
import { lineFor, phraseOf, SHORT_WORDS } from "../../wording.ts";
import { type Headline, headlineOver, kickerFor } from "../headline.ts";
import { type Assignment, freeClaims, type Proposal, type SlotWriter } from "../proposal.ts";
import { itemRoom, titleRoom } from "../room.ts";
import { coverage, scoreOf } from "../score.ts";
import { figurePhrase } from "./figures.ts";
import { namedShares, toldClauses } from "./told-clauses.ts";
import { type ToldFigure, toldFigures, withoutBracketed } from "./told-figures.ts";

const POINTS = SLOT_CONTRACTS.chart.points ?? { min: 2, max: 8, label: 28, display: 14 };
const STATS = itemRoom("stats");
/** Figures from which on bars compare better than large digits. */
const BARS = 3;
const FEWEST_WORDS = 4;
const CRAFT = 0.6;
/** What rows gain that tell a whole finding, clause by clause. */
const WHOLE_FINDING = 0.12;
/** What goes on behind a first figure that its sentence has said something of. */
const GOES_ON = /^\s*(?:[(（][^()（）]*[)）])?\s*(?:[,;.，、；。]|$)/u;

/** Figures that a sentence tells one after the other: as bars, two of them large; what the sentence finds is the title. */
export const writeToldFigures: SlotWriter = (assignment) =>
  freeClaims(assignment).flatMap((claim): Proposal[] => {
    const { rules } = assignment.digest;
    const clauses = toldClauses(claim, rules);
    const named = clauses.length > 0 ? clauses : toldFigures(claim, rules);
    const told = named.length > 0 ? named : namedShares(claim, rules);
    const headline = told.length === 0 ? undefined : headlineFor(claim, told, assignment, clauses.length > 0);
    const content = headline === undefined ? undefined : slide(told, headline, clauses.length > 0);
    if (headline === undefined || content === undefined) return [];
    const craft = CRAFT + 0.4 * headline.quality;
    const whole = clauses.length >= BARS ? WHOLE_FINDING : 0;
    const score = scoreOf(content.type, craft, coverage([claim], assignment.segment)) + whole;
    return [{ type: content.type, candidates: [content], uses: [claim], score }];
  });

function slide(
  told: readonly ToldFigure[],
  { title, kicker }: Headline,
  areClauses: boolean,
): SlideContent | undefined {
  const head = { ...(kicker === undefined ? {} : { kicker }), title };
  if (told.length >= BARS && !areClauses) {
    const fits = told.every(
      ({ label, fact }) =>
        displayLength(label.text) <= POINTS.label && displayLength(fact.display) <= POINTS.display && fact.value > 0,
    );
    if (!fits || told.length > POINTS.max) return undefined;
    const points = told.map(({ label, fact }) => ({ label, value: fact.value, display: figurePhrase(fact) }));
    return { type: "chart", ...head, kind: "bar", points };
  }
  const rows = told.map(({ label, fact }) => ({ value: figurePhrase(fact), text: label }));
  const fits = rows.every(
    ({ value, text }) => displayLength(value.text) <= STATS.value && displayLength(text.text) <= STATS.text,
  );
  return fits ? { type: "stats", ...head, items: rows } : undefined;
}

/** What the sentence says of its first figure, or of all of them, without the figures in brackets. */
function headlineFor(
  claim: Claim,
  told: readonly ToldFigure[],
  assignment: Assignment,
  areClauses: boolean,
): Headline | undefined {
  const { digest, segment, headlines } = assignment;
  const { rules } = digest;
  // The whole sentence is in the rows.
  if (areClauses || !rules.spaced) return headlineOver(undefined, [claim], headlines);
  const { text, span } = claim.sentence;
  const end = told[0]?.label.sources[0]?.end ?? span.start;
  const last = told.at(-1);
  const rest = text.slice(Math.max(last?.fact.span.end ?? 0, last?.label.sources[0]?.end ?? 0) - span.start);
  // Where the verb comes behind a figure, what stands before the first one states nothing.
  const stated = GOES_ON.test(text.slice(end - span.start)) && !rules.hasVerb(rest);
  const opening = stated ? text.slice(0, end - span.start) : "";
  const before = text.slice(0, (told[0]?.fact.span.start ?? span.start) - span.start);
  const announced = /^(.+?)\s*[:：]\s*$/su.exec(before)?.[1] ?? "";
  const found = [announced, opening, withoutBracketed(claim)]
    .filter((part) => wordCount(part) >= FEWEST_WORDS && rules.hasVerb(part) && isSelfContained(part, rules))
    .map((part) => lineFor(part, rules, { length: titleRoom("chart"), words: SHORT_WORDS + 2 }))
    .find((line) => line !== undefined);
  if (found === undefined) return told.length < BARS ? undefined : headlineOver(undefined, [claim], headlines);
  const kicker = kickerFor(segment.section, found, rules);
  return { title: phraseOf(found, claim.sentence), ...(kicker === undefined ? {} : { kicker }), quality: 0.8, claim };
}
