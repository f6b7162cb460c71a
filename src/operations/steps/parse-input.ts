import { createHash } from "node:crypto";
import { z } from "zod";
import { invalidField, invalidFields, type FieldIssue } from "../../shared/app-error.ts";
import { canonicalJson } from "../../shared/canonical-json.ts";
import type { Execution } from "../execution.ts";
import { characterCount } from "../fields.ts";
import { describeIssues } from "../input-issues.ts";

const LONGEST_KEY = 200;
const DEEPEST = 64;

/** Reads the input and checks it against the operation's schema; throws `validation_error` with every issue found. */
export async function parseInput(execution: Execution): Promise<void> {
  const { services, operation, invocation } = execution;
  const fields = await invocation.readInput();
  if (!isObject(fields)) throw invalidField("", "Send one JSON object with the fields of the call.");
  const parsed = operation.input.safeParse(fields, { reportInput: true });
  const issues = [
    ...describeIssues(parsed.error?.issues ?? [], (path) => fieldsAt(operation.input, path)),
    ...textIssues(fields, ""),
    ...(operation.acceptsIdempotencyKey === true ? keyIssues(invocation.idempotencyKey) : []),
  ];
  if (!parsed.success || issues.length > 0) throw invalidFields(issues);
  const broken = operation.validate?.(services, parsed.data) ?? [];
  if (broken.length > 0) throw invalidFields(broken);
  execution.input = parsed.data;
  if (operation.acceptsIdempotencyKey === true && typeof invocation.idempotencyKey === "string") {
    execution.idempotency = { key: invocation.idempotencyKey, fingerprint: fingerprintOf(fields) };
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The same for the same fields in any order, over REST and MCP. */
function fingerprintOf(fields: Readonly<Record<string, unknown>>): string {
  return createHash("sha256").update(canonicalJson(fields)).digest("hex");
}

function keyIssues(key: unknown): FieldIssue[] {
  if (key === undefined) return [];
  if (typeof key === "string" && key !== "" && characterCount(key) <= LONGEST_KEY) return [];
  const length = typeof key === "string" ? ` and has ${characterCount(key)}` : "";
  return [{ path: "idempotency_key", message: `Must be a text of 1 to ${LONGEST_KEY} characters${length}.` }];
}

/** Half a surrogate pair is no character, and nothing here is nested deeply: neither could be stored or sent on. */
function textIssues(value: unknown, path: string, depth = 0): FieldIssue[] {
  if (typeof value === "string") {
    return value.isWellFormed() ? [] : [{ path, message: "Holds half of a surrogate pair; send whole characters." }];
  }
  if (typeof value !== "object" || value === null) return [];
  if (depth > DEEPEST) return [{ path: "", message: `Is nested deeper than ${DEEPEST} levels.` }];
  return Object.entries(value).flatMap(([name, inner]) => {
    const innerPath = path === "" ? name : `${path}.${name}`;
    return name.isWellFormed() ? textIssues(inner, innerPath, depth + 1) : textIssues(name, path);
  });
}

/** Names of the fields of the object at a dotted path inside a schema. */
function fieldsAt(schema: z.ZodObject, path: string): readonly string[] {
  let current: unknown = schema;
  for (const name of path === "" ? [] : path.split(".")) current = member(unwrap(current), name);
  const object = unwrap(current);
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}

function member(schema: unknown, name: string): unknown {
  if (schema instanceof z.ZodObject) return schema.shape[name];
  return schema instanceof z.ZodArray ? schema.element : undefined;
}

function unwrap(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? unwrap(schema.unwrap())
    : schema;
}
