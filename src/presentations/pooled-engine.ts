import { fileURLToPath } from "node:url";
import { MessageChannel } from "node:worker_threads";
import { Piscina } from "piscina";
import type { Logger } from "../logging/logger.ts";
import { AppError } from "../shared/app-error.ts";
import type { CheckSlidesRequest, DeckEngine, SetTextsRequest } from "./deck-engine.ts";
import type {
  ContactSheetTask,
  EngineAnswer,
  EngineWorkerData,
  GenerateTask,
  ProgressMessage,
  TemplateSheetTask,
} from "./engine-worker.ts";

/** A worker that has not listened for this long after it was asked to stop hangs, and is ended. */
const HUNG_AFTER_MS = 30_000;
/** A deck waits for files and fonts now and then, so a thread takes several at a time, once every thread has one. */
const TASKS_PER_THREAD = 4;
const LONGEST_QUEUE = 200;
/**
 * Some 50 MB of a worker's heap stay alive, and a picture of 5 MB of markup takes 80 MB more; without a limit V8 lets the
 * rest grow to a share of the machine's memory.
 */
const HEAP = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };

export interface PooledEngineOptions {
  /** Module that makes the engine inside a worker: an `EngineModule`. */
  readonly engineModule: URL;
  /** Passed to it as they stand; plain data. */
  readonly settings: unknown;
  readonly threads: number;
  readonly logger?: Logger;
  readonly hungAfterMs?: number;
  /** Decks and other tasks that one thread takes at a time: more where they mostly wait for a model. */
  readonly tasksPerThread?: number;
}

type Task = GenerateTask | SetTextsRequest | CheckSlidesRequest | ContactSheetTask | TemplateSheetTask;
type Pool = Piscina<Task, EngineAnswer>;

/** The engine on worker threads, so that a long article never delays somebody else's call. */
export function createPooledEngine(options: PooledEngineOptions): DeckEngine {
  const { logger, hungAfterMs = HUNG_AFTER_MS } = options;
  const pool = createPool(options);
  pool.on("error", (error: unknown) => logger?.error("engine thread failed", error));
  return {
    async generate(request, signal, progress) {
      signal.throwIfAborted();
      if (pool.queueSize >= LONGEST_QUEUE) throw queueFull();
      const { port1: ours, port2: theirs } = new MessageChannel();
      let worker: number | undefined;
      ours.on("message", ({ threadId, stage, fraction, usage }: ProgressMessage) => {
        worker = threadId;
        progress(stage, fraction, usage);
      });
      const task = pool.run({ request, port: theirs }, { name: "generate", transferList: [theirs] });
      const answer = await unlessStopped(task, signal, () => {
        ours.close();
        return setTimeout(() => void endThread(pool, worker, logger), hungAfterMs).unref();
      }).finally(() => ours.close());
      if ("deck" in answer) return answer.deck;
      throw failureOf(answer);
    },
    async setTexts(request) {
      const answer = await pool.run(request, { name: "setTexts" });
      if ("slide" in answer) return answer.slide;
      throw failureOf(answer);
    },
    async checkSlides(request) {
      const answer = await pool.run(request, { name: "checkSlides" });
      if ("checks" in answer) return answer.checks;
      throw failureOf(answer);
    },
    contactSheet: (svgs, width) => draw(pool.run({ svgs, width }, { name: "contactSheet" })),
    templateSheet: (themeId, width) => draw(pool.run({ themeId, width }, { name: "templateSheet" })),
    close: () => pool.destroy(),
  };
}

function createPool(options: PooledEngineOptions): Pool {
  const { engineModule, settings, threads, tasksPerThread = TASKS_PER_THREAD } = options;
  return new Piscina({
    filename: fileURLToPath(new URL("./engine-worker.ts", import.meta.url)),
    workerData: { engineModule: engineModule.href, settings } satisfies EngineWorkerData,
    minThreads: 1,
    maxThreads: threads,
    concurrentTasksPerWorker: tasksPerThread,
    loadBalancer: (_task, workers) => {
      const [leastBusy] = workers.toSorted((a, b) => a.currentUsage - b.currentUsage);
      if (leastBusy === undefined || leastBusy.currentUsage === 0) return leastBusy ?? null;
      return workers.length < threads || leastBusy.currentUsage >= tasksPerThread ? null : leastBusy;
    },
    // Sockets and timers of a worker have to go on between tasks.
    atomics: "disabled",
    resourceLimits: HEAP,
  });
}

/** The task's result, or the signal's reason as soon as it fires: its caller does not wait for the worker to notice. */
async function unlessStopped<T>(task: Promise<T>, signal: AbortSignal, askToStop: () => NodeJS.Timeout): Promise<T> {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  let watchdog: NodeJS.Timeout | undefined;
  const stop = (): void => {
    watchdog = askToStop();
    reject(signal.reason);
  };
  signal.addEventListener("abort", stop, { once: true });
  const ended = task.finally(() => {
    clearTimeout(watchdog);
    signal.removeEventListener("abort", stop);
  });
  ended.catch(() => undefined); // After a stop nobody looks at how the task ended.
  return Promise.race([ended, stopped]);
}

/** Ends a thread that hangs, and with it the other decks it works on; the pool starts another. */
async function endThread(pool: Pool, threadId: number | undefined, logger: Logger | undefined): Promise<void> {
  logger?.warn("engine thread hangs", { thread: threadId });
  await pool.threads.find((thread) => thread.threadId === threadId)?.terminate();
}

async function draw(task: Promise<EngineAnswer>): Promise<Uint8Array> {
  const answer = await task;
  if ("png" in answer) return answer.png;
  throw failureOf(answer);
}

function queueFull(): AppError {
  const message = "Too many decks are being made just now. Nothing was charged; try again in a minute.";
  return new AppError("unavailable", message);
}

function failureOf(answer: EngineAnswer): Error {
  if (!("error" in answer)) return new TypeError("the engine answered another task");
  const { code, message, details } = answer.error;
  return new AppError(code, message, details === undefined ? {} : { details });
}
