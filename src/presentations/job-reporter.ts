import type { Database } from "../database/database.ts";
import type { ModelUsage } from "../deck/model-usage.ts";
import { usageColumns } from "./jobs.ts";

/** Writes how far a job has come, without holding the work up: at most one write is under way, the latest wins. */
export interface JobReporter {
  /** `usage`: what a language model has taken so far. */
  report(stage: string, fraction: number, usage?: ModelUsage): void;
  /** The usage reported last is written by the time this resolves; no write happens after it. */
  stop(): Promise<void>;
}

interface Report {
  readonly stage: string;
  readonly progress: number;
  readonly usage?: ModelUsage;
}

/** Every write waits for the disk, so only steps a watcher would notice are written. */
const SMALLEST_STEP = 10;

export function createJobReporter(database: Database, jobId: string): JobReporter {
  let written: Report = { stage: "reading", progress: 0 };
  let latest = written;
  let writing: Promise<void> | undefined;
  let stopped = false;

  async function writeLatest(): Promise<void> {
    try {
      while (isNews()) {
        written = latest;
        const { usage, ...row } = written;
        const columns = usage === undefined ? row : { ...row, ...usageColumns(usage) };
        await database.write(async (transaction) => {
          await transaction.updateTable("jobs").set(columns).where("id", "=", jobId).execute();
        });
      }
    } catch {
      // Only the view of a running job suffers; the next step tries again.
    } finally {
      writing = undefined;
    }
  }

  function isNews(): boolean {
    if (latest.usage?.calls !== written.usage?.calls) return true;
    if (stopped) return false;
    return latest.stage !== written.stage || latest.progress >= written.progress + SMALLEST_STEP;
  }

  return {
    report(stage, fraction, usage = latest.usage) {
      const progress = Math.round(Math.min(1, Math.max(0, fraction)) * 100);
      latest = usage === undefined ? { stage, progress } : { stage, progress, usage };
      if (!stopped && writing === undefined && isNews()) writing = writeLatest();
    },
    async stop() {
      stopped = true;
      if (isNews()) writing ??= writeLatest();
      await writing;
    },
  };
}
