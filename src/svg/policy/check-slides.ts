import { checkSlide } from "./check-slide.ts";
import { MAX_ELEMENTS } from "./limits.ts";
import type { Violation } from "./violation.ts";

export interface SlidesReport {
  readonly violations: readonly Violation[];
  /** Of all slides. */
  readonly elements: number;
}

/**
 * Decides about slides that are saved together: all offending ones are named. `onSlide` is told the number of each slide
 * before it is looked at.
 */
export function checkSlides(
  slides: readonly string[],
  onSlide: (slide: number) => void = () => undefined,
): SlidesReport {
  const violations: Violation[] = [];
  let elements = 0;
  for (const [slide, svg] of slides.entries()) {
    onSlide(slide);
    const report = checkSlide(svg, MAX_ELEMENTS - elements);
    elements += report.elements;
    violations.push(...report.findings.map((finding) => ({ slide, ...finding })));
  }
  return { violations, elements };
}
