import { createServer, STATUS_CODES, type Server } from "node:http";
import { Server as NetServer, type AddressInfo, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import { newRequestId } from "../shared/request-id.ts";

/** A request, its body included, has this long to arrive: a slow sender loses its socket within 15 seconds. */
const RECEIVE_TIMEOUT_MS = 13_000;
const SWEEP_INTERVAL_MS = 1_000;
const KEEP_ALIVE_MS = 5_000;
/** How long a keep-alive connection may still bring a request once shutdown has begun. */
const IDLE_GRACE_MS = 300;

export interface Listener {
  readonly port: number;
  /**
   * Accepts no further connection, answers everything already accepted and resolves. Calls still running after
   * `graceMs` are aborted through `abortRunning`, and what then remains is cut off.
   */
  close(graceMs: number, abortRunning: () => void): Promise<void>;
}

/** Answers a request; `raw` are Node's own objects behind it. */
export type Fetch = (request: Request, raw: HttpBindings | Http2Bindings) => Response | Promise<Response>;

/** Starts the one HTTP port; rejects with Node's own error (`EADDRINUSE`, `EACCES`, …) where it can't. */
export async function listen(
  fetch: Fetch,
  host: string,
  port: number,
  receiveTimeoutMs = RECEIVE_TIMEOUT_MS,
): Promise<Listener> {
  const answer = getRequestListener(fetch, {
    errorHandler: () => plainError(400, "The request target or Host header is invalid."),
  });
  const server = createServer(
    {
      headersTimeout: receiveTimeoutMs,
      requestTimeout: receiveTimeoutMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: Math.min(SWEEP_INTERVAL_MS, receiveTimeoutMs),
      // Node would answer a request without Host itself, and without an id.
      requireHostHeader: false,
    },
    (incoming, outgoing) => void answer(incoming, outgoing),
  );
  server.on("clientError", answerUnreadable);
  // Node would refuse an `Expect` it does not know by itself, and without an id.
  server.on("checkExpectation", (incoming, outgoing) => void answer(incoming, outgoing));
  const sockets = openSockets(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    port: portOf(server.address()),
    close: (graceMs, abortRunning) => drain(server, sockets, graceMs, abortRunning),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("the server is not listening on TCP");
  return address.port;
}

function openSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return sockets;
}

/**
 * `http.Server.close` would cut idle keep-alive connections at once, and with them requests on the wire; closing the
 * listening socket alone lets each bring its last request, which is answered with `Connection: close`.
 */
async function drain(
  server: Server,
  sockets: ReadonlySet<Socket>,
  graceMs: number,
  abortRunning: () => void,
): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  const timers = [setTimeout(abortRunning, graceMs), setTimeout(() => server.closeAllConnections(), graceMs + 1_000)];
  const idleSweep = setInterval(() => {
    server.closeIdleConnections();
    // Clients open connections in advance; Node counts one that has sent nothing yet as busy.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }, IDLE_GRACE_MS);
  await closed;
  clearInterval(idleSweep);
  for (const timer of timers) clearTimeout(timer);
}

const UNREADABLE: Readonly<Record<string, { readonly status: number; readonly message: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: "The request did not arrive in time." },
  HPE_HEADER_OVERFLOW: { status: 431, message: "The header is larger than 16 KB. Send fewer and shorter fields." },
};

/** A request Node could not parse, or that did not arrive in time, still gets an answer with an id. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = UNREADABLE[error.code ?? ""] ?? {
    status: 400,
    message: "The request is not valid HTTP/1.1.",
  };
  const { headers, body } = plainErrorParts(message);
  const head = Object.entries({ ...headers, connection: "close", "content-length": Buffer.byteLength(body) });
  const lines = head.map(([name, value]) => `${name}: ${value}`).join("\r\n");
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines}\r\n\r\n${body}`);
}

function plainError(status: number, message: string): Response {
  const { headers, body } = plainErrorParts(message);
  return new Response(body, { status, headers });
}

function plainErrorParts(message: string): { headers: Record<string, string>; body: string } {
  const requestId = newRequestId();
  return {
    headers: { "content-type": "application/json", "x-request-id": requestId },
    body: JSON.stringify({ error: { code: "validation_error", message, request_id: requestId } }),
  };
}
