import { randomBytes } from "node:crypto";
import type { Database, Reader, Transaction } from "../database/database.ts";
import type { Clock } from "../shared/clock.ts";
import type { IdSource } from "../shared/ids.ts";
import { hashToken } from "./api-keys.ts";
import type { TokenVerifier } from "./authenticate.ts";
import { ALL_SCOPES } from "./principal.ts";

const SESSION_MS = 14 * 24 * 60 * 60 * 1_000;
const PREFIX = "session_";

export interface SessionServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
}

export interface Session {
  /** A bearer token for `/api-v1`, or the value of the session cookie. Stored is its hash. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** Opens a session of 14 days as part of a transaction. */
export async function startSession(
  transaction: Transaction,
  { clock, ids }: Pick<SessionServices, "clock" | "ids">,
  userId: string,
): Promise<Session> {
  const token = PREFIX + randomBytes(32).toString("base64url");
  const now = clock.now().getTime();
  const expiresAt = now + SESSION_MS;
  await transaction.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  await transaction
    .insertInto("sessions")
    .values({ id: ids.next("ses"), user_id: userId, hash: hashToken(token), created_at: now, expires_at: expiresAt })
    .execute();
  return { token, expiresAt: new Date(expiresAt) };
}

/** Ends a session at once; one that is already over stays over. */
export async function endSession({ database }: Pick<SessionServices, "database">, token: string): Promise<void> {
  await database.write(async (transaction) => {
    await transaction.deleteFrom("sessions").where("hash", "=", hashToken(token)).execute();
  });
}

/** Signs somebody out everywhere: every browser and every program that holds one of the account's sessions. */
export async function endAllSessions(transaction: Transaction, userId: string): Promise<void> {
  await transaction.deleteFrom("sessions").where("user_id", "=", userId).execute();
}

/** Whose session a token belongs to, `undefined` where it is over or unknown. */
export async function findSession(
  reader: Reader,
  clock: Clock,
  token: string | undefined,
): Promise<{ readonly sessionId: string; readonly userId: string } | undefined> {
  if (token?.startsWith(PREFIX) !== true) return undefined;
  const row = await reader
    .selectFrom("sessions")
    .select(["id", "user_id"])
    .where("hash", "=", hashToken(token))
    .where("expires_at", ">", clock.now().getTime())
    .executeTakeFirst();
  return row && { sessionId: row.id, userId: row.user_id };
}

/** Knows session tokens, which open the API to people and never `/mcp`. */
export function sessionVerifier(database: Database, clock: Clock): TokenVerifier {
  return async (token, audience) => {
    if (audience !== "api") return undefined;
    const session = await findSession(database.read, clock, token);
    return (
      session && {
        userId: session.userId,
        scopes: ALL_SCOPES,
        credential: { kind: "session", id: session.sessionId },
      }
    );
  };
}
