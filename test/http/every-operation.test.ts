import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Operation } from "../../src/operations/operation.ts";
import { operations } from "../../tools/index.ts";
import { inputOf, SHARED_FIELDS } from "../support/owned-records.ts";
import { restCall } from "../support/rest-call.ts";
import { runningServer, type RunningTestServer } from "../support/running-server.ts";
import { SettableClock } from "../support/settable-clock.ts";

const clock = new SettableClock();
let server: RunningTestServer;

beforeAll(async () => {
  server = await runningServer({ clock });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => clock.advance({ minutes: 2 }));

const errorBody = z.object({ error: z.looseObject({ code: z.string(), message: z.string(), request_id: z.string() }) });

/** The error of an answer that carries an id and the caller's limits, as every answer must. */
async function errorOf(response: Response, expectsLimits = true) {
  const { error } = errorBody.parse(await response.json());
  expect(response.headers.get("x-request-id")).toBe(error.request_id);
  expect(response.headers.has("ratelimit")).toBe(expectsLimits);
  expect(response.headers.has("ratelimit-policy")).toBe(expectsLimits);
  return { status: response.status, ...error };
}

/** Where the operation is called, for records that nobody has. */
function pathOf(operation: Operation): string {
  const ids = Object.keys(operation.input.shape).filter((name) => name.endsWith("_id"));
  const unknown = Object.fromEntries(ids.map((name) => [name, "unknown"]));
  return restCall(operation, { ...inputOf(operation, SHARED_FIELDS), ...unknown }).path;
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const all = operations.map((operation) => [operation.name, operation] as const);
const withBody = all.filter(([, { http }]) => http.method !== "GET");

describe.each(all)("%s", (_name, operation) => {
  const { method } = operation.http;
  const path = pathOf(operation);

  test("is reached by its own method only; OPTIONS and 405 say which", async () => {
    const options = await server.api(path, { method: "OPTIONS" });
    const allowed = (options.headers.get("allow") ?? "").split(", ");
    expect(options.status).toBe(204);
    expect(allowed).toContain(method);
    for (const other of METHODS.filter((candidate) => !allowed.includes(candidate))) {
      const response = await server.api(path, { method: other });
      expect(response.headers.get("allow")).toBe(allowed.join(", "));
      expect(await errorOf(response)).toMatchObject({ status: 405, code: "method_not_allowed" });
    }
  });

  test("answers HEAD as it would GET, without a body, or with 405", async () => {
    const head = await server.api(path, { method: "HEAD" });
    expect(await head.text()).toBe("");
    const isRead = operations.some(({ http }) => http.method === "GET" && http.path === operation.http.path);
    const get = await server.api(path);
    expect([head.status, head.headers.get("content-type")]).toEqual([get.status, get.headers.get("content-type")]);
    expect(head.status === 405).toBe(!isRead);
    expect(head.headers.get("ratelimit")).not.toBeNull();
  });

  test("lets nobody in without a token, or with one that lacks its scope", async () => {
    const anonymous = await fetch(`${server.url}/api-v1${path}`, { method });
    expect(anonymous.headers.get("www-authenticate")).toMatch(/^Bearer /);
    expect(await errorOf(anonymous, false)).toMatchObject({ status: 401, code: "unauthorized" });
    if (operation.scope === undefined) return;
    const denied = await server.api(path, { method, headers: { authorization: `Bearer ${await unscoped()}` } });
    expect(denied.headers.get("ratelimit")).toMatch(/r=60;/);
    expect(await errorOf(denied)).toMatchObject({ status: 403, details: { required_scopes: [operation.scope] } });
  });

  test("refuses a query parameter it does not know", async () => {
    const response = await server.api(`${path.split("?")[0]}?no_such_parameter=1`, { method });
    expect(await errorOf(response)).toMatchObject({
      status: 400,
      details: { issues: expect.arrayContaining([expect.objectContaining({ path: "no_such_parameter" })]) },
    });
  });

  test("is 429 once the minute's calls are used up, whatever is sent", async () => {
    const headers = { authorization: `Bearer ${await exhausted()}` };
    const response = await server.api(path, { method, headers });
    expect(response.headers.get("retry-after")).toBe("60");
    expect(response.headers.get("ratelimit")).toMatch(/r=0;/);
    expect(await errorOf(response)).toMatchObject({
      status: 429,
      code: "rate_limit_exceeded",
      details: { limit: 60, window_seconds: 60, retry_after_seconds: 60 },
    });
    expect(await server.balance()).toBe(1_000);
  });
});

let unscopedKey: Promise<string> | undefined;
const unscoped = (): Promise<string> => (unscopedKey ??= server.key([]));

let busyKey: Promise<string> | undefined;
/** A key that has made its sixty calls of this minute. */
async function exhausted(): Promise<string> {
  const key = await (busyKey ??= server.key());
  const headers = { authorization: `Bearer ${key}` };
  const calls = await Promise.all(Array.from({ length: 60 }, () => server.api("/account", { headers })));
  expect(calls.filter(({ status }) => status !== 200)).toEqual([]);
  return key;
}

describe.each(withBody)("%s", (_name, operation) => {
  const { method } = operation.http;
  const path = pathOf(operation);
  const sendAs = (type: string, body: string | Uint8Array<ArrayBuffer>) =>
    server.api(path, { method, body, headers: { "content-type": type } });
  const send = (body: string | Uint8Array<ArrayBuffer>) => sendAs("application/json", body);

  test.each([
    ["malformed JSON", "{", "not valid JSON"],
    ["a list", "[]", "one JSON object"],
    ["a duplicate name", '{"no_such_field":1,"no_such_field":2}', "twice"],
    ["half a surrogate pair", '{"no_such_field":"\\ud800"}', "surrogate"],
    ["half a surrogate pair in a name", '{"\\udc00":1}', "surrogate"],
    ["bytes that are not UTF-8", Uint8Array.of(0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d), "UTF-8"],
    ["nesting over 64", `{"no_such_field":${"[".repeat(64)}${"]".repeat(64)}}`, "64 levels"],
    ["an unknown field", '{"no_such_field":1}', "no such field"],
    ["a field by the name of a prototype", '{"__proto__":{"title":"x"}}', "no such field"],
    ["what belongs into the path", '{"project_id":"a","post_id":"b","brand_kit_id":"c"}', "_id: "],
  ])("refuses %s", async (_what, body, words) => {
    const error = await errorOf(await send(body));
    expect(error).toMatchObject({ status: 400, code: "validation_error", details: { issues: expect.any(Array) } });
    expect(error.message).toContain(words);
  });

  test("refuses a body that is not JSON", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/json; charset=utf-16"]) {
      expect(await errorOf(await sendAs(type, "{}"))).toMatchObject({ status: 415, code: "unsupported_media_type" });
    }
    const headers = { "content-type": "application/json", "content-encoding": "gzip" };
    const compressed = await errorOf(await server.api(path, { method, body: "{}", headers }));
    expect(compressed).toMatchObject({ status: 415, code: "unsupported_media_type" });
    expect(compressed.message).toContain("Content-Encoding");
  });

  test("refuses a body one byte over its limit, and reads one that just fits", async () => {
    const sized = (bytes: number): string => `{"no_such_field":1}${" ".repeat(bytes - 19)}`;
    expect(await errorOf(await send(sized(operation.bodyLimit + 1)))).toMatchObject({
      status: 413,
      code: "payload_too_large",
      details: { limit_bytes: operation.bodyLimit },
    });
    expect(await errorOf(await send(sized(operation.bodyLimit)))).toMatchObject({ status: 400 });
  });
});

test("bodies have 102,400 bytes, those of changes to a project 5,242,880", () => {
  const large = operations.filter(({ bodyLimit }) => bodyLimit !== 102_400);
  expect(large.map(({ name, bodyLimit }) => [name, bodyLimit])).toEqual([["update_project", 5_242_880]]);
});

test("the description is read only", async () => {
  const response = await server.api("/openapi.json", { method: "PUT" });
  expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
  expect(await errorOf(response)).toMatchObject({ status: 405 });
});
