import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";

/** Files for scheduled posts, in a folder for each user. Names are made here and hold no separators. */
export interface MediaStore {
  /** Stores a file; what is there under that name is replaced at once, never half-written. */
  put(userId: string, fileName: string, bytes: Uint8Array): Promise<void>;
  /** Throws where there is no such file. */
  read(userId: string, fileName: string): Promise<ReadableStream<Uint8Array>>;
}

/** Files below `folder`, readable by their owner on this machine only. */
export function createMediaStore(folder: string): MediaStore {
  return {
    async put(userId, fileName, bytes) {
      const home = join(folder, userId);
      await mkdir(home, { recursive: true, mode: 0o700 });
      const aside = join(home, `.${randomUUID()}`);
      try {
        await writeFile(aside, bytes, { mode: 0o600 });
        await rename(aside, join(home, fileName));
      } finally {
        await rm(aside, { force: true });
      }
    },
    async read(userId, fileName) {
      const file = await open(join(folder, userId, fileName));
      return Readable.toWeb(file.createReadStream());
    },
  };
}
