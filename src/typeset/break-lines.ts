import { breakOpportunities, type BreakOpportunity } from "./break-opportunities.ts";
import { chooseBreaks } from "./choose-breaks.ts";
import { clusters } from "./itemize.ts";
import type { Paragraph } from "./paragraph.ts";

export interface BreakOptions {
  /** Room for a line and size of the type, in px. */
  readonly width: number;
  readonly size: number;
  /** Even line lengths (titles); else lines are filled greedily. */
  readonly balance?: boolean;
  readonly maxLines?: number;
  /**
   * Lines may part what belongs together (figures and units, phrases and words of Chinese and Japanese) wherever that
   * makes them fuller: what browsers do, and the last resort of a text that is too long for its box.
   */
  readonly dense?: boolean;
}

export interface Line {
  /** What the line shows: blanks trimmed, a hyphen added where a word is divided. */
  readonly text: string;
  /** Stretch of the paragraph's text, UTF-16, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** px, as a browser measures it. */
  readonly width: number;
}

export interface BrokenText {
  readonly lines: readonly Line[];
  /** Longest line, px. */
  readonly width: number;
  /** The worst break that was needed: words kept whole, divided by hyphenation, or cut between letters. */
  readonly divided: "no" | "hyphenated" | "cut";
  /** Every line fits the width and there are no more than `maxLines`. */
  readonly fits: boolean;
}

/** What line breaking needs from the typesetter. */
export interface Measures {
  /** Width in em of a text set on its own. */
  width(text: string): number;
  /** Offsets inside a word where it may be divided with a hyphen. */
  hyphenate(word: string): readonly number[];
}

// Widths are sums of rounded advances; a line as wide as its box still fits.
const TOLERANCE = 1e-4;
const HYPHEN = "-";

/** Breaks a shaped paragraph into lines. No shaping happens here except where a break changes letter forms. */
export function breakLines(paragraph: Paragraph, options: BreakOptions, measures: Measures): BrokenText {
  const room = options.width / options.size + TOLERANCE;
  const known = prepare(paragraph, measures);
  const { measure } = known;
  const opportunities = opportunitiesFor(
    paragraph.text,
    known,
    { room, from: options.dense === true ? 2 : 0 },
    measures,
  );
  const chosen = chooseBreaks(opportunities, { room, measure, balance: options.balance === true });
  const lines: Line[] = [];
  let start = 0;
  for (const { at, end, hyphen } of chosen) {
    const visibleEnd = Math.max(start, end);
    const text = paragraph.text.slice(start, visibleEnd).replaceAll("\u00ad", "") + (hyphen ? HYPHEN : "");
    lines.push({ text, start, end: visibleEnd, width: measure(start, visibleEnd, hyphen) * options.size });
    start = at;
  }
  const width = lines.reduce((widest, line) => Math.max(widest, line.width), 0);
  const worst = chosen.reduce((rank, line) => Math.max(rank, line.rank), 0);
  return {
    lines,
    width,
    divided: worst === 3 ? "cut" : worst === 2 ? "hyphenated" : "no",
    fits: width <= room * options.size && lines.length <= (options.maxLines ?? Infinity),
  };
}

/** Width in em of the line from `start` to `end`, with or without a hyphen at its end. */
export type LineMeasure = (start: number, end: number, hyphen: boolean) => number;

/** What is worked out once for a paragraph and used at every width. */
interface Prepared {
  readonly opportunities: readonly BreakOpportunity[];
  readonly measure: LineMeasure;
}

const prepared = new WeakMap<Paragraph, Prepared>();

function prepare(paragraph: Paragraph, measures: Measures): Prepared {
  let known = prepared.get(paragraph);
  if (known === undefined) {
    known = {
      opportunities: breakOpportunities(paragraph.text, paragraph.style.language),
      measure: lineMeasure(paragraph, measures),
    };
    prepared.set(paragraph, known);
  }
  return known;
}

