import type { Reader, Transaction } from "../database/database.ts";
import { AppError } from "../shared/app-error.ts";
import type { Clock } from "../shared/clock.ts";
import { toCredits } from "./amounts.ts";
import { appendEntry, readBalance } from "./ledger.ts";
import type { Plans } from "./plans.ts";
import { renewIfDue } from "./renewal.ts";

/** A charge is one `reserve` entry, closed by `settle` (0: it is spent) or `refund` (the amount: it comes back). */
export interface Charge {
  readonly userId: string;
  readonly reference: string;
}

export interface ChargeServices {
  readonly clock: Clock;
  readonly plans: Plans;
  readonly addresses: { upgradeUrl(): string };
}

/** Takes a cost off the balance until it is settled or refunded. Throws `insufficient_credits`. */
export async function reserveCharge(
  transaction: Transaction,
  services: ChargeServices,
  charge: Charge & { readonly tenths: number },
): Promise<void> {
  await renewIfDue(transaction, services, charge.userId);
  const { available } = await readBalance(transaction, charge.userId);
  if (available < charge.tenths) throw insufficientCredits(available, charge.tenths, services.addresses.upgradeUrl());
  const { tenths } = charge;
  await appendEntry(transaction, services.clock, { ...charge, kind: "reserve", tenths: -tenths }, tenths);
}

/** Makes a reserved amount spent. */
export async function settleCharge(transaction: Transaction, clock: Clock, charge: Charge): Promise<void> {
  const reserved = await openAmount(transaction, charge);
  await appendEntry(transaction, clock, { ...charge, kind: "settle", tenths: 0 }, -reserved);
}

/** Gives a reserved amount back. */
export async function refundCharge(transaction: Transaction, clock: Clock, charge: Charge): Promise<void> {
  const reserved = await openAmount(transaction, charge);
  await appendEntry(transaction, clock, { ...charge, kind: "refund", tenths: reserved }, -reserved);
}

async function openAmount(reader: Reader, { reference }: Charge): Promise<number> {
  const { reserved } = await readCharge(reader, reference);
  if (reserved === 0) throw new Error(`no open charge ${reference}`);
  return reserved;
}

export interface ChargeState {
  readonly reserved: number;
  readonly charged: number;
  readonly refunded: number;
}

/** Where a charge stands, in tenths: the whole amount is still reserved, spent or given back. */
export async function readCharge(reader: Reader, reference: string): Promise<ChargeState> {
  const entries = await reader
    .selectFrom("ledger")
    .select(["kind", "amount_tenths"])
    .where("reference", "=", reference)
    .execute();
  const kinds = new Set(entries.map(({ kind }) => kind));
  const amount = 0 - (entries.find(({ kind }) => kind === "reserve")?.amount_tenths ?? 0);
  return {
    reserved: kinds.has("settle") || kinds.has("refund") ? 0 : amount,
    charged: kinds.has("settle") ? amount : 0,
    refunded: kinds.has("refund") ? amount : 0,
  };
}

function insufficientCredits(balance: number, cost: number, upgradeUrl: string): AppError {
  return new AppError(
    "insufficient_credits",
    `This costs ${toCredits(cost)} credits and the balance is ${toCredits(balance)}. Get more at ${upgradeUrl}, or wait for the monthly renewal.`,
    { details: { balance: toCredits(balance), cost: toCredits(cost), upgrade_url: upgradeUrl } },
  );
}
