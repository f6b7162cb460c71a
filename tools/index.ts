import type { Operation } from "../src/operations/operation.ts";
import { createPresentation } from "./create-presentation.ts";
import { deleteProject } from "./delete-project.ts";
import { duplicateProject } from "./duplicate-project.ts";
import { getAccountStatus } from "./get-account-status.ts";
import { getJob } from "./get-job.ts";
import { getProject } from "./get-project.ts";
import { getTemplate } from "./get-template.ts";
import { listProjects } from "./list-projects.ts";
import { listTemplates } from "./list-templates.ts";
import { previewProject } from "./preview-project.ts";
import { updateProject } from "./update-project.ts";

/** Everything the product does, in the order tools and reference list it. */
export const operations: readonly Operation[] = [
  createPresentation,
  getJob,
  getAccountStatus,
  listProjects,
  getProject,
  previewProject,
  updateProject,
  duplicateProject,
  deleteProject,
  listTemplates,
  getTemplate,
];
