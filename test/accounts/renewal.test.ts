import { describe, expect, it } from "vitest";
import { grantCredits, setCredits } from "../../src/accounts/accounts.ts";
import { reserveCharge } from "../../src/accounts/charges.ts";
import { readBalance } from "../../src/accounts/ledger.ts";
import { nextRenewal, renewIfDue } from "../../src/accounts/renewal.ts";
import { testServices, type TestServices } from "../support/test-services.ts";

const renew = (services: TestServices, userId: string) =>
  services.database.write((transaction) => renewIfDue(transaction, services, userId));
const available = async (services: TestServices, userId: string) =>
  (await readBalance(services.database.read, userId)).available;

it.each([
  ["2026-11-20T09:30:00Z", "2026-12-01T00:00:00.000Z"],
  ["2026-12-31T23:59:59Z", "2027-01-01T00:00:00.000Z"],
  ["2028-02-29T00:00:00Z", "2028-03-01T00:00:00.000Z"],
])("after %s credits renew at %s", (now, renewal) => {
  expect(nextRenewal(new Date(now)).toISOString()).toBe(renewal);
});

describe("renewIfDue", () => {
  it("fills up to the month's credits when the month begins, once", async () => {
    await using services = await testServices();
    const { userId } = await services.newAccount();
    await setCredits(services, userId, 100);
    await renew(services, userId);
    expect(await available(services, userId)).toBe(100);
    services.clock.set("2026-12-01T00:00:00.000Z");
    await renew(services, userId);
    await renew(services, userId);
    expect(await available(services, userId)).toBe(10_000);
  });

  it("lets months that passed unseen not pile up", async () => {
    await using services = await testServices();
    const { userId } = await services.newAccount();
    services.clock.set("2027-06-15T12:00:00.000Z");
    await renew(services, userId);
    expect(await available(services, userId)).toBe(10_000);
  });

  it("never takes away what was granted beyond the plan", async () => {
    await using services = await testServices();
    const { userId } = await services.newAccount();
    await grantCredits(services, userId, 5_000);
    services.clock.set("2026-12-02T00:00:00.000Z");
    await renew(services, userId);
    expect(await available(services, userId)).toBe(15_000);
  });

  it("counts what is reserved, so that a refund does not come on top", async () => {
    await using services = await testServices();
    const { userId } = await services.newAccount();
    await services.database.write((transaction) =>
      reserveCharge(transaction, services, { userId, reference: "job_1", tenths: 25 }),
    );
    services.clock.set("2026-12-02T00:00:00.000Z");
    await renew(services, userId);
    expect(await available(services, userId)).toBe(9_975);
  });

  it("happens before a charge that would otherwise be refused", async () => {
    await using services = await testServices();
    const { userId } = await services.newAccount();
    await setCredits(services, userId, 0);
    services.clock.set("2026-12-02T00:00:00.000Z");
    await services.database.write((transaction) =>
      reserveCharge(transaction, services, { userId, reference: "job_1", tenths: 25 }),
    );
    expect(await available(services, userId)).toBe(9_975);
  });
});
