/**
 * A server under load, and how fast it starts. Prints a table.
 *
 *   node bench/server.ts [--source FILE] [--generations 100]
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const COMMAND = fileURLToPath(new URL("../bin/slidewright.mjs", import.meta.url));
const LONGEST_SOURCE = 36_000;
const STARTS = 7;
const CREATES = 40;

const { values } = parseArgs({
  options: {
    source: { type: "string", default: fileURLToPath(new URL("../examples/remote-work.md", import.meta.url)) },
    generations: { type: "string", default: "100" },
  },
});

const dataDir = mkdtempSync(join(tmpdir(), "slidewright-bench-"));

/** As much of the source as one call takes, repeated until it is that long. */
function longestSource(): string {
  const text = readFileSync(values.source, "utf8");
  return [...text.repeat(Math.ceil(LONGEST_SOURCE / text.length))].slice(0, LONGEST_SOURCE).join("");
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function print(what: string, times: readonly number[]): void {
  const [median, p95, p99] = [0.5, 0.95, 0.99].map((share) => `${percentile(times, share).toFixed(1)} ms`.padStart(10));
  console.log(`${what.padEnd(56)} n=${String(times.length).padEnd(5)} median ${median}  p95 ${p95}  p99 ${p99}`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** From starting the process to its first answer over stdio. */
async function startStdio(message: object): Promise<number> {
  return timed(async () => {
    const child = spawn(process.execPath, [COMMAND, "mcp", "--data", dataDir], { stdio: ["pipe", "pipe", "ignore"] });
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, ...message })}\n`);
    for await (const _ of child.stdout) break;
    child.stdin.end();
    child.kill();
  });
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

async function run(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [COMMAND, ...args, "--data", dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  for await (const chunk of child.stdout) output += String(chunk);
  return output.trim();
}

interface Server {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

async function startServer(): Promise<Server> {
  const child = spawn(process.execPath, [COMMAND, "serve", "--port", "0", "--data", dataDir], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  let url: string | undefined;
  for await (const chunk of child.stdout) {
    url = /listening on (\S+)/.exec(String(chunk))?.[1];
    if (url !== undefined) break;
  }
  if (url === undefined || child.pid === undefined) throw new Error("the server did not start");
  const stopped = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    url,
    pid: child.pid,
    async stop() {
      child.kill("SIGTERM");
      await stopped;
    },
  };
}

/** Resident memory of the process, in MB. */
function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

/** Keys in turn, so that the rate limit of one is not what is measured. */
async function makeKeys(count: number): Promise<() => string> {
  const keys: string[] = [];
  for (let i = 0; i < count; i++) keys.push(await run("keys", "create", "--name", `bench ${i}`));
  let next = 0;
  return () => keys[next++ % keys.length] ?? "";
}

async function main(): Promise<void> {
  await run("credits", "set", "100000");
  const key = await makeKeys(20);
  for (const [name, message] of [
    ["initialize", INITIALIZE],
    ["server/discover", DISCOVER],
  ] as const) {
    const times: number[] = [];
    for (let i = 0; i < STARTS; i++) times.push(await startStdio(message));
    print(`slidewright mcp: from start to the answer of ${name}`, times);
  }

  const server = await startServer();
  const content = longestSource();
  const call = async (path: string, init: RequestInit = {}): Promise<void> => {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${key()}`);
    const response = await fetch(server.url + path, { ...init, headers });
    const text = await response.text();
    if (!response.ok) throw new Error(text.slice(0, 300));
  };
  const create = (): Promise<void> =>
    call("/api-v1/presentations", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ content, format: "carousel", slide_count: 10 }),
    });
  const account = (): Promise<void> => call("/api-v1/account");

  for (let i = 0; i < 4; i++) await create();
  const alone: number[] = [];
  for (let i = 0; i < CREATES; i++) alone.push(await timed(create));
  print(`create: ${LONGEST_SOURCE} characters, 10 slides, warm server`, alone);

  const idle: number[] = [];
  for (let i = 0; i < 300; i++) idle.push(await timed(account));
  print("GET /account on a quiet server", idle);

  await sleep(61_000);
  const busy: number[] = [];
  const load = new AbortController();
  const generations = Array.from({ length: 4 }, async () => {
    while (!load.signal.aborted) await create();
  });
  for (let i = 0; i < 500; i++) {
    busy.push(await timed(account));
    await sleep(5);
  }
  load.abort();
  await Promise.all(generations);
  print("GET /account while four generations run", busy);

  const total = Number(values.generations);
  const memory: string[] = [];
  for (let i = 0; i < total; i++) {
    if (i % 25 === 0) memory.push(`${i}: ${memoryOf(server.pid).toFixed(0)} MB`);
    await create();
  }
  memory.push(`${total}: ${memoryOf(server.pid).toFixed(0)} MB`);
  console.log(`resident memory after generations                        ${memory.join(", ")}`);
  await server.stop();
}

try {
  await main();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
