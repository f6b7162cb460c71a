import type { Notes } from "./violation.ts";

/** Numbers that decide how long a filter works on each pixel. Pictures that need more are rare, and take minutes. */
const MOST: Readonly<Record<string, number>> = {
  "feturbulence numoctaves": 12,
  "feconvolvematrix order": 15,
  "femorphology radius": 64,
};

export function checkFilterNumber(element: string, attribute: string, value: string, notes: Notes): void {
  const most = MOST[`${element.toLowerCase()} ${attribute}`];
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
