import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
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

const failure = z.object({ code: z.string(), message: z.string(), request_id: z.string(), details: z.unknown() });
const rpcMessage = z.object({
  id: z.union([z.number(), z.null()]),
  error: z.looseObject({ code: z.number(), message: z.string() }).optional(),
  result: z
    .looseObject({
      isError: z.boolean().optional(),
      structuredContent: z.looseObject({ error: failure.partial() }).partial(),
    })
    .optional(),
});

async function send(body: string | Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${server.url}/mcp`, {
    method: "POST",
    body,
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
  });
  const text = await response.text();
  const json = text.startsWith("event:") ? (/^data: (.*)$/m.exec(text)?.[1] ?? "") : text;
  return { response, message: rpcMessage.parse(JSON.parse(json)) };
}

function call(name: string, args: string): string {
  return `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${args}}}`;
}

const NESTED = `${"[".repeat(70)}${"]".repeat(70)}`;

describe.each(operations.map(({ name }) => [name] as const))("%s", (name) => {
  test.each([
    ["a list", "[]", "one object"],
    ["a text", '"x"', "one object"],
    ["nothing", "null", "one object"],
    ["half a surrogate pair", '{"no_such_field":"\\ud800"}', "surrogate"],
    ["a duplicate name", '{"no_such_field":1,"no_such_field":2}', "twice"],
    ["nesting over 64", `{"no_such_field":${NESTED}}`, "64 levels"],
    ["a field by the name of a prototype", '{"__proto__":{"title":"x"}}', "no such field"],
    ["an unknown field", '{"no_such_field":1}', "no such field"],
  ])("answers %s for arguments with a result that a model can read", async (_what, args, words) => {
    const { response, message } = await send(call(name, args));
    expect(response.status).toBe(200);
    expect(message).toMatchObject({
      id: 1,
      result: { isError: true, structuredContent: { error: { code: "validation_error" } } },
    });
    expect(message.result?.structuredContent.error?.message).toContain(words);
  });

  test("has the answer's id in its failures, and the caller's limits in the header", async () => {
    const { response, message } = await send(call(name, '{"no_such_field":1}'), { "x-request-id": "trace-7" });
    expect(response.headers.get("x-request-id")).toBe("trace-7");
    expect(message.result?.structuredContent.error?.request_id).toBe("trace-7");
    expect(response.headers.get("ratelimit-policy")).toBe('"default";q=60;w=60');
    expect(response.headers.get("ratelimit")).toMatch(/^"default";r=\d+;t=\d+$/);
  });
});

describe("what is no message", () => {
  test.each([
    ["malformed JSON", "{", 400, "not valid JSON"],
    ["bytes that are not UTF-8", Uint8Array.of(0x22, 0xc3, 0x28, 0x22), 400, "UTF-8"],
    ["a duplicate name outside of a tool call", '{"jsonrpc":"2.0","id":1,"id":2,"method":"tools/list"}', 400, "twice"],
    [
      "a batch with a flaw",
      `[${call("get_account_status", '{"a":1,"a":2}')},{"jsonrpc":"2.0","method":"x"}]`,
      400,
      "twice",
    ],
    ["more bytes than any call takes", " ".repeat(5_300_000), 413, "larger"],
  ])("%s is an error of the protocol with an id", async (_what, body, status, words) => {
    const { response, message } = await send(body);
    expect([response.status, message.id]).toEqual([status, null]);
    expect(message.error?.message).toContain(words);
    expect(response.headers.get("x-request-id")).toBe(
      z.looseObject({ request_id: z.string() }).parse(message.error?.["data"]).request_id,
    );
    expect(response.headers.has("ratelimit")).toBe(true);
  });

  test("another content type is 415, another method 405, no token 401 without limits", async () => {
    const typed = await send(call("get_account_status", "{}"), { "content-type": "text/plain" });
    expect(typed.response.status).toBe(415);
    for (const method of ["GET", "PUT", "DELETE", "OPTIONS"]) {
      const response = await fetch(`${server.url}/mcp`, { method, headers: { authorization: `Bearer ${key}` } });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
      expect(response.headers.has("x-request-id")).toBe(true);
    }
    const { response } = await send(call("get_account_status", "{}"), { authorization: "Basic YTpi" });
    expect([response.status, response.headers.has("ratelimit")]).toEqual([401, false]);
    expect(response.headers.get("www-authenticate")).toMatch(/^Bearer /);
  });
});
