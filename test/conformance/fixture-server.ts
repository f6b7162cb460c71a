import { isLegacyRequest, WebStandardStreamableHTTPServerTransport, type Server } from "@modelcontextprotocol/server";
import { createApiKey } from "../../src/auth/api-keys.ts";
import { SCOPES } from "../../src/auth/principal.ts";
import { createHttpApp } from "../../src/http/http-app.ts";
import { listen } from "../../src/http/listen.ts";
import type { McpEndpoint } from "../../src/http/mcp-route.ts";
import { createMcpHttpEndpoint } from "../../src/mcp/http-endpoint.ts";
import { createMcpServerFactory } from "../../src/mcp/mcp-server.ts";
import { createRunningCalls } from "../../src/mcp/running-calls.ts";
import { operations } from "../../tools/index.ts";
import { testServices } from "../support/test-services.ts";
import { addFixtures } from "./fixtures.ts";

export interface FixtureServer extends AsyncDisposable {
  readonly url: string;
  readonly key: string;
}

/**
 * The product's HTTP app, MCP route and server factory, with fixtures in place of its tools. Scenarios of the 2025
 * revisions let a tool ask the client something while it runs; for those alone sessions are kept.
 */
export async function fixtureServer(): Promise<FixtureServer> {
  const services = await testServices();
  const { userId } = await services.newAccount();
  const { secret } = await createApiKey(services, { userId, name: "conformance", scopes: SCOPES });
  const running = createRunningCalls();
  const makeProductServer = createMcpServerFactory({ services, operations, running, version: "0.0.0" });
  const makeServer: typeof makeProductServer = (client) => addFixtures(makeProductServer(client));
  const endpoint = createMcpHttpEndpoint(makeServer, running, services.logger, new Set());
  const sessions = createSessions();
  const mcp: McpEndpoint = async (request, caller, received) => {
    if (request.method !== "POST" || (await isLegacyRequest(request, received.message))) {
      return sessions.fetch(request, received.message, () => makeServer(() => ({ principal: caller })));
    }
    return endpoint.fetch(request, caller, received);
  };
  const never = new AbortController().signal;
  const app = createHttpApp({
    services,
    operations,
    mcp,
    loadFonts: () => Promise.reject(new Error("no fonts here")),
    boundHost: "127.0.0.1",
    instanceId: "conformance",
    draining: never,
    shutdown: never,
  });
  const listener = await listen((request) => app.fetch(request), "127.0.0.1", 0);
  return {
    url: `http://127.0.0.1:${listener.port}`,
    key: secret,
    async [Symbol.asyncDispose]() {
      await sessions.close();
      await listener.close(0, () => undefined);
      await endpoint.close();
      await services[Symbol.asyncDispose]();
    },
  };
}

function createSessions() {
  const transports = new Map<string, WebStandardStreamableHTTPServerTransport>();
  return {
    async fetch(request: Request, parsedBody: unknown, makeServer: () => Server): Promise<Response> {
      const known = transports.get(request.headers.get("mcp-session-id") ?? "");
      const transport = known ?? (await open(makeServer()));
      return transport.handleRequest(request, { parsedBody });
    },
    async close(): Promise<void> {
      for (const transport of transports.values()) await transport.close();
    },
  };

  async function open(server: Server): Promise<WebStandardStreamableHTTPServerTransport> {
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => crypto.randomUUID(),
      onsessioninitialized: (id) => void transports.set(id, transport),
      onsessionclosed: (id) => void transports.delete(id),
    });
    await server.connect(transport);
    return transport;
  }
}
