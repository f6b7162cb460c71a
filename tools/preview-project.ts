import { z } from "zod";
import { recordId } from "../src/operations/fields.ts";
import { defineOperation } from "../src/operations/operation.ts";
import { previewProject as preview } from "../src/presentations/preview-project.ts";
import { SMALL_BODY } from "./records.ts";

const MOST_SHOWN = 30;

/** A picture of a project's slides. */
export const previewProject = defineOperation({
  name: "preview_project",
  title: "Preview a project",
  description:
    "Draws the slides of a project on one PNG contact sheet. Use it after create_presentation to look at the result and " +
    "show it to the user; a larger width or fewer slides show more detail.",
  http: { method: "GET", path: "/projects/{project_id}/preview", status: 200 },
  scope: "projects:read",
  costTenths: 0,
  bodyLimit: SMALL_BODY,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({
    project_id: recordId("From create_presentation or list_projects."),
    slides: z
      .array(z.int().min(0))
      .min(1)
      .max(MOST_SHOWN)
      .optional()
      .describe("Zero-based slide numbers; all slides if left out."),
    width: z.int().min(64).max(2_160).default(1_080).describe("Width of the sheet in pixels."),
  }),
  output: z.object({}),
  errors: ["validation_error", "not_found", "unavailable"],
  run: async (services, { principal }, { project_id, slides, width }) => ({
    mimeType: "image/png",
    bytes: await preview(services, principal.userId, project_id, { slides, width }),
  }),
});
