import type { FieldIssue } from "../shared/app-error.ts";
import type { Tables } from "../database/tables.ts";

export interface SlidePatch {
  /** Zero-based. */
  readonly index: number;
  readonly title?: string | undefined;
  readonly notes?: string | undefined;
  readonly svg_content?: string | undefined;
  readonly texts?: Readonly<Record<string, string>> | undefined;
}

export interface SlideVariation {
  readonly svgContent: string;
  readonly title: string;
  readonly notes: string;
}

/** What a call wants changed; absent fields stay as they are. */
export interface ProjectChanges {
  readonly title?: string | undefined;
  readonly status?: Tables["projects"]["status"] | undefined;
  readonly patch_slide?: SlidePatch | undefined;
  readonly content?: { readonly variations: readonly SlideVariation[] } | undefined;
}

/** Rules over several fields. */
export function changeIssues({ title, status, patch_slide, content }: ProjectChanges): FieldIssue[] {
  const issues: FieldIssue[] = [];
  if ([title, status, patch_slide, content].every((field) => field === undefined)) {
    const message = "Nothing to change: send at least one of title, status, patch_slide and content.";
    issues.push({ path: "", message });
  }
  if (content !== undefined && patch_slide !== undefined) {
    const message = "content replaces all slides and patch_slide changes one; send one of them, not both.";
    issues.push({ path: "", message });
  }
  if (title?.trim() === "") issues.push({ path: "title", message: "Must hold more than white space." });
  if (patch_slide !== undefined) issues.push(...patchIssues(patch_slide));
  return issues;
}

/** More slots than any slide has. */
const MOST_TEXTS = 100;

function patchIssues({ title, notes, svg_content, texts }: SlidePatch): FieldIssue[] {
  const count = Object.keys(texts ?? {}).length;
  if (count > MOST_TEXTS) {
    return [{ path: "patch_slide.texts", message: `Must have at most ${MOST_TEXTS} entries; found ${count}.` }];
  }
  if (texts !== undefined && count === 0) {
    return [{ path: "patch_slide.texts", message: "Is empty; send element ids with their new texts." }];
  }
  if ([title, notes, svg_content, texts].some((field) => field !== undefined)) return [];
  const message = "Nothing to change: send at least one of title, notes, svg_content and texts with the index.";
  return [{ path: "patch_slide", message }];
}
