import { sql } from "kysely";
import { AppError } from "../shared/app-error.ts";
import type { Clock } from "../shared/clock.ts";
import type { Database } from "./database.ts";
import { migrations, type Migration } from "./migrations/index.ts";

/**
 * Brings the tables up to date in one transaction, so that two processes starting at once can't both do it. Throws
 * `unavailable` for data written by a newer version.
 */
export async function migrate(
  database: Database,
  clock: Clock,
  wanted: readonly Migration[] = migrations,
): Promise<void> {
  await database.write(async (transaction) => {
    await sql`CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT`.execute(
      transaction,
    );
    const rows = await transaction.selectFrom("migrations").select("name").execute();
    const applied = new Set(rows.map(({ name }) => name));
    const unknown = rows.find(({ name }) => !wanted.some((migration) => migration.name === name));
    if (unknown !== undefined) throw newerData(unknown.name);
    for (const migration of wanted) {
      const { name } = migration;
      if (applied.has(name)) continue;
      await migration.up(transaction);
      await transaction.insertInto("migrations").values({ name, applied_at: clock.now().getTime() }).execute();
    }
  });
}

function newerData(name: string): AppError {
  return new AppError(
    "unavailable",
    `The data folder was written by a newer version (it has the migration ${name}). Use that version, or another folder.`,
  );
}
