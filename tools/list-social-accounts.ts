import { z } from "zod";
import { pageFields, pageOutput, timestamp } from "../src/operations/fields.ts";
import { defineOperation } from "../src/operations/operation.ts";
import { listSocialAccounts as list } from "../src/publishing/social-accounts.ts";
import { SMALL_BODY } from "./records.ts";

const account = z.object({
  social_account_id: z.string().describe("UUID."),
  network: z.string().describe("Where posts go; outbox is a folder on the server's machine."),
  name: z.string(),
  created_at: timestamp,
});

/** Where the caller can post. */
export const listSocialAccounts = defineOperation({
  name: "list_social_accounts",
  title: "List social accounts",
  description:
    "Lists the social accounts that the user has connected, newest first. A social_account_id is what schedule_post needs. " +
    "Accounts are connected in the app, not here; if there is none, say so. While next_cursor is not null there are more.",
  http: { method: "GET", path: "/social-accounts", status: 200 },
  scope: "scheduled_posts:read",
  costTenths: 0,
  bodyLimit: SMALL_BODY,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: z.strictObject(pageFields),
  output: pageOutput(account),
  errors: ["validation_error"],
  run: (services, { principal }, page) => list(services, principal.userId, page),
});
