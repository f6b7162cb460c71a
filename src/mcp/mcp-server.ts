import { ProtocolError, ProtocolErrorCode, Server } from "@modelcontextprotocol/server";
import type { Logger } from "../logging/logger.ts";
import type { Operation } from "../operations/operation.ts";
import type { Services } from "../operations/services.ts";
import { AppError } from "../shared/app-error.ts";
import { newRequestId } from "../shared/request-id.ts";
import { callTool } from "./call-tool.ts";
import { complete } from "./completions.ts";
import type { MakeServer } from "./make-server.ts";
import { PROMPTS } from "./prompt-list.ts";
import { getPrompt } from "./prompts.ts";
import { invalidParams, toProtocolError } from "./protocol-errors.ts";
import { listResources, readResource, RESOURCE_TEMPLATES } from "./resources.ts";
import type { RunningCalls } from "./running-calls.ts";
import { toTool } from "./tools.ts";

export interface McpServerOptions {
  readonly services: Services;
  readonly operations: readonly Operation[];
  readonly running: RunningCalls;
  readonly version: string;
}

const INSTRUCTIONS =
  "Slidewright turns text into finished, editable presentations and social carousels. Call create_presentation with the " +
  "source text; look at the result with preview_project. To control every word, write the deck yourself: read the " +
  "resource slidewright://guide/authoring first. Show editor_url to the user: it opens the deck.";

const LISTS_RARELY_CHANGE = { ttlMs: 3_600_000, cacheScope: "public" } as const;

/**
 * Makes MCP servers; the same factory serves both protocol eras. Who is served is asked anew at every call. The SDK's
 * low-level server is used because its tool registration validates arguments before our handler runs, which would put
 * validation ahead of scope and rate limit.
 */
export function createMcpServerFactory(options: McpServerOptions): MakeServer {
  const { services, operations, running, version } = options;
  const tools = operations.map(toTool);
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  return (currentClient) => {
    const client = () => {
      const { principal, requestId } = currentClient();
      return { principal, idOfCall: (): string => requestId ?? newRequestId() };
    };
    const reader = () => ({ services, operations: byName, ...client() });
    const server = new Server(
      { name: "slidewright", title: "Slidewright", version },
      {
        capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
        instructions: INSTRUCTIONS,
        cacheHints: {
          "server/discover": LISTS_RARELY_CHANGE,
          "tools/list": LISTS_RARELY_CHANGE,
          "prompts/list": LISTS_RARELY_CHANGE,
          "resources/templates/list": LISTS_RARELY_CHANGE,
        },
      },
    );
    server.setRequestHandler("tools/list", () => ({ tools }));
    server.setRequestHandler("tools/call", ({ params }, context) =>
      hideDefects(services.logger, () => {
        const operation = byName.get(params.name);
        if (operation === undefined) throw unknownTool(params.name, [...byName.keys()]);
        const { principal, idOfCall } = client();
        const caller = { services, principal, running, requestId: idOfCall() };
        return callTool(caller, operation, params.arguments ?? {}, context);
      }),
    );
    server.setRequestHandler("resources/list", ({ params }, context) =>
      hideDefects(services.logger, () => listResources(reader(), params?.cursor, context)),
    );
    server.setRequestHandler("resources/templates/list", () => ({ resourceTemplates: [...RESOURCE_TEMPLATES] }));
    server.setRequestHandler("resources/read", ({ params }, context) =>
      hideDefects(services.logger, () => readResource(reader(), params.uri, context)),
    );
    server.setRequestHandler("completion/complete", ({ params }) =>
      hideDefects(services.logger, () => complete(services, client().principal, params)),
    );
    server.setRequestHandler("prompts/list", () => ({ prompts: PROMPTS.map((prompt) => prompt.listing) }));
    server.setRequestHandler("prompts/get", ({ params }) => getPrompt(params.name, params.arguments ?? {}));
    return server;
  };
}

/** The SDK would send the message of any error to the client. */
async function hideDefects<T>(logger: Logger, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    if (error instanceof AppError) throw toProtocolError(error);
    logger.error("mcp request failed", error);
    throw new ProtocolError(ProtocolErrorCode.InternalError, "Something went wrong on our side. Try again.");
  }
}

function unknownTool(name: string, known: readonly string[]): ProtocolError {
  return invalidParams(`There is no tool ${JSON.stringify(name.slice(0, 80))}. The tools are ${known.join(", ")}.`);
}
