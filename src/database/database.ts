import { Kysely, type Transaction as KyselyTransaction } from "kysely";
import type Sqlite from "better-sqlite3";
import { AppError } from "../shared/app-error.ts";
import { bind, type PreparedQuery } from "./prepared-query.ts";
import { makePrivateFile } from "./private-file.ts";
import { ImmediateSqliteDialect } from "./immediate-sqlite-dialect.ts";
import { createLogSync, type LogSync } from "./log-sync.ts";
import { shareReads } from "./shared-reads.ts";
import type { Tables } from "./tables.ts";

/** What reading code gets: no way to write outside a transaction. */
export type Reader = Pick<Kysely<Tables>, "selectFrom">;
/** Also a `Reader`: it sees its own changes. They are stored together or not at all. */
export type Transaction = KyselyTransaction<Tables>;

/** The one store. Reads go straight through; every write is a short transaction in which nothing else is awaited. */
export interface Database {
  readonly read: Reader;
  /** The first row that a query built once finds for a value, as stored now or later, never earlier. */
  first<Row>(query: PreparedQuery<Row>, value: string): Promise<Row | undefined>;
  /**
   * Runs `work` in one transaction and stores it durably. While another process holds the write lock it tries again
   * for `patienceMs` (2 seconds), without holding this process up, then throws `unavailable`; `work` runs at most once.
   */
  write<T>(work: (transaction: Transaction) => Promise<T>, patienceMs?: number): Promise<T>;
  /**
   * Resolves when everything that could be read until now is on the disk, other processes' writes too; throws
   * `unavailable` where the disk refused it.
   */
  kept(): Promise<void>;
  /** Copies the whole store into a file for its owner only, while calls go on. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Several processes may make the file at the same time. */
const OPENING_TIMEOUT_MS = 2_000;
/** SQLite itself never waits for a lock: the event loop would stand still meanwhile. */
const BUSY_TIMEOUT_MS = 0;
/** Pages of the log before SQLite moves them into the file (16 MB), which holds the event loop up for a moment. */
const CHECKPOINT_PAGES = 4_000;
const RETRY_PAUSE_MS = 25;
const PATIENCE_MS = 2_000;
/** For what took long to make, and for giving back what was taken. */
export const LONG_PATIENCE_MS = 15_000;

/** SQLite's result codes for a store that can't be written just now: locked, full, failing or read-only disk. */
const UNAVAILABLE = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM)/;

/** `onLost` is told once when the disk refuses what was committed: nothing is written after that. */
export function createDatabase(connection: Sqlite.Database, onLost?: (error: Error) => void): Database {
  const log = configure(connection, onLost);
  const kysely = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect(connection) });
  return {
    read: kysely,
    first: shareReads(connection, async (query, value) => {
      const { rows } = await kysely.executeQuery(bind(query, value));
      return rows[0];
    }),
    write: (work, patienceMs = PATIENCE_MS) =>
      withRetries(async () => {
        if (log?.failure !== undefined) throw lost(log.failure);
        const result = await kysely.transaction().execute(work);
        await log?.sync().catch(notKept);
        return result;
      }, patienceMs),
    kept: async () => log?.sync().catch(notKept),
    async backup(file) {
      makePrivateFile(file);
      await connection.backup(file);
    },
    async close() {
      await log?.close();
      await kysely.destroy();
    },
  };
}

/**
 * With a write-ahead log SQLite leaves the waiting for the disk to us, at every commit; elsewhere, as in memory, it does
 * that itself.
 */
function configure(connection: Sqlite.Database, onLost?: (error: Error) => void): LogSync | undefined {
  connection.pragma(`busy_timeout = ${OPENING_TIMEOUT_MS}`);
  const hasLog = connection.pragma("journal_mode = WAL", { simple: true }) === "wal";
  for (const setting of [
    `synchronous = ${hasLog ? "NORMAL" : "FULL"}`,
    `wal_autocheckpoint = ${CHECKPOINT_PAGES}`,
    "foreign_keys = ON",
    `busy_timeout = ${BUSY_TIMEOUT_MS}`,
  ]) {
    connection.pragma(setting);
  }
  return hasLog ? createLogSync(connection.name, onLost) : undefined;
}

async function withRetries<T>(attempt: () => Promise<T>, patienceMs: number): Promise<T> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const code = sqliteCode(error);
      if (code === undefined || !UNAVAILABLE.test(code)) throw error;
      if (!code.startsWith("SQLITE_BUSY") || performance.now() > giveUpAt) throw unavailable(error);
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
  }
}

function sqliteCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** The disk refused what was committed already: it may be there or not, and who asks again with its key learns which. */
function notKept(cause: unknown): never {
  throw new AppError("unavailable", "The disk could not keep what was written. Look before you try again.", { cause });
}

function lost(cause: unknown): AppError {
  return new AppError(
    "unavailable",
    "The disk refused what was written before. Nothing was changed; the server must be started again.",
    { cause },
  );
}

function unavailable(cause: unknown): AppError {
  return new AppError("unavailable", "The data can't be written just now. Nothing was changed; try again shortly.", {
    cause,
  });
}
