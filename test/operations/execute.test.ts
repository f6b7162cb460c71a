import { describe, expect, it } from "vitest";
import { z } from "zod";
import { setCredits } from "../../src/accounts/accounts.ts";
import { readBalance } from "../../src/accounts/ledger.ts";
import { createApiKey } from "../../src/auth/api-keys.ts";
import type { Principal } from "../../src/auth/principal.ts";
import { execute } from "../../src/operations/execute.ts";
import { defineOperation, type Call, type Operation } from "../../src/operations/operation.ts";
import { invalidField } from "../../src/shared/app-error.ts";
import { answerOf, invoke } from "../support/invoke.ts";
import { testServices, type TestServices } from "../support/test-services.ts";

/** A charged operation whose work the test decides. */
function charged(work: (call: Call, text: string) => Promise<{ made: string }>): Operation {
  return defineOperation({
    name: "make_thing",
    title: "Make a thing",
    description: "For tests.",
    http: { method: "POST", path: "/things", status: 201 },
    scope: "presentations:create",
    costTenths: 25,
    bodyLimit: 1_000,
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    input: z.strictObject({ text: z.string() }),
    output: z.object({ made: z.string() }),
    errors: [],
    acceptsIdempotencyKey: true,
    describeJob: () => ({ format: "carousel", slideCount: 5 }),
    validate: (_services, { text }) => (text === "never" ? [{ path: "text", message: "Never." }] : []),
    run: (_services, call, { text }) => work(call, text),
  });
}

const makesIt = charged((call, text) => call.commit(() => Promise.resolve({ made: text })));

