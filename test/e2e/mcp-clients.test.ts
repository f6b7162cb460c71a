import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { currentClient, olderClient, type StdioServer, type TestClient } from "../support/mcp-clients.ts";
import { runningServer, type RunningTestServer } from "../support/running-server.ts";
import { COMMAND } from "../support/shell.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const ARTICLE = `# Writing things down

Small teams that write decisions down repeat fewer of them. In one survey 48% of people had missed a decision.

## Start with the reason

Say why before you say what. A reason outlives the people who gave it.

## Keep it short

1. One page.
2. One decision.
3. One owner.

## Read it aloud

If it is hard to say, it is hard to read.
`;

let server: RunningTestServer;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  server = await runningServer({ engine: "pool" });
  folder = await temporaryFolder();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

async function overHttp(): Promise<{ url: string; key: string }> {
  return { url: `${server.url}/mcp`, key: await server.key() };
}

function overStdio(): Promise<StdioServer> {
  return Promise.resolve({ command: process.execPath, args: [COMMAND, "mcp", "--data", folder.path], env: {} });
}

const CLIENTS = [
  ["the current client over HTTP", () => overHttp().then(currentClient), "2026-07-28"],
  ["the current client over stdio", () => overStdio().then(currentClient), "2026-07-28"],
  ["the older client over HTTP", () => overHttp().then(olderClient), undefined],
  ["the older client over stdio", () => overStdio().then(olderClient), undefined],
] as const satisfies readonly (readonly [string, () => Promise<TestClient>, string | undefined])[];

describe.each(CLIENTS)("%s", (name, connect, protocol) => {
  test("finds tools, prompts and the guide", async () => {
    await using client = await connect();
    expect(client.protocol).toBe(protocol);
    expect(await client.toolNames()).toEqual(server.app.operations.map((operation) => operation.name));
    expect(await client.promptNames()).toEqual(
      expect.arrayContaining(["article_to_carousel", "notes_to_presentation"]),
    );
    expect(await client.promptText("article_to_carousel", { article: ARTICLE })).toContain("Start with the reason");
    expect(await client.readText("slidewright://guide/authoring")).toContain("<!-- type:");
    await expect(client.readText("slidewright://nope")).rejects.toThrow("slidewright://guide/authoring");
    await expect(client.call("nope", {})).rejects.toThrow("create_presentation");
  });

  test("makes a deck, follows its progress and looks at it", async () => {
    await using client = await connect();
    await client.toolNames();
    const steps: number[] = [];
    const created = await client.call(
      "create_presentation",
      { content: ARTICLE, format: "carousel", slide_count: 5, idempotency_key: name },
      { onprogress: ({ progress, message }) => message !== undefined && steps.push(progress) },
    );
    expect(created.isError).not.toBe(true);
    expect(created.structuredContent).toMatchObject({ slide_count: 5, planner: "offline", format: "carousel" });
    expect(JSON.parse(created.content[0]?.text ?? "")).toEqual(created.structuredContent);
    expect(steps.length).toBeGreaterThan(1);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));

    const preview = await client.call("preview_project", {
      project_id: created.structuredContent?.["project_id"],
      slides: [0, 1],
      width: 320,
    });
    expect(preview.content).toMatchObject([{ type: "image", mimeType: "image/png" }]);
    expect(preview.structuredContent).toBeUndefined();
  });

  test("the link it is given opens the editor", async () => {
    await using client = await connect();
    const created = await client.call("create_presentation", { topic: "Writing", format: "carousel", slide_count: 3 });
    const url = new URL(String(created.structuredContent?.["editor_url"]));
    const response = await fetch(url, { redirect: "manual" });
    const expected = protocolOf(name) === "stdio" ? [303, url.pathname] : [401, null];
    expect([response.status, response.headers.get("location")]).toEqual(expected);
  });

  test("gets failures as results that fit the output schema it was shown", async () => {
    await using client = await connect();
    await client.toolNames();
    const invalid = await client.call("create_presentation", { topic: 5, slide_cout: 3 });
    expect(invalid.isError).toBe(true);
    expect(invalid.content[0]?.text).toMatch(/^validation_error: topic: Must be a text; found 5\./);
    expect(invalid.structuredContent).toMatchObject({
      error: { code: "validation_error", request_id: expect.any(String) },
    });
    const unknown = await client.call("get_job", { job_id: "job_unknown" });
    expect(unknown).toMatchObject({ isError: true, structuredContent: { error: { code: "not_found" } } });
    const large = await client.call("create_presentation", { content: "x".repeat(103_000) });
    expect(large).toMatchObject({ isError: true, structuredContent: { error: { code: "payload_too_large" } } });
    const nothing = await client.call("create_presentation", { content: " " });
    expect(nothing).toMatchObject({ isError: true, structuredContent: { error: { code: "validation_error" } } });
  });
});

function protocolOf(name: string): "stdio" | "http" {
  return name.endsWith("stdio") ? "stdio" : "http";
}

test.each([
  ["current", currentClient],
  ["older", olderClient],
] as const)("the %s client cancels: the work stops and is refunded", async (_, connect) => {
  await using slow = await runningServer();
  await using client = await connect({ url: `${slow.url}/mcp`, key: await slow.key() });
  const cancel = new AbortController();
  const call = client.call("create_presentation", { content: "slow" }, { signal: cancel.signal }).then(
    () => "answered",
    () => "cancelled",
  );
  await expect.poll(() => slow.balance()).toBe(997.5);
  cancel.abort(new Error("aborted by the test"));
  expect(await call).toBe("cancelled");
  await expect.poll(() => slow.balance()).toBe(1_000);
});
