import { randomBytes } from "node:crypto";
import type { Database } from "../database/database.ts";
import { AppError } from "../shared/app-error.ts";
import type { Clock } from "../shared/clock.ts";
import type { IdSource } from "../shared/ids.ts";
import { hashToken } from "./api-keys.ts";
import type { TokenVerifier } from "./authenticate.ts";
import { ALL_SCOPES, type Principal } from "./principal.ts";

const TICKET_MS = 10 * 60 * 1_000;
const SESSION_MS = 14 * 24 * 60 * 60 * 1_000;
const SESSION_PREFIX = "session_";

export interface SessionServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
}

export interface Session {
  /** A bearer token for `/api-v1`, or the value of the session cookie. */
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * A secret for an editor address that signs its owner in with one click: good once, for ten minutes. Only the local
 * owner gets one; throws for anybody else.
 */
export async function mintEditorTicket({ database, clock }: SessionServices, principal: Principal): Promise<string> {
  if (principal.credential.kind !== "local") throw new Error("editor tickets are for the local owner only");
  const ticket = randomToken();
  const now = clock.now().getTime();
  await database.write(async (transaction) => {
    await transaction.deleteFrom("editor_tickets").where("expires_at", "<=", now).execute();
    await transaction
      .insertInto("editor_tickets")
      .values({ hash: hashToken(ticket), user_id: principal.userId, expires_at: now + TICKET_MS })
      .execute();
  });
  return ticket;
}

/** Trades a ticket for a session and uses it up. Throws `unauthorized` for a used, expired or unknown ticket. */
export async function redeemEditorTicket(services: SessionServices, ticket: string): Promise<Session> {
  const { database, clock, ids } = services;
  const token = SESSION_PREFIX + randomToken();
  const now = clock.now().getTime();
  const expiresAt = now + SESSION_MS;
  await database.write(async (transaction) => {
    const redeemed = await transaction
      .deleteFrom("editor_tickets")
      .where("hash", "=", hashToken(ticket))
      .returning(["user_id", "expires_at"])
      .executeTakeFirst();
    if (redeemed === undefined || redeemed.expires_at <= now) throw deadTicket();
    await transaction.deleteFrom("sessions").where("expires_at", "<=", now).execute();
    await transaction
      .insertInto("sessions")
      .values({
        id: ids.next("ses"),
        user_id: redeemed.user_id,
        hash: hashToken(token),
        created_at: now,
        expires_at: expiresAt,
      })
      .execute();
  });
  return { token, expiresAt: new Date(expiresAt) };
}

/** Ends a session at once; one that is already over stays over. */
export async function endSession({ database }: SessionServices, token: string): Promise<void> {
  await database.write(async (transaction) => {
    await transaction.deleteFrom("sessions").where("hash", "=", hashToken(token)).execute();
  });
}

/** Knows session tokens, which open the API to people and never `/mcp`. */
export function sessionVerifier(database: Database, clock: Clock): TokenVerifier {
  return async (token, audience) => {
    if (audience !== "api" || !token.startsWith(SESSION_PREFIX)) return undefined;
    const row = await database.read
      .selectFrom("sessions")
      .select(["id", "user_id"])
      .where("hash", "=", hashToken(token))
      .where("expires_at", ">", clock.now().getTime())
      .executeTakeFirst();
    return row && { userId: row.user_id, scopes: ALL_SCOPES, credential: { kind: "session", id: row.id } };
  };
}

function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

function deadTicket(): AppError {
  return new AppError(
    "unauthorized",
    "This link was used already or is older than ten minutes. Ask for a new one where this one came from.",
  );
}
