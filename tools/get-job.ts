import { z } from "zod";
import { recordId, timestamp } from "../src/operations/fields.ts";
import { defineOperation } from "../src/operations/operation.ts";
import { readJob } from "../src/presentations/jobs.ts";
import { deckFormat, SMALL_BODY } from "./records.ts";

const output = z.object({
  job_id: z.string(),
  status: z.enum(["running", "succeeded", "failed"]),
  stage: z.string(),
  progress: z.int().min(0).max(100),
  format: deckFormat,
  slide_count: z.int(),
  created_at: timestamp,
  finished_at: timestamp.nullable(),
  project_id: z.string().nullable(),
  editor_url: z.string().nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  credits: z.object({ reserved: z.number(), charged: z.number(), refunded: z.number() }),
  model_usage: z
    .object({
      model: z.string(),
      calls: z.int(),
      input_tokens: z.int().describe("Cached ones included."),
      cached_input_tokens: z.int(),
      output_tokens: z.int(),
      web_searches: z.int(),
      cost_usd: z.number().nullable().describe("By list price; null where that is not known."),
    })
    .nullable()
    .describe("What the Claude planner took; null: no model was asked."),
});

/** Status and result of a generation. */
export const getJob = defineOperation({
  name: "get_job",
  title: "Get a generation job",
  description:
    "Says how a generation went: its status, project and credits. create_presentation already waits for the result, so " +
    "this is for looking back at a job_id. A failed job was refunded; call create_presentation again.",
  http: { method: "GET", path: "/jobs/{job_id}", status: 200 },
  costTenths: 0,
  bodyLimit: SMALL_BODY,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({ job_id: recordId("From create_presentation.") }),
  output,
  errors: ["validation_error", "not_found"],
  run: (services, { principal }, { job_id }) => readJob(services, principal.userId, job_id),
});
