import { storeReply } from "../accounts/idempotency-keys.ts";
import { settleCharge } from "../accounts/charges.ts";
import { LONG_PATIENCE_MS, type Transaction } from "../database/database.ts";
import type { Execution } from "./execution.ts";
import type { Call, Reply } from "./operation.ts";

/** The call as an operation sees it. */
export function makeCall(execution: Execution): Call {
  return new ExecutionCall(execution);
}

/** A class, like the execution. */
class ExecutionCall implements Call {
  readonly principal: Call["principal"];
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  readonly #execution: Execution;

  constructor(execution: Execution) {
    const { principal, invocation, idempotency } = execution;
    this.#execution = execution;
    this.principal = principal;
    this.requestId = invocation.requestId;
    this.idempotencyKey = idempotency?.key;
  }

  progress(stage: string, fraction: number): void {
    this.#execution.invocation.progress?.(stage, fraction);
  }

  commit<T extends Reply>(write: (transaction: Transaction) => Promise<T>): Promise<T> {
    return commit(this.#execution, write);
  }

  get jobId(): string {
    return this.#execution.jobId;
  }

  get signal(): AbortSignal {
    const { flight, invocation } = this.#execution;
    return flight?.signal ?? invocation.signal;
  }
}

/** Settles the charge, stores what the call made and keeps the reply for its key, all in one transaction. */
async function commit<T extends Reply>(
  execution: Execution,
  write: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const { services, operation, principal, idempotency, jobId, charge } = execution;
  const { database, clock } = services;
  const { userId } = principal;
  const store = async (transaction: Transaction): Promise<T> => {
    if (charge === "reserved") await settleCharge(transaction, clock, { userId, reference: jobId });
    const reply = await write(transaction);
    if (idempotency !== undefined) {
      await storeReply(transaction, clock, { ...idempotency, userId, operation: operation.name, reply });
    }
    return reply;
  };
  if (charge === "none") return database.write(store);
  const reply = await database.write(store, LONG_PATIENCE_MS);
  execution.charge = "settled";
  return reply;
}
