import { contentPhrases } from "../../deck/content-phrases.ts";
import type { SlidePlan } from "../../deck/deck-plan.ts";
import { displayLength } from "../../deck/display-length.ts";
import type { SlideType } from "../../deck/slide-types.ts";
import { quoted } from "../brief/quoted.ts";
import type { PlanRequest } from "../planner.ts";
import { wordCount } from "../text/word-count.ts";
import { isSigned } from "./deck-signals.ts";
import { type AuthoredDeck, planAuthored } from "./read-authored-deck.ts";
import { readSections } from "./section-count.ts";
import type { RawDeck } from "./split-slides.ts";
import { visibleText } from "./visible-text.ts";

/** Half-ems; longer sections without a sign of slides are those of an article. */
const LONGEST_SLIDE = 400;

/** What a slide is worth to its deck by its kind: evidence before statements, dividers last. */
const WORTH: Readonly<Record<SlideType, number>> = {
  cover: 5,
  chart: 5,
  table: 4.5,
  comparison: 4.5,
  pros_cons: 4.5,
  before_after: 4.5,
  myth_fact: 4.5,
  timeline: 4.5,
  steps: 4.5,
  stats: 4.2,
  stat: 4,
  quote: 4,
  qa: 4,
  list: 4,
  checklist: 4,
  code: 3.5,
  cta: 3.5,
  definition: 3.2,
  hook: 3,
  image: 3,
  tip: 3,
  takeaway: 3,
  statement: 2.5,
  recap: 2,
  agenda: 1,
  closing: 1,
  section: 0.5,
};
const MANY_WORDS = 30;

/**
 * A deck written as slides, for which `slideCount` asks for fewer: the author's slides in their order, as they were
 * written, without the lightest ones; the first and the last stay. `undefined` where the content is an article or the
 * instructions touch its words.
 */
export async function readShortenedDeck(request: PlanRequest): Promise<AuthoredDeck | undefined> {
  const { content, slideCount } = request;
  if (content === undefined || slideCount === undefined) return undefined;
  const deck = readSections(content, undefined);
  if (deck === undefined || deck.slides.length <= slideCount || !areSlides(deck)) return undefined;
  const { plan, source } = await planAuthored({ ...request, slideCount: deck.slides.length }, deck);
  if (plan.warnings.some(({ code }) => code === "instruction_not_followed")) return undefined;
  const kept = weightiest(plan.slides, slideCount);
  const slides = plan.slides.filter((slide) => kept.has(slide));
  const left = plan.slides.filter((slide) => !kept.has(slide)).map(({ title }) => quoted(title));
  const message = `The content has ${plan.slides.length} slides and slide_count asks for ${slideCount}. Left out: ${left.join(", ")}. Leave out slide_count to keep them all.`;
  const warnings = [...plan.warnings, { code: "slides_left_out", message }];
  return { plan: { ...plan, slides, planner: "offline", warnings }, source };
}

function areSlides(deck: RawDeck): boolean {
  const lengths = deck.slides.map(({ markdown }) => displayLength(visibleText(markdown)));
  return isSigned(deck) || Math.max(...lengths) <= LONGEST_SLIDE;
}

function weightiest(slides: readonly SlidePlan[], count: number): ReadonlySet<SlidePlan> {
  const ends = [slides[0], slides.at(-1)].filter((slide) => slide !== undefined);
  const others = slides.filter((slide) => !ends.includes(slide)).sort((a, b) => weightOf(b) - weightOf(a));
  return new Set([...ends, ...others].slice(0, count));
}

function weightOf({ candidates: [content] }: SlidePlan): number {
  const words = contentPhrases(content).reduce((sum, { text }) => sum + wordCount(text), 0);
  return WORTH[content.type] + Math.min(1, words / MANY_WORDS);
}
