import { ERROR_GUIDE, errorsOf } from "../../../src/http/openapi/error-guide.ts";
import { EXAMPLES } from "../../../src/http/openapi/examples.ts";
import { jsonSchemaOf, type JsonObject } from "../../../src/operations/json-schema.ts";
import type { Operation } from "../../../src/operations/operation.ts";
import { ERROR_STATUS, type ErrorCode } from "../../../src/shared/app-error.ts";
import { restCall } from "../../support/rest-call.ts";
import { fieldTable } from "./field-table.ts";

const GENERATED =
  "<!-- Made from tools/ by test/docs/reference.test.ts; `npx vitest run test/docs -u` writes it anew. -->";

/** The pages of `docs/reference/` by file name. */
export function referencePages(operations: readonly Operation[]): ReadonlyMap<string, string> {
  return new Map([
    ["README.md", contents(operations)],
    ["errors.md", errors(operations)],
    ...operations.map((operation) => [fileOf(operation), page(operation)] as const),
  ]);
}

function fileOf({ name }: Operation): string {
  return `${name.replaceAll("_", "-")}.md`;
}

function join(...parts: readonly string[]): string {
  return `${parts.join("\n\n")}\n`;
}

function contents(operations: readonly Operation[]): string {
  const rows = operations.map(
    (operation) =>
      `| [\`${operation.name}\`](${fileOf(operation)}) | \`${operation.http.method} ${operation.http.path}\` | ${needs(operation)} | ${operation.title} |`,
  );
  return join(
    GENERATED,
    "# Reference",
    "Every operation is a route of the REST interface under `/api-v1` and a tool over MCP, with the same fields, the same " +
      "answer and the same failures. A running server shows this as an interactive page at `/docs`, as OpenAPI at " +
      "`/api-v1/openapi.json`, and to MCP clients as its list of tools.",
    ["| tool | route | scope | |", "| --- | --- | --- | --- |", ...rows].join("\n"),
    "- **REST**: send `Authorization: Bearer <token>`, and bodies as `Content-Type: application/json`. An answer is " +
      '`{"data": …}`, a failure `{"error": {"code", "message", "details"?, "request_id"}}`: see [errors](errors.md).',
    "- **MCP**: all fields are arguments of the tool. An answer is the result's `structuredContent`, the same object that REST " +
      "has under `data`; a failure is a result with `isError`.",
    "- **Lists** answer `items` and `next_cursor`; send that as `cursor` for the next page, `null` means there is none.",
    "- **Limits**: 60 calls a minute with an API key, 120 from a connected app; bodies of 102,400 bytes.",
  );
}

function needs({ scope }: Operation): string {
  return scope === undefined ? "any token" : `\`${scope}\``;
}

function page(operation: Operation): string {
  const { name, title, description, http, costTenths, output, bodyLimit } = operation;
  const answers = Object.keys(output.shape).length > 0;
  const cost = costTenths === 0 ? "free" : `${costTenths / 10} credits`;
  return join(
    GENERATED,
    `# ${title}`,
    `\`${http.method} /api-v1${http.path}\` · tool \`${name}\` · ${needs(operation)} · ${cost} · body up to ${bodyLimit.toLocaleString("en")} bytes`,
    description,
    "## Fields",
    fieldTable(jsonSchemaOf(operation.input, "input"), "input"),
    ...(operation.acceptsIdempotencyKey === true ? [IDEMPOTENCY] : []),
    `## Answer (${http.status})`,
    answers
      ? fieldTable(jsonSchemaOf(output, "output"), "output")
      : "A PNG picture: the body over REST, image content over MCP.",
    "## Failures",
    failures(operation),
    "## Example",
    example(operation),
  );
}

const IDEMPOTENCY =
  "A retry with the same idempotency key (header `Idempotency-Key` over REST, argument `idempotency_key` over MCP; at most " +
  "200 characters, kept 30 days) answers what the first call answered, and is not charged again.";

function failures(operation: Operation): string {
  const codes = errorsOf(operation).filter((code) => !OF_EVERY_CALL.has(code));
  const lines = codes.map(
    (code) => `- ${ERROR_STATUS[code]} [\`${code}\`](errors.md#${code}): ${ERROR_GUIDE[code].meaning}`,
  );
  return [
    ...lines,
    "",
    `And [those of every call](errors.md): ${[...OF_EVERY_CALL].map((code) => `\`${code}\``).join(", ")}.`,
  ].join("\n");
}

const OF_EVERY_CALL: ReadonlySet<ErrorCode> = new Set([
  "unauthorized",
  "forbidden",
  "rate_limit_exceeded",
  "internal_error",
]);

function example(operation: Operation): string {
  const recorded = EXAMPLES.operations[operation.name];
  if (recorded === undefined) throw new Error(`there is no example of ${operation.name}`);
  const { input, data } = recorded;
  const call = { name: operation.name, arguments: input };
  return join(
    "Over REST:",
    fence("sh", curl(operation, input)),
    "Over MCP, as `params` of `tools/call`:",
    fence("json", JSON.stringify(call, null, 2)),
    ...(data === undefined
      ? []
      : ["The answer, under `data` or as `structuredContent`:", fence("json", JSON.stringify(data, null, 2))]),
  ).trimEnd();
}

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** The call as a command; `$URL` is the server's address, `$KEY` an API key. */
function curl(operation: Operation, input: JsonObject): string {
  const { path, init, body } = restCall(operation, input);
  const asFile = Object.keys(operation.output.shape).length === 0 ? ["-o slides.png"] : [];
  const method = init.method === "GET" || (init.method === "POST" && body !== undefined) ? [] : [`-X ${init.method}`];
  const headers = [["Authorization", "Bearer $KEY"] as const, ...Object.entries(init.headers)];
  return [
    `curl "$URL/api-v1${path}"`,
    ...method,
    ...asFile,
    ...headers.map(([name, value]) => `-H "${titleCase(name)}: ${value}"`),
    ...(body === undefined ? [] : [`-d ${quote(JSON.stringify(body))}`]),
  ].join(" \\\n  ");
}

function titleCase(name: string): string {
  return name.replaceAll(/(^|-)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function errors(operations: readonly Operation[]): string {
  const codes = new Map(Object.entries(ERROR_GUIDE));
  const sections = Object.entries(ERROR_STATUS).flatMap(([code, status]) => {
    const guide = codes.get(code);
    const sample = Object.entries(EXAMPLES.errors).find(([known]) => known === code)?.[1];
    const callers = operations.filter(({ errors: own }) => own.some((known) => known === code));
    return [
      `## ${code}`,
      `Status ${status}. ${guide?.meaning ?? ""}${guide?.details === undefined ? "" : ` \`details\`: ${guide.details}.`}`,
      ...(callers.length === 0 ? [] : [calledBy(callers, operations)]),
      ...(sample === undefined ? [] : [fence("json", JSON.stringify(sample, null, 2))]),
    ];
  });
  return join(
    GENERATED,
    "# Errors",
    'Over REST the body of a failure is `{"error": …}` with the status below; over MCP it is a result with `isError`, the text ' +
      "`code: message`, and the same object as `structuredContent.error`. A bad token, a missing scope and a foreign page are " +
      "HTTP errors over MCP as well. `request_id` is the `X-Request-Id` of the answer.",
    ...sections,
  );
}

function calledBy(callers: readonly Operation[], all: readonly Operation[]): string {
  if (callers.length === all.length) return "Every operation can answer it.";
  return `From ${callers.map((operation) => `[${operation.name}](${fileOf(operation)})`).join(", ")}.`;
}
