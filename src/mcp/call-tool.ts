import type { CallToolResult, ServerContext } from "@modelcontextprotocol/server";
import type { Principal } from "../auth/principal.ts";
import { execute } from "../operations/execute.ts";
import type { Outcome } from "../operations/execution.ts";
import { isBinary, type Operation, type Progress } from "../operations/operation.ts";
import type { Services } from "../operations/services.ts";
import { AppError } from "../shared/app-error.ts";
import type { RunningCalls } from "./running-calls.ts";
import { requireReadable } from "./tool-arguments.ts";
import { IDEMPOTENCY_ARGUMENT } from "./tools.ts";

type Arguments = Readonly<Record<string, unknown>>;

/** What a tool call needs to know of the server it came to. */
export interface ToolCaller {
  readonly services: Services;
  readonly principal: Principal;
  readonly running: RunningCalls;
  readonly requestId: string;
}

/** Runs a tool call through the same steps as its REST route; a failure is a result with `isError`. */
export async function callTool(
  { services, principal, running, requestId }: ToolCaller,
  operation: Operation,
  args: Arguments,
  context: ServerContext,
): Promise<CallToolResult> {
  const { [IDEMPOTENCY_ARGUMENT]: idempotencyKey, ...rest } = args;
  const takesKey = operation.acceptsIdempotencyKey === true;
  const call = running.begin(principal, context.mcpReq.id);
  try {
    const outcome = await execute(services, operation, {
      credentials: { principal },
      requestId,
      readInput: () => checkSize(requireReadable(takesKey ? rest : args), operation.bodyLimit),
      ...(takesKey && idempotencyKey !== undefined ? { idempotencyKey } : {}),
      signal: AbortSignal.any([context.mcpReq.signal, call.signal]),
      progress: progressNotifier(context),
    });
    return outcome.ok ? toResult(outcome.result) : toFailure(outcome.error, requestId);
  } finally {
    call.end();
  }
}

function toResult(result: Extract<Outcome, { ok: true }>["result"]): CallToolResult {
  if (isBinary(result)) {
    return {
      content: [{ type: "image", data: Buffer.from(result.bytes).toString("base64"), mimeType: result.mimeType }],
    };
  }
  return { content: [{ type: "text", text: JSON.stringify(result) }], structuredContent: { ...result } };
}

/** The one place where an AppError becomes a tool result; the error object is the one REST answers with. */
function toFailure({ code, message, details }: AppError, requestId: string): CallToolResult {
  const error = { code, message, ...(details === undefined ? {} : { details }), request_id: requestId };
  return { isError: true, content: [{ type: "text", text: `${code}: ${message}` }], structuredContent: { error } };
}

/** Arguments may be as large as the body of the same call over REST. */
function checkSize(args: Arguments, limit: number): Arguments {
  if (jsonBytes(args) <= limit) return args;
  throw new AppError("payload_too_large", `The arguments are larger than ${limit} bytes, the limit of this call.`, {
    details: { limit_bytes: limit },
  });
}

/** What is nested too deeply to be written counts as nothing: validation refuses it for its depth. */
function jsonBytes(value: Arguments): number {
  try {
    return Buffer.byteLength(JSON.stringify(value));
  } catch {
    return 0;
  }
}

/** Sends stages as progress notifications where the caller asked for them; `progress` only ever grows. */
function progressNotifier({ mcpReq }: ServerContext): Progress {
  const { _meta: meta } = mcpReq;
  const progressToken = meta?.progressToken;
  if (progressToken === undefined) return () => undefined;
  let last = -1;
  return (stage, fraction) => {
    const progress = Math.round(fraction * 100);
    if (progress <= last) return;
    last = progress;
    const params = { progressToken, progress, total: 100, message: stage };
    // A caller that has gone is told nothing; its call is stopped by the signal.
    mcpReq.notify({ method: "notifications/progress", params }).catch(() => undefined);
  };
}
