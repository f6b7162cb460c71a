import { expect, it } from "vitest";
import { createJobReporter } from "../../src/presentations/job-reporter.ts";
import { startJob } from "../../src/presentations/jobs.ts";
import { testServices } from "../support/test-services.ts";

it("writes the latest state, and nothing after it was stopped", async () => {
  await using services = await testServices();
  const { userId } = await services.newAccount();
  await services.database.write((transaction) =>
    startJob(transaction, services.clock, { id: "job_1", userId, subject: { format: "carousel", slideCount: 3 } }),
  );
  const stored = () =>
    services.database.read
      .selectFrom("jobs")
      .select(["stage", "progress"])
      .where("id", "=", "job_1")
      .executeTakeFirst();
  const reporter = createJobReporter(services.database, "job_1");
  for (let at = 0; at <= 50; at += 1) reporter.report("planning", at / 100);
  await expect.poll(stored).toEqual({ stage: "planning", progress: 50 });
  reporter.report("planning", 0.51);
  reporter.report("designing", 0.52);
  await expect.poll(stored).toEqual({ stage: "designing", progress: 52 });
  await reporter.stop();
  reporter.report("checking", 0.95);
  await reporter.stop();
  expect(await stored()).toEqual({ stage: "designing", progress: 52 });
});

it("writes what a model took by the time it has stopped, however small the step was", async () => {
  await using services = await testServices();
  const { userId } = await services.newAccount();
  await services.database.write((transaction) =>
    startJob(transaction, services.clock, { id: "job_1", userId, subject: { format: "carousel", slideCount: 3 } }),
  );
  const reporter = createJobReporter(services.database, "job_1");
  const usage = { model: "m", calls: 1, inputTokens: 10, cachedInputTokens: 4, outputTokens: 5, webSearches: 0 };
  reporter.report("planning", 0.3, { ...usage, costUsd: 0.000_012_6 });
  reporter.report("planning", 0.31, { ...usage, calls: 2, outputTokens: 9, costUsd: null });
  reporter.report("designing", 0.6);
  await reporter.stop();
  const row = await services.database.read.selectFrom("jobs").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ model: "m", model_calls: 2, input_tokens: 10, cached_input_tokens: 4, output_tokens: 9 });
  expect(row.cost_microdollars).toBeNull();
});
