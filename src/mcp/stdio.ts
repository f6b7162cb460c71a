import type { Transport } from "@modelcontextprotocol/server";
import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import type { Principal } from "../auth/principal.ts";
import type { Logger } from "../logging/logger.ts";
import type { MakeServer } from "./make-server.ts";
import { markArguments } from "./tool-arguments.ts";

export interface StdioSession {
  /** Resolves when the client has closed its end. */
  readonly closed: Promise<void>;
  close(): Promise<void>;
}

/** Serves one client over standard input and output, as one caller throughout. */
export function serveMcpOverStdio(makeServer: MakeServer, principal: Principal, logger: Logger): StdioSession {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  process.stdin.once("end", resolve);
  process.stdin.once("close", resolve);
  const handle = serveStdio(() => makeServer(() => ({ principal })), {
    transport: withMarkedArguments(new StdioServerTransport()),
    onerror: (error) => logger.warn("mcp message refused", { reason: error.message }),
  });
  return { closed, close: () => handle.close() };
}

/** Passes on what comes in with the arguments of tool calls looked at. */
function withMarkedArguments(inner: Transport): Transport {
  const outer: Transport = {
    async start() {
      Object.assign(inner, {
        onmessage(message, extra) {
          markArguments(message);
          outer.onmessage?.(message, extra);
        },
        onclose: () => outer.onclose?.(),
        onerror: (error) => outer.onerror?.(error),
      } satisfies Partial<Transport>);
      await inner.start();
    },
    send: (message, options) => inner.send(message, options),
    close: () => inner.close(),
  };
  return outer;
}
