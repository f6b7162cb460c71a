import { createHash } from "node:crypto";
import type { Database, Reader } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { AppError, invalidField } from "../shared/app-error.ts";
import type { Clock } from "../shared/clock.ts";
import { fileTypeOf, type FileType } from "../shared/file-type.ts";
import type { MediaStore } from "./media-store.ts";

export interface MediaServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly media: MediaStore;
}

export type MediaRow = Tables["media"];

interface Kind {
  readonly extension: string;
  readonly mostBytes: number;
}

const MEGABYTE = 1024 * 1024;
const PICTURE = 20 * MEGABYTE;

/** What networks take: pictures, and documents as one PDF. */
const KINDS: Readonly<Record<FileType, Kind>> = {
  "image/png": { extension: "png", mostBytes: PICTURE },
  "image/jpeg": { extension: "jpg", mostBytes: PICTURE },
  "image/gif": { extension: "gif", mostBytes: PICTURE },
  "image/webp": { extension: "webp", mostBytes: PICTURE },
  "application/pdf": { extension: "pdf", mostBytes: 100 * MEGABYTE },
};

/** Bytes of the largest file that any post may carry. */
export const LARGEST_MEDIA = Math.max(...Object.values(KINDS).map(({ mostBytes }) => mostBytes));

/** Path below the server's address under which stored files can be reached. */
export const MEDIA_PATH = "/media/";

/** How a picture's or document's path is written: `<user_id>/<file_name>`. */
export function mediaPath({ user_id, file_name }: Pick<MediaRow, "user_id" | "file_name">): string {
  return `${user_id}/${file_name}`;
}

/**
 * Stores a file for scheduling and returns its path. Its kind is told by its content; the same file under the same name
 * gives the same path again. Throws `validation_error` for other kinds and for files that are too large.
 */
export async function addMedia(
  { database, clock, media }: MediaServices,
  userId: string,
  file: { readonly name: string; readonly bytes: Uint8Array },
): Promise<string> {
  const type = fileTypeOf(file.bytes);
  if (type === undefined) {
    throw invalidField(
      "file",
      `${file.name} is no PNG, JPEG, GIF or WebP picture and no PDF; only these can be posted.`,
    );
  }
  const { extension, mostBytes } = KINDS[type];
  if (file.bytes.byteLength > mostBytes) {
    throw invalidField(
      "file",
      `${file.name} has ${inMegabytes(file.bytes.byteLength)}; at most are ${inMegabytes(mostBytes)}.`,
    );
  }
  const fileName = `${stemOf(file.name)}-${digestOf(file.bytes)}.${extension}`;
  await media.put(userId, fileName, file.bytes);
  const row = {
    user_id: userId,
    file_name: fileName,
    type,
    bytes: file.bytes.byteLength,
    created_at: clock.now().getTime(),
  };
  await database.write((transaction) =>
    transaction
      .insertInto("media")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return mediaPath(row);
}

/** Kind and size of a stored file, for everyone who knows its address: networks fetch media. Throws `not_found`. */
export async function requireMediaFile(reader: Reader, userId: string, fileName: string): Promise<MediaRow> {
  const row = await findMedia(reader, userId, fileName);
  if (row === undefined) throw new AppError("not_found", "There is no such file.");
  return row;
}

/** A user's stored file; undefined where there is none of that name. */
export function findMedia(reader: Reader, userId: string, fileName: string): Promise<MediaRow | undefined> {
  return reader
    .selectFrom("media")
    .selectAll()
    .where("user_id", "=", userId)
    .where("file_name", "=", fileName)
    .executeTakeFirst();
}

const LONGEST_STEM = 60;

/** The file's own name in letters, digits and hyphens, without its ending. */
function stemOf(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, "")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_STEM);
  return words.replaceAll(/^-+|-+$/g, "") || "file";
}

function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}

function inMegabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
