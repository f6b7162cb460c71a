import type { Brief } from "../brief/brief.ts";
import { frameFor } from "../offline/frame/frame.ts";
import type { PlanRequest } from "../planner.ts";
import type { SourceDocument } from "../source/source-document.ts";
import { slideKey } from "./answer/raw-deck.ts";
import type { Place } from "./slides/compile-slide.ts";

/** Headings from which an agenda has something to list; a deck without a source makes its own. */
const FEWEST_SECTIONS = 3;

/** The places of a deck: the same fixed slides as every planner has, and a body in between. */
export function placesFor({ format }: PlanRequest, brief: Brief, source: SourceDocument): readonly Place[] {
  const { slideCount, callToAction, wantedTypes } = brief;
  const hasSections = source.units.length === 0 || source.headings.length >= FEWEST_SECTIONS;
  const excluded = new Set(hasSections ? brief.excludedTypes : [...brief.excludedTypes, "agenda" as const]);
  const wanted = new Set(wantedTypes);
  const frame = frameFor({ format, slideCount, callToAction: callToAction !== undefined, wanted, excluded });
  const body = Array.from({ length: frame.body }, () => undefined);
  return [...frame.before, ...body, ...frame.after].map((type, index) => {
    const key = slideKey(index);
    return type === undefined ? { key } : { key, type };
  });
}
