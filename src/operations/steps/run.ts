import { storeReply } from "../../accounts/idempotency-keys.ts";
import { settleCharge } from "../../accounts/charges.ts";
import type { Transaction } from "../../database/database.ts";
import type { Execution } from "../execution.ts";
import type { Call, Reply } from "../operation.ts";

/** Does what the operation is for. */
export async function run(execution: Execution): Promise<void> {
  const { services, operation, input } = execution;
  execution.result = await operation.run(services, callOf(execution), input);
}

/** The call as an operation sees it. */
export function callOf(execution: Execution): Call {
  const { principal, invocation, idempotency, flight, jobId } = execution;
  return {
    principal,
    jobId,
    requestId: invocation.requestId,
    idempotencyKey: idempotency?.key,
    signal: flight?.signal ?? invocation.signal,
    progress: (stage, fraction) => invocation.progress?.(stage, fraction),
    commit: (write) => commit(execution, write),
  };
}

async function commit<T extends Reply>(
  execution: Execution,
  write: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const { services, operation, principal, idempotency, jobId } = execution;
  const { userId } = principal;
  const reply = await services.database.write(async (transaction) => {
    if (execution.charge === "reserved") await settleCharge(transaction, services.clock, { userId, reference: jobId });
    const written = await write(transaction);
    if (idempotency !== undefined) {
      await storeReply(transaction, services.clock, {
        ...idempotency,
        userId,
        operation: operation.name,
        reply: written,
      });
    }
    return written;
  });
  if (execution.charge === "reserved") execution.charge = "settled";
  return reply;
}
