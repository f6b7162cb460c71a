import type { Database, Reader } from "../database/database.ts";
import { pageOf, type Page, type PageCursors } from "../database/page-cursors.ts";
import type { Tables } from "../database/tables.ts";
import { AppError } from "../shared/app-error.ts";
import type { Clock } from "../shared/clock.ts";
import { sortableUuid } from "../shared/ids.ts";

export interface SocialAccountServices {
  readonly database: Database;
  readonly clock: Clock;
}

type SocialAccountRow = Tables["social_accounts"];

/** Where posts can go. `outbox` is a folder on this machine that takes them. */
export type Network = "outbox";

/** Connects a network to a user and returns the id of the new social account, a UUID. */
export async function connectNetwork(
  { database, clock }: SocialAccountServices,
  userId: string,
  { network, name }: { readonly network: Network; readonly name: string },
): Promise<string> {
  const id = sortableUuid(clock);
  await database.write((transaction) =>
    transaction
      .insertInto("social_accounts")
      .values({ id, user_id: userId, network, name, created_at: clock.now().getTime() })
      .execute(),
  );
  return id;
}

/** A user's social accounts, newest first. */
export async function listSocialAccounts(
  { database, cursors }: { readonly database: Database; readonly cursors: PageCursors },
  userId: string,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<Page<ReturnType<typeof socialAccountRecord>>> {
  let query = database.read
    .selectFrom("social_accounts")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(limit + 1);
  if (cursor !== undefined) query = query.where("id", "<", cursors.read("social accounts", userId, cursor));
  return pageOf(await query.execute(), limit, socialAccountRecord, (row) =>
    cursors.write("social accounts", userId, row.id),
  );
}

/** Throws `not_found` for an account that is unknown or someone else's. */
export async function requireSocialAccount(reader: Reader, userId: string, id: string): Promise<void> {
  const row = await reader
    .selectFrom("social_accounts")
    .select("id")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (row !== undefined) return;
  throw new AppError(
    "not_found",
    "There is no such social account. list_social_accounts names those that are connected.",
  );
}

function socialAccountRecord({ id, network, name, created_at }: SocialAccountRow) {
  return { social_account_id: id, network, name, created_at: new Date(created_at).toISOString() };
}
