import type { Transaction } from "../database/database.ts";
import type { Clock } from "../shared/clock.ts";
import { appendEntry } from "./ledger.ts";
import { monthlyTenths, type Plans } from "./plans.ts";

export interface RenewalServices {
  readonly clock: Clock;
  readonly plans: Plans;
}

/** Midnight UTC of the first day of the month after `date`. */
export function nextRenewal(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
}

/**
 * Fills the balance up to the plan's monthly credits when a new month has begun. Credits of past months don't pile up,
 * and credits granted beyond the plan are never taken away.
 */
export async function renewIfDue(
  transaction: Transaction,
  { clock, plans }: RenewalServices,
  userId: string,
): Promise<void> {
  const now = clock.now();
  const account = await transaction
    .selectFrom("credits")
    .innerJoin("users", "users.id", "credits.user_id")
    .select(["balance_tenths", "reserved_tenths", "renews_at", "plan_tier"])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (now.getTime() < account.renews_at) return;
  const held = account.balance_tenths + account.reserved_tenths;
  const tenths = Math.max(0, monthlyTenths(plans, account.plan_tier) - held);
  const reference = `renewal ${userId} ${new Date(account.renews_at).toISOString()}`;
  await appendEntry(transaction, clock, { userId, kind: "renewal", reference, tenths });
  await transaction
    .updateTable("credits")
    .set({ renews_at: nextRenewal(now).getTime() })
    .where("user_id", "=", userId)
    .execute();
}
