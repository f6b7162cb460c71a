import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { setCredits } from "../../src/accounts/accounts.ts";
import type { Scope } from "../../src/auth/principal.ts";
import { ERROR_STATUS, type ErrorCode } from "../../src/shared/app-error.ts";
import { broken, FAILURES, publishedPost, whileLocked, whileRunning } from "../http/openapi/failures.ts";
import { ownedRecords } from "../support/owned-records.ts";
import { runningServer, type RunningTestServer } from "../support/running-server.ts";
import { SettableClock } from "../support/settable-clock.ts";

const clock = new SettableClock();
let server: RunningTestServer;
let key: string;

beforeAll(async () => {
  server = await runningServer({ clock, joinWaitMs: 20, operations: [broken] });
  key = await server.key();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => clock.advance({ minutes: 2 }));

/** Nothing that can be called over REST or MCP makes keys. */
const ELSEWHERE: readonly ErrorCode[] = ["api_key_limit_reached"];

type Headers = Readonly<Record<string, string>>;
type Input = Readonly<Record<string, unknown>>;

const SOURCE = { content: "One.\n\nTwo.\n\nThree." };
const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1080 1350"><script>alert(1)</script></svg>';

interface Answer {
  readonly status: number;
  readonly headers: Response["headers"];
  readonly text: string;
}

async function send(init: RequestInit, more: Headers): Promise<Answer> {
  const accept = "application/json, text/event-stream";
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json", accept, ...more };
  const response = await fetch(`${server.url}/mcp`, { ...init, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function call(name: string, args: Input = {}, headers: Headers = {}): Promise<Answer> {
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } };
  return send({ method: "POST", body: JSON.stringify(message) }, headers);
}

async function keyWith(scopes: readonly Scope[]): Promise<Headers> {
  return { authorization: `Bearer ${await server.key(scopes)}` };
}

async function withoutCredits(): Promise<Answer> {
  const { services, owner } = server.app;
  const balance = await server.balance();
  await setCredits(services, owner.userId, 10);
  const response = await call("create_presentation", SOURCE);
  await setCredits(services, owner.userId, balance * 10);
  return response;
}

async function projectId(): Promise<unknown> {
  return (await ownedRecords(server.app.services, server.app.owner))["project_id"];
}

async function limited(): Promise<Answer> {
  for (let calls = 0; calls < 60; calls += 1) await call("get_account_status");
  return call("create_presentation", SOURCE);
}

/** How a client of MCP meets the failures of the table: as results of tools, or with the HTTP status. */
const OVER_MCP: Readonly<Record<Exclude<ErrorCode, "api_key_limit_reached">, () => Promise<Answer>>> = {
  validation_error: () => call("create_presentation", { ...SOURCE, slide_cout: 5 }),
  unsafe_content: async () =>
    call("update_project", { project_id: await projectId(), patch_slide: { index: 0, svg_content: SCRIPT } }),
  unauthorized: () => call("get_account_status", {}, { authorization: "Bearer wrong" }),
  insufficient_credits: withoutCredits,
  insufficient_scope: async () => call("create_presentation", SOURCE, await keyWith(["projects:read"])),
  forbidden: () => call("get_account_status", {}, { origin: "https://elsewhere.example" }),
  not_found: () => call("get_project", { project_id: "prj_unknown" }),
  method_not_allowed: () => send({ method: "PUT" }, {}),
  already_published: async () => call("cancel_scheduled_post", { post_id: await publishedPost(server) }),
  generation_in_progress: () =>
    whileRunning(server, (used) =>
      call("create_presentation", { content: "slow", idempotency_key: used["idempotency-key"] }),
    ),
  payload_too_large: () => call("create_presentation", { content: "x".repeat(102_400) }),
  unsupported_media_type: () => call("get_account_status", {}, { "content-type": "text/plain" }),
  idempotency_key_reused: async () => {
    await call("create_presentation", { ...SOURCE, idempotency_key: "twice" });
    return call("create_presentation", { content: "Something else.", idempotency_key: "twice" });
  },
  rate_limit_exceeded: limited,
  internal_error: () => call("break_down"),
  unavailable: () => whileLocked(server, () => call("create_brand_kit", { kit_name: "A kit" })),
};

/** What has to be settled before the protocol sees a message. */
const BY_STATUS: readonly ErrorCode[] = [
  "unauthorized",
  "insufficient_scope",
  "forbidden",
  "method_not_allowed",
  "unsupported_media_type",
];

const failure = z.object({
  code: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
  request_id: z.string(),
});
const result = z.object({
  result: z.object({
    isError: z.literal(true),
    content: z.tuple([z.object({ type: z.literal("text"), text: z.string() })]),
    structuredContent: z.object({ error: failure }),
  }),
});

/** What answers of a code carry besides the error itself. */
const HEADERS: Readonly<Partial<Record<ErrorCode, readonly [name: string, value: RegExp]>>> = {
  unauthorized: ["www-authenticate", /^Bearer /],
  insufficient_scope: ["www-authenticate", /^Bearer .*error="insufficient_scope", scope="presentations:create"/],
  method_not_allowed: ["allow", /GET|POST/],
  rate_limit_exceeded: ["retry-after", /^60$/],
  unavailable: ["retry-after", /^\d+$/],
};

const DETAILS: Readonly<Record<string, object>> = {
  validation_error: { issues: [{ path: "slide_cout", message: expect.stringContaining('"slide_count"') }] },
  unsafe_content: { violations: [expect.objectContaining({ slide: 0, element: "script", rule: "element" })] },
  insufficient_credits: { balance: 1, cost: 2.5, upgrade_url: expect.stringMatching(/^http/) },
  insufficient_scope: { required_scopes: ["presentations:create"] },
  payload_too_large: { limit_bytes: 102_400 },
  rate_limit_exceeded: { limit: 60, window_seconds: 60, retry_after_seconds: 60 },
};

test("every code of the table is met", () => {
  const all = Object.keys(ERROR_STATUS).toSorted();
  expect([...FAILURES.map(([code]) => code), ...ELSEWHERE].toSorted()).toEqual(all);
  expect([...Object.keys(OVER_MCP), ...ELSEWHERE].toSorted()).toEqual(all);
});

describe.each(FAILURES)("%s", (code, fail) => {
  test("over REST: its status, its headers, one shape, one id", async () => {
    const response = await fail(server);
    const { error } = z.object({ error: failure }).parse(await response.json());
    expect([response.status, error.code]).toEqual([ERROR_STATUS[code], code]);
    expect(response.headers.get("x-request-id")).toBe(error.request_id);
    const [name, value] = HEADERS[code] ?? ["content-type", /^application\/json$/];
    expect(response.headers.get(name)).toMatch(value);
    expect(error.details ?? {}).toMatchObject(DETAILS[code] ?? {});
  });
});

const results = Object.entries(OVER_MCP).filter(([code]) => !BY_STATUS.some((settled) => settled === code));

describe.each(results)("%s", (code, fail) => {
  test("over MCP: a result with the error that REST answers with, under the answer's id", async () => {
    const { status, headers, text } = await fail();
    expect(status).toBe(200);
    const json: unknown = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
    const { content, structuredContent } = result.parse(json).result;
    const { error } = structuredContent;
    expect(error.code).toBe(code);
    expect(content[0].text).toBe(`${code}: ${error.message}`);
    expect(error.request_id).toBe(headers.get("x-request-id"));
    expect(error.details ?? {}).toMatchObject(DETAILS[code] ?? {});
  });
});

test.each(BY_STATUS)("%s over MCP: the status and headers of REST", async (code) => {
  const fail = Object.entries(OVER_MCP).find(([name]) => name === code)?.[1];
  const response = await fail?.();
  expect(response?.status).toBe(ERROR_STATUS[code]);
  expect(response?.headers.get("x-request-id")).toMatch(/^req_/);
  const [name, value] = HEADERS[code] ?? ["content-type", /^application\/json/];
  expect(response?.headers.get(name)).toMatch(value);
});
