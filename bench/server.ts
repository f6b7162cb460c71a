/**
 * A server under load: how fast it makes decks, answers meanwhile and starts, and what memory it takes. Prints tables.
 *
 *   node bench/server.ts [--source FILE] [--generations 400]
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { z } from "zod";
import { percentile } from "./measure.ts";
import {
  callApi,
  COMMAND,
  inTurn,
  longestSource,
  makeAccounts,
  memoryOfTree,
  serveProduct,
  withDataFolder,
  type ServedProduct,
} from "./servers/product.ts";

const { values } = parseArgs({
  options: { source: { type: "string" }, generations: { type: "string", default: "400" } },
});
const STARTS = 7;
const CREATES = 40;
const READS = 500;
const AT_ONCE = 4;
/** Every so many decks somebody looks at one. */
const PREVIEW_EVERY = 5;
const MEMORY_AFTER: ReadonlySet<number> = new Set([1, 25, 50, 100, 200, 400, 800]);

const times: Record<string, string | number>[] = [];
const madeDeck = z.object({ data: z.object({ project_id: z.string() }) });

function record(what: string, measured: readonly number[], wanted: string): void {
  const at = (share: number): number => Math.round(percentile(measured, share));
  times.push({ what, n: measured.length, "median ms": at(0.5), "p95 ms": at(0.95), "p99 ms": at(0.99), wanted });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const INITIALIZE = {
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bench", version: "1" } },
};
const DISCOVER = {
  method: "server/discover",
  params: {
    _meta: {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientInfo": { name: "bench", version: "1" },
      "io.modelcontextprotocol/clientCapabilities": {},
    },
  },
};

/** From starting the process to its first answer over stdio. */
function startStdio(dataDir: string, message: object): Promise<number> {
  return timed(async () => {
    const child = spawn(process.execPath, [COMMAND, "mcp", "--data", dataDir], { stdio: ["pipe", "pipe", "ignore"] });
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, ...message })}\n`);
    for await (const _ of child.stdout) break;
    child.stdin.end();
    child.kill();
  });
}

/** `npm run create` in a process of its own, to the last file written. */
async function runCreate(dataDir: string): Promise<number> {
  const out = mkdtempSync(join(tmpdir(), "slidewright-bench-"));
  const source = fileURLToPath(new URL("../examples/remote-work.md", import.meta.url));
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  const args = ["run", "-s", "create", "--", source, "--out", join(out, "deck"), "--data", dataDir];
  const took = await timed(
    () => new Promise((resolve) => spawn("npm", args, { cwd, stdio: "ignore" }).once("exit", resolve)),
  );
  rmSync(out, { recursive: true, force: true });
  return took;
}

async function measureStarts(dataDir: string): Promise<void> {
  const repeat = async (start: () => Promise<number>): Promise<number[]> => {
    const measured: number[] = [];
    for (let i = 0; i < STARTS; i++) measured.push(await start());
    return measured;
  };
  record("mcp over stdio: start to initialize", await repeat(() => startStdio(dataDir, INITIALIZE)), "≤ 700");
  record("mcp over stdio: start to discover", await repeat(() => startStdio(dataDir, DISCOVER)), "≤ 700");
  record("npm run create: to a finished PDF", await repeat(() => runCreate(dataDir)), "≤ 4000");
}

async function measureServer({ url, pid }: ServedProduct, secrets: readonly string[]): Promise<void> {
  const key = inTurn(secrets);
  const body = JSON.stringify({ content: longestSource(values.source), format: "carousel", slide_count: 10 });
  const create = async (): Promise<string> => {
    const answer = await callApi(url, key(), "/presentations", { method: "POST", body });
    return madeDeck.parse(answer).data.project_id;
  };
  const account = (): Promise<unknown> => callApi(url, key(), "/account");
  for (let i = 0; i < AT_ONCE; i++) await create();
  const alone: number[] = [];
  for (let i = 0; i < CREATES; i++) alone.push(await timed(create));
  record("create: 36,000 characters, 10 slides, warm", alone, "median ≤ 400, p95 ≤ 800");
  const idle: number[] = [];
  for (let i = 0; i < READS; i++) idle.push(await timed(account));
  record("GET /account, quiet server", idle, "");

  const busy: number[] = [];
  const load = new AbortController();
  const generations = Array.from({ length: AT_ONCE }, async () => {
    while (!load.signal.aborted) await create();
  });
  for (let i = 0; i < READS; i++) {
    busy.push(await timed(account));
    await sleep(5);
  }
  load.abort();
  await Promise.all(generations);
  record("GET /account while four decks are made", busy, "p99 ≤ 50");
  console.log(`resident memory after these decks: ${memoryOfTree(pid).toFixed(0)} MB\n`);
}

/** On a server of its own: four decks at a time, and a look at every fifth. */
async function measureMemory({ url, pid }: ServedProduct, secrets: readonly string[]): Promise<void> {
  const key = inTurn(secrets);
  const body = JSON.stringify({ content: longestSource(values.source), format: "carousel", slide_count: 10 });
  const total = Number(values.generations);
  const memory: Record<string, number>[] = [{ decks: 0, "resident MB": Math.round(memoryOfTree(pid)) }];
  let [started, done] = [0, 0];
  const work = async (): Promise<void> => {
    while (started++ < total) {
      const answer = await callApi(url, key(), "/presentations", { method: "POST", body });
      done += 1;
      if (MEMORY_AFTER.has(done) || done === total)
        memory.push({ decks: done, "resident MB": Math.round(memoryOfTree(pid)) });
      const { project_id } = madeDeck.parse(answer).data;
      if (done % PREVIEW_EVERY === 0) await callApi(url, key(), `/projects/${project_id}/preview`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.table(memory);
}

await withDataFolder(async (dataDir) => {
  const [secrets = []] = await makeAccounts(dataDir, 1);
  await measureStarts(dataDir);
  for (const measure of [measureServer, measureMemory]) {
    const server = await serveProduct(dataDir);
    try {
      await measure(server, secrets);
    } finally {
      await server.end("SIGTERM");
    }
  }
  console.table(times);
});
