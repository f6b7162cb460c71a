import type { Claim } from "../digest/claim.ts";
import { claimsOf, type Passage } from "../digest/passage.ts";
import { commonSection, lineage, type Section, topSection } from "../digest/sections.ts";
import type { MemberGroup, Stretch } from "./whole-sets.ts";

/** What one body slide is made from. */
export interface Segment {
  /** Place among the body slides. */
  readonly index: number;
  /** The section that owns the slide: the innermost one around everything shown. */
  readonly section: Section;
  /** Passages of the owning section only; what a merge left out is not shown. */
  readonly passages: readonly Passage[];
  readonly claims: readonly Claim[];
  /** Two or more subsections of `section` that the slide has to speak for, in order; else empty. */
  readonly parts: readonly Section[];
  /** Members of a set that share the slide, all of which it has to name. */
  readonly group?: MemberGroup;
  /** Whether this is the first slide of `section`, and so may carry its heading as title. */
  readonly opensSection: boolean;
  /** Sections that earlier slides have opened. */
  readonly opened: ReadonlySet<Section>;
}

/**
 * Makes segments of stretches of passages. A stretch over several top sections goes to the one with the most matter;
 * the other sections give up their place.
 */
export function segmentsOf(stretches: readonly Stretch[], root: Section): Segment[] {
  const opened = new Set<Section>();
  return stretches.map(({ passages: stretch, group }, index): Segment => {
    const passages = group === undefined ? ownedPassages(stretch) : stretch;
    const sections = passages.map((passage) => passage.section);
    const section = group?.set.parent ?? commonSection(sections, root);
    const before = new Set(opened);
    for (const passage of passages) for (const at of lineage(passage.section)) opened.add(at);
    return {
      index,
      section,
      passages,
      claims: claimsOf(passages),
      parts: group?.members.map((member) => member.section) ?? partsOf(passages, section),
      ...(group && { group }),
      opensSection: !before.has(section),
      opened: before,
    };
  });
}

/** The part of a segment that stands in `section`: under one of its subsections, or under its own heading alone. */
export function segmentOfPart(segment: Segment, section: Section): Segment | undefined {
  const passages = segment.passages.filter((passage) =>
    section === segment.section ? passage.section === section : lineage(passage.section).includes(section),
  );
  if (passages.length === 0) return undefined;
  const opensSection = !segment.opened.has(section);
  const { group: _, ...own } = segment;
  return { ...own, section, passages, claims: claimsOf(passages), parts: [], opensSection };
}

function ownedPassages(stretch: readonly Passage[]): readonly Passage[] {
  const byTop = new Map<Section, number>();
  for (const passage of stretch) {
    const top = topSection(passage.section);
    byTop.set(top, (byTop.get(top) ?? 0) + passage.weight);
  }
  if (byTop.size < 2) return stretch;
  const [owner] = [...byTop].reduce((best, entry) => (entry[1] > best[1] ? entry : best));
  return stretch.filter((passage) => topSection(passage.section) === owner);
}

/** The children of `section` that the passages come from. */
function partsOf(passages: readonly Passage[], section: Section): Section[] {
  const parts: Section[] = [];
  for (const passage of passages) {
    const line = lineage(passage.section);
    const child = section.heading === undefined ? line.at(-1) : line[line.indexOf(section) - 1];
    if (child !== undefined && child !== section && !parts.includes(child)) parts.push(child);
  }
  return parts.length > 1 ? parts : [];
}
