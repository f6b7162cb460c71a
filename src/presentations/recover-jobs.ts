import { refundCharge } from "../accounts/charges.ts";
import type { Database } from "../database/database.ts";
import { AppError } from "../shared/app-error.ts";
import type { Clock } from "../shared/clock.ts";
import { failJob } from "./jobs.ts";

/** Longer than any generation may take; a job that runs on after it has lost its process. */
const ABANDONED_AFTER_MS = 15 * 60 * 1_000;

/**
 * Fails and refunds the jobs nobody works on any more: their process is gone, or they have run for longer than any
 * generation may. Run at start and now and then. Returns how many there were.
 */
export async function recoverJobs(database: Database, clock: Clock, startedAt: Date): Promise<number> {
  const running = await database.read
    .selectFrom("jobs")
    .select(["id", "user_id", "process_id", "created_at"])
    .where("status", "=", "running")
    .execute();
  const tooOld = clock.now().getTime() - ABANDONED_AFTER_MS;
  const abandoned = running.filter(
    (job) => job.created_at < tooOld || !isAlive(job.process_id, job.created_at, startedAt.getTime()),
  );
  for (const job of abandoned) await giveUp(database, clock, job);
  return abandoned.length;
}

async function giveUp(database: Database, clock: Clock, job: { id: string; user_id: string }): Promise<void> {
  const error = new AppError(
    "unavailable",
    "The server stopped before this generation was done. It was refunded; try again.",
  );
  await database.write(async (transaction) => {
    const { status } = await transaction
      .selectFrom("jobs")
      .select("status")
      .where("id", "=", job.id)
      .executeTakeFirstOrThrow();
    if (status !== "running") return;
    await refundCharge(transaction, clock, { userId: job.user_id, reference: job.id });
    await failJob(transaction, clock, job.id, error);
  });
}

/** Systems give process ids out again: an older job under our own id belongs to a process that has ended. */
function isAlive(processId: number, jobStartedAt: number, weStartedAt: number): boolean {
  if (processId === process.pid) return jobStartedAt >= weStartedAt;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
