import type { PlanRequest } from "../planner.ts";
import { languageTag } from "../source/language.ts";
import { normalizeText } from "../source/normalize-text.ts";
import type { Brief, Finding } from "./brief.ts";
import { readInstructions } from "./read-instructions.ts";
import { instructedMaterial } from "./source-material.ts";

const DEFAULT_SLIDES = 8;
const FEWEST = 3;
const MOST = { presentation: 20, carousel: 30 } as const;

/**
 * What the caller wants, from parameters and instructions. An explicit parameter wins over what instructions say;
 * instructions nobody understands are returned word for word.
 */
export function readBrief(request: PlanRequest): Brief {
  const { findings, unfollowed: asked } = readInstructions(normalizeText(request.instructions ?? ""));
  const material = instructedMaterial(request);
  const unfollowed = asked.filter((clause) => !material.includes(clause));
  const merged = mergeFindings(findings);
  const limits = { fewest: FEWEST, most: MOST[request.format] };
  const wished = merged.slideCount;
  const clamped = wished === undefined ? undefined : Math.min(limits.most, Math.max(limits.fewest, wished));
  const language = languageTag(request.language) ?? merged.language;
  const title = request.title ?? merged.title;
  const { excludedTypes = [] } = merged;
  return {
    slideCount: request.slideCount ?? clamped ?? DEFAULT_SLIDES,
    slideCountFrom: slideCountFrom(request, clamped),
    ...(title === undefined ? {} : { title }),
    ...(merged.subject === undefined ? {} : { subject: merged.subject }),
    ...(merged.audience === undefined ? {} : { audience: merged.audience }),
    ...(merged.tone === undefined ? {} : { tone: merged.tone }),
    style: merged.style ?? { tags: [] },
    ...(language === undefined ? {} : { language }),
    ...(merged.callToAction === undefined ? {} : { callToAction: merged.callToAction }),
    wantedTypes: (merged.wantedTypes ?? []).filter((type) => !excludedTypes.includes(type)),
    excludedTypes,
    exclusions: merged.exclusions ?? [],
    focus: merged.focus ?? [],
    ...(merged.density === undefined ? {} : { density: merged.density }),
    notes: merged.notes ?? true,
    unfollowed: wished === clamped ? unfollowed : [...unfollowed, `${wished} slides`],
  };
}

function slideCountFrom(request: PlanRequest, wished: number | undefined): Brief["slideCountFrom"] {
  if (request.slideCount !== undefined) return "parameter";
  return wished === undefined ? "default" : "instructions";
}

type Merged = { -readonly [K in keyof Finding]: Finding[K] | undefined };

/** Lists add up, of single values the first one said counts. */
function mergeFindings(findings: readonly Finding[]): Merged {
  const merged: Merged = {};
  const tags: string[] = [];
  for (const finding of findings) {
    merged.slideCount ??= finding.slideCount;
    merged.title ??= finding.title;
    merged.subject ??= finding.subject;
    merged.audience ??= finding.audience;
    merged.tone = finding.tone === undefined ? merged.tone : [merged.tone, finding.tone].filter(Boolean).join(", ");
    merged.language ??= finding.language;
    merged.callToAction ??= finding.callToAction;
    merged.density ??= finding.density;
    merged.notes ??= finding.notes;
    merged.wantedTypes = union(merged.wantedTypes, finding.wantedTypes);
    merged.excludedTypes = union(merged.excludedTypes, finding.excludedTypes);
    merged.exclusions = union(merged.exclusions, finding.exclusions);
    merged.focus = union(merged.focus, finding.focus);
    tags.push(...(finding.tags ?? []), ...(finding.style?.tags ?? []));
    merged.style ??= finding.style;
  }
  return { ...merged, style: { ...merged.style, tags: [...new Set(tags)] } };
}

function union<T>(some: readonly T[] = [], more: readonly T[] = []): readonly T[] {
  return [...new Set([...some, ...more])];
}
