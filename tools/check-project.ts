import { z } from "zod";
import { recordId } from "../src/operations/fields.ts";
import { defineOperation } from "../src/operations/operation.ts";
import { checkProject as check } from "../src/presentations/check-project.ts";
import { SMALL_BODY } from "./records.ts";

const named = { id: z.string().nullable().describe("Element id."), text: z.string().describe("How it begins.") };
const contrast = z.object({ ...named, ratio: z.number(), required: z.number() });

const slide = z.object({
  index: z.int(),
  title: z.string(),
  type: z.string().nullable(),
  layout: z.string().nullable(),
  edited: z.boolean().describe("Somebody replaced the slide's markup."),
  passed: z.boolean().describe("Nothing below found fault."),
  overflow: z.array(z.object(named)).describe("Texts that leave their box or the slide."),
  overlap: z.array(z.object({ ...named, other: z.object(named) })).describe("Texts that run into each other."),
  contrast: z
    .object({ lowest: contrast.nullable(), failing: z.array(contrast) })
    .describe("WCAG 2.2 ratios against what is drawn behind a text; required is 3 for large text and 4.5 else."),
  font_size: z
    .object({
      smallest: z.record(z.string(), z.number()).describe("By what a text is for."),
      below_minimum: z.array(z.object({ ...named, size: z.number(), minimum: z.number() })),
    })
    .describe("Pixels, where the slide's shorter side is 1080."),
  source_faithfulness: z
    .object({
      numbers: z.int().describe("Numbers on the slide, in its title and its notes."),
      unsupported: z.array(z.string()).describe("Those that no text the deck was made from has."),
    })
    .nullable()
    .describe("null: it is not known what the deck was made from."),
  trace: z
    .object({
      traced: z.int().describe("Texts that the source, the request or the product stand behind."),
      changed: z.int().describe("Texts in other words than their source, or put there afterwards."),
      unsupported: z.int().describe("Texts with no place in the source."),
      texts: z.array(
        z.object({
          text: z.string().describe("How it begins."),
          trace: z
            .enum(["verbatim", "shortened", "reworded", "given", "edited", "unsupported"])
            .describe("given: words of the request or the product."),
          source: z.string().nullable().describe("What stands there."),
        }),
      ),
    })
    .nullable()
    .describe("Where the slide's words come from. null: its markup was replaced, or the source was not kept."),
});

/** What is wrong with a project's slides. */
export const checkProject = defineOperation({
  name: "check_project",
  title: "Check a project",
  description:
    "Measures every slide as it is now: text that overflows or overlaps, contrast, type that is too small, numbers that " +
    "the source does not have, and where each text comes from. Use it after edits and before publishing; mend what it finds with update_project " +
    "(patch_slide.texts) and look at the result with preview_project.",
  http: { method: "GET", path: "/projects/{project_id}/checks", status: 200 },
  scope: "projects:read",
  costTenths: 0,
  bodyLimit: SMALL_BODY,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({ project_id: recordId("From create_presentation or list_projects.") }),
  output: z.object({ project_id: z.string(), passed: z.boolean(), slides: z.array(slide).describe("In order.") }),
  errors: ["validation_error", "not_found", "unavailable"],
  run: (services, { principal }, { project_id }) => check(services, principal.userId, project_id),
});
