import { Option } from "commander";
import type { App } from "../app.ts";
import { readConfig, type Config } from "../config.ts";
import { openDataFolder, platformDataFolder } from "../instance/data-folder.ts";
import { findInstance } from "../instance/instance-file.ts";
import { batchLines } from "../logging/batched-lines.ts";
import { createLogger, type Logger } from "../logging/logger.ts";
import { systemClock } from "../shared/clock.ts";

export interface DataOptions {
  readonly data?: string;
}

/** Where `serve` listens unless told otherwise; addresses printed while no server runs name it. */
export const DEFAULT_HOST = "127.0.0.1";
export const DEFAULT_PORT = 4747;

export function dataOption(): Option {
  return new Option(
    "--data <dir>",
    "folder of the database (default: SLIDEWRIGHT_DATA_DIR, or the platform's data folder)",
  );
}

/** Configuration and data folder of a command; throws for a wrong variable or a folder that can't be written. */
export function openSettings({ data }: DataOptions): { config: Config; dataDir: string } {
  const config = readConfig(process.env);
  const dataDir = openDataFolder(data ?? config.dataDir ?? platformDataFolder(process.platform, process.env));
  return { config, dataDir };
}

/** JSON lines on standard error: what a server tells its operator. */
export function serverLogger(): Logger {
  return createLogger(
    batchLines((text) => process.stderr.write(text)),
    systemClock,
  );
}

/** A shell command says what went wrong itself; the log line behind it is for whoever looks for a defect. */
function shellLogger(): Logger {
  return createLogger((line) => {
    if (process.env["SLIDEWRIGHT_DEBUG"] === "1") process.stderr.write(line);
  }, systemClock);
}

export interface LocalApp {
  readonly app: App;
  readonly dataDir: string;
  /** Whether a server for this data folder runs, so that addresses printed now open at once. */
  readonly isServed: boolean;
}

/** Opens the data folder for one command of the shell, as its local owner, and closes it again. */
export async function withLocalApp<T>(options: DataOptions, work: (local: LocalApp) => T | Promise<T>): Promise<T> {
  const { config, dataDir } = openSettings(options);
  const instance = await findInstance(dataDir);
  const { openApp } = await import("../app.ts");
  const address = config.publicUrl ?? instance?.url ?? `http://${DEFAULT_HOST}:${DEFAULT_PORT}`;
  const app = await openApp({ config, dataDir, logger: shellLogger(), engine: "inline", publicUrl: () => address });
  try {
    return await work({ app, dataDir, isServed: instance !== undefined });
  } finally {
    await app.close();
  }
}

/** The command that serves the folder these options name. */
export function howToServe({ data }: DataOptions): string {
  return data === undefined ? "npm run serve" : `npm run serve -- --data ${data}`;
}

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
