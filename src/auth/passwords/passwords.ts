import type { Reader, Transaction } from "../../database/database.ts";
import { invalidField } from "../../shared/app-error.ts";
import type { Clock } from "../../shared/clock.ts";
import { isPassword } from "./password-hash.ts";

const SHORTEST = 12;
const LONGEST = 256;

/** Throws `validation_error` for a password that is too short to be safe or longer than any is. */
export function requirePassword(password: string): void {
  const length = [...password].length;
  if (length >= SHORTEST && length <= LONGEST) return;
  throw invalidField(
    "password",
    `Must have ${SHORTEST} to ${LONGEST} characters and has ${length}. Several words in a row are easy to remember.`,
  );
}

/** Keeps `hash`, made by `hashPassword`, as the password of an account. */
export async function storePassword(
  transaction: Transaction,
  clock: Clock,
  { userId, hash }: { readonly userId: string; readonly hash: string },
): Promise<void> {
  const changed = { hash, changed_at: clock.now().getTime() };
  await transaction
    .insertInto("passwords")
    .values({ user_id: userId, ...changed })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(changed))
    .execute();
}

/** The account with this (normalised) address and password, `undefined` where there is none. */
export async function userWithPassword(
  reader: Reader,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<string | undefined> {
  const row = await reader
    .selectFrom("users")
    .innerJoin("passwords", "passwords.user_id", "users.id")
    .select(["users.id", "passwords.hash"])
    .where("users.email", "=", email)
    .executeTakeFirst();
  const isRight = password.length <= LONGEST * 4 && (await isPassword(password, row?.hash));
  return isRight ? row?.id : undefined;
}
