import { readCharge } from "../accounts/charges.ts";
import { toCredits } from "../accounts/amounts.ts";
import type { Database, Transaction } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import type { DeckFormat } from "../deck/deck-plan.ts";
import type { ModelUsage } from "../deck/model-usage.ts";
import { AppError } from "../shared/app-error.ts";
import type { Clock } from "../shared/clock.ts";
import { editorUrl, type ProjectAddresses } from "./editor-url.ts";

/** What a generation is to make, as far as it is known when it starts. */
export interface JobSubject {
  readonly format: DeckFormat;
  readonly slideCount: number;
}

/** Records a generation as running in this process; its charge has the same id. */
export async function startJob(
  transaction: Transaction,
  clock: Clock,
  job: { readonly id: string; readonly userId: string; readonly subject: JobSubject },
): Promise<void> {
  await transaction
    .insertInto("jobs")
    .values({
      id: job.id,
      user_id: job.userId,
      status: "running",
      stage: "reading",
      progress: 0,
      format: job.subject.format,
      slide_count: job.subject.slideCount,
      project_id: null,
      error_code: null,
      error_message: null,
      process_id: process.pid,
      created_at: clock.now().getTime(),
      finished_at: null,
      ...usageColumns(undefined),
    })
    .execute();
}

/** What a job's row says about a model. */
export function usageColumns(usage: ModelUsage | undefined) {
  return {
    model: usage?.model ?? null,
    model_calls: usage?.calls ?? null,
    input_tokens: usage?.inputTokens ?? null,
    cached_input_tokens: usage?.cachedInputTokens ?? null,
    output_tokens: usage?.outputTokens ?? null,
    web_searches: usage?.webSearches ?? null,
    cost_microdollars: typeof usage?.costUsd === "number" ? Math.round(usage.costUsd * 1e6) : null,
  };
}

export async function finishJob(
  transaction: Transaction,
  clock: Clock,
  id: string,
  made: { readonly projectId: string; readonly slideCount: number },
): Promise<void> {
  await transaction
    .updateTable("jobs")
    .set({
      status: "succeeded",
      stage: "done",
      progress: 100,
      project_id: made.projectId,
      slide_count: made.slideCount,
      finished_at: clock.now().getTime(),
    })
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

export async function failJob(transaction: Transaction, clock: Clock, id: string, error: AppError): Promise<void> {
  await transaction
    .updateTable("jobs")
    .set({
      status: "failed",
      error_code: error.code,
      error_message: error.message,
      finished_at: clock.now().getTime(),
    })
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** The job as its owner sees it. Throws `not_found` for one that is unknown or someone else's. */
export async function readJob(
  services: { readonly database: Database; readonly addresses: ProjectAddresses },
  userId: string,
  jobId: string,
) {
  const { read } = services.database;
  const job = await read
    .selectFrom("jobs")
    .selectAll()
    .where("id", "=", jobId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (job === undefined) {
    throw new AppError("not_found", "There is no such job. Use the job_id that create_presentation answered with.");
  }
  const charge = await readCharge(read, jobId);
  return {
    job_id: job.id,
    status: job.status,
    stage: job.stage,
    progress: job.progress,
    format: job.format,
    slide_count: job.slide_count,
    created_at: new Date(job.created_at).toISOString(),
    finished_at: job.finished_at === null ? null : new Date(job.finished_at).toISOString(),
    project_id: job.project_id,
    editor_url: job.project_id === null ? null : editorUrl(services.addresses, job.project_id),
    error: job.error_code === null ? null : { code: job.error_code, message: job.error_message ?? "" },
    credits: {
      reserved: toCredits(charge.reserved),
      charged: toCredits(charge.charged),
      refunded: toCredits(charge.refunded),
    },
    model_usage: modelUsage(job),
  };
}

/** What a language model took for the job; null where none was asked. */
function modelUsage(job: Tables["jobs"]) {
  const { model, cost_microdollars: cost } = job;
  if (model === null) return null;
  return {
    model,
    calls: job.model_calls ?? 0,
    input_tokens: job.input_tokens ?? 0,
    cached_input_tokens: job.cached_input_tokens ?? 0,
    output_tokens: job.output_tokens ?? 0,
    web_searches: job.web_searches ?? 0,
    cost_usd: cost === null ? null : cost / 1e6,
  };
}
