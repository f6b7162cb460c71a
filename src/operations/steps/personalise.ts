import type { Execution } from "../execution.ts";
import { makeCall } from "../make-call.ts";
import { isBinary, type BinaryResult, type Reply } from "../operation.ts";

/** The result for this caller. What is saved is saved: where nothing can be added, the plain result stands. */
export async function personalise(execution: Execution): Promise<Reply | BinaryResult> {
  const { services, operation, invocation, result } = execution;
  if (result === undefined) throw new Error(`${operation.name} ended without a result`);
  if (isBinary(result) || operation.personalise === undefined) return result;
  try {
    return await operation.personalise(services, makeCall(execution), result);
  } catch (error) {
    services.logger.error("personalise_failed", error, { request_id: invocation.requestId, operation: operation.name });
    return result;
  }
}
