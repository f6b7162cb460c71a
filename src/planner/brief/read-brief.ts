import type { StyleWish } from "../../deck/deck-plan.ts";
import type { PlanRequest } from "../planner.ts";
import { languageTag } from "../source/language.ts";
import type { Brief, Finding, SaidWish, UnmetWish } from "./brief.ts";
import { FEWEST_SLIDES, MOST_SLIDES } from "./counts.ts";
import { overruledWarnings } from "./overruled.ts";
import { readInstructions } from "./read-instructions.ts";
import { instructedMaterial, instructionText } from "./source-material.ts";

const DEFAULT_SLIDES = 8;

/**
 * What the caller wants, from parameters and instructions. An explicit parameter wins over what instructions say, and
 * the brief says so; instructions nobody understands are returned word for word.
 */
export function readBrief(request: PlanRequest): Brief {
  const { said, unfollowed } = readInstructions(instructionText(request.instructions));
  const material = instructedMaterial(request);
  const excludedTypes = every(said, "excludedTypes");
  const asked = first(said, "slideCount");
  const most = MOST_SLIDES[request.format];
  const possible = asked === undefined ? undefined : Math.min(most, Math.max(FEWEST_SLIDES, asked));
  return {
    slideCount: request.slideCount ?? possible ?? DEFAULT_SLIDES,
    slideCountFrom: slideCountFrom(request, possible),
    ...singleWishes(request, said),
    style: styleOf(said),
    wantedTypes: every(said, "wantedTypes").filter((type) => !excludedTypes.includes(type)),
    excludedTypes,
    exclusions: every(said, "exclusions"),
    focus: every(said, "focus"),
    notes: first(said, "notes") ?? true,
    said,
    unmet: unmetWishes(said),
    unfollowed: unfollowed.filter((clause) => !material.includes(clause)),
    overruled: overruledWarnings(request, said),
  };
}

type SingleWish = "title" | "subject" | "audience" | "tone" | "language" | "callToAction" | "density";

function singleWishes(request: PlanRequest, said: readonly SaidWish[]): Pick<Brief, SingleWish> {
  const title = request.title ?? first(said, "title");
  const subject = first(said, "subject");
  const audience = first(said, "audience");
  const tone = said.flatMap(({ finding }) => finding.tone ?? []).join(", ");
  const language = languageTag(request.language) ?? first(said, "language");
  const callToAction = first(said, "callToAction");
  const density = first(said, "density");
  return {
    ...(title === undefined ? {} : { title }),
    ...(subject === undefined ? {} : { subject }),
    ...(audience === undefined ? {} : { audience }),
    ...(tone === "" ? {} : { tone }),
    ...(language === undefined ? {} : { language }),
    ...(callToAction === undefined ? {} : { callToAction }),
    ...(density === undefined ? {} : { density }),
  };
}

function slideCountFrom(request: PlanRequest, wished: number | undefined): Brief["slideCountFrom"] {
  if (request.slideCount !== undefined) return "parameter";
  return wished === undefined ? "default" : "instructions";
}

function unmetWishes(said: readonly SaidWish[]): UnmetWish[] {
  const all = said.flatMap(({ text, finding }) =>
    finding.unmet === undefined ? [] : [{ wish: text, ...finding.unmet }],
  );
  return [...new Map(all.map((unmet) => [`${unmet.wish}\n${unmet.instead}`, unmet])).values()];
}

/** Of single values the first one said counts. */
function first<K extends keyof Finding>(said: readonly SaidWish[], key: K): Finding[K] | undefined {
  return said.find(({ finding }) => finding[key] !== undefined)?.finding[key];
}

type ListKey = "wantedTypes" | "excludedTypes" | "exclusions" | "focus" | "tags" | "avoid";

/** Lists add up. */
function every<K extends ListKey>(said: readonly SaidWish[], key: K): NonNullable<Finding[K]>[number][] {
  return [...new Set(said.flatMap(({ finding }) => finding[key] ?? []))];
}

/** Looks asked for; of what is wanted and unwanted at once, nothing is wanted. */
function styleOf(said: readonly SaidWish[]): StyleWish {
  const avoid = every(said, "avoid");
  const named = said.find(({ finding }) => finding.themeId !== undefined);
  const wishes: Record<string, string> = {};
  for (const { text, finding } of said)
    for (const tag of finding.audience === undefined ? (finding.tags ?? []) : []) wishes[tag] ??= text;
  return {
    tags: every(said, "tags").filter((tag) => !avoid.includes(tag)),
    ...(avoid.length === 0 ? {} : { avoid }),
    ...(named?.finding.themeId === undefined ? {} : { themeId: named.finding.themeId, theme: named.text }),
    ...(Object.keys(wishes).length === 0 ? {} : { wishes }),
  };
}
