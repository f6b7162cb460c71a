import { storePassword } from "../auth/passwords/passwords.ts";
import type { Database, Reader, Transaction } from "../database/database.ts";
import { invalidField } from "../shared/app-error.ts";
import type { Clock } from "../shared/clock.ts";
import type { IdSource } from "../shared/ids.ts";
import { toCredits } from "./amounts.ts";
import { appendEntry, readBalance } from "./ledger.ts";
import { LOCAL_PLAN, monthlyTenths, requirePlan, type Plans } from "./plans.ts";
import { nextRenewal } from "./renewal.ts";

const LOCAL_EMAIL = "owner@localhost";
const EMAIL = /^[^\s@]+@[^\s@]+$/;
const LONGEST_EMAIL = 254;

export interface AccountServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly plans: Plans;
}

export interface Account {
  readonly userId: string;
  readonly email: string;
  readonly planTier: string;
  readonly createdAt: Date;
  /** Tenths that can be spent. */
  readonly balanceTenths: number;
}

interface NewAccount {
  readonly email: string;
  readonly planTier?: string;
  /** Made by `hashPassword`; without one nobody can sign in with a password. */
  readonly passwordHash?: string;
}

/** Opens an account with a month's credits. Throws `validation_error` for a bad or taken address or an unknown plan. */
export async function createAccount(services: AccountServices, account: NewAccount): Promise<Account> {
  await services.database.write((transaction) => openAccount(transaction, services, account));
  return findAccount(services.database.read, account.email);
}

/** The same as part of a transaction; returns the user id. */
export async function openAccount(
  transaction: Transaction,
  { clock, ids, plans }: Omit<AccountServices, "database">,
  account: NewAccount,
): Promise<string> {
  const email = normalEmail(account.email);
  const { planTier = LOCAL_PLAN } = account;
  requirePlan(plans, planTier);
  const now = clock.now();
  const id = ids.next("usr");
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("users")
    .values({ id, email, plan_tier: planTier, created_at: now.getTime() })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw invalidField("email", `There already is an account ${email}.`);
  await transaction
    .insertInto("credits")
    .values({ user_id: id, balance_tenths: 0, reserved_tenths: 0, renews_at: nextRenewal(now).getTime() })
    .execute();
  const tenths = monthlyTenths(plans, planTier);
  await appendEntry(transaction, clock, { userId: id, kind: "grant", reference: `opening ${id}`, tenths });
  if (account.passwordHash !== undefined) {
    await storePassword(transaction, clock, { userId: id, hash: account.passwordHash });
  }
  return id;
}

/** The one account a data folder starts with, made where it is missing. */
export async function ensureLocalAccount(services: AccountServices): Promise<Account> {
  const isThere = await accountsQuery(services.database.read).where("email", "=", LOCAL_EMAIL).executeTakeFirst();
  return isThere === undefined
    ? createAccount(services, { email: LOCAL_EMAIL })
    : findAccount(services.database.read, LOCAL_EMAIL);
}

/** Throws `validation_error` where nobody has that address. */
export async function findAccount(reader: Reader, email: string): Promise<Account> {
  const row = await accountsQuery(reader).where("email", "=", normalEmail(email)).executeTakeFirst();
  if (row === undefined) {
    throw invalidField(
      "account",
      `There is no account ${email}. See \`accounts list\` or make it with \`accounts create\`.`,
    );
  }
  return toAccount(row);
}

/** All accounts, oldest first. */
export async function listAccounts(reader: Reader): Promise<readonly Account[]> {
  return (await accountsQuery(reader).orderBy("users.id").execute()).map(toAccount);
}

/** Adds credits to an account for good. */
export async function grantCredits(services: AccountServices, userId: string, tenths: number): Promise<void> {
  if (tenths <= 0) throw invalidField("credits", `${toCredits(tenths)} can't be granted; the amount must be above 0.`);
  const { database, clock, ids } = services;
  const reference = `grant ${ids.next("job")}`;
  await database.write((transaction) => appendEntry(transaction, clock, { userId, kind: "grant", reference, tenths }));
}

/** Makes the balance exactly `tenths`, by a correcting entry. */
export async function setCredits(services: AccountServices, userId: string, tenths: number): Promise<void> {
  if (tenths < 0) throw invalidField("credits", `${toCredits(tenths)} is no balance; it must be 0 or more.`);
  const { database, clock, ids } = services;
  const reference = `correction ${ids.next("job")}`;
  await database.write(async (transaction) => {
    const { available } = await readBalance(transaction, userId);
    await appendEntry(transaction, clock, { userId, kind: "correction", reference, tenths: tenths - available });
  });
}

/** An address in the form it is stored and looked up in; throws `validation_error` for what is none. */
export function normalEmail(email: string): string {
  const normal = email.trim().toLowerCase();
  if (EMAIL.test(normal) && normal.length <= LONGEST_EMAIL) return normal;
  throw invalidField("email", `${JSON.stringify(email.slice(0, 60))} is not an e-mail address, like name@example.com.`);
}

function accountsQuery(reader: Reader) {
  return reader
    .selectFrom("users")
    .innerJoin("credits", "credits.user_id", "users.id")
    .select(["users.id", "users.email", "users.plan_tier", "users.created_at", "credits.balance_tenths"]);
}

function toAccount(row: {
  id: string;
  email: string;
  plan_tier: string;
  created_at: number;
  balance_tenths: number;
}): Account {
  return {
    userId: row.id,
    email: row.email,
    planTier: row.plan_tier,
    createdAt: new Date(row.created_at),
    balanceTenths: row.balance_tenths,
  };
}
