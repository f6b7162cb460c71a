import type { DeckPlan, SlidePlan, Warning } from "../../deck/deck-plan.ts";
import { fixedPhrase, type SlideContent } from "../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../deck/slot-contracts.ts";
import { displayLength } from "../../deck/display-length.ts";
import { contentPhrases } from "../../deck/content-phrases.ts";
import { briefWarnings, notFollowed as notFollowedWarning } from "../brief/brief-warnings.ts";
import { languageRules } from "../language/language-rules.ts";
import { fitTitle } from "../offline/frame/deck-title.ts";
import { planOffline } from "../offline/plan-offline.ts";
import { slideTitles } from "../offline/slide-titles.ts";
import type { PlanContext } from "../planner.ts";
import { languageDirection } from "../source/language.ts";
import type { RawDeck, RawSlide } from "./answer/raw-deck.ts";
import { replacedWarning, thinWarning, unsourcedWarning, wishWarnings } from "./claude-warnings.ts";
import type { Desk } from "./desk.ts";
import type { CompiledSlide } from "./slides/compile-slide.ts";
import type { CitedPassage } from "./web/cited-passage.ts";
import { pruneSlide } from "./slides/prune-slide.ts";
import { type Gap, standIns } from "./slides/stand-ins.ts";

const LONGEST_TITLE = 180;

/**
 * The plan from the slides as they are after all repairs: what is still at fault loses the text at fault or, where that
 * is its message, gives way to a slide of the offline planner.
 */
export function finishDeck(
  { title, notFollowed }: RawDeck,
  written: ReadonlyMap<string, RawSlide>,
  desk: Desk,
  context: PlanContext,
): DeckPlan {
  const { brief, request } = desk.input;
  const { document } = desk.source;
  const slides = prune(written, desk);
  const compiled = desk.compile(slides);
  const gaps = gapsIn(slides, compiled, desk);
  const offline = gaps.length === 0 ? undefined : planOffline(desk.input, { ...context, progress: () => undefined });
  const replaced = offline === undefined ? new Map<number, SlidePlan>() : standIns(gaps, offline, compiled.length);
  const plans = compiled.flatMap((slide, at) => replaced.get(at) ?? slidePlan(slide, at, desk));
  const bodies = desk.places.filter(({ type }) => type === undefined).length;
  const credits = new Set([...desk.source.passages.values()].map(creditOf));
  const thin = desk.isBound ? thinWarning(document, bodies, plans.length) : unsourcedWarning();
  return {
    title: deckTitle(title, plans, desk),
    format: request.format,
    language: desk.language,
    direction: languageDirection(desk.language),
    planner: "claude",
    slides: named(plans, desk),
    style: brief.style,
    warnings: [
      ...(context.warnings ?? []),
      ...(replaced.size === 0 ? [] : [replacedWarning([...replaced.keys()].map((at) => at + 1))]),
      ...(thin === undefined ? [] : [thin]),
      ...missingTypes(plans, desk),
      ...briefWarnings(brief, true),
      ...wishWarnings(notFollowed),
    ],
    sourceText: [document.text, ...credits].join("\n\n"),
  };
}

/** The slides without the texts that are at fault; what that leaves too empty is found when they are looked at again. */
function prune(written: ReadonlyMap<string, RawSlide>, desk: Desk): ReadonlyMap<string, RawSlide> {
  const faults = desk.review(written).filter(({ minor }) => minor !== true);
  return new Map(
    [...written].map(([key, raw]) => {
      const own = faults.filter(({ slide }) => slide === key);
      return [key, own.length === 0 ? raw : pruneSlide(raw, own)];
    }),
  );
}

function gapsIn(slides: ReadonlyMap<string, RawSlide>, compiled: readonly CompiledSlide[], desk: Desk): readonly Gap[] {
  const faults = desk.review(slides).filter(({ minor, rule }) => minor !== true && rule !== "unknown_source_id");
  const failed = new Set(faults.map(({ slide }) => slide));
  return desk.places.flatMap(({ key, type }, index): Gap[] => {
    const content = compiled[index]?.content;
    if (content !== undefined && !failed.has(key)) return [];
    const spans = content === undefined ? [] : contentPhrases(content).flatMap(({ sources }) => sources);
    return [{ index, spans, ...(type === undefined ? {} : { type }) }];
  });
}

/** None for a place that neither planner could fill. */
function slidePlan({ content, notes }: CompiledSlide, at: number, desk: Desk): readonly SlidePlan[] {
  if (content === undefined) return [];
  const asked = withWishes(content, at, desk);
  return [{ candidates: [asked], title: asked.title.text, notes: credited(notes, asked, desk) }];
}

/** Title and call to action stand as they were asked for, word for word. */
function withWishes(content: SlideContent, at: number, { input, places, language }: Desk): SlideContent {
  const { title, callToAction } = input.brief;
  if (content.type === "cover" && title !== undefined) {
    return { ...content, title: fitTitle(fixedPhrase(title), languageRules(language)) };
  }
  if (at !== places.length - 1 || callToAction === undefined) return content;
  if (content.type !== "cta" && content.type !== "closing") return content;
  if (contentPhrases(content).some(({ text }) => text.includes(callToAction))) return content;
  const phrase = fixedPhrase(callToAction);
  const length = displayLength(callToAction);
  if (length <= SLOT_CONTRACTS[content.type].title) return { ...content, title: phrase };
  return length <= (SLOT_CONTRACTS[content.type].body ?? 0) ? { ...content, body: phrase } : content;
}

function creditOf({ title, url }: CitedPassage): string {
  return title === "" ? url : `${title}: ${url}`;
}

/** Notes of a slide that draws on the web end with the pages. */
function credited(notes: string, content: SlideContent, { source }: Desk): string {
  const spans = contentPhrases(content).flatMap(({ sources }) => sources);
  const units = source.document.units.filter(({ span }) =>
    spans.some(({ start, end }) => start < span.end && end > span.start),
  );
  const credits = units.flatMap(({ id }) => source.passages.get(id) ?? []).map(creditOf);
  return [notes, ...new Set(credits)].filter((part) => part !== "").join("\n");
}

function deckTitle(written: string, plans: readonly SlidePlan[], desk: Desk): string {
  const asked = desk.input.brief.title;
  if (asked !== undefined) return asked;
  const isShort = written !== "" && Array.from(written).length <= LONGEST_TITLE;
  return isShort && desk.foreignNumbers(written).length === 0
    ? written
    : (plans[0]?.title ?? desk.source.document.title?.text ?? "");
}

/** What slides are called in lists, as every planner names them. */
function named(plans: readonly SlidePlan[], desk: Desk): readonly SlidePlan[] {
  const rules = languageRules(desk.language, desk.source.document.text);
  const titles = slideTitles(
    plans.map(({ candidates: [content] }) => content),
    rules,
  );
  return plans.map((plan, at) => ({ ...plan, title: titles[at] ?? plan.title }));
}

function missingTypes(plans: readonly SlidePlan[], { input }: Desk): readonly Warning[] {
  const types = new Set(plans.map(({ candidates: [content] }) => content.type));
  const missing = input.brief.wantedTypes.filter((type) => !types.has(type));
  if (missing.length === 0) return [];
  const message = `The source has no matter for these slides: ${missing.join(", ")}.`;
  return [notFollowedWarning(message)];
}
