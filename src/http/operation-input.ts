import { z } from "zod";
import type { Operation } from "../operations/operation.ts";
import { invalidField } from "../shared/app-error.ts";
import { readBody, requireJson } from "./read-body.ts";
import { parseStrictJson } from "./strict-json.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Reads one operation's flat input out of requests: path parameters, then the body, or the query where a call has none. */
export type InputReader = (request: Request, pathParameters: Readonly<Record<string, string>>) => Promise<Fields>;

/**
 * Types of query parameters come from the operation's JSON schema. A text that is not of its type is passed on as it
 * stands, so that validation names field and type the same way for both transports.
 */
export function createInputReader(operation: Operation): InputReader {
  const { method } = operation.http;
  const hasBody = method === "POST" || method === "PATCH";
  const pathNames = new Set(Array.from(operation.http.path.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name));
  const types = queryTypes(operation.input);
  return async (request, pathParameters) => {
    const query = request.url.includes("?") ? readQuery(new URL(request.url).searchParams, types) : {};
    // DELETE needs no body, but what somebody sends in one must not be passed over in silence.
    const body = method === "GET" ? {} : await readJsonObject(request, operation.bodyLimit);
    const fields = { ...body, ...query };
    for (const name of Object.keys(fields)) {
      if (pathNames.has(name)) throw invalidField(name, "belongs into the path only.");
      if (hasBody && name in query) throw invalidField(name, "belongs into the body; this call takes no query.");
    }
    return { ...fields, ...pathParameters };
  };
}

/** An absent body is an empty object: some calls need none. */
async function readJsonObject(request: Request, limit: number): Promise<Fields> {
  const bytes = await readBody(request, limit);
  if (bytes.byteLength === 0) return {};
  requireJson(request);
  const value = z.record(z.string(), z.unknown()).safeParse(parseStrictJson(bytes));
  if (!value.success) throw invalidField("", "The body must be one JSON object.");
  return value.data;
}

function readQuery(parameters: URLSearchParams, types: ReadonlyMap<string, QueryType>): Fields {
  const fields: Record<string, unknown> = {};
  for (const [name, text] of parameters) {
    if (Object.hasOwn(fields, name)) throw invalidField(name, "is given twice.");
    fields[name] = readQueryValue(text, types.get(name));
  }
  return fields;
}

type QueryType = "number" | "boolean" | "list of numbers" | "list" | "text";

const jsonProperty = z.object({
  type: z.string().optional(),
  items: z.object({ type: z.string().optional() }).optional(),
});

function queryTypes(input: z.ZodObject): ReadonlyMap<string, QueryType> {
  const schema = z.toJSONSchema(input, { io: "input" });
  return new Map(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [name, queryType(jsonProperty.parse(property))]),
  );
}

function queryType({ type, items }: z.output<typeof jsonProperty>): QueryType {
  if (type === "integer" || type === "number") return "number";
  if (type === "boolean") return "boolean";
  if (type === "array") return items?.type === "integer" || items?.type === "number" ? "list of numbers" : "list";
  return "text";
}

function readQueryValue(text: string, type: QueryType | undefined): unknown {
  switch (type) {
    case "number":
      return readNumber(text);
    case "boolean":
      return text === "true" ? true : text === "false" ? false : text;
    case "list of numbers":
      return text.split(",").map(readNumber);
    case "list":
      return text.split(",");
    default:
      return text;
  }
}

function readNumber(text: string): number | string {
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : text;
}
