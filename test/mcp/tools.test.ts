import { describe, expect, test } from "vitest";
import { z } from "zod";
import { toTool } from "../../src/mcp/tools.ts";
import { operations } from "../../tools/index.ts";

const COMBINATORS = new Set(["anyOf", "oneOf", "allOf", "not", "if"]);

describe.each(operations.map((operation) => [operation.name, operation] as const))("%s", (_, operation) => {
  const tool = toTool(operation);

  test("says what it is for, and all four hints", () => {
    expect(tool.title).toMatch(/^[A-Z]/);
    expect(tool.description?.length).toBeGreaterThan(60);
    expect(Object.keys(tool.annotations ?? {}).toSorted()).toEqual([
      "destructiveHint",
      "idempotentHint",
      "openWorldHint",
      "readOnlyHint",
    ]);
    expect(tool.annotations?.readOnlyHint).toBe(operation.http.method === "GET");
  });

  test("has schemas every client takes: objects without combinators at the top", () => {
    for (const schema of [tool.inputSchema, tool.outputSchema].filter((found) => found !== undefined)) {
      expect(schema.type).toBe("object");
      expect(Object.keys(schema).filter((key) => COMBINATORS.has(key))).toEqual([]);
      expect(JSON.stringify(schema)).not.toMatch(/9007199254740991|\$schema|\$ref/);
    }
    expect(tool.inputSchema["additionalProperties"]).toBe(false);
  });

  test("describes every field of its input that its name does not explain", () => {
    const fields = z
      .record(z.string(), z.looseObject({ description: z.string().optional() }))
      .parse(tool.inputSchema.properties);
    const mute = Object.keys(fields).filter((name) => fields[name]?.description === undefined);
    expect(mute.filter((name) => !["format", "limit", "cursor"].includes(name))).toEqual([]);
  });

  test("names every field of the answer, and leaves room for the error of a failure", () => {
    const fields = Object.keys(operation.output.shape);
    const named = Object.keys(tool.outputSchema?.properties ?? {});
    expect(new Set(named)).toEqual(new Set(fields));
    expect(tool.outputSchema?.["additionalProperties"]).toBeUndefined();
    expect(tool.outputSchema?.required).toBeUndefined();
    expect(JSON.stringify(tool.outputSchema ?? {})).not.toContain("undefined");
  });
});
