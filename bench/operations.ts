/**
 * What the product adds to a call: `get_account_status` over REST and MCP against bare handlers of the same frameworks
 * (Hono, the MCP SDK) that read one row, in one process, in turns, asked by another. The share is bare time over product
 * time.
 *
 *   node bench/operations.ts [--rounds 9] [--calls 4000] [--connections 50]
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { z } from "zod";
import { Connection } from "./connection.ts";
import { percentile } from "./measure.ts";
import type { AccountServer } from "./servers/account-server.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "9" },
    calls: { type: "string", default: "4000" },
    connections: { type: "string", default: "50" },
  },
});
const [rounds, calls, connections] = [Number(values.rounds), Number(values.calls), Number(values.connections)];
/** Until the compiler has seen all of it: servers run for days. */
const WARM_UP_MS = 8_000;

const addresses: z.ZodType<AccountServer> = z.object({
  rest: z.string(),
  mcp: z.string(),
  bareRest: z.string(),
  bareMcp: z.string(),
  keys: z.array(z.string()),
});

interface Round {
  /** Calls a second. */
  readonly rate: number;
  /** Processor time of the server, in microseconds a call. */
  readonly cpu: number;
  /** Milliseconds of each call, as its caller sees it. */
  readonly times: readonly number[];
}

const dataDir = mkdtempSync(join(tmpdir(), "slidewright-bench-"));
const script = fileURLToPath(new URL("./servers/account-server.ts", import.meta.url));
/** What `slidewright serve` gives itself. */
const execArgv = ["--max-semi-space-size=4"];
const server = fork(script, [dataDir], { execArgv, stdio: ["ignore", "ignore", "ignore", "ipc"] });
const ask = async (): Promise<unknown> => {
  const [message]: unknown[] = await once(server, "message");
  return message;
};

async function cpuTime(): Promise<number> {
  const answer = ask();
  server.send("processor time");
  return z.number().parse(await answer);
}

const CALL = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: "get_account_status", arguments: {} },
});
const MCP_HEADERS = [
  "content-type: application/json",
  "accept: application/json, text/event-stream",
  "mcp-protocol-version: 2025-11-25",
  `content-length: ${CALL.length}`,
];

/** Keys in turn, so that nobody meets the limit of 60 calls a minute. */
function keysInTurn(keys: readonly string[]): () => string {
  let next = 0;
  return () => keys[next++ % keys.length] ?? "";
}

/** One call as it goes over the wire. */
function requestTo(url: URL, isMcp: boolean, key: string): string {
  const head = [
    `${isMcp ? "POST" : "GET"} ${url.pathname} HTTP/1.1`,
    `host: ${url.host}`,
    `authorization: Bearer ${key}`,
    ...(isMcp ? MCP_HEADERS : []),
  ];
  return `${head.join("\r\n")}\r\n\r\n${isMcp ? CALL : ""}`;
}

/** Calls on all connections at once for as long as `goesOn` says; opening the connections is not counted. */
async function load(address: string, key: () => string, isMcp: boolean, goesOn: () => boolean): Promise<Round> {
  const url = new URL(address);
  const times: number[] = [];
  const call = async (connection: Connection): Promise<void> => {
    const { status, text } = await connection.call(requestTo(url, isMcp, key()));
    if (status !== 200 || text.includes('"error"')) throw new Error(text.slice(0, 600));
  };
  const work = async (connection: Connection): Promise<void> => {
    while (goesOn()) {
      const started = performance.now();
      await call(connection);
      times.push(performance.now() - started);
    }
  };
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(url)));
  await Promise.all(open.map(call));
  const [cpuBefore, started] = [await cpuTime(), performance.now()];
  await Promise.all(open.map(work));
  const seconds = (performance.now() - started) / 1000;
  const cpu = ((await cpuTime()) - cpuBefore) / times.length;
  for (const connection of open) connection.close();
  return { rate: times.length / seconds, cpu, times };
}

function forTime(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() < end;
}

function forCalls(count: number): () => boolean {
  let left = count;
  return () => left-- > 0;
}

const middle = (numbers: readonly number[]): number => percentile(numbers, 0.5);

async function compare(name: string, bareUrl: string, url: string, key: () => string): Promise<void> {
  const isMcp = name === "MCP";
  for (const address of [bareUrl, url]) await load(address, key, isMcp, forTime(WARM_UP_MS));
  const pairs: { bare: Round; product: Round }[] = [];
  for (let round = 0; round < rounds; round++) {
    const bare = await load(bareUrl, key, isMcp, forCalls(calls));
    pairs.push({ bare, product: await load(url, key, isMcp, forCalls(calls)) });
  }
  const rows = (["bare", "product"] as const).map((who) => ({
    handler: `${name} ${who}`,
    "calls/s": Math.round(middle(pairs.map((pair) => pair[who].rate))),
    "cpu µs/call": Math.round(middle(pairs.map((pair) => pair[who].cpu))),
    "p50 ms": Number(
      percentile(
        pairs.flatMap((pair) => pair[who].times),
        0.5,
      ).toFixed(1),
    ),
    "p99 ms": Number(
      percentile(
        pairs.flatMap((pair) => pair[who].times),
        0.99,
      ).toFixed(1),
    ),
  }));
  console.table(rows);
  const rate = middle(pairs.map(({ bare, product }) => product.rate / bare.rate));
  const cpu = middle(pairs.map(({ bare, product }) => bare.cpu / product.cpu));
  console.log(
    `${name}: ${(rate * 100).toFixed(0)} % of the bare rate, ${(cpu * 100).toFixed(0)} % by processor time\n`,
  );
}

try {
  const { rest, mcp, bareRest, bareMcp, keys } = addresses.parse(await ask());
  const key = keysInTurn(keys);
  await compare("REST", bareRest, rest, key);
  await compare("MCP", bareMcp, mcp, key);
} finally {
  server.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
