import { AppError } from "../shared/app-error.ts";

/** How long a repeated call waits for the first one, unless told otherwise. */
const DEFAULT_WAIT_MS = 170_000;

/** Calls with an idempotency key that are being worked on in this process. */
export interface CallsInFlight {
  /**
   * Makes the caller the one who works under `name`, or waits for the one who does. Waiting throws
   * `generation_in_progress` after 170 seconds, `idempotency_key_reused` for another fingerprint, and whatever the
   * first call throws.
   */
  enter(name: string, fingerprint: string, signal: AbortSignal): Entry | Promise<Entry>;
}

export type Entry =
  | { readonly role: "first"; readonly flight: Flight }
  | { readonly role: "joined"; readonly reply: Readonly<Record<string, unknown>> };

/** The work of a first call. Whoever enters as first must land it, whatever happens. */
export interface Flight {
  /** Aborted when nobody waits for the answer any more: neither the first caller nor one who joined. */
  readonly signal: AbortSignal;
  succeed(reply: Readonly<Record<string, unknown>>): void;
  fail(error: unknown): void;
}

interface Running {
  readonly fingerprint: string;
  readonly answer: Promise<Readonly<Record<string, unknown>>>;
  readonly abandon: AbortController;
  waiting: number;
}

export function createCallsInFlight(waitMs: number = DEFAULT_WAIT_MS): CallsInFlight {
  const running = new Map<string, Running>();

  /** Counts a caller in until its signal fires; work that lost its last caller is given up and can't be joined. */
  function countIn(name: string, call: Running, signal: AbortSignal): void {
    call.waiting += 1;
    const leave = (): void => {
      call.waiting -= 1;
      if (call.waiting > 0) return;
      if (running.get(name) === call) running.delete(name);
      call.abandon.abort(signal.reason);
    };
    if (signal.aborted) leave();
    else signal.addEventListener("abort", leave, { once: true });
  }

  function start(name: string, fingerprint: string, signal: AbortSignal): Entry {
    const { promise, resolve, reject } = Promise.withResolvers<Readonly<Record<string, unknown>>>();
    promise.catch(() => undefined); // Nobody may have joined; the first caller gets the error itself.
    const call: Running = { fingerprint, answer: promise, abandon: new AbortController(), waiting: 0 };
    running.set(name, call);
    countIn(name, call, signal);
    const land = (): void => {
      if (running.get(name) === call) running.delete(name);
    };
    return {
      role: "first",
      flight: {
        signal: call.abandon.signal,
        succeed: (reply) => {
          land();
          resolve(reply);
        },
        fail: (error) => {
          land();
          reject(error);
        },
      },
    };
  }

  return {
    enter(name, fingerprint, signal) {
      const call = running.get(name);
      if (call === undefined) return start(name, fingerprint, signal);
      if (call.fingerprint !== fingerprint) throw idempotencyKeyReused();
      countIn(name, call, signal);
      return joined(call, waitMs, signal);
    },
  };
}

async function joined(call: Running, waitMs: number, signal: AbortSignal): Promise<Entry> {
  const waiting = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
  const { promise: gaveUp, reject } = Promise.withResolvers<never>();
  const giveUp = (): void => reject(generationInProgress());
  waiting.addEventListener("abort", giveUp, { once: true });
  if (waiting.aborted) giveUp();
  try {
    return { role: "joined", reply: await Promise.race([call.answer, gaveUp]) };
  } finally {
    waiting.removeEventListener("abort", giveUp);
  }
}

export function idempotencyKeyReused(): AppError {
  return new AppError(
    "idempotency_key_reused",
    "This Idempotency-Key was used with other fields. Repeat the first call exactly, or take a new key.",
  );
}

export function generationInProgress(): AppError {
  return new AppError(
    "generation_in_progress",
    "The first call with this Idempotency-Key is still running. Repeat this call in a minute to get its answer.",
  );
}
