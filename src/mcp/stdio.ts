import type { Server } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import type { Principal } from "../auth/principal.ts";
import type { Logger } from "../logging/logger.ts";

export interface StdioSession {
  /** Resolves when the client has closed its end. */
  readonly closed: Promise<void>;
  close(): Promise<void>;
}

/** Serves one client over standard input and output, as one caller throughout. */
export function serveMcpOverStdio(
  makeServer: (caller: Principal) => Server,
  caller: Principal,
  logger: Logger,
): StdioSession {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  process.stdin.once("end", resolve);
  process.stdin.once("close", resolve);
  const handle = serveStdio(() => makeServer(caller), {
    onerror: (error) => logger.warn("mcp message refused", { reason: error.message }),
  });
  return { closed, close: () => handle.close() };
}
