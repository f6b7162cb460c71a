import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { operations } from "../../tools/index.ts";
import { runningServer, type RunningTestServer } from "../support/running-server.ts";
import { SettableClock } from "../support/settable-clock.ts";

const clock = new SettableClock();
let server: RunningTestServer;
let key: string;

beforeAll(async () => {
  server = await runningServer({ clock });
  key = await server.key();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => clock.advance({ minutes: 2 }));

const call = (name: string, params: object = {}) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: {}, ...params },
});

const BOTH_TYPES = "application/json, text/event-stream";

async function answerTo(message: unknown, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${server.url}/mcp`, {
    method: "POST",
    body: JSON.stringify(message),
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      accept: BOTH_TYPES,
      "mcp-protocol-version": "2025-11-25",
      ...headers,
    },
  });
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
}

describe("a client of the 2025 revisions", () => {
  test.each(
    operations.map(({ name, costTenths }) => [name, costTenths > 0 ? "text/event-stream" : "application/json"]),
  )("gets the answer of %s as %s", async (name, type) => {
    expect(await answerTo(call(name))).toMatchObject({ status: 200, type });
  });

  test.each(["tools/list", "prompts/list", "no/such/method"])("gets the answer to %s as JSON", async (method) => {
    const { type, text } = await answerTo({ jsonrpc: "2.0", id: "a", method });
    expect(type).toBe("application/json");
    expect(JSON.parse(text)).toMatchObject({ jsonrpc: "2.0", id: "a" });
  });

  test("gets a stream where it asks for progress, for a batch and to open a session", async () => {
    const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } };
    const opening = { jsonrpc: "2.0", id: 1, method: "initialize", params };
    expect(await answerTo(opening)).toMatchObject({ status: 200, type: "text/event-stream" });
    const followed = call("get_account_status", { _meta: { progressToken: 7 } });
    expect(await answerTo(followed)).toMatchObject({ status: 200, type: "text/event-stream" });
    expect(await answerTo([call("get_account_status")])).toMatchObject({ status: 200, type: "text/event-stream" });
  });

  test("is told what is wrong with a request as before", async () => {
    expect(await answerTo(call("get_account_status"), { accept: "application/json" })).toMatchObject({ status: 406 });
    expect(await answerTo(call("get_account_status"), { "mcp-protocol-version": "1999-01-01" })).toMatchObject({
      status: 400,
    });
    expect(await answerTo({ jsonrpc: "2.0", id: 1.5, method: "tools/list" })).toMatchObject({ status: 400 });
    expect(await answerTo({ jsonrpc: "2.0", method: "notifications/initialized" })).toMatchObject({ status: 202 });
  });
});
