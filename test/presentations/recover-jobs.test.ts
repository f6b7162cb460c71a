import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { reserveCharge } from "../../src/accounts/charges.ts";
import { readBalance } from "../../src/accounts/ledger.ts";
import { startJob } from "../../src/presentations/jobs.ts";
import { recoverJobs } from "../../src/presentations/recover-jobs.ts";
import { getJob } from "../../tools/get-job.ts";
import { answerOf, invoke } from "../support/invoke.ts";
import { testServices, type TestServices } from "../support/test-services.ts";

async function startCharged(services: TestServices, userId: string, processId = process.pid): Promise<string> {
  const id = services.ids.next("job");
  await services.database.write(async (transaction) => {
    await reserveCharge(transaction, services, { userId, reference: id, tenths: 25 });
    await startJob(transaction, services.clock, { id, userId, subject: { format: "carousel", slideCount: 9 } });
    await transaction.updateTable("jobs").set({ process_id: processId }).where("id", "=", id).execute();
  });
  return id;
}

const recover = (services: TestServices, startedAt = services.clock.now()) =>
  recoverJobs(services.database, services.clock, startedAt);

describe("recoverJobs", () => {
  it("refunds the jobs of a process that has ended, and tells why they failed", async () => {
    await using services = await testServices();
    const { userId, principal } = await services.newAccount();
    const { pid } = spawnSync(process.execPath, ["--version"]);
    const job_id = await startCharged(services, userId, pid);
    expect((await readBalance(services.database.read, userId)).available).toBe(9_975);
    expect(await recover(services)).toBe(1);
    expect(await readBalance(services.database.read, userId)).toEqual({ available: 10_000, reserved: 0 });
    expect(await answerOf(invoke(services, getJob, principal, { job_id }))).toMatchObject({
      status: "failed",
      slide_count: 9,
      error: { code: "unavailable", message: expect.stringContaining("refunded") },
      credits: { refunded: 2.5 },
    });
    expect(await recover(services)).toBe(0);
  });

  it("leaves the jobs of living processes alone, its own too", async () => {
    await using services = await testServices();
    const { userId } = await services.newAccount();
    const startedAt = services.clock.now();
    services.clock.advance({ seconds: 1 });
    await startCharged(services, userId);
    await startCharged(services, userId, process.ppid);
    expect(await recover(services, startedAt)).toBe(0);
  });

  it("knows an older process that had the same number", async () => {
    await using services = await testServices();
    const { userId } = await services.newAccount();
    await startCharged(services, userId);
    services.clock.advance({ seconds: 1 });
    expect(await recover(services)).toBe(1);
  });

  it("gives up on what runs longer than any generation may", async () => {
    await using services = await testServices();
    const { userId } = await services.newAccount();
    const startedAt = services.clock.now();
    await startCharged(services, userId, process.ppid);
    services.clock.advance({ minutes: 16 });
    expect(await recover(services, startedAt)).toBe(1);
  });
});
