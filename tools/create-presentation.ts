import { z } from "zod";
import { GENERATION_COST_TENTHS } from "../src/accounts/account-status.ts";
import { limitedText } from "../src/operations/fields.ts";
import { defineOperation } from "../src/operations/operation.ts";
import { createPresentation as create } from "../src/presentations/create-presentation.ts";
import { withTicket } from "../src/presentations/editor-url.ts";
import {
  DEFAULT_SLIDES,
  FEWEST_SLIDES,
  MOST_SLIDES,
  presentationIssues,
  subjectOf,
} from "../src/presentations/presentation-fields.ts";
import { aspectRatio, deckFormat, LONGEST_TITLE, projectFields, SMALL_BODY } from "./records.ts";

const input = z.strictObject({
  topic: limitedText(4_000).optional().describe("Topic or working title."),
  title: limitedText(LONGEST_TITLE).optional().describe("Title of the project; made from the source if left out."),
  content: limitedText(36_000)
    .optional()
    .describe(
      "Source text: article, notes or report, best in full and as Markdown. To fix every word yourself, write one " +
        "section per slide, separated by --- lines; <!-- type: stat --> chooses a slide type, <!-- notes: … --> adds notes.",
    ),
  instructions: limitedText(12_000).optional().describe("Audience, tone, visual direction."),
  slide_count: z.int().optional().meta({
    minimum: FEWEST_SLIDES,
    maximum: MOST_SLIDES.carousel,
    default: DEFAULT_SLIDES,
    description: "3 to 20 for a presentation, 3 to 30 for a carousel. Leave it out for content written as slides.",
  }),
  language: z.string().default("Auto").describe('"Auto", a BCP 47 tag ("pt-BR") or an English name ("Portuguese").'),
  format: deckFormat.default("presentation"),
  template_family: z.string().optional().describe("template_id from list_templates; carousels only."),
  aspect_ratio: aspectRatio.optional().meta({ default: "16:9", description: "Carousels are always 4:5." }),
  include_stock_images: z.boolean().default(false).describe("Accepted; stock images are not available."),
  use_web_search: z.boolean().default(false).describe("Works with the Claude planner only."),
});

const output = z.object({
  project_id: projectFields.project_id,
  editor_url: projectFields.editor_url,
  job_id: z.string(),
  title: z.string(),
  format: deckFormat,
  aspect_ratio: aspectRatio,
  template_family: projectFields.template_family,
  language: projectFields.language,
  slide_count: z.int(),
  slides: z.array(z.object({ index: z.int(), type: z.string(), layout: z.string(), title: z.string() })),
  planner: z.enum(["authored", "claude", "offline"]).describe("Who wrote the slides."),
  credits: z.object({ charged: z.number(), balance: z.number() }),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })).describe("What could not be done as asked."),
});

/** The main thing the product does. */
export const createPresentation = defineOperation({
  name: "create_presentation",
  title: "Create a presentation or carousel",
  description:
    "Turns source text into a finished, editable slide deck or social carousel and saves it. Send at least one of topic, " +
    "content and instructions; the fuller the content, the better the slides. Takes seconds to minutes and costs 2.5 " +
    "credits, which come back if it fails. Then show the user editor_url and what warnings say, and look at the slides " +
    "with preview_project.",
  http: { method: "POST", path: "/presentations", status: 201 },
  scope: "presentations:create",
  costTenths: GENERATION_COST_TENTHS,
  bodyLimit: SMALL_BODY,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  input,
  output,
  errors: [
    "validation_error",
    "insufficient_credits",
    "generation_in_progress",
    "payload_too_large",
    "idempotency_key_reused",
    "unavailable",
  ],
  acceptsIdempotencyKey: true,
  validate: ({ templates }, fields) => presentationIssues(templates, fields),
  describeJob: subjectOf,
  run: (services, call, fields) => create(services, call, fields),
  personalise: (services, call, created) => withTicket(services, call.principal, created),
});
