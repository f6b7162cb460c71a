import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { z } from "zod";
import { checkProject } from "../../tools/check-project.ts";
import { createPresentation } from "../../tools/create-presentation.ts";
import { getJob } from "../../tools/get-job.ts";
import { currentClient } from "../support/mcp-clients.ts";
import { searchAnswer } from "../support/messages-api/web-search.ts";
import { says, failsWith, good, messagesApi, type Behaviour, type StandIn } from "../support/messages-api/stand-in.ts";
import { changed } from "../support/messages-api/written-deck.ts";
import { promptOf } from "../support/messages-api/request.ts";
import { runningServer, type RunningTestServer } from "../support/running-server.ts";

const CONTENT = readFileSync(new URL("../../examples/remote-work.md", import.meta.url), "utf8");
const KEY = "sk-test-key-of-the-owner";
const COST = 2.5;

let api: StandIn;
let server: RunningTestServer;

function serverWith({ url }: StandIn, environment: Readonly<Record<string, string>> = {}): Promise<RunningTestServer> {
  return runningServer({
    engine: "pool",
    environment: { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: url, ...environment },
  });
}

const envelope = z.object({ data: z.unknown() });

async function read<T extends z.ZodType>(schema: T, response: Response | Promise<Response>): Promise<z.output<T>> {
  const answer = await response;
  const body: unknown = await answer.json();
  expect(answer.ok, JSON.stringify(body)).toBe(true);
  return schema.parse(envelope.parse(body).data);
}

const overloaded = failsWith({ status: 529, type: "overloaded_error", message: "Overloaded" });
/** Answers with nothing until the client goes. */
const silent: Behaviour = ({ response }) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write("event: ping\ndata: {}\n\n");
  return new Promise((resolve) => response.once("close", () => resolve()));
};

/** Workers start and load fonts and planners. */
const PATIENCE = { timeout: 20_000 };

