import { refundCharge } from "../../accounts/charges.ts";
import { LONG_PATIENCE_MS } from "../../database/database.ts";
import { failJob } from "../../presentations/jobs.ts";
import type { AppError } from "../../shared/app-error.ts";
import type { Execution } from "../execution.ts";
import { explainFailure } from "../explain-failure.ts";
import { isBinary } from "../operation.ts";

/**
 * Closes what the steps opened: a charge that no commit settled is given back and its job fails; whoever waits for the
 * same idempotency key gets the answer. Returns how the call failed, if it did.
 */
export async function settle(execution: Execution, failure: AppError | undefined): Promise<AppError | undefined> {
  const { charge, flight, result } = execution;
  const failed = failure ?? (charge === "reserved" ? neverCommitted(execution) : undefined);
  if (charge === "reserved" && failed !== undefined) await giveBack(execution, failed);
  if (failed !== undefined) flight?.fail(failed);
  else if (result !== undefined && !isBinary(result)) flight?.succeed(result);
  return failed;
}

function neverCommitted(execution: Execution): AppError {
  return explainFailure(execution, new Error(`${execution.operation.name} is charged but returned without commit()`));
}

/** A store that can't be written keeps the charge reserved; recovery gives it back later. */
async function giveBack(execution: Execution, failure: AppError): Promise<void> {
  const { services, principal, jobId, invocation } = execution;
  try {
    await services.database.write(async (transaction) => {
      await refundCharge(transaction, services.clock, { userId: principal.userId, reference: jobId });
      await failJob(transaction, services.clock, jobId, failure);
    }, LONG_PATIENCE_MS);
  } catch (error) {
    services.logger.error("refund_postponed", error, { request_id: invocation.requestId, job_id: jobId });
  }
}
