import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Principal } from "../../src/auth/principal.ts";
import { isBinary } from "../../src/operations/operation.ts";
import { operations } from "../../tools/index.ts";
import { invoke } from "../support/invoke.ts";
import { inputOf, ownedRecords, SHARED_FIELDS } from "../support/owned-records.ts";
import { testServices, type TestServices } from "../support/test-services.ts";

let services: TestServices;
let owner: Principal;
let stranger: Principal;

beforeAll(async () => {
  services = await testServices();
  owner = (await services.newAccount()).principal;
  stranger = (await services.newAccount()).principal;
});
afterAll(() => services[Symbol.asyncDispose]());
beforeEach(() => services.clock.advance({ minutes: 2 }));

describe.each(operations.map((operation) => [operation.name, operation] as const))("%s", (_name, operation) => {
  const names = Object.keys(operation.input.shape);
  const inputWith = (owned: Readonly<Record<string, unknown>>) => inputOf(operation, { ...SHARED_FIELDS, ...owned });
  const freshInput = async () => inputWith(await ownedRecords(services, owner));

  it("answers its owner in the shape it promises", async () => {
    const outcome = await invoke(services, operation, owner, await freshInput());
    expect(outcome).toMatchObject({ ok: true });
    const result = outcome.ok && !isBinary(outcome.result) ? outcome.result : {};
    expect(operation.output.strict().safeParse(result).error).toBeUndefined();
  });

  it("gives a stranger nothing of somebody else's", async () => {
    const owned = await ownedRecords(services, owner);
    const outcome = await invoke(services, operation, stranger, inputWith(owned));
    const mentions = (id: unknown): boolean => JSON.stringify(outcome).includes(String(id));
    expect(Object.values(owned).some(mentions)).toBe(false);
    const namesRecord = names.some((name) => name in owned);
    expect(outcome).toMatchObject(
      namesRecord ? { ok: false, error: { code: "not_found", status: 404 } } : { ok: true },
    );
  });

  it("needs exactly its scope", async () => {
    const without: Principal = {
      ...owner,
      scopes: new Set([...owner.scopes].filter((scope) => scope !== operation.scope)),
    };
    const only: Principal = { ...owner, scopes: new Set(operation.scope === undefined ? [] : [operation.scope]) };
    expect(await invoke(services, operation, only, await freshInput())).toMatchObject({ ok: true });
    expect(await invoke(services, operation, without, await freshInput())).toMatchObject(
      operation.scope === undefined
        ? { ok: true }
        : { ok: false, error: { code: "insufficient_scope", details: { required_scopes: [operation.scope] } } },
    );
  });
});
