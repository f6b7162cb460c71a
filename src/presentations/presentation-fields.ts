import type { DeckFormat, Warning } from "../deck/deck-plan.ts";
import type { AspectRatio } from "../design/theme.ts";
import { instructedAspectRatio } from "../planner/brief/instructed-aspect-ratio.ts";
import { readSections, sectionCountFault } from "../planner/authored/section-count.ts";
import { FEWEST_SLIDES, MOST_SLIDES } from "../planner/brief/counts.ts";
import { languageTag } from "../planner/source/language.ts";
import type { FieldIssue } from "../shared/app-error.ts";
import type { DeckRequest } from "./deck-engine.ts";
import type { JobSubject } from "./jobs.ts";
import type { TemplateCatalog } from "./template-catalog.ts";

/** A generation as it is asked for over the API. */
export interface PresentationFields {
  readonly topic?: string | undefined;
  readonly title?: string | undefined;
  readonly content?: string | undefined;
  readonly instructions?: string | undefined;
  readonly slide_count?: number | undefined;
  readonly language: string;
  readonly format: DeckFormat;
  readonly template_family?: string | undefined;
  readonly aspect_ratio?: AspectRatio | undefined;
  readonly include_stock_images: boolean;
  readonly use_web_search: boolean;
}

export { FEWEST_SLIDES, MOST_SLIDES };
export const DEFAULT_SLIDES = 8;

/** Rules that no single field's schema can state. */
export function presentationIssues(templates: TemplateCatalog, fields: PresentationFields): FieldIssue[] {
  return [
    ...sourceIssues(fields),
    ...slideCountIssues(fields),
    ...sectionIssues(fields),
    ...templateIssues(templates, fields),
    ...languageIssues(fields),
  ];
}

function sourceIssues({ topic, content, instructions }: PresentationFields): FieldIssue[] {
  if ([topic, content, instructions].some((text) => present(text) !== undefined)) return [];
  return [{ path: "", message: "Nothing to make slides from: send at least one of topic, content and instructions." }];
}

function slideCountIssues({ format, slide_count }: PresentationFields): FieldIssue[] {
  const most = MOST_SLIDES[format];
  if (slide_count === undefined || (slide_count >= FEWEST_SLIDES && slide_count <= most)) return [];
  const message = `A ${format} has ${FEWEST_SLIDES} to ${most} slides; found ${slide_count}.`;
  return [{ path: "slide_count", message }];
}

/** Found here and not by the planner, so that a deck that can't be made reserves no credits. */
function sectionIssues({ content, format, slide_count }: PresentationFields): FieldIssue[] {
  const deck = readSections(content ?? "", slide_count);
  const message = deck === undefined ? undefined : sectionCountFault(deck, format);
  return message === undefined ? [] : [{ path: "content", message }];
}

function templateIssues(templates: TemplateCatalog, { format, template_family }: PresentationFields): FieldIssue[] {
  if (template_family === undefined) return [];
  const path = "template_family";
  const near = templates.nearest(template_family, "carousel").join(", ");
  if (format !== "carousel") {
    const own = templates.nearest(template_family, "presentation")[0] ?? "";
    const message =
      `Only carousels take a template; leave it out, or send format "carousel" with one of ${near}. ` +
      `For a presentation, name its template in instructions: "use the ${own} template".`;
    return [{ path, message }];
  }
  if (templates.find(template_family)?.format === "carousel") return [];
  return [
    {
      path,
      message: `There is no carousel template ${JSON.stringify(template_family)}. Nearest: ${near}; list_templates has them all.`,
    },
  ];
}

function languageIssues({ language }: PresentationFields): FieldIssue[] {
  if (isAuto(language) || languageTag(language) !== undefined) return [];
  const message = `Must be "Auto", a BCP 47 tag like "pt-BR" or an English language name like "Portuguese"; found ${JSON.stringify(language.slice(0, 40))}.`;
  return [{ path: "language", message }];
}

function isAuto(language: string): boolean {
  return ["", "auto"].includes(language.trim().toLowerCase());
}

/** Empty texts and white space count as absent. */
function present(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === "" ? undefined : text;
}

export function subjectOf({ format, slide_count = DEFAULT_SLIDES }: PresentationFields): JobSubject {
  return { format, slideCount: slide_count };
}

/** The request the engine works on: absent texts left out, defaults filled in. */
export function deckRequestOf(fields: PresentationFields): DeckRequest {
  const { format, template_family, slide_count } = fields;
  const topic = present(fields.topic);
  const title = present(fields.title);
  const content = present(fields.content);
  const instructions = present(fields.instructions);
  return {
    aspectRatio: aspectRatioOf(fields),
    ...(template_family === undefined ? {} : { themeId: template_family }),
    plan: {
      ...(topic === undefined ? {} : { topic }),
      ...(title === undefined ? {} : { title }),
      ...(content === undefined ? {} : { content }),
      ...(instructions === undefined ? {} : { instructions }),
      ...(slide_count === undefined ? {} : { slideCount: slide_count }),
      format,
      language: isAuto(fields.language) ? "Auto" : fields.language,
      useWebSearch: fields.use_web_search,
    },
  };
}

/** Carousels are always 4:5; a presentation has the ratio that was sent, else the one its instructions name. */
function aspectRatioOf({ format, aspect_ratio, instructions }: PresentationFields): AspectRatio {
  if (format === "carousel") return "4:5";
  return aspect_ratio ?? instructedAspectRatio(instructions)?.ratio ?? "16:9";
}

/** All that a deck's words and numbers may come from. */
export function sourceOf({ plan: { title, topic, content, instructions } }: DeckRequest): string {
  return [title, topic, content, instructions].filter((text) => text !== undefined).join("\n\n");
}

/** What was asked for and can't be had, whatever the deck becomes. */
export function requestWarnings(fields: PresentationFields): Warning[] {
  const { format, aspect_ratio, include_stock_images, instructions } = fields;
  const warnings: Warning[] = [];
  const asked = instructedAspectRatio(instructions);
  const used = aspectRatioOf(fields);
  if (asked !== undefined && asked.ratio !== used) {
    const reason =
      format === "carousel"
        ? "Carousels are always 4:5."
        : `The parameter aspect_ratio says ${used}, and parameters win.`;
    warnings.push({ code: "instruction_overruled", message: `Not followed: ${asked.wish}. ${reason}` });
  }
  if (format === "carousel" && aspect_ratio !== undefined && aspect_ratio !== "4:5") {
    const message = `Carousels are always 4:5; the aspect ratio ${aspect_ratio} was not used.`;
    warnings.push({ code: "aspect_ratio_ignored", message });
  }
  if (include_stock_images) {
    const message =
      "Stock images are not available here. Picture slots keep the theme's own pictures; swap them in the editor.";
    warnings.push({ code: "stock_images_not_available", message });
  }
  return warnings;
}
