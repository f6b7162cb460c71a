import { reserveCharge } from "../../accounts/charges.ts";
import { startJob } from "../../presentations/jobs.ts";
import type { Execution } from "../execution.ts";

/** Takes the cost off the balance and opens the job, together; throws `insufficient_credits`. */
export function reserveCredits(execution: Execution): void | Promise<void> {
  if (execution.operation.costTenths > 0) return reserve(execution);
}

async function reserve(execution: Execution): Promise<void> {
  const { services, operation, principal, input } = execution;
  const { database } = services;
  const { jobId } = execution;
  const subject = operation.describeJob?.(input);
  if (subject === undefined) throw new Error(`${operation.name} costs credits but describes no job`);
  await database.write(async (transaction) => {
    await reserveCharge(transaction, services, {
      userId: principal.userId,
      reference: jobId,
      tenths: operation.costTenths,
    });
    await startJob(transaction, services.clock, { id: jobId, userId: principal.userId, subject });
  });
  execution.charge = "reserved";
}
