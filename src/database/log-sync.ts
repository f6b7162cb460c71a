import { open, type FileHandle } from "node:fs/promises";

/** Puts what was committed on the disk, without holding the event loop up as SQLite itself would. */
export interface LogSync {
  /**
   * Resolves when everything that was committed before this call is on the disk, by whichever process. Rejects with the
   * system's error, and from then on always: a system tells of pages it could not write once, then forgets them.
   */
  sync(): Promise<void>;
  /** The first error. */
  readonly failure: Error | undefined;
  close(): Promise<void>;
}

/** The write-ahead log of a database file; it exists from the first write until the last connection is closed. */
export function createLogSync(file: string, onFailure: (error: Error) => void = () => undefined): LogSync {
  let log: FileHandle | undefined;
  let failure: Error | undefined;
  const sync = oneAtATime(async () => {
    if (failure !== undefined) throw failure;
    try {
      log ??= await open(`${file}-wal`, "r+");
      await log.datasync();
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
      onFailure(failure);
      throw failure;
    }
  });
  return {
    sync,
    get failure() {
      return failure;
    },
    async close() {
      await sync().catch(() => undefined);
      await log?.close();
    },
  };
}

/**
 * Runs `work` once for all who ask while it runs: they wait for the next run, because theirs came too late for the one
 * that had already begun.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = (): Promise<void> => {
    next = undefined;
    const current = work().finally(() => {
      if (running === current) running = undefined;
    });
    running = current;
    return current;
  };
  return () => {
    if (running === undefined) return run();
    next ??= running.then(run, run);
    return next;
  };
}
