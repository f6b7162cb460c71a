import { type JSONRPCRequest, Server } from "@modelcontextprotocol/server";
import { expect, test } from "vitest";
import type { Principal } from "../../src/auth/principal.ts";
import { createDesks } from "../../src/mcp/desks.ts";
import type { Client } from "../../src/mcp/make-server.ts";

const authInfo = { token: "t", clientId: "c", scopes: [] };

function clientOf(userId: string): Client {
  const principal: Principal = {
    userId,
    scopes: new Set(),
    credential: { kind: "api_key", id: `key of ${userId}` },
  };
  return { principal, requestId: `request of ${userId}` };
}

const call = (id: number, name: string): JSONRPCRequest => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name },
});

interface Held {
  readonly signal: AbortSignal;
  release(): void;
}

/** Desks whose servers tell for whom they work; the tool `wait` holds until it is released or aborted. */
function tellingDesks() {
  let made = 0;
  const held: Held[] = [];
  const desks = createDesks((client) => {
    made++;
    const server = new Server({ name: "test", version: "1" }, { capabilities: { tools: {} } });
    server.setRequestHandler("tools/call", async ({ params }, { mcpReq: { signal } }) => {
      const { principal } = client();
      if (params.name === "fail") throw new Error("broken");
      if (params.name === "wait") {
        await new Promise<void>((release) => {
          signal.addEventListener("abort", () => release());
          held.push({ signal, release });
        });
      }
      return { content: [{ type: "text", text: `for ${principal.userId}` }] };
    });
    return server;
  });
  const ask = (userId: string, request: JSONRPCRequest, signal = new AbortController().signal) =>
    desks.answer(request, clientOf(userId), { httpRequest: new Request("http://localhost/mcp", { signal }), authInfo });
  return { ask, held, made: () => made };
}

test("one server answers one client after another, each for itself", async () => {
  const { ask, made } = tellingDesks();
  for (const user of ["ada", "bob", "ada"]) {
    expect(await ask(user, call(1, "tell"))).toMatchObject({ id: 1, result: { content: [{ text: `for ${user}` }] } });
  }
  expect(made()).toBe(1);
});

test("calls at once have a server each, also under the same id, whatever the order they end in", async () => {
  const { ask, held, made } = tellingDesks();
  const users = ["ada", "bob", "cem"];
  const answers = users.map((user) => ask(user, call(7, "wait")));
  await expect.poll(() => held.length).toBe(3);
  for (const { release } of held.toReversed()) release();
  const texts = await Promise.all(answers.map(async (answer) => JSON.stringify(await answer)));
  for (const [at, user] of users.entries()) expect(texts[at]).toContain(`for ${user}`);
  expect(made()).toBe(3);
  await ask("dan", call(7, "tell"));
  expect(made()).toBe(3);
});

test("a failure is an answer, and the server goes on", async () => {
  const { ask, made } = tellingDesks();
  expect(await ask("ada", call(1, "fail"))).toMatchObject({ id: 1, error: { message: "broken" } });
  expect(await ask("bob", call(1, "tell"))).toMatchObject({ result: {} });
  expect(made()).toBe(1);
});

test("a client that hangs up stops the work; its server answers nobody else", async () => {
  const { ask, held, made } = tellingDesks();
  const leaving = new AbortController();
  const answer = ask("ada", call(1, "wait"), leaving.signal);
  await expect.poll(() => held.length).toBe(1);
  leaving.abort();
  expect(await answer).toBeUndefined();
  expect(held[0]?.signal.aborted).toBe(true);
  expect(await ask("bob", call(1, "tell"))).toMatchObject({ result: {} });
  expect(made()).toBe(2);
  expect(await ask("ada", call(1, "tell"), leaving.signal)).toBeUndefined();
});