async function books(services: TestServices, userId: string) {
  const { available, reserved } = await readBalance(services.database.read, userId);
  const jobs = await services.database.read
    .selectFrom("jobs")
    .select(["status", "error_code"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return { available, reserved, jobs: jobs.map(({ status, error_code }) => error_code ?? status) };
}

describe("the order of steps", () => {
  it("is token, scope, rate limit, fields, key, credits: the first thing wrong is the answer", async () => {
    await using services = await testServices();
    const { userId, principal } = await services.newAccount();
    await setCredits(services, userId, 0);
    const { secret } = await createApiKey(services, { userId, name: "k", scopes: [] });
    const signal = new AbortController().signal;
    const base = { requestId: "req_1", signal, readInput: () => ({ txt: 1 }) };
    const codeOf = async (who: Parameters<typeof execute>[2]["credentials"], input: unknown = { txt: 1 }) => {
      const outcome = await execute(services, makesIt, { ...base, credentials: who, readInput: () => input });
      return outcome.ok ? "ok" : outcome.error.code;
    };
    expect(await codeOf({ token: "service_live_wrong", audience: "api" })).toBe("unauthorized");
    expect(await codeOf({ token: secret, audience: "api" })).toBe("insufficient_scope");
    expect((await services.rateLimiter.look(principal)).remaining).toBe(120);
    expect(await codeOf({ principal })).toBe("validation_error");
    expect(await codeOf({ principal }, { text: "never" })).toBe("validation_error");
    expect(await codeOf({ principal }, { text: "x" })).toBe("insufficient_credits");
    for (let call = 0; call < 120; call += 1) await services.rateLimiter.take(principal);
    expect(await codeOf({ principal })).toBe("rate_limit_exceeded");
    expect(await books(services, userId)).toEqual({ available: 0, reserved: 0, jobs: [] });
  });

  it("reads no body for a caller who may not call, and counts no call of theirs", async () => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    const nobody: Principal = { ...principal, scopes: new Set() };
    const readInput = () => {
      throw invalidField("", "The body is not JSON.");
    };
    const denied = await invoke(services, makesIt, nobody, undefined, { readInput });
    expect(denied).toMatchObject({
      ok: false,
      rateLimit: { remaining: 120 },
      error: { code: "insufficient_scope", details: { required_scopes: ["presentations:create"] } },
    });
    const malformed = await invoke(services, makesIt, principal, undefined, { readInput });
    expect(malformed).toMatchObject({ ok: false, rateLimit: { remaining: 119 }, error: { code: "validation_error" } });
  });
});

describe("a charged call", () => {
  it("reserves before the work and settles with what the work stores", async () => {
    await using services = await testServices();
    const { userId, principal } = await services.newAccount();
    const seen: unknown[] = [];
    const operation = charged(async (call) => {
      seen.push(await books(services, userId));
      return call.commit(async (transaction) => {
        seen.push(await readBalance(transaction, userId));
        return { made: call.jobId };
      });
    });
    await answerOf(invoke(services, operation, principal, { text: "x" }));
    expect(seen).toEqual([
      { available: 9_975, reserved: 25, jobs: ["running"] },
      { available: 9_975, reserved: 0 },
    ]);
    expect(await books(services, userId)).toMatchObject({ available: 9_975, reserved: 0 });
  });

  it.each([
    ["an expected error", () => Promise.reject(invalidField("text", "No.")), "validation_error"],
    ["an unexpected one", () => Promise.reject(new TypeError("secret internals")), "internal_error"],
    ["an answer without commit", () => Promise.resolve({ made: "nothing" }), "internal_error"],
  ])("is refunded after %s", async (_what, work, code) => {
    await using services = await testServices();
    const { userId, principal } = await services.newAccount();
    const outcome = await invoke(services, charged(work), principal, { text: "x" });
    expect(outcome).toMatchObject({ ok: false, error: { code } });
    expect(JSON.stringify(outcome)).not.toContain("secret internals");
    expect(await books(services, userId)).toEqual({ available: 10_000, reserved: 0, jobs: [code] });
  });

  it("logs what callers don't get to see", async () => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    await invoke(
      services,
      charged(() => Promise.reject(new TypeError("secret internals"))),
      principal,
      { text: "x" },
    );
    expect(services.logLines.join("")).toMatch(/"request_id":"req_test".*secret internals/);
  });

  it("stores nothing when storing fails half-way", async () => {
    await using services = await testServices();
    const { userId, principal } = await services.newAccount();
    const operation = charged((call) =>
      call.commit(async (transaction) => {
        await transaction.insertInto("secrets").values({ name: "half", value: "" }).execute();
        throw invalidField("text", "No.");
      }),
    );
    await invoke(services, operation, principal, { text: "x" });
    expect(await services.database.read.selectFrom("secrets").select("name").execute()).not.toContainEqual({
      name: "half",
    });
    expect(await books(services, userId)).toMatchObject({ available: 10_000, reserved: 0 });
  });

  it("stops when its caller goes, and is refunded", async () => {
    await using services = await testServices();
    const { userId, principal } = await services.newAccount();
    const caller = new AbortController();
    const operation = charged(
      (call) =>
        new Promise((_resolve, reject) => {
          call.signal.addEventListener("abort", () => reject(new DOMException("stopped", "AbortError")));
          setTimeout(() => caller.abort(), 5);
        }),
    );
    const outcome = await invoke(services, operation, principal, { text: "x" }, { signal: caller.signal });
    expect(outcome).toMatchObject({ ok: false, error: { code: "unavailable" } });
    expect(await books(services, userId)).toEqual({ available: 10_000, reserved: 0, jobs: ["unavailable"] });
    expect(services.logLines).toEqual([]);
  });
});

