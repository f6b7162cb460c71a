import { randomUUID } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import packageJson from "../package.json" with { type: "json" };
import type { App } from "./app.ts";
import { createHttpApp } from "./http/http-app.ts";
import { listen } from "./http/listen.ts";
import { createMcpHttpEndpoint } from "./mcp/http-endpoint.ts";
import { createMcpServerFactory } from "./mcp/mcp-server.ts";
import { createRunningCalls, type RunningCalls } from "./mcp/running-calls.ts";
import { serveMcpOverStdio, type StdioSession } from "./mcp/stdio.ts";
import { AppError } from "./shared/app-error.ts";
import { installedFonts } from "./typeset/node/installed-fonts.ts";

/** A stop leaves running calls this long, then ends them; the process is gone within ten seconds. */
const STOP_GRACE_MS = 7_000;

/**
 * V8 puts objects that outlived their first collections into the old generation at once, here parts of requests that came
 * while code was still cold. Each then keeps its whole request until the next full collection, and copying those took up to a
 * fifth of a short call.
 */
const YOUNG_FIRST = "--no-allocation-site-pretenuring";

export interface RunningServer {
  /** Tells this server apart from others on the same data folder. */
  readonly id: string;
  /** Address on this machine, without a trailing slash. */
  readonly url: string;
  /** Accepts nothing more, answers what was accepted, and resolves when that is done. */
  stop(): Promise<void>;
}

/** Serves everything on one port; rejects with Node's own error where it can't listen. */
export async function startServer(
  app: App,
  at: { readonly host: string; readonly port: number },
): Promise<RunningServer> {
  const { services, operations } = app;
  setFlagsFromString(YOUNG_FIRST);
  const id = randomUUID();
  const draining = new AbortController();
  const shutdown = new AbortController();
  const running = createRunningCalls();
  const mcp = createMcpHttpEndpoint(makeMcpServer(app, running), running, services.logger, slowTools(operations));
  const http = createHttpApp({
    services,
    operations,
    mcp: (request, caller, message) => mcp.fetch(request, caller, message),
    loadFonts: () => Promise.resolve(installedFonts()),
    boundHost: at.host,
    instanceId: id,
    draining: draining.signal,
    shutdown: shutdown.signal,
  });
  const listener = await listen((request, raw) => http.fetch(request, raw), at.host, at.port);
  return {
    id,
    url: `http://${urlHost(at.host)}:${listener.port}`,
    async stop() {
      draining.abort();
      await listener.close(STOP_GRACE_MS, () => shutdown.abort(stopping()));
      await mcp.close();
    },
  };
}

/** Serves one client over standard input and output, as the local account. */
export function startStdio(app: App): StdioSession {
  return serveMcpOverStdio(makeMcpServer(app, createRunningCalls()), app.owner, app.services.logger);
}

function makeMcpServer({ services, operations }: App, running: RunningCalls) {
  return createMcpServerFactory({ services, operations, running, version: packageJson.version });
}

/** What is charged is made, and that takes up to three minutes. */
function slowTools(operations: App["operations"]): ReadonlySet<string> {
  return new Set(operations.filter(({ costTenths }) => costTenths > 0).map(({ name }) => name));
}

/** How this machine reaches a server bound to `host`: "every address" is no address to connect to. */
function urlHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

function stopping(): AppError {
  return new AppError("unavailable", "The server is being stopped. Nothing was charged; try again shortly.");
}
