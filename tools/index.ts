import type { Operation } from "../src/operations/operation.ts";
import { cancelScheduledPost } from "./cancel-scheduled-post.ts";
import { checkProject } from "./check-project.ts";
import { createBrandKit } from "./create-brand-kit.ts";
import { createPresentation } from "./create-presentation.ts";
import { deleteBrandKit } from "./delete-brand-kit.ts";
import { deleteProject } from "./delete-project.ts";
import { duplicateProject } from "./duplicate-project.ts";
import { getAccountStatus } from "./get-account-status.ts";
import { getBrandKit } from "./get-brand-kit.ts";
import { getJob } from "./get-job.ts";
import { getProject } from "./get-project.ts";
import { getTemplate } from "./get-template.ts";
import { listBrandKits } from "./list-brand-kits.ts";
import { listProjects } from "./list-projects.ts";
import { listScheduledPosts } from "./list-scheduled-posts.ts";
import { listSocialAccounts } from "./list-social-accounts.ts";
import { listTemplates } from "./list-templates.ts";
import { previewProject } from "./preview-project.ts";
import { schedulePost } from "./schedule-post.ts";
import { updateProject } from "./update-project.ts";

/** Everything the product does, in the order tools and reference list it. */
export const operations: readonly Operation[] = [
  createPresentation,
  getJob,
  getAccountStatus,
  listProjects,
  getProject,
  previewProject,
  checkProject,
  updateProject,
  duplicateProject,
  deleteProject,
  listTemplates,
  getTemplate,
  listBrandKits,
  getBrandKit,
  createBrandKit,
  deleteBrandKit,
  listSocialAccounts,
  schedulePost,
  listScheduledPosts,
  cancelScheduledPost,
];
