import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Principal } from "../../src/auth/principal.ts";
import { isBinary } from "../../src/operations/operation.ts";
import { createPresentation } from "../../tools/create-presentation.ts";
import { operations } from "../../tools/index.ts";
import { answerOf, invoke } from "../support/invoke.ts";
import { testServices, type TestServices } from "../support/test-services.ts";

let services: TestServices;
let owner: Principal;
let stranger: Principal;
/** A value for each field that names a record of the owner's, or of everybody's. */
let owned: Readonly<Record<string, unknown>>;
const shared: Readonly<Record<string, unknown>> = { template_id: "plain", topic: "x" };

beforeAll(async () => {
  services = await testServices();
  owner = (await services.newAccount()).principal;
  stranger = (await services.newAccount()).principal;
  const { project_id, job_id } = createPresentation.output.parse(
    await answerOf(invoke(services, createPresentation, owner, { topic: "x" })),
  );
  owned = { project_id, job_id };
});
afterAll(() => services[Symbol.asyncDispose]());

describe.each(operations.map((operation) => [operation.name, operation] as const))("%s", (_name, operation) => {
  const names = Object.keys(operation.input.shape);
  const inputFor = () =>
    Object.fromEntries(Object.entries({ ...owned, ...shared }).filter(([name]) => names.includes(name)));

  it("answers its owner in the shape it promises", async () => {
    const outcome = await invoke(services, operation, owner, inputFor());
    expect(outcome).toMatchObject({ ok: true });
    const result = outcome.ok && !isBinary(outcome.result) ? outcome.result : {};
    expect(operation.output.strict().safeParse(result).error).toBeUndefined();
  });

  it("gives a stranger nothing of somebody else's", async () => {
    const outcome = await invoke(services, operation, stranger, inputFor());
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
    expect(await invoke(services, operation, only, inputFor())).toMatchObject({ ok: true });
    expect(await invoke(services, operation, without, inputFor())).toMatchObject(
      operation.scope === undefined
        ? { ok: true }
        : { ok: false, error: { code: "insufficient_scope", details: { required_scopes: [operation.scope] } } },
    );
  });
});
