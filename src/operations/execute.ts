import type { AppError } from "../shared/app-error.ts";
import type { Execution, Invocation, Outcome } from "./execution.ts";
import type { Operation } from "./operation.ts";
import type { Services } from "./services.ts";
import { NOBODY } from "../auth/principal.ts";
import { explainFailure } from "./explain-failure.ts";
import { authenticate } from "./steps/authenticate.ts";
import { checkScope } from "./steps/check-scope.ts";
import { parseInput } from "./steps/parse-input.ts";
import { personalise } from "./steps/personalise.ts";
import { replayIdempotent } from "./steps/replay-idempotent.ts";
import { reserveCredits } from "./steps/reserve-credits.ts";
import { run } from "./steps/run.ts";
import { settle } from "./steps/settle.ts";
import { takeRateLimit } from "./steps/take-rate-limit.ts";

type Step = (execution: Execution) => void | Promise<void>;

/** In this order for REST and MCP alike; the first step that gives a result or throws is the last one run. */
const STEPS: readonly Step[] = [
  authenticate,
  checkScope,
  takeRateLimit,
  parseInput,
  replayIdempotent,
  reserveCredits,
  run,
];

/**
 * Runs one call of an operation through the named steps and settles it, whatever happened. Never throws: what is not
 * an `AppError` is logged and becomes `internal_error`.
 */
export async function execute(services: Services, operation: Operation, invocation: Invocation): Promise<Outcome> {
  const execution = new RunningExecution(services, operation, invocation);
  const failure = await settle(execution, await takeSteps(execution));
  if (failure !== undefined) return { ok: false, error: failure, rateLimit: await standingOf(execution) };
  const result = await personalise(execution);
  return { ok: true, result, replayed: execution.replayed, rateLimit: execution.rateLimit };
}

/** Where a caller stands, also one who was refused before its call was counted. */
async function standingOf({ services, principal, rateLimit }: Execution): Promise<Execution["rateLimit"]> {
  return rateLimit ?? (principal === NOBODY ? undefined : services.rateLimiter.look(principal));
}

/** A class because of its getter: object literals with one get a shape of their own each, which is slow to make and keep. */
class RunningExecution implements Execution {
  readonly services: Services;
  readonly operation: Operation;
  readonly invocation: Invocation;
  principal: Execution["principal"] = NOBODY;
  rateLimit: Execution["rateLimit"] = undefined;
  input: Execution["input"] = {};
  idempotency: Execution["idempotency"] = undefined;
  flight: Execution["flight"] = undefined;
  charge: Execution["charge"] = "none";
  replayed = false;
  result: Execution["result"] = undefined;
  #jobId: string | undefined;

  constructor(services: Services, operation: Operation, invocation: Invocation) {
    this.services = services;
    this.operation = operation;
    this.invocation = invocation;
  }

  /** Most calls need none. */
  get jobId(): string {
    return (this.#jobId ??= this.services.ids.next("job"));
  }
}

async function takeSteps(execution: Execution): Promise<AppError | undefined> {
  try {
    for (const step of STEPS) {
      const pending = step(execution);
      if (pending !== undefined) await pending;
      if (execution.result !== undefined) break;
    }
    return undefined;
  } catch (error) {
    return explainFailure(execution, error);
  }
}
