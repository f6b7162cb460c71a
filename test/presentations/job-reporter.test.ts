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
