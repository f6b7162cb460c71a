import { findStoredReply } from "../../accounts/idempotency-keys.ts";
import { idempotencyKeyReused } from "../../accounts/calls-in-flight.ts";
import type { Execution } from "../execution.ts";

/**
 * Answers a repeated call with the reply of the first, waiting for it where it still runs. The call is entered before
 * the store is asked: two equal calls can't both find nothing and go on.
 */
export function replayIdempotent(execution: Execution): void | Promise<void> {
  if (execution.idempotency !== undefined) return replayStored(execution, execution.idempotency);
}

async function replayStored(
  execution: Execution,
  { key, fingerprint }: NonNullable<Execution["idempotency"]>,
): Promise<void> {
  const { services, principal, operation, invocation } = execution;
  const owner = { userId: principal.userId, operation: operation.name, key };
  const name = JSON.stringify([owner.userId, owner.operation, key]);
  const entry = await services.callsInFlight.enter(name, fingerprint, invocation.signal);
  if (entry.role === "joined") {
    replay(execution, entry.reply);
    return;
  }
  execution.flight = entry.flight;
  const stored = await findStoredReply(services.database.read, services.clock, owner);
  if (stored === undefined) return;
  if (stored.fingerprint !== fingerprint) throw idempotencyKeyReused();
  // Another process may have committed it a moment ago, or the disk may have refused it.
  await services.database.kept();
  replay(execution, stored.reply);
}

function replay(execution: Execution, reply: Readonly<Record<string, unknown>>): void {
  execution.result = reply;
  execution.replayed = true;
}
