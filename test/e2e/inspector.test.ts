import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { operations } from "../../tools/index.ts";
import { inspector, type InspectorRun } from "../support/inspector.ts";
import { runningServer, type RunningTestServer } from "../support/running-server.ts";
import { COMMAND } from "../support/shell.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

let server: RunningTestServer;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let key: string;

beforeAll(async () => {
  server = await runningServer();
  key = await server.key();
  folder = await temporaryFolder();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const TARGETS = [
  ["stdio", () => [process.execPath, COMMAND, "mcp", "--data", folder.path]],
  ["HTTP", () => [`${server.url}/mcp`, "--header", `Authorization: Bearer ${key}`]],
] as const;

const CLIENTS = TARGETS.flatMap(([name, target]) =>
  (["legacy", "modern"] as const).map((era) => [name, era, target] as const),
);

const tools = z.object({ result: z.object({ tools: z.array(z.object({ name: z.string() })) }) });
const called = z.object({ result: z.object({ structuredContent: z.looseObject({}), content: z.array(z.unknown()) }) });
const resource = z.object({ result: z.object({ contents: z.tuple([z.object({ text: z.string() })]) }) });

describe.each(CLIENTS)("the Inspector over %s, %s era", (_name, era, target) => {
  const run = (...args: readonly string[]): Promise<InspectorRun> =>
    inspector([...target(), "--protocol-era", era, ...args]);

  test("lists every tool, and finds nothing that a client could trip over", async () => {
    const { code, json, stderr } = await run("--method", "tools/list", "--strict");
    expect([code, stderr.match(/^(Warning|Error):.*$/gm)]).toEqual([0, null]);
    expect(tools.parse(json).result.tools.map(({ name }) => name)).toEqual(operations.map(({ name }) => name));
  });

  test("calls a tool", async () => {
    const args = ["--tool-arg", "topic=Hello", "slide_count=3", "include_stock_images=true"];
    const { code, json } = await run("--method", "tools/call", "--tool-name", "create_presentation", ...args);
    expect(code).toBe(0);
    expect(called.parse(json).result.structuredContent).toMatchObject({
      credits: { charged: 2.5 },
      warnings: expect.arrayContaining([expect.objectContaining({ code: "stock_images_not_available" })]),
    });
  });

  test("is told of a failure as such", async () => {
    const args = ["--tool-name", "get_project", "--tool-arg", "project_id=nope"];
    const { code, json } = await run("--method", "tools/call", ...args);
    expect(code).toBe(5);
    expect(called.parse(json).result.structuredContent).toMatchObject({ error: { code: "not_found" } });
  });

  test("reads the guide", async () => {
    const { code, json } = await run("--method", "resources/read", "--uri", "slidewright://guide/authoring");
    expect(code).toBe(0);
    expect(resource.parse(json).result.contents[0].text).toContain("# How to write a deck yourself");
  });
});
