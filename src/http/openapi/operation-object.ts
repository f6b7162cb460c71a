import type { JsonObject } from "../../operations/json-schema.ts";
import type { Operation } from "../../operations/operation.ts";
import { ERROR_STATUS, type ErrorCode } from "../../shared/app-error.ts";
import { ERROR_GUIDE, errorsOf } from "./error-guide.ts";
import type { RecordedExamples } from "./examples.ts";
import { headerRefs, type HeaderName } from "./headers.ts";
import { answersJson, bodyName, dataName, splitInput, type InputParts } from "./schemas.ts";

/** Name of the security scheme; the scopes a call needs stand beside it. */
export const BEARER = "bearer";

const ALWAYS = ["X-Request-Id", "RateLimit", "RateLimit-Policy"] as const satisfies readonly HeaderName[];

/** The operation object of OpenAPI 3.1. */
export function operationObject(operation: Operation, examples: RecordedExamples): JsonObject {
  const { name, title, scope } = operation;
  const parts = splitInput(operation);
  const example = examples.operations[name];
  const parameters = [
    ...parametersOf(parts, example?.input),
    ...(operation.acceptsIdempotencyKey === true ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
  ];
  const body = requestBody(operation, parts, example?.input);
  return {
    operationId: name,
    tags: [tagOf(operation)],
    summary: title,
    description: describe(operation),
    security: [{ [BEARER]: scope === undefined ? [] : [scope] }],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: { [operation.http.status]: success(operation, example?.data), ...failures(operation, examples) },
  };
}

/** The group an operation stands in: the first part of its path. */
export function tagOf({ http }: Operation): string {
  const [, first = ""] = http.path.split("/");
  return first.charAt(0).toUpperCase() + first.slice(1).replaceAll("-", " ");
}

function describe({ description, scope, costTenths }: Operation): string {
  const needs = scope === undefined ? "Any valid token will do." : `Needs the scope \`${scope}\`.`;
  return `${description}\n\n${needs}${costTenths === 0 ? "" : ` Costs ${costTenths / 10} credits.`}`;
}

function parametersOf({ path, query, required }: InputParts, example: JsonObject = {}): JsonObject[] {
  const describeParameter = (place: "path" | "query", [name, field]: [string, JsonObject]): JsonObject => {
    const { description, ...schema } = field;
    return {
      name,
      in: place,
      ...(description === undefined ? {} : { description }),
      ...(required.has(name) ? { required: true } : {}),
      ...(schema["type"] === "array" ? { style: "form", explode: false } : {}),
      schema,
      ...(example[name] === undefined ? {} : { example: example[name] }),
    };
  };
  return [
    ...Object.entries(path).map((field) => describeParameter("path", field)),
    ...Object.entries(query).map((field) => describeParameter("query", field)),
  ];
}

function requestBody(operation: Operation, { body, required }: InputParts, input?: JsonObject): JsonObject | undefined {
  const names = Object.keys(body);
  if (names.length === 0) return undefined;
  const example = Object.fromEntries(Object.entries(input ?? {}).filter(([name]) => names.includes(name)));
  return {
    required: names.some((name) => required.has(name)) || operation.http.method === "POST",
    description: `At most ${operation.bodyLimit.toLocaleString("en")} bytes.`,
    content: {
      "application/json": {
        schema: { $ref: `#/components/schemas/${bodyName(operation)}` },
        ...(input === undefined ? {} : { example }),
      },
    },
  };
}

function success(operation: Operation, data?: JsonObject): JsonObject {
  const replayable = operation.acceptsIdempotencyKey === true;
  const headers = headerRefs([...ALWAYS, ...(replayable ? (["Idempotent-Replayed"] as const) : [])]);
  if (!answersJson(operation)) {
    return { description: "The picture.", headers, content: { "image/png": {} } };
  }
  return {
    description: operation.http.status === 201 ? "Made and saved." : "Done.",
    headers,
    content: {
      "application/json": {
        schema: {
          type: "object",
          properties: { data: { $ref: `#/components/schemas/${dataName(operation)}` } },
          required: ["data"],
        },
        ...(data === undefined ? {} : { example: { data } }),
      },
    },
  };
}

/** One response a status; each code that can come with it has its line and its example. */
function failures(operation: Operation, examples: RecordedExamples): JsonObject {
  const byStatus = Map.groupBy(errorsOf(operation), (code) => ERROR_STATUS[code]);
  return Object.fromEntries([...byStatus].map(([status, codes]) => [String(status), failure(codes, examples)]));
}

function failure(codes: readonly ErrorCode[], { errors }: RecordedExamples): JsonObject {
  const shown = codes.filter((code) => errors[code] !== undefined);
  const refs = shown.map((code) => [code, { $ref: `#/components/examples/${code}` }] as const);
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_GUIDE[code].meaning}`).join("\n\n"),
    headers: headerRefs([...new Set(codes.flatMap(headersOf))]),
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/Error" },
        ...(refs.length === 0 ? {} : { examples: Object.fromEntries(refs) }),
      },
    },
  };
}

function headersOf(code: ErrorCode): readonly HeaderName[] {
  switch (code) {
    case "unauthorized":
      return ["X-Request-Id", "WWW-Authenticate"];
    case "insufficient_scope":
      return [...ALWAYS, "WWW-Authenticate"];
    case "forbidden":
      return ["X-Request-Id"];
    case "rate_limit_exceeded":
    case "unavailable":
      return [...ALWAYS, "Retry-After"];
    default:
      return ALWAYS;
  }
}
