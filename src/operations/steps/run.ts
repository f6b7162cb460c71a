import type { Execution } from "../execution.ts";
import { makeCall } from "../make-call.ts";

/** Does what the operation is for. */
export async function run(execution: Execution): Promise<void> {
  const { services, operation, input } = execution;
  execution.result = await operation.run(services, makeCall(execution), input);
}
