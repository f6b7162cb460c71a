import type { Operation } from "../../src/operations/operation.ts";

type Input = Readonly<Record<string, unknown>>;

/** A call of an operation as REST wants it, below `/api-v1`. */
export interface RestCall {
  /** With its query. */
  readonly path: string;
  readonly init: RequestInit & { readonly method: string; readonly headers: Readonly<Record<string, string>> };
  /** The fields of the JSON body, where the call has one. */
  readonly body: Input | undefined;
}

/**
 * Path parameters go into the path, the rest into query or body; `idempotency_key`, which MCP takes as an argument, goes
 * into its header.
 */
export function restCall(operation: Operation, input: Input): RestCall {
  const { method, path } = operation.http;
  const { idempotency_key: key, ...fields } = input;
  const rest = new Map(Object.entries(fields));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const hasBody = method === "POST" || method === "PATCH";
  const query = new URLSearchParams();
  if (!hasBody) for (const [name, value] of rest) query.set(name, String(value));
  const body = hasBody && rest.size > 0 ? Object.fromEntries(rest) : undefined;
  const headers = {
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(typeof key === "string" ? { "idempotency-key": key } : {}),
  };
  return {
    path: query.size === 0 ? filled : `${filled}?${query.toString()}`,
    init: { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) },
    body,
  };
}
