import type { Phrase } from "../../src/deck/slide-content.ts";

/** Scripts that stack marks: their lines stand a third higher. */
const STACKING = /[\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Thai}\p{Script=Bengali}\p{Script=Tamil}]/u;
const STACKED_HEIGHT = 1.4;

/** Whether `length` half-ems are too much for a sheet that holds `most` of them with air around. */
export function isCrowded(length: number, most: number, title: Phrase): boolean {
  return length * (STACKING.test(title.text) ? STACKED_HEIGHT : 1) > most;
}