function lineMeasure({ text, advances, safe, tracking, runs }: Paragraph, measures: Measures): LineMeasure {
  const mixed = runs.some(({ level }) => level !== runs[0]?.level);
  // A soft hyphen that is not shown still parts letters that would join or make a ligature.
  const parted = text.includes("\u00ad");
  const reshaped = new Map<string, number>();
  return (start, end, hyphen) => {
    if (end <= start) return 0;
    if (!hyphen && !parted && safe[start] === 1 && safe[end] === 1 && !(mixed && isSwayed(text.slice(start, end)))) {
      return (advances[end] ?? 0) - (advances[start] ?? 0) - tracking;
    }
    const key = `${start}-${end}${hyphen ? HYPHEN : ""}`;
    let width = reshaped.get(key);
    if (width === undefined) {
      width = measures.width(text.slice(start, end).replaceAll("\u00ad", "") + (hyphen ? HYPHEN : "")) - tracking;
      reshaped.set(key, width);
    }
    return width;
  };
}

/** Letters at both ends, a figure at the latter, and no bracket that may have lost its partner. */
const SELF_CONTAINED = /^\p{L}(?:[^\p{Ps}\p{Pe}]*[\p{L}\p{M}\p{Nd}])?$/su;

/** Whether the neighbours of a piece of text in two directions decide in which of them its ends run. */
function isSwayed(piece: string): boolean {
  return !SELF_CONTAINED.test(piece);
}

/**
 * The breaks worth considering at a width, those up to the rank `from`: others join in only inside stretches that are too
 * long without them.
 */
function opportunitiesFor(
  text: string,
  { opportunities, measure }: Prepared,
  { room, from }: { readonly room: number; readonly from: number },
  measures: Measures,
): BreakOpportunity[] {
  const result: BreakOpportunity[] = [];
  let start = 0;
  for (const part of refined(opportunities, 0, from, { room, measure })) {
    if (measure(start, part.end, part.hyphen) > room) {
      result.push(...divisions(text, start, part, room, measure, measures));
    }
    result.push(part);
    start = part.at;
  }
  return result;
}

/** Opportunities up to `rank`, and of the next ranks those inside stretches of them that are longer than a line. */
function refined(
  opportunities: readonly BreakOpportunity[],
  from: number,
  rank: number,
  setting: { readonly room: number; readonly measure: LineMeasure },
): BreakOpportunity[] {
  const result: BreakOpportunity[] = [];
  let start = from;
  let stretch: BreakOpportunity[] = [];
  for (const opportunity of opportunities) {
    stretch.push(opportunity);
    if (opportunity.rank > rank && opportunity !== opportunities.at(-1)) continue;
    const fits = stretch.length === 1 || setting.measure(start, opportunity.end, opportunity.hyphen) <= setting.room;
    result.push(...(fits ? [opportunity] : refined(stretch, start, rank + 1, setting)));
    start = opportunity.at;
    stretch = [];
  }
  return result;
}

/** Hyphenation points of a word that is too long for a line; letter boundaries when even its syllables are. */
function divisions(
  text: string,
  start: number,
  { end, hyphen }: BreakOpportunity,
  room: number,
  measure: LineMeasure,
  measures: Measures,
): BreakOpportunity[] {
  const points = measures.hyphenate(text.slice(start, end)).map((offset) => start + offset);
  const bounds = [start, ...points, end];
  const fit = bounds.every((bound, index) => {
    const next = bounds[index + 1];
    return next === undefined || measure(bound, next, hyphen || next !== end) <= room;
  });
  if (fit) return points.map((at) => ({ at, end: at, required: false, hyphen: true, rank: 2, reluctance: 0 }));
  const cuts: BreakOpportunity[] = [];
  let at = start;
  for (const cluster of clusters(text.slice(start, end))) {
    if (at > start) cuts.push({ at, end: at, required: false, hyphen: false, rank: 3, reluctance: 0 });
    at += cluster.length;
  }
  return cuts;
}
