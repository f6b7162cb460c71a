import type { Context, Hono } from "hono";
import { rateLimitHeaders, type RateLimitState } from "../accounts/rate-limiter.ts";
import { authenticate } from "../auth/authenticate.ts";
import { execute } from "../operations/execute.ts";
import type { Outcome } from "../operations/execution.ts";
import { isBinary, type HttpMethod, type Operation } from "../operations/operation.ts";
import type { Services } from "../operations/services.ts";
import { AppError } from "../shared/app-error.ts";
import { nearest } from "../shared/nearest.ts";
import { errorResponse } from "./error-response.ts";
import { createInputReader } from "./operation-input.ts";
import type { HttpEnvironment } from "./http-app.ts";
import { RestInvocation } from "./rest-invocation.ts";

export const API_PATH = "/api-v1";
/** Where the description of the REST interface stands. */
export const DESCRIPTION_PATH = `${API_PATH}/openapi.json`;
const LONGEST_SHOWN_PATH = 100;
const SUGGESTIONS = 3;

/** What the REST projector needs besides the operations. */
export interface OperationRoutesOptions {
  readonly services: Services;
  readonly operations: readonly Operation[];
  /** The caller's token: bearer header or, from the server's own pages, session cookie. */
  readonly tokenOf: (context: Context) => string | undefined;
  /** Headers of an answer that is written at once; see `AnswerHeaders`. */
  readonly takeHeaders: (context: Context<HttpEnvironment>) => Record<string, string>;
  /** Fires when running calls must end. */
  readonly shutdown: AbortSignal;
}

/** Mounts every operation under `/api-v1`, and answers for methods and paths that none of them has. */
export function mountOperations(app: Hono<HttpEnvironment>, options: OperationRoutesOptions): void {
  for (const operation of options.operations) {
    app.on(operation.http.method, honoPath(operation), operationHandler(operation, options));
  }
  for (const [path, methods] of methodsByPath(options.operations)) {
    const allow = allowHeader(methods);
    app.on("OPTIONS", path, () => new Response(null, { status: 204, headers: { allow } }));
    app.all(path, (context) => refuse(context, options, methodNotAllowed(context.req.method, allow), { allow }));
  }
  app.all(`${API_PATH}/*`, (context) => refuse(context, options, unknownPath(context.req.path, options.operations)));
}

function operationHandler(operation: Operation, options: OperationRoutesOptions) {
  const readInput = createInputReader(operation);
  return async (context: Context<HttpEnvironment>): Promise<Response> => {
    const outcome = await execute(
      options.services,
      operation,
      new RestInvocation(context, operation, options, readInput),
    );
    return outcome.ok ? success(context, operation, outcome, options) : failure(context, outcome, options.services);
  };
}

function failure(
  context: Context<HttpEnvironment>,
  outcome: Extract<Outcome, { ok: false }>,
  services: Services,
): Response {
  const response = errorResponse(outcome.error, context.get("requestId"), services.logger);
  setRateLimit(response.headers, outcome.rateLimit);
  return response;
}

/** All headers are written at once: adding them one by one to a made response takes longer than most operations. */
function success(
  context: Context<HttpEnvironment>,
  operation: Operation,
  { result, replayed, rateLimit }: Extract<Outcome, { ok: true }>,
  { takeHeaders }: OperationRoutesOptions,
): Response {
  const { status } = operation.http;
  const [type, body] = isBinary(result)
    ? [result.mimeType, Buffer.from(result.bytes)]
    : ["application/json", JSON.stringify({ data: result })];
  const headers = takeHeaders(context);
  if (rateLimit !== undefined) Object.assign(headers, rateLimitHeaders(rateLimit));
  if (replayed && !isBinary(result)) headers["idempotent-replayed"] = "true";
  headers["content-type"] = type;
  return new Response(body, { status, headers });
}

/** Tells a caller with a good token that there is nothing to call; anyone else learns only that a token is needed. */
async function refuse(
  context: Context<HttpEnvironment>,
  { services, tokenOf }: OperationRoutesOptions,
  error: AppError,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const principal = await authenticate(services.verifiers, tokenOf(context), "api");
  const response = errorResponse(error, context.get("requestId"), services.logger);
  setRateLimit(response.headers, await services.rateLimiter.look(principal));
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** Where a known caller stands, on every answer. */
export function setRateLimit(headers: Headers, state: RateLimitState | undefined): void {
  if (state === undefined) return;
  for (const [name, value] of Object.entries(rateLimitHeaders(state))) headers.set(name, value);
}

/** `/projects/{project_id}` in the router's spelling. */
function honoPath(operation: Operation): string {
  return API_PATH + operation.http.path.replaceAll(/\{(\w+)\}/g, ":$1");
}

function methodsByPath(operations: readonly Operation[]): Map<string, Set<HttpMethod>> {
  const methods = new Map<string, Set<HttpMethod>>([[DESCRIPTION_PATH, new Set(["GET"])]]);
  for (const operation of operations) {
    const path = honoPath(operation);
    methods.set(path, (methods.get(path) ?? new Set()).add(operation.http.method));
  }
  return methods;
}

function allowHeader(methods: ReadonlySet<HttpMethod>): string {
  return [...methods, ...(methods.has("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
}

function methodNotAllowed(method: string, allow: string): AppError {
  return new AppError("method_not_allowed", `${method} is not possible here; allowed: ${allow}.`, {
    details: { allow: allow.split(", ") },
  });
}

function unknownPath(path: string, operations: readonly Operation[]): AppError {
  const asked = path.slice(API_PATH.length, API_PATH.length + LONGEST_SHOWN_PATH);
  const near = nearest(asked, [...new Set(operations.map(({ http }) => http.path))], SUGGESTIONS);
  return new AppError("not_found", `There is nothing at ${API_PATH}${asked}. Nearest: ${near.join(", ")}.`, {
    details: { nearest: near },
  });
}
