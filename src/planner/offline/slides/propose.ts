import type { SlideType } from "../../../deck/slide-types.ts";
import { writeChart } from "./writers/chart.ts";
import { writeCode } from "./writers/code.ts";
import { writeDefinition } from "./writers/definition.ts";
import { writeFallback } from "./writers/fallback.ts";
import { writeStat, writeStats } from "./writers/figures.ts";
import { writeLists } from "./writers/list.ts";
import { writeParts } from "./writers/parts.ts";
import { writePoints } from "./writers/points.ts";
import { writeStatement, writeTip } from "./writers/prose.ts";
import { writeQuestion } from "./writers/question.ts";
import { writeQuote } from "./writers/quote.ts";
import { writeSection } from "./writers/section.ts";
import { writeTable } from "./writers/table.ts";
import { writeTimeline } from "./writers/timeline.ts";
import { writeTwoSides } from "./writers/two-sides.ts";
import type { Assignment, Proposal, SlotWriter } from "./proposal.ts";

const WRITERS: readonly SlotWriter[] = [
  writeParts,
  writeLists,
  writePoints,
  writeChart,
  writeTimeline,
  writeTable,
  writeTwoSides,
  writeStats,
  writeStat,
  writeDefinition,
  writeQuestion,
  writeQuote,
  writeCode,
  writeTip,
  writeStatement,
  writeSection,
];

/** Proposals of one type that go on to the choice of roles. */
const BEST_OF_TYPE = 2;

/** Every slide the segment has evidence for, best first; plain ones only where there is none. */
export function proposeSlides(assignment: Assignment, excluded: ReadonlySet<SlideType>): readonly Proposal[] {
  const found = WRITERS.flatMap((write) => write(assignment)).filter((proposal) => !excluded.has(proposal.type));
  const proposals = found.length > 0 ? found : writeFallback(assignment);
  const byType = new Map<SlideType, number>();
  return [...proposals]
    .sort((a, b) => b.score - a.score)
    .filter((proposal) => {
      const seen = byType.get(proposal.type) ?? 0;
      byType.set(proposal.type, seen + 1);
      return seen < BEST_OF_TYPE;
    });
}
