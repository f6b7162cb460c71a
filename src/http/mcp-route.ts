import type { Context } from "hono";
import { z } from "zod";
import { authenticate } from "../auth/authenticate.ts";
import { insufficientScope } from "../auth/insufficient-scope.ts";
import type { Principal, Scope } from "../auth/principal.ts";
import type { Operation } from "../operations/operation.ts";
import type { Services } from "../operations/services.ts";
import type { AppError } from "../shared/app-error.ts";
import { rateLimitHeaders } from "../accounts/rate-limiter.ts";
import { bearerToken } from "./credentials.ts";
import { asAppError, errorResponse } from "./error-response.ts";
import type { HttpEnvironment } from "./http-app.ts";
import { readBody, requireJson } from "./read-body.ts";
import { setRateLimit } from "./operation-routes.ts";
import { readJson } from "./strict-json.ts";

/** What came in one MCP request. */
export interface McpMessage {
  readonly requestId: string;
  /** The parsed body, absent where the method has none. */
  readonly message?: unknown;
  /** What is wrong with the body although it is JSON. */
  readonly flaw?: AppError | undefined;
}

/** Serves one MCP request of a known caller; rejects with the flaw of a message that it can't answer in itself. */
export type McpEndpoint = (
  request: Request,
  principal: Principal,
  received: McpMessage,
) => Promise<Response | { readonly json: string }>;

/** What the MCP route needs. */
export interface McpRouteOptions {
  readonly services: Services;
  readonly operations: readonly Operation[];
  readonly endpoint: McpEndpoint;
  /** Headers of an answer that is written at once; see `AnswerHeaders`. */
  readonly takeHeaders: (context: Context<HttpEnvironment>) => Record<string, string>;
}

/** The largest tool arguments (5 MB of project content) and the JSON-RPC frame around them. */
const BODY_LIMIT = 5 * 1024 * 1024 + 16 * 1024;

const toolCall = z.object({ method: z.literal("tools/call"), params: z.object({ name: z.string() }) });

/**
 * Streamable HTTP at `/mcp`: the token and the scopes of every called tool are settled with HTTP status codes, as MCP's
 * authorization wants, before the protocol sees the message.
 */
export function createMcpRoute({ services, operations, endpoint, takeHeaders }: McpRouteOptions) {
  const scopeOf = new Map(operations.map((operation) => [operation.name, operation.scope]));
  return async (context: Context<HttpEnvironment>): Promise<Response> => {
    const request = context.req.raw;
    const requestId = context.get("requestId");
    let caller: Principal | undefined;
    const answer = async (): ReturnType<McpEndpoint> => {
      caller = await authenticate(services.verifiers, bearerToken(request.headers), "mcp");
      if (request.method !== "POST") return endpoint(request, caller, { requestId });
      requireJson(request);
      const { value: message, flaw } = readJson(await readBody(request, BODY_LIMIT));
      requireScopes(caller, message, scopeOf);
      return endpoint(request, caller, { requestId, message, flaw });
    };
    const answered = await answer().catch((error: unknown) =>
      rpcError(asAppError(error, requestId, services.logger), requestId, services),
    );
    const standing = caller && (await services.rateLimiter.look(caller));
    if (answered instanceof Response) {
      setRateLimit(answered.headers, standing);
      return answered;
    }
    const headers = takeHeaders(context);
    if (standing !== undefined) Object.assign(headers, rateLimitHeaders(standing));
    headers["content-type"] = "application/json";
    return new Response(answered.json, { headers });
  };
}

function requireScopes(principal: Principal, message: unknown, scopeOf: ReadonlyMap<string, Operation["scope"]>): void {
  const messages: unknown[] = Array.isArray(message) ? message : [message];
  const missing = new Set<Scope>();
  for (const candidate of messages) {
    const scope = scopeOf.get(toolCall.safeParse(candidate).data?.params.name ?? "");
    if (scope !== undefined && !principal.scopes.has(scope)) missing.add(scope);
  }
  if (missing.size === 0) return;
  const required = [...missing];
  throw insufficientScope(principal, required, `This call needs ${required.join(" and ")}. Use a token that has it.`);
}

/** HTTP status and challenge as over REST; the body is a JSON-RPC error, which is what MCP clients read. */
function rpcError(error: AppError, requestId: string, services: Services): Response {
  const { status, headers } = errorResponse(error, requestId, services.logger);
  headers.delete("content-length");
  const code = error.code === "validation_error" ? -32_700 : -32_600;
  const data = { code: error.code, request_id: requestId, ...error.details };
  const body = { jsonrpc: "2.0", id: null, error: { code, message: error.message, data } };
  return new Response(JSON.stringify(body), { status, headers });
}
