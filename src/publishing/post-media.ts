import type { Database, Reader } from "../database/database.ts";
import { invalidFields, type FieldIssue } from "../shared/app-error.ts";
import { findMedia, MEDIA_PATH, mediaPath, type MediaRow } from "./media.ts";
import { mayCarry, type PostFields } from "./post-fields.ts";

export interface PostMediaServices {
  readonly database: Database;
  readonly addresses: { publicUrl(): string };
}

/**
 * The stored files a post names, in order. Throws `validation_error` for those that are not the user's own, not there, or
 * of a kind the post may not carry.
 */
export async function requireMedia(
  { database, addresses }: PostMediaServices,
  userId: string,
  { post_type, media_urls = [] }: PostFields,
): Promise<readonly MediaRow[]> {
  const found: MediaRow[] = [];
  const issues: FieldIssue[] = [];
  for (const [at, url] of media_urls.entries()) {
    const [owner, fileName] = mediaNamed(url, addresses.publicUrl());
    const row = owner === userId ? await findMedia(database.read, userId, fileName) : undefined;
    if (row !== undefined && mayCarry(post_type, row.type)) found.push(row);
    else
      issues.push({ path: `media_urls.${at}`, message: row === undefined ? NO_SUCH_MEDIA : wrongKind(post_type, row) });
  }
  if (issues.length > 0) throw invalidFields(issues);
  return found;
}

const NO_SUCH_MEDIA =
  "There is no such file among yours. Name one as <user_id>/<file_name>, the way `slidewright media add` prints it.";

function wrongKind(post_type: PostFields["post_type"], { type }: MediaRow): string {
  return post_type === "image"
    ? `Is of type ${type}; an image post takes PNG, JPEG, GIF and WebP pictures.`
    : `Is of type ${type}; a document post takes one PDF.`;
}

/** Owner and name of a file, from its path or its public address. */
function mediaNamed(url: string, publicUrl: string): readonly [owner: string, fileName: string] {
  const base = publicUrl + MEDIA_PATH;
  const path = url.startsWith(base) ? url.slice(base.length) : url;
  const [owner = "", fileName = "", ...rest] = path.split("/");
  return rest.length > 0 ? ["", ""] : [owner, fileName];
}

/** Paths of the files of some posts, in order. */
export async function pathsByPost(
  reader: Reader,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const paths = new Map<string, string[]>();
  if (postIds.length === 0) return paths;
  const rows = await reader
    .selectFrom("scheduled_post_media")
    .selectAll()
    .where("post_id", "in", postIds)
    .orderBy("post_id")
    .orderBy("position")
    .execute();
  for (const row of rows) paths.set(row.post_id, [...(paths.get(row.post_id) ?? []), mediaPath(row)]);
  return paths;
}
