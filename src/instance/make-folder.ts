import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it that are missing. Node's own recursive `mkdir` never returns where the file system
 * answers ENOENT for a parent that exists, as /proc does.
 */
export function makeFolder(path: string, mode?: number): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, mode);
}
