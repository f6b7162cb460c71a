import type { Reader, Transaction } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import type { Clock } from "../shared/clock.ts";

/**
 * Credits are an append-only ledger of signed whole tenths; the balance beside it is their sum and never below zero.
 * There is one entry of a kind for a reference: doing anything twice fails instead of counting twice.
 */
export interface LedgerEntry {
  readonly userId: string;
  readonly kind: Tables["ledger"]["kind"];
  readonly reference: string;
  readonly tenths: number;
}

export interface Balance {
  /** Tenths that can be spent. */
  readonly available: number;
  /** Tenths taken off for calls that are still running. */
  readonly reserved: number;
}

/** Appends an entry and moves the balance with it. Fails where the balance would fall below zero. */
export async function appendEntry(
  transaction: Transaction,
  clock: Clock,
  { userId, kind, reference, tenths }: LedgerEntry,
  reservedChange = 0,
): Promise<void> {
  await transaction
    .insertInto("ledger")
    .values({ user_id: userId, kind, reference, amount_tenths: tenths, created_at: clock.now().getTime() })
    .execute();
  const moved = await transaction
    .updateTable("credits")
    .set((row) => ({
      balance_tenths: row("balance_tenths", "+", tenths),
      reserved_tenths: row("reserved_tenths", "+", reservedChange),
    }))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (moved.numUpdatedRows !== 1n) throw new Error(`account ${userId} has no balance`);
}

export async function readBalance(reader: Reader, userId: string): Promise<Balance> {
  const row = await reader
    .selectFrom("credits")
    .select(["balance_tenths", "reserved_tenths"])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return { available: row.balance_tenths, reserved: row.reserved_tenths };
}
