import { describe, expect, it } from "vitest";
import {
  createAccount,
  ensureLocalAccount,
  findAccount,
  grantCredits,
  listAccounts,
  setCredits,
} from "../../src/accounts/accounts.ts";
import { testServices } from "../support/test-services.ts";

describe("accounts", () => {
  it("start with a month's credits of their plan", async () => {
    await using services = await testServices();
    const account = await createAccount(services, { email: " Ada@Example.COM ", planTier: "free" });
    expect(account).toMatchObject({ email: "ada@example.com", planTier: "free", balanceTenths: 100 });
    expect(account.userId).toMatch(/^usr_/);
  });

  it("hold one local owner, made once", async () => {
    await using services = await testServices();
    const owner = await ensureLocalAccount(services);
    expect(owner).toMatchObject({ email: "owner@localhost", planTier: "self_hosted", balanceTenths: 10_000 });
    expect(await ensureLocalAccount(services)).toEqual(owner);
    expect(await listAccounts(services.database.read)).toHaveLength(1);
  });

  it.each([
    ["a bad address", { email: "nobody" }, "email"],
    ["an unknown plan", { email: "a@example.com", planTier: "gold" }, "self_hosted, free"],
    ["a taken address", { email: "taken@example.com" }, "already is an account"],
  ])("refuse %s", async (_what, account, words) => {
    await using services = await testServices();
    await createAccount(services, { email: "taken@example.com" });
    await expect(createAccount(services, account)).rejects.toMatchObject({
      code: "validation_error",
      message: expect.stringContaining(words),
    });
    expect(await listAccounts(services.database.read)).toHaveLength(1);
  });

  it("are found by address, and say so when there is none", async () => {
    await using services = await testServices();
    const { userId } = await services.newAccount();
    expect((await findAccount(services.database.read, "PERSON-1@example.com")).userId).toBe(userId);
    await expect(findAccount(services.database.read, "x@example.com")).rejects.toThrow(/accounts list/);
  });

  it("take grants and corrections", async () => {
    await using services = await testServices();
    const { userId, email } = await services.newAccount();
    await grantCredits(services, userId, 5);
    expect((await findAccount(services.database.read, email)).balanceTenths).toBe(10_005);
    await setCredits(services, userId, 3);
    expect((await findAccount(services.database.read, email)).balanceTenths).toBe(3);
    await expect(setCredits(services, userId, -1)).rejects.toMatchObject({ code: "validation_error" });
    await expect(grantCredits(services, userId, 0)).rejects.toMatchObject({ code: "validation_error" });
  });
});
