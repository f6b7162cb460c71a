import { expect, it } from "vitest";
import { reserveCharge } from "../../src/accounts/charges.ts";
import { startJob } from "../../src/presentations/jobs.ts";
import { getJob } from "../../tools/get-job.ts";
import { answerOf, invoke } from "../support/invoke.ts";
import { testServices } from "../support/test-services.ts";

it("shows a job to its owner only", async () => {
  await using services = await testServices();
  const [owner, stranger] = [await services.newAccount(), await services.newAccount()];
  const job_id = services.ids.next("job");
  await services.database.write(async (transaction) => {
    const { userId } = owner;
    await reserveCharge(transaction, services, { userId, reference: job_id, tenths: 25 });
    await startJob(transaction, services.clock, { id: job_id, userId, subject: { format: "carousel", slideCount: 9 } });
  });
  expect(await answerOf(invoke(services, getJob, owner.principal, { job_id }))).toMatchObject({
    status: "running",
    finished_at: null,
    credits: { reserved: 2.5, charged: 0, refunded: 0 },
  });
  expect(await invoke(services, getJob, stranger.principal, { job_id })).toMatchObject({
    error: { code: "not_found" },
  });
});
