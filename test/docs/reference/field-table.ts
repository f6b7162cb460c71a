import { z } from "zod";
import type { JsonObject, ObjectSchema } from "../../../src/operations/json-schema.ts";

const described = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
  enum: z.array(z.json()).optional(),
  const: z.json().optional(),
  default: z.json().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  properties: z.record(z.string(), z.record(z.string(), z.json())).optional(),
  required: z.array(z.string()).default([]),
  items: z.record(z.string(), z.json()).optional(),
  additionalProperties: z.union([z.boolean(), z.record(z.string(), z.json())]).optional(),
  anyOf: z.array(z.record(z.string(), z.json())).optional(),
});
type Described = z.output<typeof described>;

/** A Markdown table of an object's fields, those inside of others by their dotted paths. */
export function fieldTable({ properties, required = [] }: ObjectSchema, io: "input" | "output"): string {
  const rows = rowsOf(properties, required, "", io);
  if (rows.length === 0) return "None.";
  const head = io === "input" ? ["field", "type", "", "meaning"] : ["field", "type", "meaning"];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function rowsOf(
  properties: Readonly<Record<string, JsonObject>>,
  required: readonly string[],
  prefix: string,
  io: "input" | "output",
): string[][] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const field = described.parse(schema);
    const path = prefix + name;
    const need =
      field.default === undefined ? (required.includes(name) ? "required" : "") : `default ${code(field.default)}`;
    const meaning = escapeCell(field.description ?? "");
    const row = [quoted(path), typeOf(field), ...(io === "input" ? [need] : []), meaning];
    return [row, ...inside(field, path, io)];
  });
}

/** Rows of the object, or of the list's entries, that a field holds. */
function inside(field: Described, path: string, io: "input" | "output"): string[][] {
  const object = objectIn(field);
  if (object !== undefined) return rowsOf(object.properties ?? {}, object.required, `${path}.`, io);
  const list = [field, ...branches(field)].find(({ items }) => items !== undefined);
  const entry = list?.items === undefined ? undefined : objectIn(described.parse(list.items));
  return entry === undefined ? [] : rowsOf(entry.properties ?? {}, entry.required, `${path}[].`, io);
}

function objectIn(field: Described): Described | undefined {
  return [field, ...branches(field)].find(({ properties }) => properties !== undefined);
}

function branches({ anyOf = [] }: Described): Described[] {
  return anyOf.map((branch) => described.parse(branch));
}

/** "integer, 3 to 30", "text, at most 180 characters", "`draft`, `published` or `archived`", "object or null" */
function typeOf(field: Described): string {
  if (field.const !== undefined) return code(field.const);
  if (field.enum !== undefined) return field.enum.map(code).join(", ");
  const { anyOf } = field;
  if (anyOf !== undefined) return [...new Set(branches(field).map(typeOf))].join(" or ");
  const names = [field.type ?? "any"].flat().map((type) => TYPE_NAMES[type] ?? type);
  const entries = field.items === undefined ? "" : ` of ${typeOf(described.parse(field.items))}`;
  const values =
    typeof field.additionalProperties === "object"
      ? ` of ${typeOf(described.parse(field.additionalProperties))} by name`
      : "";
  return [names.join(" or ") + entries + values, ...limitsOf(field)].join(", ");
}

const TYPE_NAMES: Readonly<Record<string, string>> = { string: "text", array: "list", integer: "whole number" };

function limitsOf({ format, pattern, minimum, maximum, maxLength, minItems, maxItems }: Described): string[] {
  return [
    ...(format === "date-time" ? ["date and time"] : []),
    ...(pattern === undefined || format !== undefined ? [] : [code(pattern)]),
    ...range(minimum, maximum, ""),
    ...(maxLength === undefined ? [] : [`at most ${maxLength.toLocaleString("en")} characters`]),
    ...range(minItems, maxItems, " entries"),
  ];
}

function range(least: number | undefined, most: number | undefined, unit: string): string[] {
  if (least !== undefined && most !== undefined)
    return [`${least.toLocaleString("en")} to ${most.toLocaleString("en")}${unit}`];
  if (least !== undefined) return least === 0 && unit === "" ? ["from 0"] : [`at least ${least}${unit}`];
  return most === undefined ? [] : [`at most ${most.toLocaleString("en")}${unit}`];
}

function code(value: z.core.util.JSONType): string {
  return quoted(typeof value === "string" ? value : JSON.stringify(value));
}

function quoted(text: string): string {
  return `\`${text.replaceAll("|", String.raw`\|`)}\``;
}

function escapeCell(text: string): string {
  return text
    .replaceAll("|", String.raw`\|`)
    .replaceAll("<", "&lt;")
    .replaceAll("\n", " ");
}
