import type { z } from "zod";
import type { FieldIssue } from "../shared/app-error.ts";
import { probablyMeant } from "../shared/nearest.ts";
import { characterCount } from "./fields.ts";

type ZodIssue = z.core.$ZodIssue;

/** Says of each zod issue what was found, what is allowed and what to do. `known` lists the fields of an object path. */
export function describeIssues(issues: readonly ZodIssue[], known: (path: string) => readonly string[]): FieldIssue[] {
  return issues.flatMap((issue): FieldIssue[] => {
    const path = issue.path.map(String).join(".");
    if (issue.code !== "unrecognized_keys") return [{ path, message: describe(issue) }];
    const prefix = path === "" ? "" : `${path}.`;
    return issue.keys.map((key) => ({ path: prefix + key, message: unknownField(key, known(path)) }));
  });
}

function unknownField(name: string, known: readonly string[]): string {
  const meant = probablyMeant(name, known);
  if (meant !== undefined) return `There is no such field; did you mean "${meant}"?`;
  return known.length === 0
    ? "There is no such field; this call takes none. Leave it out."
    : `There is no such field. Leave it out, or use one of ${known.join(", ")}.`;
}

function describe(issue: ZodIssue): string {
  if (issue.code !== "custom" && issue.input === undefined) return "Required; it was left out.";
  switch (issue.code) {
    case "invalid_type":
      return `Must be ${TYPE_NAMES[issue.expected] ?? `of type ${issue.expected}`}; found ${found(issue.input)}.`;
    case "invalid_value":
      return `Must be ${alternatives(issue.values)}; found ${found(issue.input)}.`;
    case "too_big":
      return describeSize(issue, issue.inclusive === false ? "less than" : "at most", Number(issue.maximum));
    case "too_small":
      return describeSize(issue, issue.inclusive === false ? "more than" : "at least", Number(issue.minimum));
    case "invalid_format":
      return `Must be ${FORMAT_NAMES[issue.format] ?? issue.message}; found ${found(issue.input)}.`;
    case "custom":
      return issue.message;
    default:
      return `Not one of the forms allowed here; found ${found(issue.input)}.`;
  }
}

function describeSize(issue: { origin: string; input?: unknown }, comparison: string, bound: number): string {
  const { origin, input } = issue;
  const limit = `${comparison} ${bound.toLocaleString("en")}`;
  if (origin === "string" && typeof input === "string") {
    return `Must have ${limit} characters; found ${characterCount(input).toLocaleString("en")}.`;
  }
  if (origin === "array" && Array.isArray(input)) return `Must have ${limit} entries; found ${input.length}.`;
  return `Must be ${limit}; found ${found(input)}.`;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  int: "a whole number",
  number: "a number",
  string: "a text",
  boolean: "true or false",
  object: "an object",
  array: "a list",
};

const FORMAT_NAMES: Readonly<Record<string, string>> = {
  datetime: "an ISO 8601 date and time with a time zone, like 2026-11-20T09:30:00Z",
  url: "an https URL",
  uuid: "a UUID",
};

function alternatives(values: readonly unknown[]): string {
  const shown = values.map((value) => JSON.stringify(value));
  const last = shown.pop() ?? "";
  return shown.length === 0 ? last : `${shown.join(", ")} or ${last}`;
}

const SHOWN_CHARACTERS = 60;

function found(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  if (typeof value !== "string") return String(value);
  const shown = Array.from(value.slice(0, 2 * SHOWN_CHARACTERS))
    .slice(0, SHOWN_CHARACTERS)
    .join("");
  return JSON.stringify(shown.length < value.length ? `${shown}…` : value);
}
