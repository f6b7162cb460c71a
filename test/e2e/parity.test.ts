import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { createAccount } from "../../src/accounts/accounts.ts";
import { localPrincipal } from "../../src/auth/principal.ts";
import type { Operation } from "../../src/operations/operation.ts";
import { operations } from "../../tools/index.ts";
import { currentClient, type TestClient, type ToolResult } from "../support/mcp-clients.ts";
import { inputOf, ownedRecords, SHARED_FIELDS } from "../support/owned-records.ts";
import { restCall } from "../support/rest-call.ts";
import { runningServer, type RunningTestServer } from "../support/running-server.ts";
import { SettableClock } from "../support/settable-clock.ts";

type Input = Readonly<Record<string, unknown>>;

let server: RunningTestServer;
let client: TestClient;
let authorization: string;
/** Records that are only read. */
let read: Input;
/** Somebody else's. */
let theirRecords: Input;
const clock = new SettableClock();

beforeAll(async () => {
  server = await runningServer({ clock });
  client = await currentClient({ url: `${server.url}/mcp`, key: await server.key() });
  authorization = `Bearer ${await server.key()}`;
  read = await ownedRecords(server.app.services, server.app.owner);
  const { userId } = await createAccount(server.app.services, { email: "somebody@example.com" });
  theirRecords = await ownedRecords(server.app.services, localPrincipal(userId));
});
beforeEach(() => clock.advance({ minutes: 2 }));
afterAll(async () => {
  await client[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

/** What makes a call of an operation say more than its required fields would. */
const EXAMPLES: Readonly<Record<string, () => Input>> = {
  create_presentation: () => ({ content: "One.\n\nTwo.\n\nThree.", idempotency_key: "parity" }),
  list_projects: () => ({ limit: 5 }),
  get_project: () => ({ include: "content" }),
  preview_project: () => ({ slides: [0], width: 320 }),
  update_project: () => ({ status: "published", patch_slide: { index: 0, texts: { title: "Said otherwise" } } }),
  list_templates: () => ({ limit: 2, format: "carousel" }),
  get_template: () => ({ template_id: server.app.services.templates.themes[0]?.id }),
};

/** Input with which an operation succeeds. What changes records gets its own each time. */
async function validInput(operation: Operation): Promise<Input> {
  const { services, owner } = server.app;
  const records = operation.annotations.readOnlyHint ? read : await ownedRecords(services, owner);
  return { ...inputOf(operation, { ...SHARED_FIELDS, ...records }), ...EXAMPLES[operation.name]?.() };
}

async function overRest(operation: Operation, input: Input, token = authorization): Promise<Response> {
  const { path, init } = restCall(operation, input);
  const headers = new Headers(init.headers);
  headers.set("authorization", token);
  return server.api(path, { ...init, headers });
}

const errorBody = z.object({ error: z.looseObject({ code: z.string(), message: z.string() }) });

async function failureOverRest(operation: Operation, input: Input) {
  const { request_id: _, ...error } = errorBody.parse(await (await overRest(operation, input)).json()).error;
  return error;
}

async function failureOverMcp(operation: Operation, input: Input) {
  const result = await client.call(operation.name, input);
  expect(result.isError).toBe(true);
  const { request_id: _, ...error } = errorBody.parse(result.structuredContent).error;
  expect(result.content).toEqual([{ type: "text", text: `${error.code}: ${error.message}` }]);
  return error;
}

/** `data`, or the picture in base64. */
async function restAnswer(response: Response): Promise<unknown> {
  if (response.headers.get("content-type") === "image/png") {
    return Buffer.from(await response.arrayBuffer()).toString("base64");
  }
  return comparable(z.object({ data: z.record(z.string(), z.unknown()) }).parse(await response.json()).data);
}

function mcpAnswer({ content, structuredContent }: ToolResult): unknown {
  return structuredContent === undefined
    ? z.object({ data: z.string() }).parse(content[0]).data
    : comparable(structuredContent);
}

/** What counts calls differs between the keys and moves on with each; ids and times are those of each call's own records. */
function comparable(answer: Input): unknown {
  const { rate_limit: _, ...data } = answer;
  const json = JSON.stringify(data)
    .replaceAll(/\b(prj|job|kit|post)_[0-9a-z]{26}\b/g, "$1_…")
    .replaceAll(/\b[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, "uuid")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "…");
  return JSON.parse(json);
}

describe.each(operations.map((operation) => [operation.name, operation] as const))("%s", (name, operation) => {
  test("answers the same over REST and MCP", async () => {
    const response = await overRest(operation, await validInput(operation));
    const result = await client.call(name, await validInput(operation));
    expect([response.status, result.isError]).toEqual([operation.http.status, undefined]);
    expect(await restAnswer(response)).toEqual(mcpAnswer(result));
    expect(operation.output.safeParse(result.structuredContent ?? {}).error).toBeUndefined();
  });

  test("refuses the same over REST and MCP", async () => {
    const valid = await validInput(operation);
    const wrong: Input = { ...valid, no_such_field: "1" };
    const overBoth = [await failureOverRest(operation, wrong), await failureOverMcp(operation, wrong)];
    expect(overBoth[0]).toEqual(overBoth[1]);
    expect(overBoth[0]).toMatchObject({ code: "validation_error" });
    for (const id of Object.keys(valid).filter((key) => key.endsWith("_id"))) {
      const unknown = { ...valid, [id]: "unknown" };
      const [rest, mcp] = [await failureOverRest(operation, unknown), await failureOverMcp(operation, unknown)];
      expect(rest).toEqual(mcp);
      expect(rest.code).toBe("not_found");
    }
  });

  test("knows somebody else's records as little as ones that never were, over both", async () => {
    const others = Object.keys(operation.input.shape).filter((field) => field in theirRecords);
    const asked = await validInput(operation);
    for (const id of others) {
      const theirs = { ...asked, [id]: theirRecords[id] };
      const unknown = { ...asked, [id]: `${String(theirRecords[id])}x` };
      expect(await failureOverRest(operation, theirs)).toEqual(await failureOverRest(operation, unknown));
      const overMcp = await failureOverMcp(operation, theirs);
      expect(overMcp).toEqual(await failureOverMcp(operation, unknown));
      expect(overMcp).toMatchObject({ code: "not_found" });
    }
    // Templates are everybody's.
    const wanted = Object.keys(operation.input.shape).filter(
      (field) => field.endsWith("_id") && field !== "template_id",
    );
    expect(others).toEqual(wanted);
  });

  test("needs its scope over both, whatever the input", async () => {
    const { scope } = operation;
    if (scope === undefined) return;
    const key = await server.key([]);
    const response = await overRest(operation, { ...read, no_such_field: "1" }, `Bearer ${key}`);
    expect(response.status).toBe(403);
    const mcp = await fetch(`${server.url}/mcp`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: {} } }),
    });
    expect(mcp.status).toBe(403);
    for (const { headers } of [response, mcp]) {
      expect(headers.get("www-authenticate")).toContain(`error="insufficient_scope", scope="${scope}"`);
    }
  });
});
