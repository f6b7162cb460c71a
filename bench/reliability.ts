/**
 * What must never be lost, against real servers: kills in the middle of generations, a foreign lock, a stop under load
 * and senders that never finish. Prints a table; ends with 1 where something is not as wanted.
 *
 *   node bench/reliability.ts [--kills 60]
 */
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import Sqlite from "better-sqlite3";
import { z } from "zod";
import { percentile } from "./measure.ts";
import { callApi, inTurn, longestSource, makeAccounts, serveProduct, withDataFolder } from "./servers/product.ts";

const { values } = parseArgs({ options: { kills: { type: "string", default: "60" } } });
const AT_ONCE = 4;
const LOCK_MS = 7_000;

const rows: { what: string; found: string; wanted: string; ok: boolean }[] = [];
function record(what: string, found: string, wanted: string, ok: boolean): void {
  rows.push({ what, found, wanted, ok });
}

const project = z.object({ data: z.object({ project_id: z.string() }) });
const total = z.object({ n: z.number() });

function count(dataDir: string, statement: string): number {
  const store = new Sqlite(join(dataDir, "slidewright.sqlite"), { readonly: true });
  try {
    return total.parse(store.prepare(`SELECT count(*) AS n FROM ${statement}`).get()).n;
  } finally {
    store.close();
  }
}

function post(secret: string, url: string, key: string, content: string): Promise<unknown> {
  const body = JSON.stringify({ content, slide_count: 5 });
  return callApi(url, secret, "/presentations", { method: "POST", body, headers: { "idempotency-key": key } });
}

/** Four callers make decks until the server is killed; returns the project each key was told. */
async function killOnce(dataDir: string, secret: () => string, round: number): Promise<Map<string, string>> {
  const server = await serveProduct(dataDir);
  const told = new Map<string, string>();
  const killed = new AbortController();
  const { promise: first, resolve: hasAnswered } = Promise.withResolvers<void>();
  const callers = Array.from({ length: AT_ONCE }, async (_, caller) => {
    for (let call = 0; !killed.signal.aborted; call++) {
      const key = `${round} ${caller} ${call}`;
      const answer = await post(secret(), server.url, key, contentOf(key)).catch(() => undefined);
      if (answer === undefined) break;
      told.set(key, project.parse(answer).data.project_id);
      hasAnswered();
    }
  });
  await first;
  await sleep((round * 397) % 1_500);
  killed.abort();
  await server.end("SIGKILL");
  await Promise.all(callers);
  return told;
}

const contentOf = (key: string): string => `# Deck ${key}\n\n${longestSource().slice(0, 4_000)}`;

async function kills(dataDir: string, secret: () => string): Promise<void> {
  const told = new Map<string, string>();
  const rounds = Number(values.kills);
  for (let round = 0; round < rounds; round++) {
    for (const [key, id] of await killOnce(dataDir, secret, round)) told.set(key, id);
  }
  const cut = count(dataDir, "jobs WHERE status = 'running'");
  const server = await serveProduct(dataDir);
  const stuck = count(dataDir, "jobs WHERE status = 'running'");
  const unbalanced = count(
    dataDir,
    "credits WHERE reserved_tenths <> 0 OR balance_tenths <> (SELECT sum(amount_tenths) FROM ledger WHERE ledger.user_id = credits.user_id)",
  );
  let lost = 0;
  for (const [key, id] of told) {
    const again = project.parse(await post(secret(), server.url, key, contentOf(key))).data.project_id;
    if (again !== id) lost += 1;
  }
  await server.end("SIGTERM");
  const many = `${rounds} SIGKILLs`;
  record(`${many}: jobs cut off, stuck after the next start`, `${cut}, ${stuck}`, "some, 0", stuck === 0);
  record(`${many}: accounts whose balance is not their ledger's`, String(unbalanced), "0", unbalanced === 0);
  record(`${many}: keys told their deck, replayed as another`, `${told.size}, ${lost}`, "many, 0", lost === 0);
}

