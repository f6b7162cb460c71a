import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { currentClient, type TestClient } from "../support/mcp-clients.ts";
import { runningServer, type RunningTestServer } from "../support/running-server.ts";
import { SettableClock } from "../support/settable-clock.ts";

const clock = new SettableClock();
let server: RunningTestServer;
let client: TestClient;

beforeAll(async () => {
  server = await runningServer({ clock });
  client = await currentClient({ url: `${server.url}/mcp`, key: await server.key() });
});
afterAll(async () => {
  await client[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});
beforeEach(() => clock.advance({ minutes: 2 }));

const SOURCE = { content: "One.\n\nTwo.\n\nThree." };
const CAROUSEL = { ...SOURCE, format: "carousel" };

/** What is asked for, and the field and the words of the one thing that is said about it. */
const REFUSED: readonly (readonly [what: string, input: object, path: string, words: string])[] = [
  ["no source", {}, "", "at least one of topic, content and instructions"],
  ["an empty source", { content: "" }, "", "at least one of"],
  ["white space for a source", { topic: " ", content: "\n\t", instructions: "\u00a0" }, "", "at least one of"],
  ["36,001 characters", { content: "🚀".repeat(20_000) + "x".repeat(16_001) }, "content", "at most 36,000"],
  ["a topic of 4,001 characters", { topic: "x".repeat(4_001) }, "topic", "at most 4,000"],
  ["instructions of 12,001 characters", { ...SOURCE, instructions: "x".repeat(12_001) }, "instructions", "12,000"],
  ["a title of 181 characters", { ...SOURCE, title: "x".repeat(181) }, "title", "at most 180"],
  ["2 slides", { ...SOURCE, slide_count: 2 }, "slide_count", "3 to 20 slides; found 2"],
  ["21 slides of a presentation", { ...SOURCE, slide_count: 21 }, "slide_count", "3 to 20 slides; found 21"],
  ["31 slides of a carousel", { ...CAROUSEL, slide_count: 31 }, "slide_count", "3 to 30 slides; found 31"],
  ["half a slide", { ...SOURCE, slide_count: 3.5 }, "slide_count", "whole number"],
  ["slides in words", { ...SOURCE, slide_count: "five" }, "slide_count", 'found "five"'],
  ["an unknown theme", { ...CAROUSEL, template_family: "terminel" }, "template_family", "Nearest: terminal"],
  ["a theme for a presentation", { ...SOURCE, template_family: "terminal" }, "template_family", 'format "carousel"'],
  [
    "a presentation's template for a carousel",
    { ...CAROUSEL, template_family: "night-lab" },
    "template_family",
    "no carousel template",
  ],
  ["an unknown format", { ...SOURCE, format: "poster" }, "format", '"presentation" or "carousel"'],
  ["an unknown aspect ratio", { ...SOURCE, aspect_ratio: "1:1" }, "aspect_ratio", '"16:9", "4:3" or "4:5"'],
  ["an unknown language", { ...SOURCE, language: "Klingonese" }, "language", "BCP 47"],
  ["a switch in words", { ...SOURCE, use_web_search: "yes" }, "use_web_search", "true or false"],
  ["half a surrogate pair", { content: "x\ud800" }, "", "surrogate"],
  ["a field that is not there", { ...SOURCE, slides: 3 }, "slides", "no such field"],
];

const refusal = z.object({
  error: z.object({
    code: z.literal("validation_error"),
    message: z.string(),
    details: z.object({ issues: z.tuple([z.object({ path: z.string(), message: z.string() })]) }),
    request_id: z.string(),
  }),
});

describe.each(REFUSED)("%s", (_what, input, path, words) => {
  /** A well-formed key, so that it could be used up. */
  const key = "kept";

  test("is one clear 400 over REST and the same over MCP; nothing is charged, started or used up", async () => {
    const response = await server.post("/presentations", input, { "idempotency-key": key });
    expect(response.status).toBe(400);
    const overRest = refusal.parse(await response.json()).error;
    const result = await client.call("create_presentation", { ...input, idempotency_key: key });
    const overMcp = refusal.parse(result.structuredContent).error;
    const [issue] = overMcp.details.issues;
    expect(issue.path).toBe(path);
    expect(issue.message).toContain(words);
    expect(overMcp.message).toBe(path === "" ? issue.message : `${path}: ${issue.message}`);
    expect({ ...overRest, request_id: "" }).toEqual({ ...overMcp, request_id: "" });
    expect(await traces()).toEqual({ balance: 1_000, jobs: 0, projects: 0, keys: 0 });
  });
});

async function traces() {
  const { read } = server.app.services.database;
  const count = async (table: "jobs" | "projects" | "idempotency_keys"): Promise<number> =>
    (await read.selectFrom(table).selectAll().execute()).length;
  return {
    balance: await server.balance(),
    jobs: await count("jobs"),
    projects: await count("projects"),
    keys: await count("idempotency_keys"),
  };
}
