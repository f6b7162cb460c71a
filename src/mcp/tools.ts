import type { Tool } from "@modelcontextprotocol/server";
import { jsonSchemaOf } from "../operations/json-schema.ts";
import type { Operation } from "../operations/operation.ts";

/** The argument that carries what REST sends as the `Idempotency-Key` header. */
export const IDEMPOTENCY_ARGUMENT = "idempotency_key";

const idempotencyKey = {
  type: "string",
  maxLength: 200,
  description: "Any unique text. A retry with the same key returns the first answer and is not charged again.",
};

/** Nullable, because a job has an `error` of its own that is null while all is well. */
const errorProperty = {
  type: ["object", "null"],
  description: "Why the call, or the job, failed.",
  properties: { code: { type: "string" }, message: { type: "string" } },
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
 * A failed call's `structuredContent` has to fit the same schema: clients of the 2025 revisions check it for errors as
 * well. So `error` is one of the fields and none is required at the top; a choice between two shapes would need a
 * top-level combinator, which some model providers refuse.
 */
function outputSchemaOf(operation: Operation): NonNullable<Tool["outputSchema"]> {
  const { required: _, ...schema } = jsonSchemaOf(operation.output, "output");
  return { ...schema, properties: { ...schema.properties, error: errorProperty } };
}
