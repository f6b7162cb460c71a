import { spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** The official suites, by the version that is installed. */
const SUITES = {
  "0.1.16": "conformance-0.1",
  "0.2.0-alpha.12": "@modelcontextprotocol/conformance",
} as const;

export type SuiteVersion = keyof typeof SUITES;

export interface SuiteRun {
  readonly code: number | null;
  readonly output: string;
  /** Names of the scenarios that ran, with their checks: id and outcome. */
  readonly scenarios: ReadonlyMap<string, readonly Check[]>;
}

const check = z.object({ id: z.string(), status: z.string(), errorMessage: z.string().optional() });
export type Check = z.output<typeof check>;

/** Runs an official conformance suite against `url` to its end. */
export async function runSuite(version: SuiteVersion, url: string, args: readonly string[]): Promise<SuiteRun> {
  await using folder = await temporaryFolder();
  const entry = fileURLToPath(new URL(`../../node_modules/${SUITES[version]}/dist/index.js`, import.meta.url));
  const child = spawn(process.execPath, [entry, "server", "--url", `${url}/mcp`, "-o", folder.path, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output, code] = await Promise.all([
    text(child.stdout),
    new Promise<number | null>((resolve) => child.once("exit", resolve)),
  ]);
  return { code, output, scenarios: await readResults(folder.path) };
}

/** One folder a scenario: `server-tools-list-2026-11-20T12-12-17-625Z/checks.json`. */
export async function readResults(folder: string): Promise<ReadonlyMap<string, readonly Check[]>> {
  const results = new Map<string, readonly Check[]>();
  for (const name of await readdir(folder)) {
    const scenario = /^server-(.*)-\d{4}-\d\d-\d\dT[\d-]+Z$/.exec(name)?.[1] ?? name;
    const json: unknown = JSON.parse(await readFile(join(folder, name, "checks.json"), "utf8"));
    results.set(scenario, z.array(check).parse(json));
  }
  return results;
}

/** Ids of the checks that failed. */
export function failuresOf(checks: readonly Check[] | undefined): readonly string[] {
  return (checks ?? []).filter(({ status }) => status === "FAILURE").map(({ id }) => id);
}
