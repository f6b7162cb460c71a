import { expect, it } from "vitest";
import { readAccountStatus } from "../../src/accounts/account-status.ts";
import { setCredits } from "../../src/accounts/accounts.ts";
import { reserveCharge } from "../../src/accounts/charges.ts";
import { createApiKey } from "../../src/auth/api-keys.ts";
import { testServices } from "../support/test-services.ts";

it("shows plan, credits, costs and limits of one account", async () => {
  await using services = await testServices();
  const { principal, userId, email } = await services.newAccount();
  await services.newAccount();
  await createApiKey(services, { userId, name: "laptop", scopes: [] });
  await services.database.write((transaction) =>
    reserveCharge(transaction, services, { userId, reference: "job_1", tenths: 25 }),
  );
  await services.rateLimiter.take(principal);
  expect(await readAccountStatus(services, principal)).toEqual({
    user_id: userId,
    email,
    plan_tier: "self_hosted",
    credit_balance: 997.5,
    credits_reserved: 2.5,
    monthly_credits: 1_000,
    credits_renew_at: "2026-12-01T00:00:00.000Z",
    generation_costs: { presentation: 2.5, carousel: 2.5 },
    upgrade_url: "https://example.com/upgrade",
    active_api_keys: 1,
    rate_limit: { limit: 120, window_seconds: 60, remaining: 119 },
  });
});

it("renews on sight when the month is over", async () => {
  await using services = await testServices();
  const { principal, userId } = await services.newAccount();
  await setCredits(services, userId, 0);
  services.clock.set("2027-01-05T00:00:00.000Z");
  expect(await readAccountStatus(services, principal)).toMatchObject({
    credit_balance: 1_000,
    credits_renew_at: "2027-02-01T00:00:00.000Z",
  });
});
