import { mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { makeFolder } from "../instance/make-folder.ts";
import { AppError } from "../shared/app-error.ts";

export interface DeckFile {
  readonly name: string;
  readonly bytes: string | Uint8Array;
}

export const CONTACT_SHEET_FILE = "contact-sheet.png";

/** What earlier runs may have left for other slides: a shorter deck must not keep the longer one's last slides. */
const SLIDE_FILE = /^slide-\d{2}\.(svg|png)$/;

/** Makes the output folder before anything is generated or charged. Throws `validation_error` where it can't be written. */
export async function prepareOutputFolder(path: string): Promise<string> {
  const folder = resolve(path);
  try {
    makeFolder(folder);
    await rm(await mkdtemp(join(folder, ".writing-")), { recursive: true });
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown reason";
    throw new AppError(
      "validation_error",
      `The output folder ${folder} can't be written (${code}). Name another with --out.`,
      {
        cause,
      },
    );
  }
  return folder;
}

/** Writes all files aside first and then moves them into place, so that a failed run leaves no half-written deck. */
export async function writeDeckFiles(folder: string, files: readonly DeckFile[]): Promise<void> {
  const aside = await mkdtemp(join(folder, ".writing-"));
  try {
    for (const { name, bytes } of files) await writeFile(join(aside, name), bytes);
    for (const name of await readdir(folder)) if (SLIDE_FILE.test(name)) await rm(join(folder, name));
    for (const { name } of files) await rename(join(aside, name), join(folder, name));
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** `slide-01.svg`: one-based, so that files sort and count as people do. */
export function slideFileName(index: number, extension: "svg" | "png"): string {
  return `slide-${String(index + 1).padStart(2, "0")}.${extension}`;
}
