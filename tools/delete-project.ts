import { z } from "zod";
import { recordId } from "../src/operations/fields.ts";
import { defineOperation } from "../src/operations/operation.ts";
import { deleteProject as remove } from "../src/presentations/delete-project.ts";
import { deletedFields, SMALL_BODY } from "./records.ts";

/** The end of a project. */
export const deleteProject = defineOperation({
  name: "delete_project",
  title: "Delete a project",
  description:
    "Deletes a project with all its slides, for good: it can't be undone, so ask the user first unless they named the " +
    'project themselves. To only put it out of sight, use update_project with status "archived".',
  http: { method: "DELETE", path: "/projects/{project_id}", status: 200 },
  scope: "projects:write",
  costTenths: 0,
  bodyLimit: SMALL_BODY,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({ project_id: recordId("From create_presentation or list_projects.") }),
  output: z.object(deletedFields),
  errors: ["validation_error", "not_found", "unavailable"],
  run: (services, { principal }, { project_id }) => remove(services, principal.userId, project_id),
});
