import type { JsonObject } from "../../operations/json-schema.ts";

/** The response headers that answers carry, as components of the document. */
export const HEADERS = {
  "X-Request-Id": {
    description: "Names this call in logs; the caller's own where one was sent.",
    required: true,
    schema: { type: "string" },
    example: "req_4f1c9a52e8b04d6fa0b7c3d2e1f09a8b",
  },
  "RateLimit-Policy": {
    description: "Calls allowed in a window of seconds (draft-ietf-httpapi-ratelimit-headers).",
    required: true,
    schema: { type: "string" },
    example: '"default";q=60;w=60',
  },
  RateLimit: {
    description: "Calls left in this window, and the seconds until it ends.",
    required: true,
    schema: { type: "string" },
    example: '"default";r=59;t=60',
  },
  "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" }, example: 60 },
  "WWW-Authenticate": {
    description: "The challenge of RFC 6750; names missing scopes.",
    schema: { type: "string" },
    example: 'Bearer realm="slidewright"',
  },
  "Idempotent-Replayed": {
    description: "`true` where this is the stored answer of an earlier call with the same key.",
    schema: { type: "string", enum: ["true"] },
  },
} as const satisfies JsonObject;

export type HeaderName = keyof typeof HEADERS;

/** References to headers, for the `headers` of a response. */
export function headerRefs(names: readonly HeaderName[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
