import { z } from "zod";

const jsonObject = z.record(z.string(), z.json());
const objectSchema = z.looseObject({
  type: z.literal("object"),
  properties: z.record(z.string(), jsonObject).default({}),
  required: z.array(z.string()).optional(),
});

export type JsonObject = z.output<typeof jsonObject>;

/** JSON Schema of an object; all of it is JSON and may be sent as it stands. */
export type ObjectSchema = JsonObject & {
  type: "object";
  properties: Record<string, JsonObject>;
  required?: string[];
};

/**
 * The fields of an operation as JSON Schema 2020-12, the dialect that MCP and OpenAPI 3.1 assume, so that `$schema` is
 * left out.
 */
export function jsonSchemaOf(shape: z.ZodObject, io: "input" | "output"): ObjectSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io,
    override: ({ jsonSchema }) => shorten(jsonSchema, io),
  });
  const { type, properties, required, ...rest } = objectSchema.parse(schema);
  return { type, properties, ...(required === undefined ? {} : { required }), ...jsonObject.parse(rest) };
}

/** Takes out what tells a reader nothing: models pay for every list of tools in tokens. */
function shorten(schema: z.core.JSONSchema.BaseSchema, io: "input" | "output"): void {
  if (schema.format === "date-time") delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  // Names are texts in any case.
  delete schema.propertyNames;
  if (io === "output" && schema.additionalProperties === false) delete schema.additionalProperties;
}
