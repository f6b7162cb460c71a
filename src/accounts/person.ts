import { hashPassword } from "../auth/passwords/password-hash.ts";
import { requirePassword, storePassword, userWithPassword } from "../auth/passwords/passwords.ts";
import { endAllSessions, startSession, type Session } from "../auth/sessions.ts";
import type { Reader, Transaction } from "../database/database.ts";
import { AppError, invalidField } from "../shared/app-error.ts";
import type { AccountServices } from "./accounts.ts";
import type { SignInServices } from "./sign-in.ts";

export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly planTier: string;
  /** Tenths that can be spent. */
  readonly balanceTenths: number;
  readonly hasPassword: boolean;
}

/** An account as its owner sees it; throws `not_found` for one that is gone. */
export async function readPerson(reader: Reader, userId: string): Promise<Person> {
  const row = await reader
    .selectFrom("users")
    .innerJoin("credits", "credits.user_id", "users.id")
    .leftJoin("passwords", "passwords.user_id", "users.id")
    .select(["users.email", "users.plan_tier", "credits.balance_tenths", "passwords.changed_at"])
    .where("users.id", "=", userId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError("not_found", "This account is no longer there.");
  return {
    userId,
    email: row.email,
    planTier: row.plan_tier,
    balanceTenths: row.balance_tenths,
    hasPassword: row.changed_at !== null,
  };
}

/** Whether anybody has a password, so that somebody can sign in at all. */
export async function canAnybodySignIn(reader: Reader): Promise<boolean> {
  return (await reader.selectFrom("passwords").select("user_id").limit(1).executeTakeFirst()) !== undefined;
}

/** Gives an account a password, its first or another, and ends every session opened with the one before. */
export async function setPassword(
  services: AccountServices,
  { userId, password }: { readonly userId: string; readonly password: string },
): Promise<void> {
  requirePassword(password);
  const hash = await hashPassword(password);
  await services.database.write((transaction) => replacePassword(transaction, services, { userId, hash }));
}

/**
 * The same by the person, who has to know the one before, if there is one. Returns a fresh session: all others end.
 * Throws `validation_error` for a wrong or a bad password and `rate_limit_exceeded` after too many tries.
 */
export async function changePassword(
  services: SignInServices,
  change: { readonly userId: string; readonly current: string; readonly password: string; readonly address: string },
): Promise<Session> {
  const { database, signInThrottle } = services;
  const { userId, current, password, address } = change;
  const { email, hasPassword } = await readPerson(database.read, userId);
  requirePassword(password);
  if (hasPassword) {
    const attempt = { email, address };
    signInThrottle.take(attempt);
    const found = await userWithPassword(database.read, { email, password: current });
    if (found !== userId) throw invalidField("current_password", "That is not the password of this account.");
    signInThrottle.succeeded(attempt);
  }
  const hash = await hashPassword(password);
  return database.write(async (transaction) => {
    await replacePassword(transaction, services, { userId, hash });
    return startSession(transaction, services, userId);
  });
}

async function replacePassword(
  transaction: Transaction,
  { clock }: Pick<AccountServices, "clock">,
  password: { readonly userId: string; readonly hash: string },
): Promise<void> {
  await storePassword(transaction, clock, password);
  await endAllSessions(transaction, password.userId);
}
