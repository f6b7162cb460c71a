import type { Heading, SourceDocument } from "../../source/source-document.ts";

/** A heading and what stands directly under it; the root section holds what stands under none. */
export interface Section {
  /** Place among the sections, in source order; the root is 0. */
  readonly index: number;
  /** 0 for the root, 1 for its children. */
  readonly level: number;
  readonly heading?: Heading;
  readonly parent?: Section;
}

/** The sections of a document by the path of its units: `sectionAt(path)` is the innermost one. */
export interface SectionTree {
  readonly root: Section;
  readonly all: readonly Section[];
  sectionAt(path: readonly number[]): Section;
}

export function sectionTree(source: SourceDocument): SectionTree {
  const root: Section = { index: 0, level: 0 };
  const all: Section[] = [root];
  const byHeading = new Map<number, Section>();
  const open: { depth: number; section: Section }[] = [];
  for (const [at, heading] of source.headings.entries()) {
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= heading.depth) open.pop();
    const parent = open.at(-1)?.section ?? root;
    const section: Section = { index: all.length, level: parent.level + 1, heading, parent };
    all.push(section);
    byHeading.set(at, section);
    open.push({ depth: heading.depth, section });
  }
  return { root, all, sectionAt: (path) => byHeading.get(path.at(-1) ?? -1) ?? root };
}

/** The section itself, its parent, … down to but without the root. */
export function lineage(section: Section): Section[] {
  const line: Section[] = [];
  for (let at: Section | undefined = section; at?.heading !== undefined; at = at.parent) line.push(at);
  return line;
}

/** The section right under the root that this one belongs to. */
export function topSection(section: Section): Section {
  return lineage(section).at(-1) ?? section;
}

/** The innermost section that holds all of these. */
export function commonSection(sections: readonly Section[], root: Section): Section {
  const [first, ...rest] = sections;
  if (first === undefined) return root;
  const others = rest.map((section) => new Set([...lineage(section), root]));
  return lineage(first).find((candidate) => others.every((line) => line.has(candidate))) ?? root;
}
