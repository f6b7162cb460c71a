import { randomBytes } from "node:crypto";
import { AppError } from "../shared/app-error.ts";
import { hashToken } from "./api-keys.ts";
import type { Principal } from "./principal.ts";
import { startSession, type Session, type SessionServices } from "./sessions.ts";

const TICKET_MS = 10 * 60 * 1_000;

/**
 * A secret for an editor address that signs its owner in with one click: good once, for ten minutes. Only the local
 * owner gets one; throws for anybody else.
 */
export async function mintEditorTicket({ database, clock }: SessionServices, principal: Principal): Promise<string> {
  if (principal.credential.kind !== "local") throw new Error("editor tickets are for the local owner only");
  const ticket = randomBytes(32).toString("base64url");
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
  return services.database.write(async (transaction) => {
    const redeemed = await transaction
      .deleteFrom("editor_tickets")
      .where("hash", "=", hashToken(ticket))
      .returning(["user_id", "expires_at"])
      .executeTakeFirst();
    if (redeemed === undefined || redeemed.expires_at <= services.clock.now().getTime()) throw deadTicket();
    return startSession(transaction, services, redeemed.user_id);
  });
}

function deadTicket(): AppError {
  return new AppError(
    "unauthorized",
    "This link was used already or is older than ten minutes. Ask for a new one where this one came from.",
  );
}
