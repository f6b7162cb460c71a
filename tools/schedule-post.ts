import { z } from "zod";
import { limitedText, recordId } from "../src/operations/fields.ts";
import { defineOperation } from "../src/operations/operation.ts";
import { postIssues } from "../src/publishing/post-fields.ts";
import { schedulePost as schedule } from "../src/publishing/scheduled-posts.ts";
import { postFields, postType, SMALL_BODY } from "./records.ts";

const LONGEST_CAPTION = 3_000;
const MOST_MEDIA = 20;
const LONGEST_PATH = 500;

const input = z.strictObject({
  social_account_id: recordId("From list_social_accounts."),
  post_type: postType.describe("text needs a caption, image 1 to 20 pictures, document exactly one PDF."),
  caption: limitedText(LONGEST_CAPTION).optional().describe("Text of the post; required for text."),
  scheduled_for: z.iso
    .datetime({ offset: true })
    .describe("When to publish, in the future: ISO 8601 with a time zone, like 2026-11-20T09:30:00Z."),
  media_urls: z
    .array(limitedText(LONGEST_PATH))
    .max(MOST_MEDIA)
    .optional()
    .describe("Files of the user in order, as <user_id>/<file_name> or by their address on this server."),
});

/** A post for later. */
export const schedulePost = defineOperation({
  name: "schedule_post",
  title: "Schedule a post",
  description:
    "Schedules a post to a connected social account; it goes out by itself within two minutes of its time. Agree on text " +
    "and time with the user first: what is published can't be taken back here. Until then cancel_scheduled_post removes " +
    "it, and list_scheduled_posts says what became of it.",
  http: { method: "POST", path: "/scheduled-posts", status: 201 },
  scope: "scheduled_posts:write",
  costTenths: 0,
  bodyLimit: SMALL_BODY,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  input,
  output: z.object(postFields),
  errors: ["validation_error", "not_found", "payload_too_large", "unavailable"],
  validate: ({ clock }, fields) => postIssues(clock, fields),
  run: (services, { principal }, fields) => schedule(services, principal.userId, fields),
});
