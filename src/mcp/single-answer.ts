import {
  type AuthInfo,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type MessageExtraInfo,
  type Server,
  SUPPORTED_PROTOCOL_VERSIONS,
  type Transport,
} from "@modelcontextprotocol/server";
import { isObject } from "./tool-arguments.ts";

/** What the client is told that hung up: nobody reads it, but the exchange must end. The status is nginx's. */
const CLIENT_GONE = 499;

/**
 * The message, where it is a request that can have nothing but its answer: no progress was asked for, and the tool is not one
 * of those that take long, whose stream is kept open by comments. Only what has nothing wrong with it (headers, version,
 * shape) counts: all else is for the SDK's transport to judge.
 */
export function requestWithSingleAnswer(
  { headers }: Request,
  message: unknown,
  slowTools: ReadonlySet<string>,
): JSONRPCRequest | undefined {
  const accepted = headers.get("accept") ?? "";
  if (!accepted.includes("application/json") || !accepted.includes("text/event-stream")) return undefined;
  const version = headers.get("mcp-protocol-version");
  if (version !== null && !SUPPORTED_PROTOCOL_VERSIONS.includes(version)) return undefined;
  if (!isRequest(message)) return undefined;
  const { name, _meta: meta } = message.params ?? {};
  if (meta !== undefined && (!isObject(meta) || meta["progressToken"] !== undefined)) return undefined;
  const isSlow = message.method === "tools/call" && typeof name === "string" && slowTools.has(name);
  return isSlow ? undefined : message;
}

function isRequest(message: unknown): message is JSONRPCRequest {
  if (!isObject(message)) return false;
  const { jsonrpc, id, method, params, ...others } = message;
  return (
    jsonrpc === "2.0" &&
    (typeof id === "string" || Number.isInteger(id)) &&
    typeof method === "string" &&
    (params === undefined || isObject(params)) &&
    Object.keys(others).length === 0
  );
}

/**
 * Answers a request of the 2025 revisions as one JSON body, as Streamable HTTP leaves open to servers. The SDK's own
 * stateless serving opens an event stream for each, which costs a small call more than all of its work.
 */
export async function answerOnce(
  server: Server,
  request: JSONRPCRequest,
  { httpRequest, authInfo }: { readonly httpRequest: Request; readonly authInfo: AuthInfo },
): Promise<Response> {
  const exchange = new Exchange();
  await server.connect(exchange);
  const { signal } = httpRequest;
  // Closing stops the work. After an answer there is none left, nor anything else to give back.
  const leave = (): void => void server.close();
  if (signal.aborted) leave();
  signal.addEventListener("abort", leave, { once: true });
  try {
    return await exchange.ask(request, { request: httpRequest, authInfo });
  } finally {
    signal.removeEventListener("abort", leave);
  }
}

/** A transport that carries one request and its answer; notifications on the way are for those who opened a stream. */
class Exchange implements Transport {
  onclose: Transport["onclose"];
  onmessage: Transport["onmessage"];
  readonly #answer = Promise.withResolvers<Response>();

  ask(request: JSONRPCRequest, extra: MessageExtraInfo): Promise<Response> {
    this.onmessage?.(request, extra);
    return this.#answer.promise;
  }

  start(): Promise<void> {
    return Promise.resolve();
  }

  send(message: JSONRPCMessage): Promise<void> {
    if (!("method" in message)) {
      const headers = { "content-type": "application/json" };
      this.#answer.resolve(new Response(JSON.stringify(message), { headers }));
    }
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.#answer.resolve(new Response(null, { status: CLIENT_GONE }));
    this.onclose?.();
    return Promise.resolve();
  }
}
