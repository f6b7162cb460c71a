import { addPerson } from "./people.ts";
import { runningServer, type RunningTestServer } from "./running-server.ts";

/** A server with one person who can sign in. */
export async function serverWithPerson(): Promise<RunningTestServer> {
  const server = await runningServer();
  await addPerson(server);
  return server;
}

/** The tool list over MCP, asked for with a token. */
export function callMcp(server: RunningTestServer, token: string): Promise<Response> {
  return fetch(`${server.url}/mcp`, {
    method: "POST",
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} }),
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
  });
}
