import type Sqlite from "better-sqlite3";
import type { SqliteDatabase, SqliteStatement } from "kysely";

const MOST_KEPT = 300;

/**
 * A database that prepares each statement once: preparing takes longer than most of our queries, as it also compiles a
 * function that makes the rows. The statement unused for longest goes first.
 */
export function preparingOnce(database: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.delete(sql);
      statements.set(sql, statement);
      for (const oldest of statements.keys()) {
        if (statements.size <= MOST_KEPT) break;
        statements.delete(oldest);
      }
      return statement;
    },
  };
}
