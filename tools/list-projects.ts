import { z } from "zod";
import { pageFields, pageOutput } from "../src/operations/fields.ts";
import { defineOperation } from "../src/operations/operation.ts";
import { listProjects as list } from "../src/presentations/projects.ts";
import { projectFields, SMALL_BODY } from "./records.ts";

/** The caller's projects. */
export const listProjects = defineOperation({
  name: "list_projects",
  title: "List projects",
  description:
    "Lists the user's presentations and carousels, newest first, without their slides. Use it to find a project_id; " +
    "then get_project reads it and preview_project shows it. While next_cursor is not null there are more.",
  http: { method: "GET", path: "/projects", status: 200 },
  scope: "projects:read",
  costTenths: 0,
  bodyLimit: SMALL_BODY,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: z.strictObject(pageFields),
  output: pageOutput(z.object(projectFields)),
  errors: ["validation_error"],
  run: (services, { principal }, page) => list(services, principal.userId, page),
});
