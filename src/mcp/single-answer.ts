import { type JSONRPCRequest, SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/server";
import { isObject } from "../shared/is-object.ts";

/**
 * The message, where it is a request of the 2025 revisions that can have nothing but its answer: no progress was asked
 * for, and the tool is not one of those that take long, whose stream is kept open by comments. Only what has nothing
 * wrong with it (headers, version, shape) counts: all else is for the SDK to judge.
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
  // Opening a session leaves what the client can do with the server that answers.
  if (!isRequest(message) || message.method === "initialize") return undefined;
  const { name, _meta: meta } = message.params ?? {};
  if (meta !== undefined && !isPlain(meta)) return undefined;
  const isSlow = message.method === "tools/call" && typeof name === "string" && slowTools.has(name);
  return isSlow ? undefined : message;
}

/** No progress to tell, and no claim of the 2026 revision, which speaks of itself under its own names. */
function isPlain(meta: unknown): boolean {
  if (!isObject(meta)) return false;
  return Object.keys(meta).every((name) => name !== "progressToken" && !name.startsWith("io.modelcontextprotocol/"));
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
