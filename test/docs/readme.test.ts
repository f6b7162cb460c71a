import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { JsonObject } from "../../src/operations/json-schema.ts";
import { createSteadier } from "../http/openapi/steady-json.ts";
import { currentClient } from "../support/mcp-clients.ts";
import { runningServer, type RunningTestServer } from "../support/running-server.ts";
import { headersOf, optionsOf, shellWords, snippetsOf } from "./snippets.ts";

const snippets = snippetsOf("README.md");
const jsonObject = z.record(z.string(), z.json());
const envelope = z.object({ data: jsonObject });

function json(containing: string): JsonObject {
  const snippet = snippets.find(({ language, text }) => language === "json" && text.includes(containing));
  return jsonObject.parse(JSON.parse(snippet?.text ?? ""));
}

/** The `curl` of the page, sent to a running server with a key of its own. */
async function sendCurl(server: RunningTestServer, key: string): Promise<JsonObject> {
  const shell = snippets.find(({ text }) => text.includes("curl "))?.text ?? "";
  const words = shellWords(shell.slice(shell.indexOf("curl ")));
  const [, address = ""] = words;
  const [body = ""] = optionsOf(words, "-d");
  const headers = headersOf(optionsOf(words, "-H").map((line) => line.replace("$KEY", key)));
  const url = address.replace("http://127.0.0.1:4747", server.url);
  const response = await fetch(url, { method: "POST", headers, body });
  return envelope.parse(await response.json()).data;
}

async function callTool(server: RunningTestServer, key: string): Promise<JsonObject> {
  const call = z.object({ name: z.string(), arguments: jsonObject }).parse(json('"create_presentation"'));
  await using client = await currentClient({ url: `${server.url}/mcp`, key });
  return jsonObject.parse((await client.call(call.name, call.arguments)).structuredContent);
}

describe("the curl of the README and the tool call beside it", () => {
  let server: RunningTestServer;
  let key: string;
  let overRest: JsonObject;
  beforeAll(async () => {
    server = await runningServer({ engine: "inline" });
    key = await server.key();
    overRest = await sendCurl(server, key);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test("answer the very same, for one deck that is charged once", async () => {
    expect(await callTool(server, key)).toEqual(overRest);
    expect(await server.balance()).toBe(997.5);
  });

  test("answer what the README shows", () => {
    expect(createSteadier(server.url)(overRest)).toEqual(json('"project_id"'));
  });

  test("are the same call with other keys as well, but for the ids", async () => {
    await using other = await runningServer({ engine: "inline" });
    const overMcp = await callTool(other, await other.key());
    expect(createSteadier(other.url)(overMcp)).toEqual(createSteadier(server.url)(overRest));
  });
});
