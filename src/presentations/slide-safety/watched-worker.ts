import { Worker } from "node:worker_threads";

/** A worker that nobody needs is ended after this time. */
const IDLE_MS = 5 * 60_000;
const LOOK_EVERY_MS = 50;
const LONGEST_QUEUE = 50;
/** What a slide is read into lives as long as the slide: with less room V8 copies most of it, for a seventh of the time. */
const YOUNG_GENERATION_MB = 48;

/** What a worker is sent. It answers each task with one message, in order. */
export interface WatchedTask {
  readonly slides: readonly string[];
  /** One cell, shared with whoever watches: the number of the slide being looked at, -1 before that. */
  readonly at: Int32Array;
}

/** How a task ended: with its result, or with the worker, while it looked at one slide. */
export type Outcome<T> = { readonly result: T } | { readonly lostAt: number; readonly error: Error };

export interface WatchedWorker<T> {
  /** Rejects when too many tasks wait, and when the worker did not get as far as the first slide. */
  run(slides: readonly string[]): Promise<Outcome<T>>;
  close(): Promise<void>;
}

export interface WatchedWorkerOptions<T> {
  readonly script: URL;
  readonly isResult: (message: unknown) => message is T;
  /** A task that has been running for longer is ended, with the worker. Waiting for its turn does not count. */
  readonly timeLimitMs: number;
  /** Heap of the worker; when it needs more, it is ended. */
  readonly memoryLimitMb: number;
}

/**
 * One worker thread for tasks that hostile markup may try to make endless, one at a time. Started when first needed,
 * ended when idle, and started again after it was lost.
 */
export function createWatchedWorker<T>(options: WatchedWorkerOptions<T>): WatchedWorker<T> {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let closing = false;
  const inTurn = queueOfOne(LONGEST_QUEUE);

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };
  const runNow = async (slides: readonly string[]): Promise<Outcome<T>> => {
    clearTimeout(idle);
    worker ??= startWorker(options, (exited) => {
      if (worker === exited) worker = undefined;
    });
    const current = worker;
    current.ref();
    const outcome = await runOn(current, options, slides);
    if (closing) throw new Error("the worker was closed");
    if ("lostAt" in outcome) await end();
    else idle = setTimeout(() => void end(), IDLE_MS).unref();
    current.unref();
    return outcome;
  };
  return {
    run(slides) {
      return inTurn(async () => {
        try {
          return await runNow(slides);
        } catch (error) {
          await end();
          throw error;
        }
      });
    },
    async close() {
      closing = true;
      await end();
      closing = false;
    },
  };
}

/** Runs tasks one after the other; rejects one that would have to wait behind `longest` others. */
function queueOfOne(longest: number): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (task) => {
    if (waiting >= longest) throw new Error("too many tasks are waiting");
    waiting += 1;
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
}

function startWorker<T>({ script, memoryLimitMb }: WatchedWorkerOptions<T>, onExit: (worker: Worker) => void): Worker {
  const worker = new Worker(script, {
    resourceLimits: {
      maxOldGenerationSizeMb: memoryLimitMb,
      maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
      stackSizeMb: 4,
    },
  });
  // What happens between tasks concerns nobody; during one, the task listens as well.
  worker.on("error", () => undefined);
  worker.on("exit", () => onExit(worker));
  return worker;
}

async function runOn<T>(
  worker: Worker,
  { isResult, timeLimitMs }: WatchedWorkerOptions<T>,
  slides: readonly string[],
): Promise<Outcome<T>> {
  const at = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)).fill(-1);
  const { promise, resolve, reject } = Promise.withResolvers<Outcome<T>>();
  const lose = (error: Error): void => {
    const slide = Atomics.load(at, 0);
    if (slide >= 0) resolve({ lostAt: slide, error });
    else reject(error);
  };
  const onMessage = (message: unknown): void => {
    if (isResult(message)) resolve({ result: message });
    else reject(new TypeError("the worker answered something else"));
  };
  const onExit = (code: number): void => lose(new Error(`the worker ended with code ${code}`));
  const timer = watch(at, timeLimitMs, () => lose(new Error("the worker took too long")));
  worker.on("message", onMessage).on("error", lose).on("exit", onExit);
  try {
    worker.postMessage({ slides, at } satisfies WatchedTask, []);
    return await promise;
  } finally {
    clearInterval(timer);
    worker.off("message", onMessage).off("error", lose).off("exit", onExit);
  }
}

/** Calls `late` once a task that has begun runs for too long. */
function watch(at: Int32Array, timeLimitMs: number, late: () => void): NodeJS.Timeout {
  let startedAt: number | undefined;
  return setInterval(() => {
    if (Atomics.load(at, 0) < 0) return;
    startedAt ??= performance.now();
    if (performance.now() - startedAt > timeLimitMs) late();
  }, LOOK_EVERY_MS);
}
