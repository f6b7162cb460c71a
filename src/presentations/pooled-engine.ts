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
  const pool = new Piscina<GenerateTask | ContactSheetTask, EngineAnswer>({
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

function failureOf(answer: EngineAnswer): Error {
  if (!("error" in answer)) return new TypeError("the engine answered another task");
  const { code, message, details } = answer.error;
  return new AppError(code, message, details === undefined ? {} : { details });
}
