import { jsonSchemaOf, type JsonObject } from "../../operations/json-schema.ts";
import type { Operation } from "../../operations/operation.ts";
import { ERROR_STATUS } from "../../shared/app-error.ts";

type Fields = Readonly<Record<string, JsonObject>>;

/** Where the fields of an operation's flat input stand in a request, each with its schema. */
export interface InputParts {
  readonly path: Fields;
  readonly query: Fields;
  readonly body: Fields;
  readonly required: ReadonlySet<string>;
}

export function splitInput({ input, http }: Operation): InputParts {
  const { properties, required } = jsonSchemaOf(input, "input");
  const fields = Object.entries(properties);
  const inPath = (name: string): boolean => http.path.includes(`{${name}}`);
  const path = Object.fromEntries(fields.filter(([name]) => inPath(name)));
  const rest = Object.fromEntries(fields.filter(([name]) => !inPath(name)));
  const hasBody = http.method === "POST" || http.method === "PATCH";
  return { path, query: hasBody ? {} : rest, body: hasBody ? rest : {}, required: new Set(required) };
}

/** `CreatePresentationBody`: the component that is an operation's request body. */
export function bodyName(operation: Operation): string {
  return `${pascalCase(operation.name)}Body`;
}

/** `CreatePresentationData`: the component that is what an operation answers under `data`. */
export function dataName(operation: Operation): string {
  return `${pascalCase(operation.name)}Data`;
}

function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Whether an operation answers with JSON; else it answers with a picture. */
export function answersJson(operation: Operation): boolean {
  return Object.keys(operation.output.shape).length > 0;
}

/** The schemas an operation adds to the components. */
export function schemasOf(operation: Operation): JsonObject {
  const { body, required } = splitInput(operation);
  const names = Object.keys(body);
  const mandatory = names.filter((name) => required.has(name));
  const bodySchema = {
    type: "object",
    properties: body,
    ...(mandatory.length === 0 ? {} : { required: mandatory }),
    additionalProperties: false,
  };
  return {
    ...(names.length === 0 ? {} : { [bodyName(operation)]: bodySchema }),
    ...(answersJson(operation) ? { [dataName(operation)]: jsonSchemaOf(operation.output, "output") } : {}),
  };
}

/** The body of every failure. */
export const ERROR_SCHEMA: JsonObject = {
  type: "object",
  properties: {
    error: {
      type: "object",
      properties: {
        code: { type: "string", enum: Object.keys(ERROR_STATUS) },
        message: { type: "string", description: "What was wrong, what is allowed, what to do next." },
        details: { type: "object", description: "Depends on the code." },
        request_id: { type: "string", description: "The X-Request-Id of the answer." },
      },
      required: ["code", "message", "request_id"],
    },
  },
  required: ["error"],
};
