import { z } from "zod";
import { pageFields, pageOutput } from "../src/operations/fields.ts";
import { defineOperation } from "../src/operations/operation.ts";
import { listScheduledPosts as list } from "../src/publishing/scheduled-posts.ts";
import { postFields, postStatus, SMALL_BODY } from "./records.ts";

/** The caller's posts, past and to come. */
export const listScheduledPosts = defineOperation({
  name: "list_scheduled_posts",
  title: "List scheduled posts",
  description:
    "Lists the user's scheduled and published posts, newest first, with what became of each: status, time, and why one " +
    "failed. Use it to find a post_id for cancel_scheduled_post. While next_cursor is not null there are more.",
  http: { method: "GET", path: "/scheduled-posts", status: 200 },
  scope: "scheduled_posts:read",
  costTenths: 0,
  bodyLimit: SMALL_BODY,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({ ...pageFields, status: postStatus.optional().describe("Only posts of this status.") }),
  output: pageOutput(z.object(postFields)),
  errors: ["validation_error"],
  run: (services, { principal }, page) => list(services, principal.userId, page),
});
