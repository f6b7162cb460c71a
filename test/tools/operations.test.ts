import { describe, expect, it } from "vitest";
import { z } from "zod";
import { SCOPES } from "../../src/auth/principal.ts";
import { ERROR_STATUS } from "../../src/shared/app-error.ts";
import { operations } from "../../tools/index.ts";

it("has unique names and routes", () => {
  expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
  expect(new Set(operations.map(({ http }) => `${http.method} ${http.path}`)).size).toBe(operations.length);
});

describe.each(operations.map((operation) => [operation.name, operation] as const))("%s", (name, operation) => {
  const schema = z.toJSONSchema(operation.input, { io: "input" });

  it("says everything a caller has to know", () => {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)+$/);
    expect(operation.title).toMatch(/^[A-Z]/);
    expect(operation.description.length).toBeGreaterThan(80);
    expect(operation.description.length).toBeLessThan(600);
    expect(operation.scope === undefined || SCOPES.includes(operation.scope)).toBe(true);
    for (const code of operation.errors) expect(Object.keys(ERROR_STATUS)).toContain(code);
    expect(operation.errors).toContain("validation_error");
    expect(operation.bodyLimit).toBeGreaterThan(0);
  });

  it("is honest about what it does", () => {
    const { annotations, http } = operation;
    expect(annotations.readOnlyHint).toBe(http.method === "GET");
    expect(annotations.destructiveHint).toBe(http.method === "DELETE");
    expect(operation.costTenths > 0).toBe(operation.describeJob !== undefined);
    expect(operation.costTenths > 0).toBe(operation.errors.includes("insufficient_credits"));
    expect(http.status === 201).toBe(http.method === "POST");
  });

  it("takes its path parameters as required fields", () => {
    for (const [, parameter = ""] of parametersOf(operation.http.path)) {
      expect(schema.required).toContain(parameter);
      expect(schema.properties).toHaveProperty(parameter);
    }
  });

  it("has flat schemas every model provider takes, that refuse unknown fields", () => {
    for (const io of ["input", "output"] as const) {
      const shape: object = z.toJSONSchema(operation[io], { io });
      for (const combinator of ["anyOf", "oneOf", "allOf", "$ref"]) expect(shape).not.toHaveProperty(combinator);
      expect(shape).toHaveProperty("type", "object");
    }
    expect(schema.additionalProperties).toBe(false);
  });

  it("has the schema callers were promised", () => {
    expect({ input: schema, output: z.toJSONSchema(operation.output) }).toMatchSnapshot();
  });
});

function parametersOf(path: string): IterableIterator<RegExpMatchArray> {
  return path.matchAll(/\{(\w+)\}/g);
}
