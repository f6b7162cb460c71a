import type { Notes } from "./violation.ts";

/** Numbers that decide how long a filter works on each pixel. Pictures that need more are rare, and take minutes. */
const MOST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  feTurbulence: { numoctaves: 12 },
  feConvolveMatrix: { order: 15 },
  feMorphology: { radius: 64 },
};

/** `element` in the spelling of its specification, `attribute` in small letters. */
export function checkFilterNumber(element: string, attribute: string, value: string, notes: Notes): void {
  const most = MOST[element]?.[attribute];
  if (most === undefined) return;
  const largest = Math.max(
    ...value
      .trim()
      .split(/[\s,]+/)
      .slice(0, 2)
      .map(Number),
  );
  if (largest > most) notes.refuse("filter_cost", `${largest}, at most ${most}`);
}
