import type { Database } from "../database/database.ts";
import { projectNotFound } from "./projects.ts";

/**
 * Deletes a project for good, with its slides and the text it was made from; its job stays readable. Throws
 * `not_found`, also for one deleted before.
 */
export async function deleteProject(
  { database }: { readonly database: Database },
  userId: string,
  projectId: string,
): Promise<{ readonly id: string; readonly deleted: true }> {
  await database.write(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("projects")
      .where("id", "=", projectId)
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows !== 1n) throw projectNotFound();
  });
  return { id: projectId, deleted: true };
}
