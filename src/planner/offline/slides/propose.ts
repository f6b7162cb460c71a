import { displayLength } from "../../../deck/display-length.ts";
import type { SlideContent } from "../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../deck/slot-contracts.ts";
import type { SlideType } from "../../../deck/slide-types.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { type Segment, segmentOfPart } from "../storyline/segment.ts";
import { headlinesFor } from "./headline.ts";
import type { Assignment, Proposal, SlotWriter } from "./proposal.ts";
import { withSentenceTitle } from "./sentence-title.ts";
import { withSpeaker } from "./speaker-kicker.ts";
import { writeChart } from "./writers/chart.ts";
import { writeCode } from "./writers/code.ts";
import { writeDefinition } from "./writers/definition.ts";
import { writeFallback } from "./writers/fallback.ts";
import { writeStat, writeStats } from "./writers/figures.ts";
import { writeHeadingFigure } from "./writers/heading-figure.ts";
import { writeJoinedLists } from "./writers/joined-lists.ts";
import { writeLabelledFigures } from "./writers/labelled-figures.ts";
import { writeLists } from "./writers/list.ts";
import { writeMembers } from "./writers/members.ts";
import { writeNestedLists } from "./writers/nested-list.ts";
import { writeParts } from "./writers/parts.ts";
import { writePoints } from "./writers/points.ts";
import { writeTip } from "./writers/prose.ts";
import { writeAskedAndAnswered, writeQuestion } from "./writers/question.ts";
import { writeQuote } from "./writers/quote.ts";
import { writeSection } from "./writers/section.ts";
import { writeStatement } from "./writers/statement.ts";
import { writeTable } from "./writers/table.ts";
import { writeTimeline } from "./writers/timeline.ts";
import { writeToldChange } from "./writers/told-change.ts";
import { writeToldFigures } from "./writers/told-chart.ts";
import { writeToldSets } from "./writers/told-set.ts";
import { writeTwoSides } from "./writers/two-sides.ts";

const WRITERS: readonly SlotWriter[] = [
  writeLists,
  writeNestedLists,
  writePoints,
  writeToldSets,
  writeChart,
  writeToldFigures,
  writeToldChange,
  writeTimeline,
  writeTable,
  writeTwoSides,
  writeStats,
  writeLabelledFigures,
  writeStat,
  writeHeadingFigure,
  writeDefinition,
  writeQuestion,
  writeAskedAndAnswered,
  writeQuote,
  writeCode,
  writeTip,
  writeStatement,
  writeSection,
];

/** Proposals of one type that go on to the choice of roles. */
const BEST_OF_TYPE = 2;
/** How much a slide loses that speaks for one subsection where the segment has several. */
const ONE_OF_MANY = 0.35;

interface Material {
  readonly digest: Digest;
  readonly taken: ReadonlySet<Claim>;
  readonly excluded: ReadonlySet<SlideType>;
  /** Whether sentences that lean on others may fill a slide; where not, a segment may stay without a slide. */
  readonly leaning?: boolean;
}

/**
 * Every slide the segment has evidence for, best first, and plain ones last. A segment of several
 * subsections is shown as their overview, or one of them gets the slide.
 */
export function proposeSlides(segment: Segment, material: Material): readonly Proposal[] {
  const { excluded } = material;
  const whole = assignment(segment, material);
  const members = writeMembers(whole).filter((proposal) => !excluded.has(proposal.type));
  if (members.length > 0) return members;
  const found = [
    ...(segment.parts.length > 1 ? partProposals(segment, material) : WRITERS.flatMap((write) => write(whole))),
  ];
  const allowed = found.filter((proposal) => !excluded.has(proposal.type));
  const proposals = [...allowed, ...writeFallback(whole)]
    .map((proposal) => withSentenceTitle(proposal, whole))
    .map(withRoomForKicker)
    .map((proposal) => withSpeaker(proposal, segment.section, material.digest.rules))
    .filter((proposal) => !excluded.has(proposal.type));
  const byType = new Map<SlideType, number>();
  return [...proposals]
    .sort((a, b) => b.score - a.score)
    .filter((proposal) => {
      const seen = byType.get(proposal.type) ?? 0;
      byType.set(proposal.type, seen + 1);
      return seen < BEST_OF_TYPE;
    });
}

/** Types with less room above their title go without a label that is too long for it. */
function withRoomForKicker(proposal: Proposal): Proposal {
  const shortened = ({ kicker, ...content }: SlideContent): SlideContent =>
    kicker !== undefined && displayLength(kicker.text) > SLOT_CONTRACTS[content.type].kicker
      ? content
      : { ...content, ...(kicker && { kicker }) };
  const [first, ...others] = proposal.candidates;
  return { ...proposal, candidates: [shortened(first), ...others.map(shortened)] };
}

function assignment(segment: Segment, { digest, taken, leaning = true }: Material): Assignment {
  return { digest, segment, taken, leaning, headlines: headlinesFor({ digest, segment, taken }) };
}

function partProposals(segment: Segment, material: Material): readonly Proposal[] {
  const whole = assignment(segment, material);
  const total = segment.passages.reduce((sum, passage) => sum + passage.weight, 0) || 1;
  const own = [segment.section, ...segment.parts].flatMap((section) => {
    const part = segmentOfPart(segment, section);
    if (part === undefined) return [];
    const share = part.passages.reduce((sum, passage) => sum + passage.weight, 0) / total;
    const desk = assignment(part, material);
    return WRITERS.flatMap((write) => write(desk)).map((proposal) => ({
      ...proposal,
      score: proposal.score - ONE_OF_MANY * (1 - share),
    }));
  });
  return [
    ...[writeParts, writeJoinedLists, writePoints, writeTwoSides, writeTimeline].flatMap((write) => write(whole)),
    ...own,
  ];
}
