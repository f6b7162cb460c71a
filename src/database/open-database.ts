import Sqlite from "better-sqlite3";
import { AppError } from "../shared/app-error.ts";
import type { Clock } from "../shared/clock.ts";
import { createDatabase, type Database } from "./database.ts";
import { makePrivateFile } from "./private-file.ts";
import { migrate } from "./migrate.ts";

/**
 * Opens a database file, or `:memory:`, and brings its tables up to date. File and folder are made where they are
 * missing, readable by their owner only. Throws `unavailable` saying why the file can't be used. `onLost`: see
 * `createDatabase`.
 */
export async function openDatabase(file: string, clock: Clock, onLost?: (error: Error) => void): Promise<Database> {
  const database = openFile(file, onLost);
  try {
    await migrate(database, clock);
    return database;
  } catch (error) {
    await database.close();
    throw error instanceof AppError ? error : unusable(file, error);
  }
}

function openFile(file: string, onLost?: (error: Error) => void): Database {
  try {
    // SQLite gives its -wal and -shm files the permissions of the database file.
    if (file !== ":memory:") makePrivateFile(file);
    return createDatabase(new Sqlite(file), onLost);
  } catch (error) {
    throw unusable(file, error);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "you may not write there",
  EPERM: "you may not write there",
  EROFS: "the disk is read-only",
  ENOTDIR: "a part of the path is a file",
  EEXIST: "a part of the path is a file",
  EISDIR: "it is a folder",
  ENOSPC: "the disk is full",
  SQLITE_NOTADB: "it is not a database",
  SQLITE_CORRUPT: "it is damaged; restore a backup",
  SQLITE_READONLY: "it may not be written",
  SQLITE_CANTOPEN: "it can't be opened",
};

function unusable(file: string, cause: unknown): AppError {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const reason = REASONS[code] ?? (code === "" ? "it can't be opened" : code);
  return new AppError(
    "unavailable",
    `The database ${file} can't be used: ${reason}. Choose another data folder with --data or SLIDEWRIGHT_DATA_DIR.`,
    { cause },
  );
}
