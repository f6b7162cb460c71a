import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createApiKey, listApiKeys, revokeApiKey } from "../../src/auth/api-keys.ts";
import { authenticate } from "../../src/auth/authenticate.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { testServices } from "../support/test-services.ts";

describe("API keys", () => {
  it("open the account with the scopes they were given, over REST and MCP", async () => {
    await using services = await testServices();
    const { userId } = await services.newAccount();
    const { secret, keyId } = await createApiKey(services, { userId, name: "laptop", scopes: ["projects:read"] });
    expect(secret).toMatch(/^service_live_[\w-]{43}$/);
    for (const audience of ["api", "mcp"] as const) {
      expect(await authenticate(services.verifiers, secret, audience)).toEqual({
        userId,
        scopes: new Set(["projects:read"]),
        credential: { kind: "api_key", id: keyId },
      });
    }
  });

  it.each([undefined, "", "service_live_", "service_live_short", "sk-other", `service_live_${"A".repeat(43)}`])(
    "refuse %s as unauthorized",
    async (token) => {
      await using services = await testServices();
      await expect(authenticate(services.verifiers, token, "api")).rejects.toMatchObject({ code: "unauthorized" });
    },
  );

  it("end at once when revoked, by their owner only", async () => {
    await using services = await testServices();
    const [owner, stranger] = [await services.newAccount(), await services.newAccount()];
    const { secret, keyId } = await createApiKey(services, { userId: owner.userId, name: "laptop", scopes: [] });
    await expect(revokeApiKey(services, { userId: stranger.userId, keyId })).rejects.toMatchObject({
      code: "not_found",
    });
    await authenticate(services.verifiers, secret, "api");
    await revokeApiKey(services, { userId: owner.userId, keyId });
    await expect(authenticate(services.verifiers, secret, "api")).rejects.toMatchObject({ code: "unauthorized" });
    await expect(revokeApiKey(services, { userId: owner.userId, keyId })).rejects.toMatchObject({ code: "not_found" });
    expect(await listApiKeys(services.database.read, owner.userId)).toEqual([]);
  });

  it("are 20 an account at most, also when made at the same time; a revoked one makes room", async () => {
    await using services = await testServices();
    const { userId } = await services.newAccount();
    const make = () => createApiKey(services, { userId, name: "k", scopes: [] });
    const made = await Promise.allSettled(Array.from({ length: 25 }, make));
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
    await expect(make()).rejects.toMatchObject({ code: "api_key_limit_reached", status: 409 });
    const [first] = await listApiKeys(services.database.read, userId);
    await revokeApiKey(services, { userId, keyId: first?.keyId ?? "" });
    await make();
  });

  it("are stored as hashes only", async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, "store.sqlite");
    await using services = await testServices({ file });
    const { userId } = await services.newAccount();
    const { secret } = await createApiKey(services, { userId, name: "laptop", scopes: [] });
    const [key] = await listApiKeys(services.database.read, userId);
    expect(key?.lastFour).toBe(secret.slice(-4));
    const stored = (await readFile(file, "latin1")) + (await readFile(`${file}-wal`, "latin1"));
    expect(stored).toContain("laptop");
    expect(stored.includes(secret.slice("service_live_".length))).toBe(false);
  });

  it("remember when they were last used, without making the call wait", async () => {
    await using services = await testServices();
    const { userId } = await services.newAccount();
    const { secret } = await createApiKey(services, { userId, name: "laptop", scopes: [] });
    expect((await listApiKeys(services.database.read, userId))[0]?.lastUsedAt).toBeUndefined();
    services.clock.advance({ minutes: 5 });
    await authenticate(services.verifiers, secret, "api");
    await services.keyUsage.flush();
    expect((await listApiKeys(services.database.read, userId))[0]?.lastUsedAt).toEqual(services.clock.now());
  });
});
