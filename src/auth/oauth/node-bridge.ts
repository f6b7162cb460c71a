import { IncomingMessage, ServerResponse, type OutgoingHttpHeader, type OutgoingHttpHeaders } from "node:http";
import { Socket } from "node:net";

/** A handler as Node's own server calls it. */
export type NodeHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** A request for a handler that is mounted below a path: it sees the rest of the path. */
export interface MountedRequest {
  readonly method: string;
  /** With its query, as the browser sees it. */
  readonly path: string;
  readonly mountedAt: string;
  readonly headers: Headers;
  readonly body: Uint8Array;
  /** People reach the server over https, by itself or a proxy. */
  readonly isSecure: boolean;
}

/**
 * Runs a Node handler for a web request. The objects it gets belong to no connection, so whatever it does stays inside
 * the answer, which then gets the headers and the log line of every other.
 */
export async function runNodeHandler(handler: NodeHandler, request: MountedRequest): Promise<Response> {
  const incoming = toIncoming(request);
  const outgoing = new CollectedAnswer(incoming);
  await handler(incoming, outgoing);
  return outgoing.toResponse();
}

/** Node's form of a request. */
export function toIncoming({ method, path, mountedAt, headers, body, isSecure }: MountedRequest): IncomingMessage {
  const incoming = new IncomingMessage(Object.assign(new Socket(), { encrypted: isSecure }));
  const url = path.slice(mountedAt.length);
  // The server behind it needs the full path as well, to know what it is mounted below.
  Object.assign(incoming, { method, url: url.startsWith("/") ? url : `/${url}`, originalUrl: path, complete: true });
  for (const [name, value] of headers) incoming.headers[name] = value;
  incoming.headers["content-length"] = String(body.byteLength);
  incoming.push(body);
  incoming.push(null);
  return incoming;
}

/** Keeps what is written instead of sending it. */
export class CollectedAnswer extends ServerResponse {
  readonly #chunks: Buffer[] = [];

  override writeHead(
    status: number,
    reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    this.statusCode = status;
    const named = headers ?? (typeof reason === "string" ? undefined : reason);
    if (Array.isArray(named)) throw new TypeError("headers as a list are not used by any handler here");
    for (const [name, value] of Object.entries(named ?? {})) if (value !== undefined) this.setHeader(name, value);
    return this;
  }

  override write(chunk: unknown): boolean {
    this.#keep(chunk);
    return true;
  }

  override end(chunk?: unknown): this {
    this.#keep(chunk);
    this.finished = true;
    this.emit("finish");
    return this;
  }

  toResponse(): Response {
    const isEmpty = this.statusCode === 204 || this.statusCode === 304;
    const headers = toHeaders(this.getHeaders());
    return new Response(isEmpty ? null : Buffer.concat(this.#chunks), { status: this.statusCode, headers });
  }

  #keep(chunk: unknown): void {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
  }
}

function toHeaders(collected: OutgoingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(collected)) {
    if (name === "content-length" || name === "transfer-encoding" || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [String(value)]) headers.append(name, one);
  }
  return headers;
}
