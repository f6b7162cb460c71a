import { fileURLToPath } from "node:url";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { Piscina } from "piscina";
import { AppError } from "../shared/app-error.ts";
import type { DeckEngine } from "./deck-engine.ts";
import type {
  ContactSheetTask,
  EngineAnswer,
  EngineWorkerData,
  GenerateTask,
  ProgressMessage,
} from "./engine-worker.ts";

/** A worker that has not listened for this long after it was asked to stop hangs, and is ended. */
const HUNG_AFTER_MS = 30_000;
/** Planning may wait for a network, so a thread takes several decks at a time, once every thread has one. */
const TASKS_PER_THREAD = 4;
const LONGEST_QUEUE = 200;

export interface PooledEngineOptions {
  /** Module that makes the engine inside a worker: an `EngineModule`. */
  readonly engineModule: URL;
  /** Passed to it as they stand; plain data. */
  readonly settings: unknown;
  readonly threads: number;
}

/** The engine on worker threads, so that a long article never delays somebody else's call. */
export function createPooledEngine({ engineModule, settings, threads }: PooledEngineOptions): DeckEngine {
  const pool = new Piscina<GenerateTask | ContactSheetTask, EngineAnswer>({
    filename: fileURLToPath(new URL("./engine-worker.ts", import.meta.url)),
    workerData: { engineModule: engineModule.href, settings } satisfies EngineWorkerData,
    minThreads: 1,
    maxThreads: threads,
    concurrentTasksPerWorker: TASKS_PER_THREAD,
    loadBalancer: (_task, workers) => {
      const [leastBusy] = workers.toSorted((a, b) => a.currentUsage - b.currentUsage);
      if (leastBusy === undefined || leastBusy.currentUsage === 0) return leastBusy ?? null;
      return workers.length < threads || leastBusy.currentUsage >= TASKS_PER_THREAD ? null : leastBusy;
    },
    // Sockets and timers of a worker have to go on between tasks.
    atomics: "disabled",
  });
  return {
    async generate(request, signal, progress) {
      if (pool.queueSize >= LONGEST_QUEUE) throw queueFull();
      const { port1: ours, port2: theirs } = new MessageChannel();
      ours.on("message", ({ stage, fraction }: ProgressMessage) => progress(stage, fraction));
      const task: GenerateTask = { request, port: theirs };
      const answer = await stoppable(signal, ours, (force) =>
        pool.run(task, { name: "generate", transferList: [theirs], signal: force }),
      );
      if ("deck" in answer) return answer.deck;
      throw failureOf(answer);
    },
    async contactSheet(svgs, width) {
      const answer = await pool.run({ svgs, width }, { name: "contactSheet" });
      if ("png" in answer) return answer.png;
      throw failureOf(answer);
    },
    close: () => pool.destroy(),
  };
}

/**
 * Runs a task until `signal` fires: then the worker is asked to stop and the caller waits no longer. Ending the thread
 * would end the other decks it works on, so that is kept for a thread that hangs.
 */
async function stoppable<T>(
  signal: AbortSignal,
  port: MessagePort,
  run: (force: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const force = new AbortController();
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  let hung: NodeJS.Timeout | undefined;
  const stop = (): void => {
    port.postMessage("stop");
    hung = setTimeout(() => force.abort(), HUNG_AFTER_MS).unref();
    reject(signal.reason);
  };
  signal.addEventListener("abort", stop, { once: true });
  const task = run(force.signal).finally(() => {
    clearTimeout(hung);
    signal.removeEventListener("abort", stop);
    port.close();
  });
  return Promise.race([task, stopped]);
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
