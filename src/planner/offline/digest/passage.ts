import type { ListItem, Sentence, Unit } from "../../source/source-document.ts";
import type { Claim, Run } from "./claim.ts";
import type { Section } from "./sections.ts";

/** The smallest stretch the storyline moves around: a block of the source, or a part of one that was split. */
export interface Passage {
  readonly unit: Unit;
  readonly section: Section;
  /** The sentence with a colon that announces this list, table, quotation or code. */
  readonly intro?: Sentence;
  readonly items: readonly ListItem[];
  readonly runs: readonly Run[];
  /** Relative amount of showable matter; 0 for nothing. */
  readonly weight: number;
}

export function claimsOf(passages: readonly Passage[]): Claim[] {
  return passages.flatMap((passage) => passage.runs.flat());
}

const FIXED_WEIGHT: Partial<Record<Unit["kind"], number>> = { table: 2.5, code: 1.2, quote: 1.1 };

/** The most that a quotation weighs, however much of it there is. */
const QUOTE = 3;
const LONG_QUOTE = 2.1;
const LONG_FROM = 45;

/** Showable matter: sentences count by length and salience, list items, tables and code by their kind. */
export function passageWeight(unit: Unit, items: readonly ListItem[], runs: readonly Run[]): number {
  let weight = FIXED_WEIGHT[unit.kind] ?? 0;
  if (isLine(unit, runs)) weight += 2.4;
  if (unit.kind === "quote" && runs.flat().every((claim) => claim.standing === "unfit")) return 0;
  if (unit.kind === "table" && unit.table?.rows.length === 0) return 0;
  for (const claim of runs.flat()) {
    if (claim.standing === "unfit") continue;
    const lengthShare = Math.min(claim.words, 24) / 12;
    weight += lengthShare * (0.25 + claim.salience) * (claim.standing === "alone" ? 1 : 0.5);
  }
  if (unit.kind === "quote" && !isLine(unit, runs)) return Math.min(weight, isLong(runs) ? LONG_QUOTE : QUOTE);
  return weight + items.length * 0.35;
}

/** What somebody named said in a few words: a slide of its own. */
function isLine({ kind, speaker }: Unit, runs: readonly Run[]): boolean {
  const words = wordsOf(runs);
  return kind === "quote" && speaker !== undefined && words >= 6 && words <= 24;
}

/** Of a long quotation a slide shows only a part, torn from the rest. */
function isLong(runs: readonly Run[]): boolean {
  return wordsOf(runs) > LONG_FROM;
}

function wordsOf(runs: readonly Run[]): number {
  return runs.flat().reduce((sum, claim) => sum + claim.words, 0);
}
