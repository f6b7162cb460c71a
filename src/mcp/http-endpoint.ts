import { createMcpHandler, type AuthInfo, type Server } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { Principal } from "../auth/principal.ts";
import type { Logger } from "../logging/logger.ts";
import type { AppError } from "../shared/app-error.ts";
import { isObject } from "../shared/is-object.ts";
import type { RunningCalls } from "./running-calls.ts";
import { createDesks } from "./desks.ts";
import type { MakeServer } from "./make-server.ts";
import { requestWithSingleAnswer } from "./single-answer.ts";
import { markArguments } from "./tool-arguments.ts";

/** What came in one HTTP request. */
interface Received {
  readonly requestId: string;
  /** The parsed body, absent where the method has none. */
  readonly message?: unknown;
  /** What is wrong with the body although it is JSON. */
  readonly flaw?: AppError | undefined;
}

/** A body of type `application/json`, for whoever writes the headers. */
interface JsonAnswer {
  readonly json: string;
}

/** Serves `/mcp` for callers whose token has been checked. */
export interface McpHttpEndpoint {
  /** A tool call with a flaw is answered as one with invalid arguments; any other message with a flaw throws it. */
  fetch(request: Request, caller: Principal, received: Received): Promise<Response | JsonAnswer>;
  close(): Promise<void>;
}

/** What a client is told that hung up: nobody reads it, but the exchange must end. The status is nginx's. */
const CLIENT_GONE = 499;

const cancellation = z.object({
  params: z.object({ requestId: z.union([z.string(), z.number()]) }),
});

/**
 * Streamable HTTP in both protocol eras, stateless. Calls of `slowTools`, and those that ask for progress, are answered as
 * event streams; any other, like all of the 2026 revision, as JSON, which the protocol leaves open to servers.
 */
export function createMcpHttpEndpoint(
  makeServer: MakeServer,
  running: RunningCalls,
  logger: Logger,
  slowTools: ReadonlySet<string>,
): McpHttpEndpoint {
  const servers = new WeakMap<AuthInfo, () => Server>();
  const desks = createDesks(makeServer);
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const make = authInfo === undefined ? undefined : servers.get(authInfo);
      if (make === undefined) throw new Error("an MCP request reached the protocol without a caller");
      return make();
    },
    { legacy: "stateless", onerror: (error) => logger.warn("mcp request refused", { reason: error.message }) },
  );
  return {
    // Async, so that what is thrown here is a rejection like any other.
    async fetch(request, caller, { requestId, message, flaw }) {
      readTools(message, flaw);
      const cancelled = cancelledCall(message);
      if (cancelled !== undefined) running.cancel(caller, cancelled);
      const { kind, id } = caller.credential;
      const authInfo: AuthInfo = { token: kind, clientId: id, scopes: [...caller.scopes] };
      const client = { principal: caller, requestId };
      const single = requestWithSingleAnswer(request, message, slowTools);
      if (single !== undefined) {
        const answer = await desks.answer(single, client, { httpRequest: request, authInfo });
        return answer === undefined ? new Response(null, { status: CLIENT_GONE }) : { json: JSON.stringify(answer) };
      }
      servers.set(authInfo, () => makeServer(() => client));
      return handler.fetch(request, { authInfo, ...(message === undefined ? {} : { parsedBody: message }) });
    },
    close: () => handler.close(),
  };
}

/** The method is looked at first: a parse that fails costs much more, and nearly every message is another one. */
function cancelledCall(message: unknown): string | number | undefined {
  if (!isObject(message) || message["method"] !== "notifications/cancelled") return undefined;
  return cancellation.safeParse(message).data?.params.requestId;
}

function readTools(message: unknown, flaw: AppError | undefined): void {
  const messages: unknown[] = Array.isArray(message) ? message : [message];
  const calls = messages.filter((candidate) => markArguments(candidate, flaw));
  if (flaw !== undefined && calls.length < messages.length) throw flaw;
}
