import type { LineMeasure } from "./break-lines.ts";
import type { BreakOpportunity } from "./break-opportunities.ts";

interface Setting {
  /** Room for a line in em. */
  readonly room: number;
  readonly measure: LineMeasure;
  readonly balance: boolean;
}

/** Picks the breaks that end the lines, block by block between required breaks. */
export function chooseBreaks(opportunities: readonly BreakOpportunity[], setting: Setting): BreakOpportunity[] {
  const chosen: BreakOpportunity[] = [];
  let start = 0;
  let block: BreakOpportunity[] = [];
  for (const opportunity of opportunities) {
    block.push(opportunity);
    if (!opportunity.required && opportunity !== opportunities.at(-1)) continue;
    const greedy = fillGreedily(block, start, setting);
    chosen.push(
      ...(setting.balance ? balance(block, start, greedy, setting) : avoidWidow(block, start, greedy, setting)),
    );
    start = opportunity.at;
    block = [];
  }
  return chosen;
}

function fillGreedily(
  block: readonly BreakOpportunity[],
  from: number,
  { room, measure }: Setting,
): BreakOpportunity[] {
  const lines: BreakOpportunity[] = [];
  let start = from;
  let last: BreakOpportunity | undefined;
  for (const opportunity of block) {
    if (last !== undefined && measure(start, opportunity.end, opportunity.hyphen) > room) {
      lines.push(last);
      start = last.at;
    }
    last = opportunity;
  }
  return last === undefined ? lines : [...lines, last];
}

const WIDOW = 0.34;

/** Moves one more word down when the last line would be a single short one, if the line above stays half full. */
function avoidWidow(
  block: readonly BreakOpportunity[],
  from: number,
  lines: BreakOpportunity[],
  { room, measure }: Setting,
): BreakOpportunity[] {
  const end = lines.at(-1);
  const above = lines.at(-2);
  if (end === undefined || above === undefined) return lines;
  const words = block.filter(({ at, rank }) => at > above.at && rank === 0).length;
  if (words > 1 || above.rank > 0 || measure(above.at, end.end, end.hyphen) > room * WIDOW) return lines;
  const aboveStart = lines.at(-3)?.at ?? from;
  const earlier = block.findLast(({ at, rank }) => at > aboveStart && at < above.at && rank === 0);
  if (earlier === undefined || measure(aboveStart, earlier.end, earlier.hyphen) < room / 2) return lines;
  return measure(earlier.at, end.end, end.hyphen) > room ? lines : [...lines.slice(0, -2), earlier, end];
}

const RANK_PENALTY = [0, 0.3, 1, 2] as const;

interface Path {
  readonly cost: number;
  readonly breaks: readonly BreakOpportunity[];
}

/**
 * The breaks that make as many lines as greedy filling does, but as even as they can be: least sum of squared slack
 * (Knuth and Plass, "Breaking Paragraphs into Lines", without stretch), a little more for breaks one would rather avoid.
 */
function balance(
  block: readonly BreakOpportunity[],
  from: number,
  greedy: BreakOpportunity[],
  setting: Setting,
): BreakOpportunity[] {
  if (greedy.length < 2) return greedy;
  let paths = new Map<number, Path>([[from, { cost: 0, breaks: [] }]]);
  for (let line = 1; line <= greedy.length; line++) paths = addLine(block, paths, setting);
  const last = block.at(-1);
  return [...((last === undefined ? undefined : paths.get(last.at))?.breaks ?? greedy)];
}

/** Cheapest way to every place that one more line can reach. */
function addLine(
  block: readonly BreakOpportunity[],
  paths: ReadonlyMap<number, Path>,
  { room, measure }: Setting,
): Map<number, Path> {
  const reached = new Map<number, Path>();
  for (const [start, path] of paths) {
    let first = true;
    for (const opportunity of block) {
      if (opportunity.at <= start) continue;
      const width = measure(start, opportunity.end, opportunity.hyphen);
      // A stretch wider than the room still has to be set when nothing before it can end the line.
      if (width > room && !first) break;
      first = false;
      const slack = Math.max(0, room - width) / room;
      const cost = path.cost + slack * slack + RANK_PENALTY[opportunity.rank] + opportunity.reluctance;
      const known = reached.get(opportunity.at);
      if (known === undefined || cost < known.cost) {
        reached.set(opportunity.at, { cost, breaks: [...path.breaks, opportunity] });
      }
    }
  }
  return reached;
}
