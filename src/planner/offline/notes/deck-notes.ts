import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { topSection } from "../digest/sections.ts";
import { type NotedSlide, speakerNotes } from "./speaker-notes.ts";

export type { NotedSlide } from "./speaker-notes.ts";

/** From here on a paragraph speaks of what a slide does. */
const RELATED = 0.1;

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
function withStrays(slides: readonly NotedSlide[], digest: Digest): readonly NotedSlide[] {
  const belongsTo = belonging(digest);
  const owned = new Set(slides.flatMap((slide) => [...slide.claims, ...slide.uses]).map(({ order }) => order));
  const added = new Map<NotedSlide, Claim[]>();
  const hosts = slides.filter((slide) => slide.claims.length > 0);
  for (const claim of digest.claims) {
    if (owned.has(claim.order)) continue;
    const near = hosts.filter((slide) => belongsTo(claim, slide));
    const host = near.findLast((slide) => startOf(slide) < claim.order) ?? near[0];
    if (host !== undefined) added.set(host, [...(added.get(host) ?? []), claim]);
  }
  return slides.map((slide) => {
    const strays = added.get(slide) ?? [];
    const own = slide.claims.filter((claim) => belongsTo(claim, slide));
    return { ...slide, claims: [...own, ...strays].sort((a, b) => a.order - b.order) };
  });
}

/**
 * Whether a sentence is of the matter of a slide: under the same top heading. In a text without headings, in the same
 * paragraph or entry, or in a paragraph of its own that opens by itself and speaks of the same.
 */
function belonging({ passages, terms }: Digest): (claim: Claim, slide: NotedSlide) => boolean {
  const runs = new Map(
    passages.flatMap((passage) => passage.runs.flatMap((run) => run.map(({ order }) => [order, run]))),
  );
  const related = (claim: Claim, matter: readonly Claim[]): boolean => {
    const [opening] = runs.get(claim.order) ?? [];
    if (claim.unit.kind !== "paragraph" || opening?.standing !== "alone") return false;
    return terms.similarity(claim.unit.text, matter.map(({ sentence }) => sentence.text).join(" ")) >= RELATED;
  };
  return (claim, { claims, uses }) => {
    const matter = uses.length > 0 ? uses : claims;
    if (claim.section.heading !== undefined)
      return matter.some(({ section }) => topSection(section) === topSection(claim.section));
    return matter.some(({ order }) => runs.get(order) === runs.get(claim.order)) || related(claim, matter);
  };
}

function startOf({ claims }: NotedSlide): number {
  return Math.min(...claims.map(({ order }) => order));
}