describe("an idempotency key", () => {
  const withKey = (key: unknown) => ({ idempotencyKey: key });

  it("makes 50 calls at once one call, one charge and one answer", async () => {
    await using services = await testServices();
    const { userId, principal } = await services.newAccount();
    let runs = 0;
    const operation = charged(async (call) => {
      runs += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return call.commit(() => Promise.resolve({ made: `run ${runs}` }));
    });
    const calls = Array.from({ length: 50 }, () => invoke(services, operation, principal, { text: "x" }, withKey("k")));
    const outcomes = await Promise.all(calls);
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome.ok && outcome.result)))).toEqual(
      new Set(['{"made":"run 1"}']),
    );
    expect(outcomes.filter((outcome) => outcome.ok && outcome.replayed)).toHaveLength(49);
    expect(runs).toBe(1);
    expect((await books(services, userId)).available).toBe(9_975);
    const later = await invoke(services, operation, principal, { text: "x" }, withKey("k"));
    expect(later).toMatchObject({ ok: true, replayed: true, result: { made: "run 1" } });
  });

  it("is another key for another account, and refuses other fields", async () => {
    await using services = await testServices();
    const [one, two] = [await services.newAccount(), await services.newAccount()];
    await answerOf(invoke(services, makesIt, one.principal, { text: "x" }, withKey("k")));
    const other = await invoke(services, makesIt, two.principal, { text: "y" }, withKey("k"));
    expect(other).toMatchObject({ ok: true, replayed: false, result: { made: "y" } });
    const reused = await invoke(services, makesIt, one.principal, { text: "y" }, withKey("k"));
    expect(reused).toMatchObject({ ok: false, error: { code: "idempotency_key_reused", status: 422 } });
    expect((await books(services, one.userId)).available).toBe(9_975);
  });

  it("is not used up by calls that fail: bad fields, no credits, errors", async () => {
    await using services = await testServices();
    const { userId, principal } = await services.newAccount();
    const call = (operation: Operation, text: string) => invoke(services, operation, principal, { text }, withKey("k"));
    await call(makesIt, "never");
    await setCredits(services, userId, 0);
    expect(await call(makesIt, "x")).toMatchObject({ error: { code: "insufficient_credits" } });
    await setCredits(services, userId, 100);
    const failing = charged(() => Promise.reject(new Error("broken")));
    expect(await call(failing, "x")).toMatchObject({ error: { code: "internal_error" } });
    expect(await call(makesIt, "other text")).toMatchObject({ ok: true, replayed: false });
    expect(await call(makesIt, "never")).toMatchObject({ error: { code: "validation_error" } });
    expect((await books(services, userId)).available).toBe(75);
  });

  it("answers a second call that waited too long with generation_in_progress", async () => {
    await using services = await testServices({ joinWaitMs: 20 });
    const { principal } = await services.newAccount();
    const { promise: finish, resolve } = Promise.withResolvers<void>();
    const slow = charged(async (call) => {
      await finish;
      return call.commit(() => Promise.resolve({ made: "late" }));
    });
    const first = invoke(services, slow, principal, { text: "x" }, withKey("k"));
    const second = await invoke(services, slow, principal, { text: "x" }, withKey("k"));
    expect(second).toMatchObject({ ok: false, error: { code: "generation_in_progress" } });
    resolve();
    expect(await first).toMatchObject({ ok: true, result: { made: "late" } });
  });

  it.each(["", "x".repeat(201), 7, null])("refuses %j as a key", async (key) => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    const outcome = await invoke(services, makesIt, principal, { text: "x" }, withKey(key));
    expect(outcome).toMatchObject({
      ok: false,
      error: { code: "validation_error", details: { issues: [{ path: "idempotency_key" }] } },
    });
  });

  it("counts its 200 characters as people do", async () => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    expect(await invoke(services, makesIt, principal, { text: "x" }, withKey("🗝".repeat(200)))).toMatchObject({
      ok: true,
    });
  });
});

it("adds what is for one caller only after the reply is stored", async () => {
  await using services = await testServices();
  const { principal } = await services.newAccount();
  let tickets = 0;
  const operation: Operation = {
    ...makesIt,
    personalise: (_services, _call, answer) => {
      tickets += 1;
      return Promise.resolve({ ...answer, ticket: tickets });
    },
  };
  const call = () => answerOf(invoke(services, operation, principal, { text: "x" }, { idempotencyKey: "k" }));
  expect(await call()).toEqual({ made: "x", ticket: 1 });
  expect(await call()).toEqual({ made: "x", ticket: 2 });
  const [row] = await services.database.read.selectFrom("idempotency_keys").select("reply").execute();
  expect(row?.reply).toBe('{"made":"x"}');
});
