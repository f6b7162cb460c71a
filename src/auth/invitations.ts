import { randomBytes } from "node:crypto";
import type { Database, Reader, Transaction } from "../database/database.ts";
import { AppError, invalidField } from "../shared/app-error.ts";
import type { Clock } from "../shared/clock.ts";
import { hashToken } from "./api-keys.ts";

const INVITATION_MS = 7 * 24 * 60 * 60 * 1_000;

interface InvitationServices {
  readonly database: Database;
  readonly clock: Clock;
}

/** A secret that opens one account within seven days, for one (normalised) address if one is named. */
export async function createInvitation(
  { database, clock }: InvitationServices,
  email: string | undefined,
): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  const now = clock.now().getTime();
  await database.write(async (transaction) => {
    await transaction.deleteFrom("invitations").where("expires_at", "<=", now).execute();
    await transaction
      .insertInto("invitations")
      .values({ hash: hashToken(secret), email: email ?? null, created_at: now, expires_at: now + INVITATION_MS })
      .execute();
  });
  return secret;
}

/** Whom an invitation is for; throws `forbidden` for one that is used, run out or unknown. */
export async function readInvitation(
  reader: Reader,
  clock: Clock,
  secret: string,
): Promise<{ readonly email: string | undefined }> {
  const row = await reader
    .selectFrom("invitations")
    .select("email")
    .where("hash", "=", hashToken(secret))
    .where("expires_at", ">", clock.now().getTime())
    .executeTakeFirst();
  if (row === undefined) throw deadInvitation();
  return { email: row.email ?? undefined };
}

/** Uses an invitation up for an address. Throws `forbidden` for a dead one, `validation_error` for another address. */
export async function useInvitation(
  transaction: Transaction,
  clock: Clock,
  { secret, email }: { readonly secret: string; readonly email: string },
): Promise<void> {
  const invitation = await readInvitation(transaction, clock, secret);
  if (invitation.email !== undefined && invitation.email !== email) {
    throw invalidField("email", `This invitation is for ${invitation.email}.`);
  }
  await transaction.deleteFrom("invitations").where("hash", "=", hashToken(secret)).execute();
}

function deadInvitation(): AppError {
  return new AppError(
    "forbidden",
    "This invitation was used already, is older than seven days or never existed. Ask for a new one where it came from.",
  );
}
