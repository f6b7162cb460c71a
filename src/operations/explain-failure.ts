import { AppError } from "../shared/app-error.ts";
import type { Execution } from "./execution.ts";

/** What a caller may know of an error. Anything unexpected goes to the log and becomes `internal_error`. */
export function explainFailure(execution: Execution, error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { services, operation, invocation, flight } = execution;
  const signal = flight?.signal ?? invocation.signal;
  if (signal.aborted) {
    return new AppError("unavailable", "The call was cancelled before anything was saved. Nothing was charged.", {
      cause: error,
    });
  }
  services.logger.error("operation_failed", error, { request_id: invocation.requestId, operation: operation.name });
  return new AppError(
    "internal_error",
    `Something went wrong on our side; nothing was saved or charged. Try again, and quote ${invocation.requestId} if it happens again.`,
    { cause: error },
  );
}
