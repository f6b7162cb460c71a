import type { Claim, Run } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { type Section, topSection } from "../digest/sections.ts";
import { remarkReader } from "./remarks.ts";
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
  const remarksOf = remarkReader(digest);
  return widened.map((slide) => {
    const others = widened.filter((other) => other !== slide).flatMap(({ uses }) => uses.map(({ order }) => order));
    const { text, claims } = speakerNotes(slide, remarksOf(slide.claims), new Set([...others, ...told]), digest);
    for (const claim of claims) told.add(claim.order);
    return text;
  });
}

/** A slide with what tells whether a sentence is of its matter. */
interface Host {
  readonly slide: NotedSlide;
  readonly start: number;
  readonly tops: ReadonlySet<Section>;
  readonly runs: ReadonlySet<Run>;
  /** Its sentences, and the paragraphs known to speak of the same or not to. */
  readonly text: string;
  readonly related: Map<Claim["unit"], boolean>;
}

/** The slides with the sentences that belong to none of them, each where its part of the text is spoken of. */
function withStrays(slides: readonly NotedSlide[], digest: Digest): readonly NotedSlide[] {
  const runs = new Map(digest.passages.flatMap((passage) => passage.runs.flatMap((run) => run.map(withRun))));
  const belongs = belonging(runs, digest);
  const owned = new Set(slides.flatMap((slide) => [...slide.claims, ...slide.uses]).map(({ order }) => order));
  const hosts = slides.filter(({ claims }) => claims.length > 0).map((slide) => hostOf(slide, runs));
  const added = new Map<NotedSlide, Claim[]>();
  for (const claim of digest.claims) {
    if (owned.has(claim.order)) continue;
    const around = [hosts.findLast(({ start }) => start < claim.order), hosts.find(({ start }) => start > claim.order)];
    const host = around.find((at) => at !== undefined && belongs(claim, at));
    if (host !== undefined) added.set(host.slide, [...(added.get(host.slide) ?? []), claim]);
  }
  return slides.map((slide) => {
    const host = hosts.find((at) => at.slide === slide);
    const own = host === undefined ? [] : slide.claims.filter((claim) => belongs(claim, host));
    return { ...slide, claims: [...own, ...(added.get(slide) ?? [])].sort((a, b) => a.order - b.order) };
  });
}

function withRun(claim: Claim, _at: number, run: Run): readonly [number, Run] {
  return [claim.order, run];
}

function hostOf(slide: NotedSlide, runs: ReadonlyMap<number, Run>): Host {
  const matter = slide.uses.length > 0 ? slide.uses : slide.claims;
  return {
    slide,
    start: Math.min(...slide.claims.map(({ order }) => order)),
    tops: new Set(matter.map(({ section }) => topSection(section))),
    runs: new Set(matter.flatMap(({ order }) => (runs.has(order) ? [runs.get(order) ?? []] : []))),
    text: matter.map(({ sentence }) => sentence.text).join(" "),
    related: new Map(),
  };
}

/**
 * Whether a sentence is of the matter of a slide: under the same top heading. In a text without headings, in the same
 * paragraph or entry, or in a paragraph of its own that opens by itself and speaks of the same.
 */
function belonging(runs: ReadonlyMap<number, Run>, { terms }: Digest): (claim: Claim, host: Host) => boolean {
  return ({ order, unit, section }, host) => {
    if (section.heading !== undefined) return host.tops.has(topSection(section));
    const run = runs.get(order);
    if (run !== undefined && host.runs.has(run)) return true;
    if (unit.kind !== "paragraph" || run?.[0]?.standing !== "alone") return false;
    const found = host.related.get(unit) ?? terms.similarity(unit.text, host.text) >= RELATED;
    host.related.set(unit, found);
    return found;
  };
}
