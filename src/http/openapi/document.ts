import type { JsonObject } from "../../operations/json-schema.ts";
import type { Operation } from "../../operations/operation.ts";
import { errorsOf } from "./error-guide.ts";
import type { RecordedExamples } from "./examples.ts";
import { HEADERS } from "./headers.ts";
import { BEARER, operationObject, tagOf } from "./operation-object.ts";
import { ERROR_SCHEMA, schemasOf } from "./schemas.ts";

/** Version of the interface, which is not that of the program. */
const INTERFACE_VERSION = "1.0.0";

export interface ApiDescription {
  readonly operations: readonly Operation[];
  readonly examples: RecordedExamples;
  /** Base address of the operations' paths. */
  readonly serverUrl: string;
}

/** The whole REST interface as an OpenAPI 3.1 document. */
export function describeApi({ operations, examples, serverUrl }: ApiDescription): JsonObject {
  const tags = [...new Set(operations.map(tagOf))].map((name) => ({ name, description: TAGS[name] ?? "" }));
  const codes = new Set<string>(operations.flatMap(errorsOf));
  const failures = Object.entries(examples.errors).filter(([code]) => codes.has(code));
  return {
    openapi: "3.1.1",
    info: {
      title: "Slidewright",
      summary: "Turns text into finished, editable presentations and social carousels.",
      description: OVERVIEW,
      version: INTERFACE_VERSION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: serverUrl }],
    tags,
    paths: pathsOf(operations, examples),
    components: {
      schemas: {
        Error: ERROR_SCHEMA,
        ...Object.fromEntries(operations.flatMap((operation) => Object.entries(schemasOf(operation)))),
      },
      examples: Object.fromEntries(failures.map(([code, value]) => [code, { summary: code, value }])),
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
      headers: HEADERS,
      securitySchemes: {
        [BEARER]: { type: "http", scheme: "bearer", description: "An API key, an access token or a session token." },
      },
    },
  };
}

function pathsOf(operations: readonly Operation[], examples: RecordedExamples): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const operation of operations) {
    const { path, method } = operation.http;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(operation, examples) };
  }
  return paths;
}

/** What each group of operations is about. */
const TAGS: Readonly<Record<string, string>> = {
  Presentations: "Making decks from text.",
  Jobs: "How generations went.",
  Account: "Credits, plan and limits.",
  Projects: "Saved decks and their slides.",
  Templates: "The themes decks are set in.",
  "Brand kits": "Colours, fonts and logos that decks take on.",
  "Social accounts": "Where posts can go.",
  "Scheduled posts": "Posts that go out later.",
};

const IDEMPOTENCY_KEY: JsonObject = {
  name: "Idempotency-Key",
  in: "header",
  description:
    "Any unique text. A retry with the same key returns the first answer and is not charged again; kept 30 days.",
  schema: { type: "string", minLength: 1, maxLength: 200 },
  example: "8e03978e-40d5-43e8-bc93-6894a57f9324",
};

const OVERVIEW = `Every call carries \`Authorization: Bearer <token>\`; make an API key with
\`slidewright keys create --name laptop\`.

- **Success** is \`{"data": …}\`. Lists are \`{"data": {"items": […], "next_cursor": …}}\`; send \`next_cursor\` as \`cursor\`
  for the next page, \`null\` means there is none.
- **Failure** is \`{"error": {"code", "message", "details"?, "request_id"}}\`. The message says what was wrong, what is
  allowed and what to do next.
- **Limits**: 60 calls a minute for an API key, 120 for a connected app; every answer says where you stand. Bodies have at
  most 102,400 bytes, 5,242,880 where a whole deck is sent.
- **Generation** answers when the deck is saved: allow three minutes, and send an \`Idempotency-Key\` so that a retry is
  not charged again.
- Fields and parameters that are not listed here are refused with the nearest known name.

Every operation is an MCP tool as well: the \`operationId\` is its name, path, query and body fields are its arguments, and
what is under \`data\` here is its structured content there.`;
