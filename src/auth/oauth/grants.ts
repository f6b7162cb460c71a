import type { Database, Reader, Transaction } from "../../database/database.ts";
import { AppError } from "../../shared/app-error.ts";
import type { Clock } from "../../shared/clock.ts";
import { parseJsonArray } from "../../shared/parse-json.ts";
import { hashToken } from "../api-keys.ts";
import { SCOPES, type Scope } from "../principal.ts";

/** An app that a person lets use the account. */
export interface ConnectedApp {
  readonly clientId: string;
  readonly clientName: string;
  /** Where the app is told the outcome of signing in. */
  readonly redirectHost: string;
  readonly scopes: readonly Scope[];
  readonly connectedAt: Date;
}

/** Whether what a token was issued under still holds: the person may have disconnected the app since. */
export async function isGrantAlive(
  reader: Reader,
  clock: Clock,
  grant: { readonly grantId: string; readonly userId: string; readonly clientId: string },
): Promise<boolean> {
  const row = await reader
    .selectFrom("oauth_records")
    .select(["user_id", "client_id", "expires_at"])
    .where("kind", "=", "Grant")
    .where("id_hash", "=", hashToken(grant.grantId))
    .executeTakeFirst();
  if (row === undefined || row.user_id !== grant.userId || row.client_id !== grant.clientId) return false;
  return row.expires_at === null || row.expires_at > clock.now().getTime();
}

/** Ends a grant and all that was issued under it. */
export async function deleteGrant(transaction: Transaction, grantHash: string): Promise<void> {
  await transaction.deleteFrom("oauth_records").where("grant_hash", "=", grantHash).execute();
  await transaction.deleteFrom("oauth_records").where("kind", "=", "Grant").where("id_hash", "=", grantHash).execute();
}

/** Remembers what somebody has agreed to, for the list of connected apps. */
export async function noteConnection(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  userId: string,
  app: Omit<ConnectedApp, "connectedAt">,
): Promise<void> {
  const seen = {
    client_name: app.clientName,
    redirect_host: app.redirectHost,
    scopes: JSON.stringify(app.scopes),
    connected_at: clock.now().getTime(),
  };
  await database.write(async (transaction) => {
    await transaction
      .insertInto("connected_apps")
      .values({ user_id: userId, client_id: app.clientId, ...seen })
      .onConflict((conflict) => conflict.columns(["user_id", "client_id"]).doUpdateSet(seen))
      .execute();
  });
}

/** Apps that hold a living grant of the account, the latest first. */
export async function listConnectedApps(
  reader: Reader,
  clock: Clock,
  userId: string,
): Promise<readonly ConnectedApp[]> {
  const rows = await reader
    .selectFrom("connected_apps")
    .selectAll()
    .where("user_id", "=", userId)
    .where((where) =>
      where.exists(
        where
          .selectFrom("oauth_records")
          .select("oauth_records.kind")
          .whereRef("oauth_records.user_id", "=", "connected_apps.user_id")
          .whereRef("oauth_records.client_id", "=", "connected_apps.client_id")
          .where("oauth_records.kind", "=", "Grant")
          .where("oauth_records.expires_at", ">", clock.now().getTime()),
      ),
    )
    .orderBy("connected_at", "desc")
    .orderBy("client_id")
    .execute();
  return rows.map((row) => ({
    clientId: row.client_id,
    clientName: row.client_name,
    redirectHost: row.redirect_host,
    scopes: parseScopes(row.scopes),
    connectedAt: new Date(row.connected_at),
  }));
}

/** Ends everything an app holds of an account, at once. Throws `not_found` for an app that holds nothing. */
export async function disconnectApp(database: Database, userId: string, clientId: string): Promise<void> {
  await database.write(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("connected_apps")
      .where("user_id", "=", userId)
      .where("client_id", "=", clientId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows !== 1n) throw new AppError("not_found", "This app is not connected to the account.");
    await transaction
      .deleteFrom("oauth_records")
      .where("user_id", "=", userId)
      .where("client_id", "=", clientId)
      .execute();
  });
}

function parseScopes(json: string): readonly Scope[] {
  const stored = new Set(parseJsonArray(json));
  return SCOPES.filter((scope) => stored.has(scope));
}
