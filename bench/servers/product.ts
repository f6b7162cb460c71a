import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Agent, fetch } from "undici";
import { createAccount, grantCredits } from "../../src/accounts/accounts.ts";
import { openApp } from "../../src/app.ts";
import { createApiKey } from "../../src/auth/api-keys.ts";
import { SCOPES } from "../../src/auth/principal.ts";
import { readConfig } from "../../src/config.ts";
import { createLogger } from "../../src/logging/logger.ts";
import { systemClock } from "../../src/shared/clock.ts";

export const COMMAND = fileURLToPath(new URL("../../bin/slidewright.mjs", import.meta.url));
const LONGEST_SOURCE = 36_000;
const KEYS_EACH = 20;
const PLENTY_TENTHS = 10_000_000;

/** A data folder that is gone when the work is done. */
export async function withDataFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "slidewright-bench-"));
  try {
    await work(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** As much of a file as one call takes, repeated until it is that long; `examples/remote-work.md` by default. */
export function longestSource(file = fileURLToPath(new URL("../../examples/remote-work.md", import.meta.url))): string {
  const text = readFileSync(file, "utf8");
  return Array.from(text.repeat(Math.ceil(LONGEST_SOURCE / text.length)))
    .slice(0, LONGEST_SOURCE)
    .join("");
}

/** The secrets of 20 keys for each of several rich accounts: the limit of one key is not what is measured. */
export async function makeAccounts(dataDir: string, accounts: number): Promise<string[][]> {
  const logger = createLogger(() => undefined, systemClock);
  const app = await openApp({ config: readConfig({}), dataDir, logger, engine: "inline", publicUrl: () => "" });
  const made: string[][] = [];
  for (let index = 0; index < accounts; index++) {
    const { userId } = await createAccount(app.services, { email: `bench${index}@example.com` });
    await grantCredits(app.services, userId, PLENTY_TENTHS);
    const secrets: string[] = [];
    for (let key = 0; key < KEYS_EACH; key++) {
      secrets.push((await createApiKey(app.services, { userId, name: `bench ${key}`, scopes: SCOPES })).secret);
    }
    made.push(secrets);
  }
  await app.close();
  return made;
}

/** Gives each of the values in turn, again and again. */
export function inTurn<T>(values: readonly T[]): () => T {
  let next = 0;
  return () => {
    const value = values[next++ % values.length];
    if (value === undefined) throw new Error("nothing to take turns with");
    return value;
  };
}

export interface ServedProduct {
  readonly url: string;
  readonly pid: number;
  /** Sends the signal and waits; resolves with the exit code, null where the signal ended the process. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

/** `slidewright serve` on a free port, as its users start it. */
export async function serveProduct(dataDir: string): Promise<ServedProduct> {
  const child = spawn(process.execPath, [COMMAND, "serve", "--port", "0", "--data", dataDir], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const exited = once(child, "exit");
  let url: string | undefined;
  for await (const chunk of child.stdout) {
    url = /listening on (\S+)/.exec(String(chunk))?.[1];
    if (url !== undefined) break;
  }
  if (url === undefined || child.pid === undefined) throw new Error("the server did not start");
  return {
    url,
    pid: child.pid,
    async end(signal) {
      child.kill(signal);
      const [code]: unknown[] = await exited;
      return typeof code === "number" ? code : null;
    },
  };
}

/** Resident memory of a process and all below it, in MB. */
export function memoryOfTree(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  return children === "" ? own : own + children.split(" ").reduce((sum, child) => sum + memoryOfTree(Number(child)), 0);
}

interface Init {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The server closes idle connections after 5 s; on a busy machine a client that waits that long comes too late. */
const dispatcher = new Agent({ connections: 50, keepAliveTimeout: 1_000, keepAliveMaxTimeout: 1_000 });

/** A REST call; throws for an answer that is not 2xx, with what it said. */
export async function callApi(url: string, secret: string, path: string, init: Init = {}): Promise<unknown> {
  const headers = {
    ...init.headers,
    authorization: `Bearer ${secret}`,
    ...(init.body === undefined ? {} : { "content-type": "application/json" }),
  };
  const response = await fetch(`${url}/api-v1${path}`, { ...init, headers, dispatcher });
  const type = response.headers.get("content-type") ?? "";
  const answer: unknown = type.startsWith("application/json") ? await response.json() : await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer).slice(0, 300)}`);
  return answer;
}
