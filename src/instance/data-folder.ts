import { rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { AppError } from "../shared/app-error.ts";
import { makeFolder } from "./make-folder.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Where a user's data lives by the platform's own custom (XDG base directories, Application Support, AppData). */
export function platformDataFolder(platform: NodeJS.Platform, env: Environment, home = homedir()): string {
  if (platform === "darwin") return join(home, "Library", "Application Support", "Slidewright");
  if (platform === "win32") return join(env["LOCALAPPDATA"] ?? join(home, "AppData", "Local"), "Slidewright");
  return join(env["XDG_DATA_HOME"] ?? join(home, ".local", "share"), "slidewright");
}

/**
 * Creates the data folder, readable by its owner alone, and proves that it can be written.
 * Throws `validation_error` naming the folder and the reason.
 */
export function openDataFolder(path: string): string {
  const folder = resolve(path);
  try {
    makeFolder(folder, 0o700);
    const probe = join(folder, `.write-test-${process.pid}`);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (cause) {
    throw new AppError(
      "validation_error",
      `The data folder ${folder} can't be written (${errorCode(cause)}). ` +
        "Name a folder you own with --data DIR or SLIDEWRIGHT_DATA_DIR.",
      { cause },
    );
  }
  return folder;
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
}
