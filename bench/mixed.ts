/**
 * Mixed calls at a steady rate, whatever the answers take: seven reads to three writes, over 400 projects of 13
 * accounts. Times count from when a call was due. Ends with 1 where a limit is not kept.
 *
 *   node bench/mixed.ts [--seconds 60] [--rate 200]        ten minutes: --seconds 600
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { percentile } from "./measure.ts";
import { callApi, inTurn, makeAccounts, serveProduct, withDataFolder } from "./servers/product.ts";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "60" }, rate: { type: "string", default: "200" } },
});
const [seconds, rate] = [Number(values.seconds), Number(values.rate)];
const ACCOUNTS = 13;
const PROJECTS_EACH = 30;
const LIMITS: Readonly<Record<string, number>> = { GET: 25, POST: 50 };
const DECK = { content: "One thought.\n\nAnother thought.\n\nA third thought.", slide_count: 3 };

const project = z.object({ data: z.object({ project_id: z.string() }) });
const kit = z.object({ data: z.object({ brand_kit_id: z.string() }) });

interface Measured {
  readonly method: string;
  readonly path: string;
  readonly ms: number;
}

const measured: Measured[] = [];
const failures: string[] = [];

/** One account: its keys in turn, one deck, copies of it and brand kits that come and go. */
async function openAccount(url: string, secrets: readonly string[]) {
  const key = inTurn(secrets);
  const call = (method: string, path: string, body?: object): Promise<unknown> =>
    callApi(url, key(), path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { project_id: id } = project.parse(await call("POST", "/presentations", DECK)).data;
  const copies: string[] = [];
  const duplicate = async (): Promise<void> => {
    copies.push(project.parse(await call("POST", `/projects/${id}/duplicate`, {})).data.project_id);
  };
  for (let i = 0; i < PROJECTS_EACH; i++) await duplicate();
  return { call, id, copies, kits: [] as string[] };
}

type Account = Awaited<ReturnType<typeof openAccount>>;
type Step = readonly [method: string, path: string, run: (account: Account, due: number) => Promise<void>];

async function measure(method: string, path: string, due: number, work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    failures.push(String(error));
    return undefined;
  } finally {
    measured.push({ method, path, ms: performance.now() - due });
  }
}

const get = (path: string, of: (account: Account) => string = () => path): Step => [
  "GET",
  path,
  async (account, due) => void (await measure("GET", path, due, () => account.call("GET", of(account)))),
];

const duplicateAndDelete: Step = [
  "POST",
  "/projects/{id}/duplicate",
  async (account, due) => {
    const copy = () => account.call("POST", `/projects/${account.id}/duplicate`, {});
    const made = project.safeParse(await measure("POST", "/projects/{id}/duplicate", due, copy)).data;
    if (made !== undefined) account.copies.push(made.data.project_id);
  },
];
const deleteCopy: Step = [
  "DELETE",
  "/projects/{id}",
  async (account, due) => {
    const id = account.copies.shift() ?? "";
    await measure("DELETE", "/projects/{id}", due, () => account.call("DELETE", `/projects/${id}`));
  },
];
const createKit: Step = [
  "POST",
  "/brand-kits",
  async (account, due) => {
    const fields = { kit_name: "House colours", brand_primary_color: "#0b57d0" };
    const create = () => account.call("POST", "/brand-kits", fields);
    const made = kit.safeParse(await measure("POST", "/brand-kits", due, create)).data;
    if (made === undefined) return;
    const remove = () => account.call("DELETE", `/brand-kits/${made.data.brand_kit_id}`);
    await measure("DELETE", "/brand-kits/{id}", performance.now(), remove);
  },
];

const STEPS: readonly Step[] = [
  get("/account"),
  duplicateAndDelete,
  get("/projects?limit=20"),
  get("/projects/{id}", ({ id }) => `/projects/${id}`),
  createKit,
  get("/templates"),
  get("/account"),
  deleteCopy,
  get("/projects?limit=20"),
  get("/brand-kits"),
];

function report(): void {
  const rows = (name: string, some: readonly Measured[]) => {
    const ms = some.map((call) => call.ms);
    const at = (share: number): number => Number(percentile(ms, share).toFixed(1));
    return { calls: name, n: ms.length, "p50 ms": at(0.5), "p95 ms": at(0.95), "p99 ms": at(0.99), "max ms": at(1) };
  };
  const groups = Map.groupBy(measured, ({ method, path }) => `${method} ${path}`);
  console.table(Array.from(groups, ([name, some]) => rows(name, some)));
  const methods = Map.groupBy(measured, ({ method }) => method);
  console.table(Array.from(methods, ([name, some]) => ({ ...rows(name, some), "wanted p99": LIMITS[name] ?? "" })));
  console.log(`${failures.length} calls failed of ${measured.length}`, [...new Set(failures)].slice(0, 5));
  const slow = Array.from(methods).some(
    ([name, some]) =>
      percentile(
        some.map(({ ms }) => ms),
        0.99,
      ) >= (LIMITS[name] ?? Infinity),
  );
  if (slow || failures.length > 0) process.exitCode = 1;
}

await withDataFolder(async (dataDir) => {
  const secrets = await makeAccounts(dataDir, ACCOUNTS);
  const server = await serveProduct(dataDir);
  try {
    const accounts = await Promise.all(secrets.map((keys) => openAccount(server.url, keys)));
    // The windows of 60 calls a minute that these have opened end first.
    await sleep(60_000);
    const [account, step] = [inTurn(accounts), inTurn(STEPS)];
    const running: Promise<void>[] = [];
    const started = performance.now();
    for (let index = 0; index < seconds * rate; index++) {
      const due = started + (index * 1000) / rate;
      if (due > performance.now()) await sleep(due - performance.now());
      running.push(step()[2](account(), due));
    }
    await Promise.all(running);
    report();
  } finally {
    await server.end("SIGTERM");
  }
});
