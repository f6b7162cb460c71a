import { Command } from "commander";
import { claimInstance, releaseInstance } from "../instance/instance-file.ts";
import type { RunningServer } from "../serving.ts";
import { AppError, invalidField } from "../shared/app-error.ts";
import {
  dataOption,
  DEFAULT_HOST,
  DEFAULT_PORT,
  openSettings,
  printLine,
  serverLogger,
  type DataOptions,
} from "./local-app.ts";
import { protectStandardOutput, untilStopped } from "./process-life.ts";

interface ServeOptions extends DataOptions {
  readonly host: string;
  readonly port: string;
}

/** `serve`: REST, MCP over HTTP and the editor on one port, until the process is told to stop. */
export function serveCommand(): Command {
  return new Command("serve")
    .description("serve REST, MCP over HTTP and the editor on one port")
    .option("--host <address>", "address to listen on; 0.0.0.0 for every one", DEFAULT_HOST)
    .option("--port <number>", "port to listen on; 0 picks a free one", String(DEFAULT_PORT))
    .addOption(dataOption())
    .addHelpText(
      "after",
      "\nExamples:\n  $ slidewright serve\n  $ SLIDEWRIGHT_PUBLIC_URL=https://slides.example.com slidewright serve --host 0.0.0.0",
    )
    .action(serve);
}

async function serve(options: ServeOptions): Promise<void> {
  protectStandardOutput();
  const { host } = options;
  const port = readPort(options.port);
  const { config, dataDir } = openSettings(options);
  const [{ openApp }, { startServer }, { hintAtSetUp }] = await Promise.all([
    import("../app.ts"),
    import("../serving.ts"),
    import("./set-up-hints.ts"),
  ]);
  let listeningUrl = `http://${host}:${port}`;
  const publicUrl = (): string => config.publicUrl ?? listeningUrl;
  const app = await openApp({ config, dataDir, logger: serverLogger(), engine: "pool", publicUrl });
  try {
    const server = await startServer(app, { host, port }).catch((error: unknown) => {
      throw explainListenFailure(error, host, port);
    });
    try {
      listeningUrl = server.url;
      await register(dataDir, server);
      printLine(`Slidewright listening on ${server.url}`);
      await hintAtSetUp(app, config, host);
      await untilStopped();
    } finally {
      releaseInstance(dataDir, server.id);
      await server.stop();
    }
  } finally {
    await app.close();
  }
}

/** One server a data folder: limits and waiting calls are counted in the process. */
async function register(dataDir: string, { id, url }: RunningServer): Promise<void> {
  const holder = await claimInstance(dataDir, { id, pid: process.pid, url, command: "serve" });
  if (holder.id === id) return;
  throw new AppError(
    "unavailable",
    `The data folder ${dataDir} is served already, at ${holder.url} by process ${holder.pid}. Stop that one, or choose another folder with --data.`,
  );
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw invalidField("--port", `${JSON.stringify(text)} is not a port; use 0 to 65535, where 0 picks a free one.`);
}

function explainListenFailure(error: unknown, host: string, port: number): unknown {
  switch (error instanceof Error && "code" in error ? error.code : undefined) {
    case "EADDRINUSE":
      return new AppError(
        "unavailable",
        `Port ${port} on ${host} is in use. Choose another with --port, or --port 0 for a free one.`,
      );
    case "EACCES":
      return new AppError(
        "unavailable",
        `Port ${port} on ${host} needs more rights. Choose one above 1023 with --port.`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new AppError(
        "unavailable",
        `${host} is not an address of this machine. Choose one with --host, like 127.0.0.1 or 0.0.0.0.`,
      );
    default:
      return error;
  }
}
