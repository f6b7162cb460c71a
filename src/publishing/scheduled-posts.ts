import type { Selectable } from "kysely";
import type { Database } from "../database/database.ts";
import { pageOf, type Page, type PageCursors } from "../database/page-cursors.ts";
import type { Tables } from "../database/tables.ts";
import { AppError } from "../shared/app-error.ts";
import type { Clock } from "../shared/clock.ts";
import type { IdSource } from "../shared/ids.ts";
import { mediaPath } from "./media.ts";
import type { PostFields } from "./post-fields.ts";
import { pathsByPost, requireMedia } from "./post-media.ts";
import { requireSocialAccount } from "./social-accounts.ts";

export interface ScheduledPostServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly cursors: PageCursors;
  readonly addresses: { publicUrl(): string };
}

type PostRow = Selectable<Tables["scheduled_posts"]>;
export type PostStatus = PostRow["status"];

/**
 * Stores a post for its time. Throws `not_found` for a social account that is unknown or someone else's and
 * `validation_error` for media that are not the user's own, not there, or of the wrong kind.
 */
export async function schedulePost(services: ScheduledPostServices, userId: string, fields: PostFields) {
  const { database, clock, ids } = services;
  await requireSocialAccount(database.read, userId, fields.social_account_id);
  const media = await requireMedia(services, userId, fields);
  const now = clock.now().getTime();
  const id = ids.next("post");
  const caption = fields.caption === undefined || fields.caption.trim() === "" ? null : fields.caption;
  const row = await database.write(async (transaction) => {
    const stored = await transaction
      .insertInto("scheduled_posts")
      .values({
        id,
        user_id: userId,
        social_account_id: fields.social_account_id,
        post_type: fields.post_type,
        caption,
        scheduled_for: Date.parse(fields.scheduled_for),
        status: "scheduled",
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const files = media.map(({ user_id, file_name }, position) => ({ post_id: id, position, user_id, file_name }));
    if (files.length > 0) await transaction.insertInto("scheduled_post_media").values(files).execute();
    return stored;
  });
  return postRecord(row, media.map(mediaPath));
}

/** A user's posts, newest first, of one status or all. */
export async function listScheduledPosts(
  { database, cursors }: Pick<ScheduledPostServices, "database" | "cursors">,
  userId: string,
  { limit, cursor, status }: { limit: number; cursor?: string | undefined; status?: PostStatus | undefined },
): Promise<Page<ReturnType<typeof postRecord>>> {
  const list = `scheduled posts ${status ?? ""}`;
  let query = database.read
    .selectFrom("scheduled_posts")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(limit + 1);
  if (status !== undefined) query = query.where("status", "=", status);
  if (cursor !== undefined) query = query.where("id", "<", cursors.read(list, userId, cursor));
  const rows = await query.execute();
  const media = await pathsByPost(
    database.read,
    rows.map(({ id }) => id),
  );
  return pageOf(
    rows,
    limit,
    (row) => postRecord(row, media.get(row.id) ?? []),
    (row) => cursors.write(list, userId, row.id),
  );
}

const CANCELLABLE: ReadonlySet<PostStatus> = new Set(["scheduled", "failed"]);

/**
 * Deletes a post that is not out. Throws `not_found`, also for one deleted before, and `already_published` for one that
 * is out, on its way, or may be out.
 */
export async function cancelScheduledPost(
  { database }: Pick<ScheduledPostServices, "database">,
  userId: string,
  postId: string,
): Promise<{ readonly id: string; readonly deleted: true }> {
  await database.write(async (transaction) => {
    const post = await transaction
      .selectFrom("scheduled_posts")
      .select("status")
      .where("id", "=", postId)
      .where("user_id", "=", userId)
      .executeTakeFirst();
    if (post === undefined) {
      throw new AppError("not_found", "There is no such post. list_scheduled_posts names those there are.");
    }
    if (!CANCELLABLE.has(post.status)) throw tooLate(post.status);
    await transaction.deleteFrom("scheduled_posts").where("id", "=", postId).execute();
  });
  return { id: postId, deleted: true };
}

function tooLate(status: PostStatus): AppError {
  const message = `This post is ${status.replace("_", " ")} and can't be cancelled any more; delete it on the network itself.`;
  return new AppError("already_published", message, { details: { status } });
}

function postRecord(row: PostRow, media_urls: readonly string[]) {
  return {
    post_id: row.id,
    social_account_id: row.social_account_id,
    post_type: row.post_type,
    caption: row.caption,
    media_urls,
    scheduled_for: new Date(row.scheduled_for).toISOString(),
    status: row.status,
    published_at: row.published_at === null ? null : new Date(row.published_at).toISOString(),
    post_url: row.external_url,
    error: row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? "" },
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}
