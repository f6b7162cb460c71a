/** Contrast that WCAG 2.2 AA asks of text (1.4.3), and of large text and meaningful shapes (1.4.3, 1.4.11). */
export const TEXT_RATIO = 4.5;
export const SHAPE_RATIO = 3;

/** px; WCAG counts text from 24 px (at 96 dpi) as large, and slides are shown at about half their pixels. */
const LARGE_TEXT = 48;

/** What AA asks of text of a size in px. */
export function requiredRatio(size: number): number {
  return size >= LARGE_TEXT ? SHAPE_RATIO : TEXT_RATIO;
}
