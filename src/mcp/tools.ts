import type { Tool } from "@modelcontextprotocol/server";
import { z } from "zod";
import { jsonSchemaOf, type JsonObject } from "../operations/json-schema.ts";
import type { Operation } from "../operations/operation.ts";

/** The argument that carries what REST sends as the `Idempotency-Key` header. */
export const IDEMPOTENCY_ARGUMENT = "idempotency_key";

const idempotencyKey = {
  type: "string",
  maxLength: 200,
  description: "Any unique text. A retry with the same key returns the first answer and is not charged again.",
};

/** What a client sees of an operation. An operation whose output has no fields answers with an image instead. */
export function toTool(operation: Operation): Tool {
  const { name, title, description, annotations } = operation;
  const tool = { name, title, description, annotations: { ...annotations }, inputSchema: inputSchemaOf(operation) };
  return Object.keys(operation.output.shape).length === 0 ? tool : { ...tool, outputSchema: outputSchemaOf(operation) };
}

function inputSchemaOf(operation: Operation): Tool["inputSchema"] {
  const schema = jsonSchemaOf(operation.input, "input");
  if (!operation.acceptsIdempotencyKey) return schema;
  return { ...schema, properties: { ...schema.properties, [IDEMPOTENCY_ARGUMENT]: idempotencyKey } };
}

/**
 * The fields of the reply with their types; what is inside lists and objects stands in the reference, because models pay
 * for this list in tokens before they call anything. A failed call's `structuredContent` has to fit the same schema:
 * clients of the 2025 revisions check it for errors as well. So no field is required, others such as `error` may be there,
 * and an `error` that a successful call has as well (a job's) is an object there too; a choice between two shapes would
 * need a top-level combinator, which some model providers refuse.
 */
function outputSchemaOf(operation: Operation): NonNullable<Tool["outputSchema"]> {
  const fields = Object.entries(jsonSchemaOf(operation.output, "output").properties);
  const properties = Object.fromEntries(fields.map(([name, schema]) => [name, outline(schema)]));
  return { type: "object", properties };
}

const typed = z.object({
  type: z.union([z.string(), z.array(z.string())]).default([]),
  anyOf: z.array(z.object({ type: z.string() })).default([]),
});
const list = z.object({ type: z.literal("array"), items: typed });

/** A schema's type and, of a list, that of its entries; never a list of types, which not every provider takes. */
function outline(schema: JsonObject): JsonObject {
  const { type, anyOf } = typed.parse(schema);
  if (typeof type !== "string") return { anyOf: [...type.map((name) => ({ type: name })), ...anyOf] };
  const entries = list.safeParse(schema).data?.items.type;
  return typeof entries === "string" ? { type, items: { type: entries } } : { type };
}
