import { z } from "zod";
import { recordId } from "../src/operations/fields.ts";
import { defineOperation } from "../src/operations/operation.ts";
import { readProject } from "../src/presentations/projects.ts";
import { projectFields, SMALL_BODY } from "./records.ts";

const slide = z.object({ svgContent: z.string(), title: z.string(), notes: z.string() });

/** One project, with its slides where asked. */
export const getProject = defineOperation({
  name: "get_project",
  title: "Get a project",
  description:
    "Reads one project: title, status, aspect ratio, dates. With include=content also every slide's SVG markup, title " +
    "and speaker notes, which is long; to see how slides look, use preview_project instead.",
  http: { method: "GET", path: "/projects/{project_id}", status: 200 },
  scope: "projects:read",
  costTenths: 0,
  bodyLimit: SMALL_BODY,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({
    project_id: recordId("From create_presentation or list_projects."),
    include: z.enum(["content"]).optional().describe("content: with all slides."),
  }),
  output: z.object({
    ...projectFields,
    content: z
      .object({ variations: z.array(slide).describe("Slides in order.") })
      .optional()
      .describe("Only with include=content."),
  }),
  errors: ["validation_error", "not_found"],
  run: (services, { principal }, { project_id, include }) =>
    readProject(services, principal.userId, project_id, { content: include === "content" }),
});
