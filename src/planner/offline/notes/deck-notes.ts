import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { topSection } from "../digest/sections.ts";
import { type NotedSlide, speakerNotes } from "./speaker-notes.ts";

export type { NotedSlide } from "./speaker-notes.ts";

/**
 * The notes of all slides of a deck. Nothing is said twice, and what no slide was made from is said with the slide before
 * it, or the one behind it, in the same part of the text.
 */
export function deckNotes(slides: readonly NotedSlide[], digest: Digest): readonly string[] {
  const widened = withStrays(slides, digest);
  const told = new Set<number>();
  return widened.map((slide) => {
    const others = widened.filter((other) => other !== slide).flatMap(({ uses }) => uses.map(({ order }) => order));
    const { text, claims } = speakerNotes(slide, new Set([...others, ...told]), digest);
    for (const claim of claims) told.add(claim.order);
    return text;
  });
}

/** The slides with the sentences that belong to none of them, each where its part of the text is spoken of. */
function withStrays(slides: readonly NotedSlide[], { claims }: Digest): readonly NotedSlide[] {
  const owned = new Set(slides.flatMap((slide) => [...slide.claims, ...slide.uses]).map(({ order }) => order));
  const added = new Map<NotedSlide, Claim[]>();
  const hosts = slides.filter((slide) => slide.claims.length > 0);
  for (const claim of claims) {
    if (owned.has(claim.order)) continue;
    const near = hosts.filter(({ claims: own }) =>
      own.some(({ section }) => topSection(section) === topSection(claim.section)),
    );
    const host = near.findLast((slide) => startOf(slide) < claim.order) ?? near[0];
    if (host !== undefined) added.set(host, [...(added.get(host) ?? []), claim]);
  }
  return slides.map((slide) => {
    const strays = added.get(slide) ?? [];
    return { ...slide, claims: [...slide.claims, ...strays].sort((a, b) => a.order - b.order) };
  });
}

function startOf({ claims }: NotedSlide): number {
  return Math.min(...claims.map(({ order }) => order));
}
