import type { Fact, Sentence, Unit } from "../../source/source-document.ts";
import type { Standing } from "../../text/standing.ts";
import type { Section } from "./sections.ts";

export type NumberFact = Extract<Fact, { kind: "number" }>;
export type DateFact = Extract<Fact, { kind: "date" }>;

/** A sentence of the source, judged: how much it matters, and whether it can be shown by itself. */
export interface Claim {
  readonly sentence: Sentence;
  /** The sentence as it opens a slide: without an adverbial or leading clause that ties it to what came before. */
  readonly text: string;
  /** Place among all claims, in source order. */
  readonly order: number;
  readonly section: Section;
  readonly unit: Unit;
  readonly standing: Standing;
  /** Whether it opens its paragraph: such sentences announce a subject and read best by themselves. */
  readonly leads: boolean;
  /** Whether it stands behind a label ("Leader: …") and so may be half a sentence. */
  readonly labelled: boolean;
  readonly asks: boolean;
  /**
   * What it says too little without: the sentence behind it that takes it back, the items that it announces, or the
   * point that somebody makes who only supposes something.
   */
  readonly needs?: "reply" | "items" | "point";
  /** Whether it says, in the record of a meeting, what came of a matter. */
  readonly settles: boolean;
  readonly words: number;
  /** Whether its author has set it in bold from end to end, as one of few. */
  readonly stressed: boolean;
  /** 0…1; the sentences a summary would keep come close to 1. */
  readonly salience: number;
  /** Takes up what only its section says: well under that heading, nowhere else. */
  readonly leansOn?: "section";
  /** How many sentences right before it a leaning one needs, where one is too few. */
  readonly reach?: number;
  readonly figures: readonly NumberFact[];
}

/** Whether a sentence reads by itself anywhere in a deck: on its cover, in its summary, at its end. */
export function standsAnywhere({ standing, needs, leansOn, asks }: Claim): boolean {
  return standing === "alone" && needs === undefined && leansOn === undefined && !asks;
}

/** "**Friday at 9** Last day for entries": without what stands before it nobody knows when. */
export function belongsToDate({ unit, sentence }: Claim): boolean {
  return unit.sentences[0] === sentence && /\p{Nd}/u.test(unit.label ?? "");
}

/** Consecutive claims of one paragraph, list item or quotation. */
export type Run = readonly Claim[];
