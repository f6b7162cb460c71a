import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const FILE = "instance.json";
const HEALTH_TIMEOUT_MS = 1_000;

const instanceSchema = z.object({ id: z.string(), pid: z.int(), url: z.url(), command: z.enum(["serve", "mcp"]) });

/** The process that serves a data folder over HTTP; others find it by the file it keeps in the folder. */
export type Instance = z.output<typeof instanceSchema>;

/** The living instance of the data folder: its process exists and its `/healthz` answers with the same id. */
export async function findInstance(dataDir: string): Promise<Instance | undefined> {
  const instance = readInstanceFile(dataDir);
  return instance !== undefined && (await isAlive(instance)) ? instance : undefined;
}

/**
 * Registers this process as the folder's instance unless a living one is there; returns the one that holds it now.
 * `serve` takes over from `mcp`, which serves the folder only as long as its client lives.
 */
export async function claimInstance(dataDir: string, instance: Instance): Promise<Instance> {
  while (!tryCreate(join(dataDir, FILE), instance)) {
    const holder = await findInstance(dataDir);
    const isTakeover = instance.command === "serve" && holder?.command === "mcp";
    if (holder !== undefined && !isTakeover) return holder;
    rmSync(join(dataDir, FILE), { force: true });
  }
  return instance;
}

/** Takes this process's claim back; another's is left alone. */
export function releaseInstance(dataDir: string, id: string): void {
  if (readInstanceFile(dataDir)?.id === id) rmSync(join(dataDir, FILE), { force: true });
}

/** Creating the file exclusively decides among processes that start together. */
function tryCreate(file: string, instance: Instance): boolean {
  try {
    writeFileSync(file, JSON.stringify(instance), { mode: 0o600, flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function readInstanceFile(dataDir: string): Instance | undefined {
  try {
    return instanceSchema.safeParse(JSON.parse(readFileSync(join(dataDir, FILE), "utf8"))).data;
  } catch {
    return undefined;
  }
}

async function isAlive(instance: Instance): Promise<boolean> {
  try {
    process.kill(instance.pid, 0);
    const response = await fetch(new URL("/healthz", instance.url), { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) });
    const health = z.object({ instance: z.string() }).safeParse(await response.json());
    return health.data?.instance === instance.id;
  } catch {
    return false;
  }
}
