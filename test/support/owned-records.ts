import type { Principal } from "../../src/auth/principal.ts";
import type { Operation } from "../../src/operations/operation.ts";
import type { Services } from "../../src/operations/services.ts";
import { createBrandKit } from "../../tools/create-brand-kit.ts";
import { connectNetwork } from "../../src/publishing/social-accounts.ts";
import { createPresentation } from "../../tools/create-presentation.ts";
import { schedulePost } from "../../tools/schedule-post.ts";
import { answerOf, invoke } from "./invoke.ts";

type Fields = Readonly<Record<string, unknown>>;

const POST = { post_type: "text", caption: "Read this.", scheduled_for: "2100-01-01T09:30:00+01:00" };

/** A record of each kind that belongs to `owner`, by the field that names it. */
export async function ownedRecords(services: Services, owner: Principal): Promise<Fields> {
  const { project_id, job_id } = createPresentation.output.parse(
    await answerOf(invoke(services, createPresentation, owner, { topic: "x" })),
  );
  const { brand_kit_id } = createBrandKit.output.parse(
    await answerOf(invoke(services, createBrandKit, owner, { kit_name: "Mine", brand_name: "Acme" })),
  );
  const outbox = { network: "outbox", name: "Outbox" } as const;
  const social_account_id = await connectNetwork(services, owner.userId, outbox);
  const { post_id } = schedulePost.output.parse(
    await answerOf(invoke(services, schedulePost, owner, { ...POST, social_account_id })),
  );
  return { project_id, job_id, brand_kit_id, social_account_id, post_id };
}

/** A value for each field that an operation can't do without and that names nobody's record. */
export const SHARED_FIELDS: Fields = { template_id: "plain", topic: "x", title: "A title", kit_name: "A kit", ...POST };

/** The fields of `values` that an operation takes. */
export function inputOf(operation: Operation, values: Fields): Fields {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in operation.input.shape));
}
