import { z } from "zod";
import { recordId } from "../src/operations/fields.ts";
import { defineOperation } from "../src/operations/operation.ts";
import { duplicateProject as duplicate } from "../src/presentations/duplicate-project.ts";
import { withTicket } from "../src/presentations/editor-url.ts";
import { projectFields, SMALL_BODY } from "./records.ts";

/** A copy of a project. */
export const duplicateProject = defineOperation({
  name: "duplicate_project",
  title: "Duplicate a project",
  description:
    "Copies a project with all its slides and notes into a new draft and answers with the copy's record. Use it before " +
    "changes that can't be undone, or to make a variant; then update_project changes the copy. Costs nothing.",
  http: { method: "POST", path: "/projects/{project_id}/duplicate", status: 201 },
  scope: "projects:write",
  costTenths: 0,
  bodyLimit: SMALL_BODY,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  input: z.strictObject({ project_id: recordId("From create_presentation or list_projects.") }),
  output: z.object(projectFields),
  errors: ["validation_error", "not_found", "unavailable"],
  run: (services, { principal }, { project_id }) => duplicate(services, principal.userId, project_id),
  personalise: (services, { principal }, copy) => withTicket(services, principal, copy),
});
