import type { Database } from "../database/database.ts";
import type { Clock } from "../shared/clock.ts";
import type { IdSource } from "../shared/ids.ts";
import type { ProjectAddresses } from "./editor-url.ts";
import { findProject, projectRecord } from "./projects.ts";

export interface DuplicateServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly addresses: ProjectAddresses;
}

/** A copy of a project as it is now: a draft of its own, with the same slides, that can be edited in the same ways. */
export async function duplicateProject(
  { database, clock, ids, addresses }: DuplicateServices,
  userId: string,
  projectId: string,
) {
  const id = ids.next("prj");
  const now = clock.now().getTime();
  const copy = await database.write(async (transaction) => {
    const project = await findProject(transaction, userId, projectId);
    const row = { ...project, id, status: "draft" as const, created_at: now, updated_at: now };
    await transaction.insertInto("projects").values(row).execute();
    for (const table of ["slides", "deck_origins"] as const) {
      const rows = await transaction.selectFrom(table).selectAll().where("project_id", "=", projectId).execute();
      const copies = rows.map((original) => ({ ...original, project_id: id }));
      if (copies.length > 0) await transaction.insertInto(table).values(copies).execute();
    }
    return row;
  });
  return projectRecord(copy, addresses);
}
