import { z } from "zod";
import { recordId } from "../src/operations/fields.ts";
import { defineOperation } from "../src/operations/operation.ts";
import { cancelScheduledPost as cancel } from "../src/publishing/scheduled-posts.ts";
import { deletedFields, SMALL_BODY } from "./records.ts";

/** A post that shall not go out. */
export const cancelScheduledPost = defineOperation({
  name: "cancel_scheduled_post",
  title: "Cancel a scheduled post",
  description:
    "Cancels and deletes a post that is scheduled or has failed. One that is published, on its way, or may be out is " +
    "refused with already_published: it can only be deleted on the network itself.",
  http: { method: "DELETE", path: "/scheduled-posts/{post_id}", status: 200 },
  scope: "scheduled_posts:write",
  costTenths: 0,
  bodyLimit: SMALL_BODY,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({ post_id: recordId("From schedule_post or list_scheduled_posts.") }),
  output: z.object(deletedFields),
  errors: ["validation_error", "not_found", "already_published", "unavailable"],
  run: (services, { principal }, { post_id }) => cancel(services, principal.userId, post_id),
});