async function foreignLock(dataDir: string, secret: () => string): Promise<void> {
  const server = await serveProduct(dataDir);
  await post(secret(), server.url, "warm", contentOf("warm"));
  const other = new Sqlite(join(dataDir, "slidewright.sqlite"));
  other.exec("BEGIN IMMEDIATE");
  const writes = Array.from({ length: 3 }, (_, index) =>
    post(secret(), server.url, `lock ${index}`, contentOf("lock")).then(
      () => "stored",
      (error: unknown) => String(error),
    ),
  );
  const times: number[] = [];
  const until = performance.now() + LOCK_MS;
  while (performance.now() < until) {
    const started = performance.now();
    await callApi(server.url, secret(), "/account");
    times.push(performance.now() - started);
    await sleep(50);
  }
  other.exec("ROLLBACK");
  other.close();
  const answers = await Promise.all(writes);
  const refused = answers.filter((answer) => answer.includes(" 503 ")).length;
  const p99 = percentile(times, 0.99);
  record("foreign lock of 7 s: reads p99", `${p99.toFixed(0)} ms of ${times.length}`, "< 100 ms", p99 < 100);
  record("foreign lock of 7 s: writes refused with 503", `${refused} of 3`, "3", refused === 3);
  const after = project.safeParse(await post(secret(), server.url, "lock 0", contentOf("lock")));
  record("foreign lock of 7 s: a write after it", after.success ? "stored" : "refused", "stored", after.success);
  await server.end("SIGTERM");
}

async function stopUnderLoad(dataDir: string, secret: () => string): Promise<void> {
  const server = await serveProduct(dataDir);
  const before = count(dataDir, "projects");
  const calls = Array.from({ length: 12 }, (_, index) =>
    post(secret(), server.url, `stop ${index}`, longestSource()).then(
      () => "201",
      (error: unknown) => /: (\d{3}) /.exec(String(error))?.[1] ?? "no answer",
    ),
  );
  await sleep(1_000);
  const started = performance.now();
  const code = await server.end("SIGTERM");
  const seconds = (performance.now() - started) / 1000;
  const answers = await Promise.all(calls);
  const made = answers.filter((answer) => answer === "201").length;
  const dropped = answers.filter((answer) => answer === "no answer").length;
  const stored = count(dataDir, "projects") - before;
  record(
    "SIGTERM under load: time to end, exit code",
    `${seconds.toFixed(1)} s, ${code}`,
    "< 10 s, 0",
    seconds < 10 && code === 0,
  );
  const kept = dropped === 0 && stored === made;
  record("SIGTERM under load: made, stored, without an answer", `${made}, ${stored}, ${dropped}`, "equal, 0", kept);
}

async function slowSenders(dataDir: string, secret: () => string): Promise<void> {
  const server = await serveProduct(dataDir);
  const { port } = new URL(server.url);
  const beginnings = [
    "",
    "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    `POST /api-v1/presentations HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${secret()}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
  ];
  const closed = await Promise.all(
    beginnings.map(async (beginning) => {
      const socket = connect(Number(port), "127.0.0.1");
      socket.on("error", () => undefined).resume();
      const started = performance.now();
      socket.write(beginning);
      const drip = setInterval(() => beginning !== "" && socket.writable && socket.write("x"), 500);
      await once(socket, "close");
      clearInterval(drip);
      return (performance.now() - started) / 1000;
    }),
  );
  const longest = Math.max(...closed);
  record("slow senders: closed after", `${closed.map((s) => s.toFixed(1)).join(", ")} s`, "≤ 15 s", longest <= 15);
  await server.end("SIGTERM");
}

for (const check of [kills, foreignLock, stopUnderLoad, slowSenders]) {
  await withDataFolder(async (dataDir) => {
    const accounts = await makeAccounts(dataDir, 5);
    await check(dataDir, inTurn(accounts[0] ?? []));
  });
}
console.table(rows);
if (rows.some(({ ok }) => !ok)) process.exitCode = 1;
