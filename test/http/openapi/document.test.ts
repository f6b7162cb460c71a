import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeApi } from "../../../src/http/openapi/document.ts";
import { EXAMPLES } from "../../../src/http/openapi/examples.ts";
import { operations } from "../../../tools/index.ts";
import { runningServer } from "../../support/running-server.ts";

const SERVER_URL = "https://slides.example.com/api-v1";
const document = describeApi({ operations, examples: EXAMPLES, serverUrl: SERVER_URL });

const operationObject = z.object({
  operationId: z.string(),
  security: z.tuple([z.record(z.string(), z.array(z.string()))]),
  responses: z.record(z.string(), z.looseObject({})),
});
const paths = z.record(z.string(), z.record(z.string(), operationObject)).parse(document["paths"]);

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, "api");

interface Example {
  readonly where: string;
  readonly schema: string;
  readonly value: unknown;
}

const described = z.looseObject({
  schema: z.looseObject({}),
  example: z.unknown().optional(),
  examples: z.record(z.string(), z.object({ $ref: z.string() })).default({}),
});
const { examples: failures } = z
  .object({ examples: z.record(z.string(), z.object({ value: z.unknown() })) })
  .parse(document["components"]);

/** Every example beside a schema, with a pointer to the schema (RFC 6901, in a URI fragment). */
function examplesIn(node: unknown, pointer = "#"): Example[] {
  if (typeof node !== "object" || node === null) return [];
  const { schema, example, examples } = described.safeParse(node).data ?? { examples: {} };
  const values = Object.values(examples).map(({ $ref }) => failures[$ref.split("/").at(-1) ?? ""]?.value);
  if (schema !== undefined && example !== undefined) values.push(example);
  const inside = Object.entries(node).flatMap(([name, child]) =>
    examplesIn(child, `${pointer}/${escapePointer(name)}`),
  );
  return [...values.map((value) => ({ where: pointer, schema: `${pointer}/schema`, value })), ...inside];
}

function escapePointer(name: string): string {
  return encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));
}

test("is OpenAPI 3.1 by a public validator, with every reference resolved", async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
  expect(JSON.stringify(validator.resolveRefs())).not.toContain('"$ref"');
});

test("says what each group of operations is about", () => {
  const tags = z.array(z.object({ name: z.string(), description: z.string() })).parse(document["tags"]);
  expect(tags.filter(({ description }) => description === "")).toEqual([]);
});

describe.each(operations.map((operation) => [operation.name, operation] as const))("%s", (name, operation) => {
  const { http, scope } = operation;
  const found = paths[http.path]?.[http.method.toLowerCase()];

  test("stands at its path and method, with its scope and all its failures", () => {
    expect(found?.operationId).toBe(name);
    expect(Object.values(found?.security[0] ?? {})).toEqual([scope === undefined ? [] : [scope]]);
    const statuses = [String(http.status), "400", "401", "403", "429", "500"];
    expect(Object.keys(found?.responses ?? {})).toEqual(expect.arrayContaining(statuses));
  });

  test("has an example of the call and, where it answers with JSON, of the answer", () => {
    expect(EXAMPLES.operations[name]?.input).toBeDefined();
    expect(EXAMPLES.operations[name]?.data === undefined).toBe(Object.keys(operation.output.shape).length === 0);
  });
});

const examples = examplesIn(document);

test("has examples of calls, answers and failures", () => {
  expect(examples.length).toBeGreaterThan(5 * operations.length);
});

test.each(examples.map((example) => [example.where, example] as const))(
  "the example at %s fits its schema",
  (_, { schema, value }) => {
    const validate = ajv.compile({ $ref: `api${schema}` });
    validate(value);
    expect(validate.errors).toBeNull();
  },
);

test("is served to everyone, under the server's own address", async () => {
  await using server = await runningServer();
  const response = await fetch(`${server.url}/api-v1/openapi.json`);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/json"]);
  expect(await response.json()).toEqual({ ...document, servers: [{ url: `${server.url}/api-v1` }] });
});
