import type { Database } from "../database/database.ts";

/** Writes how far a job has come, without holding the work up: at most one write is under way, the latest wins. */
export interface JobReporter {
  report(stage: string, fraction: number): void;
  /** No write happens after this resolves. */
  stop(): Promise<void>;
}

/** Every write waits for the disk, so only steps a watcher would notice are written. */
const SMALLEST_STEP = 10;

export function createJobReporter(database: Database, jobId: string): JobReporter {
  let written = { stage: "reading", progress: 0 };
  let latest = written;
  let writing: Promise<void> | undefined;
  let stopped = false;

  async function writeLatest(): Promise<void> {
    try {
      while (isNews()) {
        written = latest;
        await database.write(async (transaction) => {
          await transaction.updateTable("jobs").set(written).where("id", "=", jobId).execute();
        });
      }
    } catch {
      // Only the view of a running job suffers; the next step tries again.
    } finally {
      writing = undefined;
    }
  }

  function isNews(): boolean {
    if (stopped) return false;
    return latest.stage !== written.stage || latest.progress >= written.progress + SMALLEST_STEP;
  }

  return {
    report(stage, fraction) {
      latest = { stage, progress: Math.round(Math.min(1, Math.max(0, fraction)) * 100) };
      if (writing === undefined && isNews()) writing = writeLatest();
    },
    async stop() {
      stopped = true;
      await writing;
    },
  };
}
