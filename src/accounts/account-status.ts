import type { Principal } from "../auth/principal.ts";
import type { Database } from "../database/database.ts";
import { prepareQuery } from "../database/prepared-query.ts";
import type { Clock } from "../shared/clock.ts";
import { toCredits } from "./amounts.ts";
import { monthlyTenths, type Plans } from "./plans.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import { renewIfDue } from "./renewal.ts";

/** What making a deck costs, in tenths of a credit, whatever its format. */
export const GENERATION_COST_TENTHS = 25;

export interface AccountStatusServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly plans: Plans;
  readonly rateLimiter: RateLimiter;
  readonly addresses: { upgradeUrl(): string };
}

/** The account as its owner sees it: plan, credits, costs, limits. Amounts are credits with at most one decimal. */
export async function readAccountStatus(services: AccountStatusServices, principal: Principal) {
  const { plans, rateLimiter, addresses } = services;
  const account = await readCurrent(services, principal.userId);
  const { limit, windowSeconds, remaining } = await rateLimiter.look(principal);
  const cost = toCredits(GENERATION_COST_TENTHS);
  return {
    user_id: principal.userId,
    email: account.email,
    plan_tier: account.plan_tier,
    credit_balance: toCredits(account.balance_tenths),
    credits_reserved: toCredits(account.reserved_tenths),
    monthly_credits: toCredits(monthlyTenths(plans, account.plan_tier)),
    credits_renew_at: new Date(account.renews_at).toISOString(),
    generation_costs: { presentation: cost, carousel: cost },
    upgrade_url: addresses.upgradeUrl(),
    active_api_keys: account.active_keys ?? 0,
    rate_limit: { limit, window_seconds: windowSeconds, remaining },
  };
}

// No join: SQLite would plan it anew for every user it is asked for.
const accountOf = prepareQuery((reader, userId) =>
  reader
    .selectFrom("credits")
    .select(["balance_tenths", "reserved_tenths", "renews_at"])
    .select(({ selectFrom }) => [
      selectFrom("users").select("email").where("id", "=", userId).as("email"),
      selectFrom("users").select("plan_tier").where("id", "=", userId).as("plan_tier"),
      selectFrom("api_keys")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("user_id", "=", userId)
        .where("revoked_at", "is", null)
        .as("active_keys"),
    ])
    .where("user_id", "=", userId),
);

/** The account's row and the count of its keys; a renewal that has fallen due happens first. */
async function readCurrent(services: AccountStatusServices, userId: string) {
  const { database, clock } = services;
  const query = async () => {
    const account = await database.first(accountOf, userId);
    const { email, plan_tier } = account ?? {};
    if (account === undefined || !email || !plan_tier) throw new Error(`there is no account ${userId}`);
    return { ...account, email, plan_tier };
  };
  const account = await query();
  if (clock.now().getTime() < account.renews_at) return account;
  await database.write((transaction) => renewIfDue(transaction, services, userId));
  return query();
}
