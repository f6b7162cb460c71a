import type { DeckPlan, SlidePlan } from "../../../deck/deck-plan.ts";
import type { SourceSpan } from "../../../deck/slide-content.ts";
import type { SlideType } from "../../../deck/slide-types.ts";
import { textsOf } from "../../checks/slide-texts.ts";

/** A place that nothing written for it can fill. */
export interface Gap {
  readonly index: number;
  /** The type that the frame of the deck has there; absent in the body. */
  readonly type?: SlideType;
  /** Where in the source the slide was to come from. */
  readonly spans: readonly SourceSpan[];
}

/**
 * Slides of an offline plan for the places left open: of the frame's type where it has one, else the one that draws most
 * on the same part of the source, else the one that stands nearest in the deck. None is used twice.
 */
export function standIns(gaps: readonly Gap[], offline: DeckPlan, count: number): ReadonlyMap<number, SlidePlan> {
  const free = new Map(offline.slides.entries());
  const found = new Map<number, SlidePlan>();
  for (const gap of gaps) {
    const rated = [...free].map(([at, slide]) => ({ at, slide, rating: ratingOf(slide, at, gap, count) }));
    const best = rated.toSorted((a, b) => b.rating - a.rating)[0];
    if (best === undefined) continue;
    free.delete(best.at);
    found.set(gap.index, best.slide);
  }
  return found;
}

const FRAME = new Set<SlideType>(["cover", "hook", "agenda", "recap", "takeaway", "cta", "closing"]);

function ratingOf({ candidates: [content] }: SlidePlan, at: number, gap: Gap, count: number): number {
  const nearness = 1 - Math.abs(at - gap.index) / count;
  if (gap.type !== undefined)
    return (content.type === gap.type ? 1_000 : FRAME.has(content.type) ? -1_000 : 0) + nearness;
  const places = textsOf(content).flatMap(({ phrase }) => phrase.sources);
  const shared = gap.spans.filter((span) =>
    places.some(({ start, end }) => start < span.end && end > span.start),
  ).length;
  return (FRAME.has(content.type) ? -1_000 : 0) + shared + nearness;
}
