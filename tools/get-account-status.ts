import { z } from "zod";
import { readAccountStatus } from "../src/accounts/account-status.ts";
import { timestamp } from "../src/operations/fields.ts";
import { defineOperation } from "../src/operations/operation.ts";
import { SMALL_BODY } from "./records.ts";

const output = z.object({
  user_id: z.string(),
  email: z.string(),
  plan_tier: z.string(),
  credit_balance: z.number().describe("Credits that can be spent now."),
  credits_reserved: z.number().describe("Held by generations that are still running."),
  monthly_credits: z.number(),
  credits_renew_at: timestamp,
  generation_costs: z.object({ presentation: z.number(), carousel: z.number() }),
  upgrade_url: z.string(),
  active_api_keys: z.int(),
  rate_limit: z.object({ limit: z.int(), window_seconds: z.int(), remaining: z.int() }),
});

/** Credits, plan and limits of the caller's account. */
export const getAccountStatus = defineOperation({
  name: "get_account_status",
  title: "Get account status",
  description:
    "Reads the credit balance, plan tier, generation costs and rate limit of this account. Use it before making many " +
    "decks, or to explain insufficient_credits; upgrade_url is where the user gets more.",
  http: { method: "GET", path: "/account", status: 200 },
  costTenths: 0,
  bodyLimit: SMALL_BODY,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({}),
  output,
  errors: ["validation_error"],
  run: (services, { principal }) => readAccountStatus(services, principal),
});
