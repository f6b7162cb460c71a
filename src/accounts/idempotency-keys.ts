import type { Reader, Transaction } from "../database/database.ts";
import type { Clock } from "../shared/clock.ts";
import { parseJsonObject } from "../shared/parse-json.ts";
import { generationInProgress } from "./calls-in-flight.ts";

const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

/** Idempotency keys belong to an account and an operation; REST and MCP share them. */
export interface KeyOwner {
  readonly userId: string;
  readonly operation: string;
  readonly key: string;
}

export interface StoredReply {
  readonly fingerprint: string;
  readonly reply: Readonly<Record<string, unknown>>;
}

/** The reply kept for a key, for 30 days. */
export async function findStoredReply(reader: Reader, clock: Clock, owner: KeyOwner): Promise<StoredReply | undefined> {
  const row = await reader
    .selectFrom("idempotency_keys")
    .select(["fingerprint", "reply"])
    .where("user_id", "=", owner.userId)
    .where("operation", "=", owner.operation)
    .where("key", "=", owner.key)
    .where("created_at", ">", clock.now().getTime() - KEPT_MS)
    .executeTakeFirst();
  return row && { fingerprint: row.fingerprint, reply: parseJsonObject(row.reply) };
}

/**
 * Keeps a reply with what it reports, in one transaction, and clears keys that have run out. Throws
 * `generation_in_progress` where another process was faster: then nothing of this call is stored.
 */
export async function storeReply(
  transaction: Transaction,
  clock: Clock,
  { userId, operation, key, fingerprint, reply }: KeyOwner & StoredReply,
): Promise<void> {
  const now = clock.now().getTime();
  await transaction
    .deleteFrom("idempotency_keys")
    .where("created_at", "<=", now - KEPT_MS)
    .execute();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("idempotency_keys")
    .values({ user_id: userId, operation, key, fingerprint, reply: JSON.stringify(reply), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw generationInProgress();
}
