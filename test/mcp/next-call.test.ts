import { afterAll, beforeAll, expect, test } from "vitest";
import type { Principal } from "../../src/auth/principal.ts";
import { operations } from "../../tools/index.ts";
import { invoke } from "../support/invoke.ts";
import { inputOf, SHARED_FIELDS } from "../support/owned-records.ts";
import { testServices, type TestServices } from "../support/test-services.ts";

let services: TestServices;
let principal: Principal;

beforeAll(async () => {
  services = await testServices();
  ({ principal } = await services.newAccount());
});
afterAll(() => services[Symbol.asyncDispose]());

const NAMES = operations.map(({ name }) => name);
const asked = operations.filter(({ http }) => http.path.includes("{"));

test.each(asked.map((operation) => [operation.name, operation] as const))(
  "%s tells a model that asked for what there is not which call finds what there is",
  async (name, operation) => {
    const ids = Array.from(operation.http.path.matchAll(/\{(\w+)\}/g), ([, id = ""]) => [id, "unknown"] as const);
    const input = { ...inputOf(operation, SHARED_FIELDS), ...Object.fromEntries(ids) };
    const outcome = await invoke(services, operation, principal, input);
    expect(outcome).toMatchObject({ ok: false, error: { code: "not_found" } });
    const message = outcome.ok ? "" : outcome.error.message;
    expect(
      NAMES.filter((other) => other !== name && message.includes(other)),
      message,
    ).not.toEqual([]);
  },
);
