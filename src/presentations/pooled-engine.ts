import { fileURLToPath } from "node:url";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { Piscina } from "piscina";
import { AppError } from "../shared/app-error.ts";
import type { DeckEngine, GeneratedDeck } from "./deck-engine.ts";
import type { ContactSheetTask, EngineWorkerData, GenerateTask, ProgressMessage, TaskResult } from "./engine-worker.ts";

/** A worker that did not stop this long after it was asked is ended. */
const STOP_GRACE_MS = 3_000;

export interface PooledEngineOptions {
  /** Module that makes the engine inside a worker: an `EngineModule`. */
  readonly engineModule: URL;
  /** Passed to it as they stand; plain data. */
  readonly settings: unknown;
  readonly threads: number;
}

/** The engine on worker threads, so that a long article never delays somebody else's call. */
export function createPooledEngine({ engineModule, settings, threads }: PooledEngineOptions): DeckEngine {
  const pool = new Piscina({
    filename: fileURLToPath(new URL("./engine-worker.ts", import.meta.url)),
    workerData: { engineModule: engineModule.href, settings } satisfies EngineWorkerData,
    minThreads: 1,
    maxThreads: threads,
  });
  return {
    async generate(request, signal, progress) {
      const { port1: ours, port2: theirs } = new MessageChannel();
      ours.on("message", ({ stage, fraction }: ProgressMessage) => progress(stage, fraction));
      const task: GenerateTask = { request, port: theirs };
      return stoppable(signal, ours, (force) =>
        valueOf<GeneratedDeck>(pool.run(task, { name: "generate", transferList: [theirs], signal: force })),
      );
    },
    contactSheet(svgs, width) {
      const task: ContactSheetTask = { svgs, width };
      return valueOf<Uint8Array>(pool.run(task, { name: "contactSheet" }));
    },
    close: () => pool.destroy(),
  };
}

/** Runs a task that is asked to stop when `signal` fires, and made to stop when it does not listen. */
async function stoppable<T>(
  signal: AbortSignal,
  port: MessagePort,
  run: (force: AbortSignal) => Promise<T>,
): Promise<T> {
  const force = new AbortController();
  let grace: NodeJS.Timeout | undefined;
  const stop = (): void => {
    port.postMessage("stop");
    grace = setTimeout(() => force.abort(), STOP_GRACE_MS);
  };
  try {
    signal.throwIfAborted();
    signal.addEventListener("abort", stop, { once: true });
    return await run(force.signal);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(grace);
    signal.removeEventListener("abort", stop);
    port.close();
  }
}

async function valueOf<T>(task: Promise<TaskResult<T>>): Promise<T> {
  const result = await task;
  if (result.ok) return result.value;
  const { code, message, details } = result.error;
  throw new AppError(code, message, details === undefined ? {} : { details });
}
