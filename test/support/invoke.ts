import type { Principal } from "../../src/auth/principal.ts";
import { execute } from "../../src/operations/execute.ts";
import type { Invocation, Outcome } from "../../src/operations/execution.ts";
import type { Operation } from "../../src/operations/operation.ts";
import type { Services } from "../../src/operations/services.ts";

/** Runs an operation as a transport would, for a caller already known. */
export function invoke(
  services: Services,
  operation: Operation,
  principal: Principal,
  input: unknown,
  more: Partial<Invocation> = {},
): Promise<Outcome> {
  return execute(services, operation, {
    credentials: { principal },
    requestId: "req_test",
    readInput: () => input,
    signal: new AbortController().signal,
    ...more,
  });
}

/** The JSON a call answered; throws what it failed with. */
export async function answerOf(outcome: Promise<Outcome>): Promise<Readonly<Record<string, unknown>>> {
  const ended = await outcome;
  if (!ended.ok) throw ended.error;
  return { ...ended.result };
}
