import { createMcpHandler, type AuthInfo, type Server } from "@modelcontextprotocol/server";
import type { Principal } from "../auth/principal.ts";
import type { Logger } from "../logging/logger.ts";

/** Serves `/mcp` for callers whose token has been checked. */
export interface McpHttpEndpoint {
  fetch(request: Request, principal: Principal, message: unknown): Promise<Response>;
  close(): Promise<void>;
}

/** Streamable HTTP in both protocol eras, stateless: every request gets a server of its own. */
export function createMcpHttpEndpoint(makeServer: (caller: Principal) => Server, logger: Logger): McpHttpEndpoint {
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
      const { kind, id } = caller.credential;
      const authInfo: AuthInfo = { token: kind, clientId: id, scopes: [...caller.scopes] };
      callers.set(authInfo, caller);
      return handler.fetch(request, { authInfo, ...(message === undefined ? {} : { parsedBody: message }) });
    },
    close: () => handler.close(),
  };
}
