import { contentPhrases } from "../../deck/content-phrases.ts";
import type { DeckPlan, SlidePlan, Warning } from "../../deck/deck-plan.ts";
import { invalidField } from "../../shared/app-error.ts";
import { briefWarnings, notFollowed } from "../brief/brief-warnings.ts";
import type { Brief, Finding } from "../brief/brief.ts";
import { quoted } from "../brief/quoted.ts";
import { readBrief } from "../brief/read-brief.ts";
import type { PlanRequest } from "../planner.ts";
import { assembleDocument } from "../source/assemble-document.ts";
import type { Block } from "../source/block.ts";
import { readFacts } from "../source/facts/read-facts.ts";
import { detectLanguage, languageDirection, languageTag } from "../source/language.ts";
import { markdownBlocks } from "../source/markdown-blocks.ts";
import { stripWrappers } from "../source/soften-markdown.ts";
import type { SourceDocument } from "../source/source-document.ts";
import { deckStyle } from "./deck-style.ts";
import { isSlideFrontMatter } from "./deck-signals.ts";
import { readSlideComments, type AnnotatedSlide } from "./slide-comments.ts";
import { slideCandidates } from "./slide-candidates.ts";
import { slideSource, type SlidePart } from "./slide-source.ts";
import { visibleText } from "./visible-text.ts";
import { lostWords, verbatimReport } from "./verbatim.ts";
import { readSections, sectionCountFault } from "./section-count.ts";
import type { RawDeck } from "./split-slides.ts";

const MOST_NAMED = 12;

/** A deck that was written as slides: the plan, and the text its phrases point into. */
export interface AuthoredDeck {
  readonly plan: DeckPlan;
  readonly source: SourceDocument;
}

/**
 * Reads content that is already slides: Markdown apart by `---`, also as Marp, Slidev and reveal.js write it. The
 * wording is kept exactly, one section one slide. `undefined` where the content is an article, or where `slideCount`
 * asks for another number of slides than there are sections.
 * @throws AppError validation_error on `content` for more or fewer sections than the format takes.
 */
export async function readAuthoredDeck(request: PlanRequest): Promise<AuthoredDeck | undefined> {
  if (request.content === undefined) return undefined;
  const deck = readSections(request.content, request.slideCount);
  if (deck === undefined) return undefined;
  const fault = sectionCountFault(deck, request.format);
  if (fault !== undefined) throw invalidField("content", fault);
  return planAuthored(request, deck);
}

/** The plan of sections that are slides, each as it was written. */
export async function planAuthored(request: PlanRequest, deck: RawDeck): Promise<AuthoredDeck> {
  const allNotes = deck.fields.get("marp") === "true";
  const slides = deck.slides.map((slide) => readSlideComments(slide, allNotes));
  const blocks = slides.map(({ markdown }) => markdownBlocks(stripWrappers(markdown), true));
  const source = await sourceDocument(request, blocks.flat(), deck);
  const sections = sectionsOf(source, blocks);
  const count = slides.length;
  const warnings: Warning[] = [];
  const plans = slides.map((slide, index) => {
    const place = { index, count, language: source.language };
    return planSlide(slide, slideSource(sections[index] ?? []), place, warnings);
  });
  const brief = readBrief(request);
  const wording = wordingWarnings(plans, source, slides);
  const plan: DeckPlan = {
    title: brief.title ?? deckTitle(deck, plans),
    format: request.format,
    language: source.language,
    direction: source.direction,
    planner: "authored",
    slides: plans,
    style: deckStyle(deck.fields, brief.style),
    warnings: [...warnings, ...wording, ...briefWarnings(brief, false), ...keptWarnings(brief, count)],
  };
  return { plan, source };
}

function deckTitle({ fields }: RawDeck, plans: readonly SlidePlan[]): string {
  return fields.get("title") ?? plans.find(({ title }) => title !== "")?.title ?? "";
}

