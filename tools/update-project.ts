import { z } from "zod";
import { limitedText, recordId } from "../src/operations/fields.ts";
import { defineOperation } from "../src/operations/operation.ts";
import { changeIssues } from "../src/presentations/project-changes.ts";
import { updateProject as update } from "../src/presentations/update-project.ts";
import { LONGEST_TITLE, MOST_SLIDES, projectFields, projectStatus } from "./records.ts";

/** Largest body of a call that carries a whole deck, in bytes. */
const LARGE_BODY = 5_242_880;

/** Code points of one text on a slide; far more than any slot holds. */
const LONGEST_TEXT = 4_000;

const slidePatch = z.strictObject({
  index: z.int().min(0).describe("Zero-based slide number."),
  title: z.string().optional().describe("Title in lists; the words on the slide are in texts."),
  notes: z.string().optional().describe("Speaker notes."),
  svg_content: z.string().optional().describe("The slide's whole markup; start from what get_project gave."),
  texts: z
    .record(z.string(), limitedText(LONGEST_TEXT))
    .optional()
    .describe('New words by element id, as in {"title": "…", "item-2-text": "…"}; set and fitted by the layout.'),
});

const variation = z.strictObject({ svgContent: z.string(), title: z.string(), notes: z.string() });

const input = z.strictObject({
  project_id: recordId("From create_presentation or list_projects."),
  title: limitedText(LONGEST_TITLE).optional().describe("New name of the project."),
  status: projectStatus.optional().describe("Any may follow any."),
  patch_slide: slidePatch.optional().describe("Changes one slide; what is left out stays."),
  content: z
    .strictObject({ variations: z.array(variation).min(1).max(MOST_SLIDES).describe("All slides in order.") })
    .optional()
    .describe("Replaces all slides; can't be undone. Send back the whole content that get_project gave."),
});

/** Renaming, status, one slide or all of them. */
export const updateProject = defineOperation({
  name: "update_project",
  title: "Update a project",
  description:
    "Renames a project, changes its status, edits one slide or replaces all. To change words, use patch_slide.texts: " +
    "the layout sets them anew, so no markup has to be written; ids are those of the text elements, and a wrong one is " +
    "answered with the nearest. All changes of a call are stored together, or none. Look at the result with preview_project.",
  http: { method: "PATCH", path: "/projects/{project_id}", status: 200 },
  scope: "projects:write",
  costTenths: 0,
  bodyLimit: LARGE_BODY,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input,
  output: z.object(projectFields),
  errors: ["validation_error", "unsafe_content", "not_found", "payload_too_large", "unavailable"],
  validate: (_services, fields) => changeIssues(fields),
  run: (services, { principal }, { project_id, ...changes }) =>
    update(services, { userId: principal.userId, projectId: project_id }, changes),
});
