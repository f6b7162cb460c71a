import { array, assert, asyncProperty, constantFrom, integer, oneof, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { grantCredits, setCredits } from "../../src/accounts/accounts.ts";
import { readCharge, refundCharge, reserveCharge, settleCharge } from "../../src/accounts/charges.ts";
import { appendEntry, readBalance } from "../../src/accounts/ledger.ts";
import { AppError } from "../../src/shared/app-error.ts";
import { testServices, type TestServices } from "../support/test-services.ts";

const reserve = (services: TestServices, userId: string, reference: string, tenths = 25) =>
  services.database.write((transaction) => reserveCharge(transaction, services, { userId, reference, tenths }));
const settle = (services: TestServices, userId: string, reference: string) =>
  services.database.write((transaction) => settleCharge(transaction, services.clock, { userId, reference }));
const refund = (services: TestServices, userId: string, reference: string) =>
  services.database.write((transaction) => refundCharge(transaction, services.clock, { userId, reference }));

const ledgerOf = (services: TestServices, userId: string) =>
  services.database.read.selectFrom("ledger").selectAll().where("user_id", "=", userId).execute();

describe("a charge", () => {
  it("is taken off at once, and spent when settled", async () => {
    await using services = await testServices();
    const { userId } = await services.newAccount();
    await reserve(services, userId, "job_1");
    expect(await readBalance(services.database.read, userId)).toEqual({ available: 9_975, reserved: 25 });
    expect(await readCharge(services.database.read, "job_1")).toEqual({ reserved: 25, charged: 0, refunded: 0 });
    await settle(services, userId, "job_1");
    expect(await readBalance(services.database.read, userId)).toEqual({ available: 9_975, reserved: 0 });
    expect(await readCharge(services.database.read, "job_1")).toEqual({ reserved: 0, charged: 25, refunded: 0 });
  });

  it("comes back whole when refunded", async () => {
    await using services = await testServices();
    const { userId } = await services.newAccount();
    await reserve(services, userId, "job_1");
    await refund(services, userId, "job_1");
    expect(await readBalance(services.database.read, userId)).toEqual({ available: 10_000, reserved: 0 });
    expect(await readCharge(services.database.read, "job_1")).toEqual({ reserved: 0, charged: 0, refunded: 25 });
  });

  it("can't be closed twice, whichever way, or before it was opened", async () => {
    await using services = await testServices();
    const { userId } = await services.newAccount();
    await expect(settle(services, userId, "job_1")).rejects.toThrow(/no open charge/);
    await expect(refund(services, userId, "job_1")).rejects.toThrow(/no open charge/);
    await reserve(services, userId, "job_1");
    await settle(services, userId, "job_1");
    await expect(refund(services, userId, "job_1")).rejects.toThrow(/no open charge/);
    await expect(settle(services, userId, "job_1")).rejects.toThrow(/no open charge/);
    await expect(reserve(services, userId, "job_1")).rejects.toThrow(/UNIQUE/);
    expect(await readBalance(services.database.read, userId)).toEqual({ available: 9_975, reserved: 0 });
  });

  it("is refused with balance, cost and where to get more when it can't be paid", async () => {
    await using services = await testServices();
    const { userId } = await services.newAccount();
    await setCredits(services, userId, 24);
    await expect(reserve(services, userId, "job_1")).rejects.toMatchObject({
      code: "insufficient_credits",
      status: 402,
      details: { balance: 2.4, cost: 2.5, upgrade_url: "https://example.com/upgrade" },
    });
    await setCredits(services, userId, 25);
    await reserve(services, userId, "job_1");
    expect((await readBalance(services.database.read, userId)).available).toBe(0);
  });
});

describe("the ledger", () => {
  it("refuses a second closing entry even from code that forgets to look", async () => {
    await using services = await testServices();
    const { userId } = await services.newAccount();
    await reserve(services, userId, "job_1");
    await settle(services, userId, "job_1");
    const entry = { userId, kind: "refund", reference: "job_1", tenths: 25 } as const;
    const again = services.database.write((transaction) => appendEntry(transaction, services.clock, entry));
    await expect(again).rejects.toThrow(/closed already/);
  });

  it("can't be rewritten or shortened", async () => {
    await using services = await testServices();
    await services.newAccount();
    const rewrite = services.database.write((transaction) =>
      transaction.updateTable("ledger").set({ amount_tenths: 1 }).execute(),
    );
    await expect(rewrite).rejects.toThrow(/append-only/);
    await expect(services.database.write((transaction) => transaction.deleteFrom("ledger").execute())).rejects.toThrow(
      /append-only/,
    );
  });

  it("sums up to a balance that is never below zero, in any interleaving of calls that fail or succeed", async () => {
    await using services = await testServices();
    const step = oneof(
      record({ kind: constantFrom("reserve", "settle", "refund"), job: integer({ min: 0, max: 5 }) }),
      record({ kind: constantFrom("grant", "set"), tenths: integer({ min: -20, max: 120 }) }),
    );
    const steps = array(step, { maxLength: 40 });
    await assert(
      asyncProperty(steps, async (plan) => {
        const { userId } = await services.newAccount();
        await setCredits(services, userId, 60);
        const run = async (wanted: (typeof plan)[number]): Promise<unknown> => {
          if ("tenths" in wanted) {
            return (wanted.kind === "grant" ? grantCredits : setCredits)(services, userId, wanted.tenths);
          }
          const reference = `${userId} ${wanted.job}`;
          if (wanted.kind === "reserve") return reserve(services, userId, reference);
          return (wanted.kind === "settle" ? settle : refund)(services, userId, reference);
        };
        await Promise.allSettled(plan.map(run));
        await expectBooksToBalance(services, userId);
      }),
      { numRuns: 60 },
    );
  });
});

async function expectBooksToBalance(services: TestServices, userId: string): Promise<void> {
  const entries = await ledgerOf(services, userId);
  const { available, reserved } = await readBalance(services.database.read, userId);
  expect(available).toBe(entries.reduce((sum, entry) => sum + entry.amount_tenths, 0));
  expect(available).toBeGreaterThanOrEqual(0);
  const closed = new Set(
    entries.filter(({ kind }) => kind === "settle" || kind === "refund").map((entry) => entry.reference),
  );
  const open = entries.filter((entry) => entry.kind === "reserve" && !closed.has(entry.reference));
  expect(reserved).toBe(0 - open.reduce((sum, entry) => sum + entry.amount_tenths, 0));
}

it("names what failed for a person with the AppError's words only", async () => {
  await using services = await testServices();
  const { userId } = await services.newAccount();
  await setCredits(services, userId, 0);
  const error: unknown = await reserve(services, userId, "job_1").catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AppError);
  expect(String(error)).toContain("costs 2.5 credits and the balance is 0");
});