async function sourceDocument(request: PlanRequest, blocks: readonly Block[], deck: RawDeck): Promise<SourceDocument> {
  const sample = deck.slides.map(({ markdown }) => visibleText(markdown.replace(/```[\s\S]*?```/g, " "))).join("\n");
  const own = isSlideFrontMatter(deck.fields) ? deck.fields.get("lang") : undefined;
  const asked = languageTag(request.language) ?? (own === undefined ? undefined : languageTag(own));
  const language = await detectLanguage(sample, asked);
  const document = assembleDocument(blocks, {}, language);
  const facts = readFacts(document.text, document.units, language);
  return { ...document, language, direction: languageDirection(language), facts };
}

/** Headings and units, which the document lists apart, back in the order of each section's blocks. */
function sectionsOf({ headings, units }: SourceDocument, sections: readonly (readonly Block[])[]): SlidePart[][] {
  let nextHeading = 0;
  let nextUnit = 0;
  return sections.map((blocks) =>
    blocks.flatMap((block): SlidePart[] => {
      if (block.kind === "heading") {
        const heading = headings[nextHeading++];
        return heading === undefined ? [] : [{ heading }];
      }
      const unit = units[nextUnit++];
      return unit === undefined ? [] : [{ unit }];
    }),
  );
}

function planSlide(
  slide: AnnotatedSlide,
  source: ReturnType<typeof slideSource>,
  place: Parameters<typeof slideCandidates>[1],
  warnings: Warning[],
): SlidePlan {
  const asked = slide.type ?? slide.hint;
  const { candidates, refused } = slideCandidates(source, place, asked);
  const [best] = candidates;
  if (refused && slide.type !== undefined) {
    const message = `Slide ${place.index + 1} asks for the type "${slide.type}", which can't hold its text as it stands; it became "${best.type}".`;
    warnings.push({ code: "slide_type_not_used", message });
  }
  const pictures = source.groups.flatMap(({ units }) => units).filter(({ picture }) => picture !== undefined).length;
  if (pictures > (best.type === "image" ? 1 : 0)) {
    const message = `Slide ${place.index + 1} has no place for ${best.type === "image" ? "more than one picture" : "its picture beside the rest"}; give the picture a slide of its own, with a line of text at most.`;
    warnings.push({ code: "picture_left_out", message });
  }
  const shown = contentPhrases(best).find(({ text }) => text !== "");
  const title = source.title?.text ?? (best.title.text === "" ? shown?.text : best.title.text) ?? "";
  return { candidates, title, notes: slide.notes };
}

/** The proof that the slides say what was written: words that were dropped or added are named. */
function wordingWarnings(
  slides: readonly SlidePlan[],
  source: SourceDocument,
  written: readonly AnnotatedSlide[],
): Warning[] {
  const { missing, added } = verbatimReport({ slides }, source);
  const lost = [
    ...new Set([
      ...missing,
      ...lostWords(
        { slides },
        written.map(({ markdown }) => markdown),
      ),
    ]),
  ];
  const said = (words: readonly string[]): string => words.slice(0, MOST_NAMED).map(quoted).join(", ");
  const reports: string[] = [];
  if (lost.length > 0) reports.push(`Words of the content that are on no slide and in no notes: ${said(lost)}.`);
  if (added.length > 0) reports.push(`Words on slides that the content does not have: ${said(added)}.`);
  return reports.map((message) => ({ code: "wording_changed", message: `${message} Write them as plain Markdown.` }));
}

/** Instructions about wording, contents and length don't apply to a deck whose words are kept. */
function keptWarnings(brief: Brief, slideCount: number): Warning[] {
  const kept = brief.said.filter(({ finding }) => touchesWords(finding, slideCount));
  return kept.map(({ text }) =>
    notFollowed(
      `Not followed: ${quoted(text)}. The content is a deck already, and its slides were taken as written; change them there, or send slide_count to have it planned as an article.`,
    ),
  );
}

function touchesWords(finding: Finding, slideCount: number): boolean {
  const { callToAction, density, tone, audience, language, exclusions, focus, wantedTypes, excludedTypes } = finding;
  if (finding.slideCount !== undefined && finding.slideCount !== slideCount) return true;
  const lists = [exclusions, focus, wantedTypes, excludedTypes].some((list) => list !== undefined && list.length > 0);
  return lists || [callToAction, density, tone, audience, language].some((wish) => wish !== undefined);
}
