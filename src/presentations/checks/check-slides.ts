import type { Typesetter } from "../../typeset/typesetter.ts";
import type { CheckSlidesRequest } from "../deck-engine.ts";
import { checkSlide, type SlideCheck } from "./check-slide.ts";

/** Checks the slides of a deck one after the other: each is drawn once. */
export async function checkSlides(
  { slides, source }: CheckSlidesRequest,
  typesetter: Typesetter,
): Promise<readonly SlideCheck[]> {
  const known = source === undefined ? undefined : { source, slideCount: slides.length };
  const checks: SlideCheck[] = [];
  for (const slide of slides) checks.push(await checkSlide(slide, known, typesetter));
  return checks;
}
