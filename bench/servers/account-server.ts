/*
 * One process with the product and two bare handlers of the frameworks it stands on, each reading one row through the
 * same database layer and answering as many bytes: what `bench/operations.ts` compares. Argument: a data folder. Sends the addresses and API keys, then answers each message
 * with the processor time it has used so far, in microseconds.
 */
import { serve } from "@hono/node-server";
import { createMcpHandler, Server } from "@modelcontextprotocol/server";
import { Hono } from "hono";
import type { AddressInfo } from "node:net";
import { createAccount } from "../../src/accounts/accounts.ts";
import { openApp } from "../../src/app.ts";
import { createApiKey } from "../../src/auth/api-keys.ts";
import { SCOPES } from "../../src/auth/principal.ts";
import { serverLogger } from "../../src/commands/local-app.ts";
import { readConfig } from "../../src/config.ts";
import { startServer } from "../../src/serving.ts";

export interface AccountServer {
  readonly rest: string;
  readonly mcp: string;
  readonly bareRest: string;
  readonly bareMcp: string;
  readonly keys: readonly string[];
}

/** More than can call as often as the limit lets them, in the time that a measurement takes. */
const ACCOUNTS = 250;
const KEYS_EACH = 20;

const [dataDir = ""] = process.argv.slice(2);
let publicUrl = "";
const app = await openApp({
  config: readConfig({}),
  dataDir,
  logger: serverLogger(),
  engine: "inline",
  publicUrl: () => publicUrl,
});
const product = await startServer(app, { host: "127.0.0.1", port: 0 });
publicUrl = product.url;

const { userId } = app.owner;
const { read } = app.services.database;
/** Brings the answer to the size of the product's. */
const FILLER = { filler: "x".repeat(320) };

async function readRow() {
  const row = await read.selectFrom("credits").selectAll().where("user_id", "=", userId).executeTakeFirstOrThrow();
  return { ...row, ...FILLER };
}

function mcpServer(): Server {
  const server = new Server({ name: "bare", version: "1" }, { capabilities: { tools: {} } });
  server.setRequestHandler("tools/call", async () => {
    const row = await readRow();
    return { content: [{ type: "text", text: JSON.stringify(row) }], structuredContent: { row } };
  });
  return server;
}

const handler = createMcpHandler(mcpServer, { legacy: "stateless" });
const bare = new Hono();
bare.get("/account", async (context) => context.json({ data: await readRow() }));
bare.post("/mcp", (context) => handler.fetch(context.req.raw));
const listening = await new Promise<AddressInfo>((resolve) => {
  serve({ fetch: bare.fetch, hostname: "127.0.0.1", port: 0 }, resolve);
});

/** The secrets of the keys of a new account. */
async function makeKeys(account: number): Promise<string[]> {
  const { userId: owner } = await createAccount(app.services, { email: `bench${account}@example.com` });
  const makeKey = (_: unknown, key: number) =>
    createApiKey(app.services, { userId: owner, name: `bench ${key}`, scopes: SCOPES });
  const made = await Promise.all(Array.from({ length: KEYS_EACH }, makeKey));
  return made.map(({ secret }) => secret);
}
const keys = (await Promise.all(Array.from({ length: ACCOUNTS }, (_, account) => makeKeys(account)))).flat();

process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.send?.({
  rest: `${product.url}/api-v1/account`,
  mcp: `${product.url}/mcp`,
  bareRest: `http://127.0.0.1:${listening.port}/account`,
  bareMcp: `http://127.0.0.1:${listening.port}/mcp`,
  keys,
} satisfies AccountServer);
