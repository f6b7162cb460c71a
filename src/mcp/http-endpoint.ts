import { createMcpHandler, type AuthInfo, type Server } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { Principal } from "../auth/principal.ts";
import type { Logger } from "../logging/logger.ts";
import type { RunningCalls } from "./running-calls.ts";

/** Serves `/mcp` for callers whose token has been checked. */
export interface McpHttpEndpoint {
  /** `message` is the parsed body, absent where the method has none. */
  fetch(request: Request, caller: Principal, message: unknown): Promise<Response>;
  close(): Promise<void>;
}

const cancellation = z.object({
  method: z.literal("notifications/cancelled"),
  params: z.object({ requestId: z.union([z.string(), z.number()]) }),
});

/** Streamable HTTP in both protocol eras, stateless: every request gets a server of its own. */
export function createMcpHttpEndpoint(
  makeServer: (caller: Principal) => Server,
  running: RunningCalls,
  logger: Logger,
): McpHttpEndpoint {
  const callers = new WeakMap<AuthInfo, Principal>();
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const caller = authInfo === undefined ? undefined : callers.get(authInfo);
      if (caller === undefined) throw new Error("an MCP request reached the protocol without a caller");
      return makeServer(caller);
    },
    { legacy: "stateless", onerror: (error) => logger.warn("mcp request refused", { reason: error.message }) },
  );
  return {
    fetch(request, caller, message) {
      const cancelled = cancellation.safeParse(message).data;
      if (cancelled !== undefined) running.cancel(caller, cancelled.params.requestId);
      const { kind, id } = caller.credential;
      const authInfo: AuthInfo = { token: kind, clientId: id, scopes: [...caller.scopes] };
      callers.set(authInfo, caller);
      return handler.fetch(request, { authInfo, ...(message === undefined ? {} : { parsedBody: message }) });
    },
    close: () => handler.close(),
  };
}