describe("a server with a model", () => {
  beforeAll(async () => {
    api = await messagesApi({ key: KEY });
    server = await serverWith(api);
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await api[Symbol.asyncDispose]();
  });

  it("has it write the deck: over REST, charged once, with tokens and cost on the job and every text traced", async () => {
    const body = { content: CONTENT, format: "carousel", slide_count: 8 };
    const headers = { "idempotency-key": "once" };
    const before = await server.balance();
    const deck = await read(createPresentation.output, server.post("/presentations", body, headers));
    expect(deck).toMatchObject({ planner: "claude", slide_count: 8, warnings: [], credits: { charged: COST } });
    expect(await server.balance()).toBe(before - COST);
    const calls = api.received.length;

    const job = await read(getJob.output, server.api(`/jobs/${deck.job_id}`));
    expect(job).toMatchObject({ status: "succeeded", credits: { charged: COST, reserved: 0 } });
    expect(job.model_usage).toMatchObject({ model: "claude-sonnet-5-5", calls, output_tokens: 2_000 * calls });
    expect(job.model_usage?.cost_usd).toBeCloseTo(0.02995 * calls, 6);

    const checks = await read(checkProject.output, server.api(`/projects/${deck.project_id}/checks`));
    expect(checks.slides.map(({ source_faithfulness }) => source_faithfulness?.unsupported)).toEqual(
      Array.from({ length: 8 }, () => []),
    );
    expect(checks.slides.map(({ trace }) => trace?.unsupported)).toEqual(Array(8).fill(0));
    expect(checks.slides[1]?.trace?.texts[0]).toMatchObject({ trace: "verbatim", source: expect.any(String) });

    const again = await read(createPresentation.output, server.post("/presentations", body, headers));
    expect(again.project_id).toBe(deck.project_id);
    expect(api.received).toHaveLength(calls);
    expect(await server.balance()).toBe(before - COST);
  });

  it("does so over MCP", async () => {
    await using client = await currentClient({ url: `${server.url}/mcp`, key: await server.key() });
    const made = await client.call("create_presentation", {
      content: CONTENT,
      slide_count: 6,
      instructions: "Warm tone.",
    });
    expect(made.isError ?? false).toBe(false);
    expect(made.structuredContent).toMatchObject({ planner: "claude", slide_count: 6, credits: { charged: COST } });
    const job = await client.call("get_job", { job_id: made.structuredContent?.["job_id"] });
    expect(job.structuredContent).toMatchObject({ model_usage: { model: "claude-sonnet-5-5" } });
    expect(api.received.some(({ body }) => promptOf(body).includes("Warm tone."))).toBe(true);
  });

  it("makes the deck offline where the model fails, says so, and counts what was spent", async () => {
    api.next(overloaded, overloaded, overloaded);
    const deck = await read(
      createPresentation.output,
      server.post("/presentations", { content: CONTENT, use_web_search: false }),
    );
    expect(deck.planner).toBe("offline");
    expect(deck.warnings.map(({ code }) => code)).toContain("claude_unavailable");
    expect(deck.credits.charged).toBe(COST);
    expect(server.logLines.filter((line) => line.includes("claude_unavailable"))).toHaveLength(1);
    const { model_usage } = await read(getJob.output, server.api(`/jobs/${deck.job_id}`));
    expect(model_usage).toMatchObject({ calls: 0, input_tokens: 0, cost_usd: 0 });
  });

  it("searches the web for a topic: what is cited is source from then on, for the checks as well", async () => {
    const page = {
      url: "https://rail.example.org/2026/report-77",
      title: "Night train report",
      says: "Millions travel by night.",
      cites: "In 2025, 3.4 million people took a night train in Europe.",
    };
    const title = "3.4 million people took a night train";
    api.next(
      says(searchAnswer([page])),
      good((deck) => changed(deck, { s02: { type: "statement", title, body: "", notes: "", source_ids: ["w1"] } })),
    );
    const body = { topic: "Night trains in Europe", slide_count: 4, format: "carousel", use_web_search: true };
    const deck = await read(createPresentation.output, server.post("/presentations", body));
    expect(deck.planner).toBe("claude");
    expect(deck.warnings.map(({ code }) => code)).not.toContain("web_search_unavailable");
    const { slides } = await read(checkProject.output, server.api(`/projects/${deck.project_id}/checks`));
    expect(slides.flatMap(({ source_faithfulness }) => source_faithfulness?.unsupported)).toEqual([]);
    expect(slides[1]?.trace?.texts).toEqual([{ text: title, trace: "verbatim", source: page.cites }]);
    const { model_usage } = await read(getJob.output, server.api(`/jobs/${deck.job_id}`));
    expect(model_usage?.web_searches).toBe(1);
  });

  it("names what of a slide has no place in the source and what was changed afterwards", async () => {
    api.next(
      good((deck) =>
        changed(deck, { s03: { type: "statement", title: "Meetings eat the week", body: "", notes: "" } }),
      ),
    );
    const deck = await read(
      createPresentation.output,
      server.post("/presentations", { content: CONTENT, slide_count: 5 }),
    );
    const texts = { title: "Meetings eat my week" };
    const check = async () =>
      (await read(checkProject.output, server.api(`/projects/${deck.project_id}/checks`))).slides[2]?.trace;
    expect(await check()).toMatchObject({ changed: 1, texts: [{ text: "Meetings eat the week", trace: "reworded" }] });
    const patched = await server.api(`/projects/${deck.project_id}`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ patch_slide: { index: 2, texts } }),
    });
    expect(patched.status).toBe(200);
    expect(await check()).toMatchObject({ traced: 0, changed: 1, texts: [{ trace: "edited", source: null }] });
  });

  it("stops asking and gives the credits back when the caller goes", async () => {
    api.next(silent);
    const from = api.received.length;
    const before = await server.balance();
    const caller = new AbortController();
    const made = server.api("/presentations", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ content: CONTENT }),
      signal: caller.signal,
    });
    made.catch(() => undefined);
    await expect.poll(() => api.received.length, PATIENCE).toBe(from + 1);
    caller.abort();
    await expect(made).rejects.toThrow("aborted");
    await expect.poll(() => api.received[from]?.abandoned, PATIENCE).toBe(true);
    await expect.poll(() => server.balance(), PATIENCE).toBe(before);
  });

  it("lets many decks wait for it at once, and answers others meanwhile", async () => {
    const all = 12;
    const from = api.received.length;
    let open = (): void => undefined;
    const together = new Promise<void>((resolve) => (open = resolve));
    api.next(
      ...Array.from({ length: all }, (): Behaviour => async (exchange) => {
        await together;
        await good()(exchange);
      }),
    );
    const making = Array.from({ length: all }, () =>
      server.post("/presentations", { content: CONTENT, slide_count: 3 }),
    );
    await expect.poll(() => api.received.length, PATIENCE).toBe(from + all);
    expect((await server.api("/account")).status).toBe(200);
    const other = server.app.services.engine.templateSheet("terminal", 200);
    expect((await other).length).toBeGreaterThan(0);
    open();
    const decks = await Promise.all(making.map((made) => read(createPresentation.output, made)));
    expect(decks.map(({ planner }) => planner)).toEqual(Array(all).fill("claude"));
  }, 60_000);
});

test("where only the model may plan, a deck fails that it can't, costs nothing, and tells the key to nobody", async () => {
  await using other = await messagesApi({ key: "sk-another" });
  await using strict = await serverWith(other, { SLIDEWRIGHT_PLANNER: "claude" });
  const before = await strict.balance();
  const response = await strict.post("/presentations", { content: CONTENT });
  const body = await response.text();
  expect(response.status).toBe(503);
  expect(JSON.parse(body)).toMatchObject({
    error: { code: "unavailable", message: expect.stringContaining("API key") },
  });
  expect(await strict.balance()).toBe(before);
  const { id } = await strict.app.services.database.read.selectFrom("jobs").select("id").executeTakeFirstOrThrow();
  const job = await (await strict.api(`/jobs/${id}`)).text();
  expect(JSON.parse(job)).toMatchObject({ data: { status: "failed", credits: { refunded: COST, charged: 0 } } });
  expect([body, job, ...strict.logLines].join("\n")).not.toContain(KEY);
});
