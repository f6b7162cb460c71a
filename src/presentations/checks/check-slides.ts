import type { Typesetter } from "../../typeset/typesetter.ts";
import type { CheckSlidesRequest, SlideCheck } from "../deck-engine.ts";
import { checkSlide } from "./check-slide.ts";
import { traceSlide } from "./trace-slide.ts";

/** Checks the slides of a deck one after the other: each is drawn once. */
export async function checkSlides(
  { slides, source }: CheckSlidesRequest,
  typesetter: Typesetter,
): Promise<readonly SlideCheck[]> {
  const texts = source === undefined ? "" : [source.sent, source.read ?? ""].join("\n");
  const known = source === undefined ? undefined : { source: texts, slideCount: slides.length };
  const checks: SlideCheck[] = [];
  for (const slide of slides) {
    const check = await checkSlide(slide, known, typesetter);
    checks.push({ ...check, trace: source === undefined ? null : traceSlide(slide.content, source) });
  }
  return checks;
}
