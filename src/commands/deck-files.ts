import { existsSync } from "node:fs";
import { mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { makeFolder } from "../instance/make-folder.ts";
import { AppError } from "../shared/app-error.ts";

export interface DeckFile {
  readonly name: string;
  readonly bytes: string | Uint8Array;
}

export const CONTACT_SHEET_FILE = "contact-sheet.png";

/** What earlier runs may have left for other slides: a shorter deck must not keep the longer one's last slides. */
const SLIDE_FILE = /^slide-\d{2}\.(svg|png)$/;

/**
 * Proves that files can be written to a folder before anything is generated or charged, without making it yet.
 * Throws `validation_error` naming the folder and the reason.
 */
export async function requireWritable(path: string): Promise<string> {
  const folder = resolve(path);
  try {
    await rm(await mkdtemp(join(nearestExisting(folder), ".writing-")), { recursive: true });
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown reason";
    throw new AppError(
      "validation_error",
      `The output folder ${folder} can't be written (${code}). Name another with --out.`,
      { cause },
    );
  }
  return folder;
}

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path));
}

/** Writes all files aside first and then moves them into place, so that a failed run leaves nothing half written. */
export async function writeFiles(folder: string, files: readonly DeckFile[]): Promise<void> {
  makeFolder(folder);
  const aside = await mkdtemp(join(folder, ".writing-"));
  try {
    for (const { name, bytes } of files) await writeFile(join(aside, name), bytes);
    for (const { name } of files) await rename(join(aside, name), join(folder, name));
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Writes the files of a deck; slides that an earlier, longer deck left in the folder are removed. */
export async function writeDeckFiles(folder: string, files: readonly DeckFile[]): Promise<void> {
  const names = new Set(files.map(({ name }) => name));
  await writeFiles(folder, files);
  for (const name of await readdir(folder)) {
    if (SLIDE_FILE.test(name) && !names.has(name)) await rm(join(folder, name));
  }
}

/** `slide-01.svg`: one-based, so that files sort and count as people do. */
export function slideFileName(index: number, extension: "svg" | "png"): string {
  return `slide-${String(index + 1).padStart(2, "0")}.${extension}`;
}
