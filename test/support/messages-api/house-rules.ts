import type { IncomingMessage } from "node:http";
import { cacheBreakpoints, type MessagesRequest } from "./request.ts";

export interface ApiError {
  readonly status: number;
  readonly type: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Abilities {
  /** The only key that is let in; undefined: nobody looks. */
  readonly key: string | undefined;
  /** Which schemas are taken: with a key for each slide, only simple ones, none. */
  readonly structured: "keyed" | "list" | "none";
  /** Whether the model can be told how long to think. */
  readonly effort?: boolean;
  readonly search: boolean;
  readonly streams: boolean;
  /** Speaks 2023-06-01 only: the key in `x-api-key`, `Authorization` not looked at. */
  readonly old?: boolean;
}

const MOST_BREAKPOINTS = 4;
const SAMPLING = ["temperature", "top_p", "top_k"];
const UNSUPPORTED = ["minLength", "maxLength", "maxItems", "minimum", "maximum", "oneOf", "pattern"];

function invalid(message: string): ApiError {
  return { status: 400, type: "invalid_request_error", message };
}

/** Why a request is turned away before any model sees it, by the rules of the real API. */
export function refusalOf(
  { headers, method, url }: IncomingMessage,
  body: unknown,
  request: MessagesRequest | undefined,
  abilities: Abilities,
): ApiError | undefined {
  if (method !== "POST" || url !== "/v1/messages")
    return { status: 404, type: "not_found_error", message: "Not found" };
  if (!hasKey(headers, abilities)) return { status: 401, type: "authentication_error", message: "invalid x-api-key" };
  const version = headers["anthropic-version"]?.toString();
  if (version === undefined) return invalid("anthropic-version: header is required");
  if (abilities.old === true && version !== "2023-06-01")
    return invalid(`anthropic-version: "${version}" is not valid`);
  if (request === undefined) return invalid("messages: Field required");
  const sampled = SAMPLING.find((name) => typeof body === "object" && body !== null && name in body);
  if (sampled !== undefined && version >= "2026-10-21") return invalid(`${sampled}: Extra inputs are not permitted`);
  if (request.model === "no-such-model")
    return { status: 404, type: "not_found_error", message: `model: ${request.model}` };
  if (cacheBreakpoints(request) > MOST_BREAKPOINTS)
    return invalid("A maximum of 4 blocks with cache_control may be provided");
  return schemaRefusal(request, abilities) ?? toolRefusal(request, abilities);
}

function hasKey(headers: IncomingMessage["headers"], { key, old }: Abilities): boolean {
  if (key === undefined) return true;
  const sent = headers["x-api-key"] ?? (old === true ? undefined : headers.authorization?.replace(/^Bearer /, ""));
  return sent === key;
}

function schemaRefusal({ output_config }: MessagesRequest, { structured, effort }: Abilities): ApiError | undefined {
  if (output_config === undefined) return undefined;
  if (effort === false && "effort" in output_config)
    return invalid("This model does not support the effort parameter.");
  if (structured === "none") return invalid("output_config: Extra inputs are not permitted");
  const schema = output_config.format?.schema ?? {};
  if (structured === "list" && "$defs" in schema) return invalid("output_config.format.schema: Schema is too complex");
  return schemaFault(schema);
}

/** What structured outputs ask of a schema: closed objects, and none of the keywords that they can't hold a model to. */
function schemaFault(schema: unknown): ApiError | undefined {
  if (typeof schema !== "object" || schema === null) return undefined;
  const entries: readonly [string, unknown][] = Object.entries(schema);
  const keywords = new Map(entries);
  if (keywords.get("type") === "object" && keywords.get("additionalProperties") !== false) {
    return invalid(
      "output_config.format.schema: For 'object' type, 'additionalProperties' must be explicitly set to false",
    );
  }
  const unsupported = keywords.has("type") ? UNSUPPORTED.find((name) => keywords.has(name)) : undefined;
  if (unsupported !== undefined)
    return invalid(`output_config.format.schema: property '${unsupported}' is not supported`);
  return entries.map(([, value]) => schemaFault(value)).find((fault) => fault !== undefined);
}

function toolRefusal({ tools = [] }: MessagesRequest, { search }: Abilities): ApiError | undefined {
  const unknown = tools.find(({ type }) => !search || !/^web_search_20\d{6}$/.test(type));
  return unknown && invalid(`tools.0: Input tag '${unknown.type}' does not match any of the expected tags`);
}
