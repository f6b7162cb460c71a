import { describe, expect, it, test } from "vitest";
import { AppError } from "../../../../src/shared/app-error.ts";
import { writerAt } from "../../../support/claude-planning.ts";
import { textAnswer } from "../../../support/messages-api/answer.ts";
import {
  type Behaviour,
  breaksOff,
  drips,
  endsEarly,
  failsWith,
  messagesApi,
  says,
} from "../../../support/messages-api/stand-in.ts";

const CONTENT = `# Trees in town

A lime tree cools the whole street in summer. Its shade lowers the temperature of the asphalt.

## Water

Roots take up the rain of a storm. The pit holds what the sewer can't.

## People

Neighbours adopt a tree and water it. Children learn the names of the species.`;

const wish = { content: CONTENT, slideCount: 5 } as const;
const codes = ({ warnings }: { readonly warnings: readonly { readonly code: string }[] }) =>
  warnings.map(({ code }) => code);
const overloaded = failsWith({ status: 529, type: "overloaded_error", message: "Overloaded" });

describe.concurrent("what may pass is tried again", () => {
  it("a rate limit, after the wait that was asked for", async () => {
    await using api = await messagesApi();
    const headers = { "retry-after": "1" };
    api.next(failsWith({ status: 429, type: "rate_limit_error", message: "slow down", headers }));
    const plan = await writerAt(api).plan(wish);
    expect(plan.planner).toBe("claude");
    const [first, second] = api.received;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1_000);
  });

  it.each([
    ["an overloaded server", overloaded],
    ["a server that failed", failsWith({ status: 500, type: "api_error", message: "Internal server error" })],
    ["a connection that broke", breaksOff()],
    ["a stream that ended early", endsEarly()],
    [
      "an error inside the stream",
      ({ response }) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        const error = { type: "error", error: { type: "overloaded_error", message: "Overloaded" } };
        response.end(`event: error\ndata: ${JSON.stringify(error)}\n\n`);
      },
    ],
  ] satisfies readonly [string, Behaviour][])("%s", async (_what, trouble) => {
    await using api = await messagesApi();
    api.next(trouble);
    const plan = await writerAt(api).plan(wish);
    expect(plan.planner).toBe("claude");
    expect(codes(plan)).toEqual([]);
  });

  it("but not for ever: then the offline planner makes the deck and says so", async () => {
    await using api = await messagesApi();
    api.next(overloaded, overloaded, overloaded);
    const writer = writerAt(api);
    const plan = await writer.plan(wish);
    expect(plan).toMatchObject({ planner: "offline", warnings: [{ code: "claude_unavailable" }] });
    expect(plan.warnings[0]?.message).toContain("overloaded");
    expect(plan.slides).toHaveLength(5);
    expect(api.received).toHaveLength(3);
  });

  it("and not where the wait would outlast the caller's patience", async () => {
    await using api = await messagesApi();
    const headers = { "retry-after": "3600" };
    api.next(failsWith({ status: 429, type: "rate_limit_error", message: "slow down", headers }));
    const plan = await writerAt(api).plan(wish);
    expect(plan.planner).toBe("offline");
    expect(api.received).toHaveLength(1);
  });
});

describe.concurrent("what will not pass is not tried again", () => {
  it.each([
    ["a refusal", says(textAnswer("", "refusal")), "declined"],
    [
      "a key that is not let in",
      failsWith({ status: 401, type: "authentication_error", message: "invalid key sk-test-key" }),
      "API key",
    ],
    ["an unknown model", failsWith({ status: 404, type: "not_found_error", message: "model: x" }), "model"],
    [
      "an account without credit",
      failsWith({ status: 400, type: "invalid_request_error", message: "Your credit balance is too low" }),
      "credit",
    ],
  ])("%s", async (_what, trouble, words) => {
    await using api = await messagesApi();
    api.next(trouble);
    const plan = await writerAt(api).plan(wish);
    expect(plan.planner).toBe("offline");
    expect(plan.warnings[0]).toMatchObject({ code: "claude_unavailable" });
    expect(plan.warnings[0]?.message).toContain(words);
    expect(JSON.stringify(plan)).not.toContain("sk-test-key");
    expect(api.received).toHaveLength(1);
  });

  it("a server that nobody listens at", async () => {
    const plan = await writerAt({ url: "http://127.0.0.1:9" }).plan(wish);
    expect(plan).toMatchObject({ planner: "offline", warnings: [{ code: "claude_unavailable" }] });
  });

  it("and fails the deck, with what to do and without the key, where no other planner may make it", async () => {
    await using api = await messagesApi();
    const failed = await writerAt(api, { apiKey: "sk-wrong-key", required: true })
      .plan(wish)
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(AppError);
    expect(failed).toMatchObject({ code: "unavailable", message: expect.stringContaining("ANTHROPIC_API_KEY") });
    expect(String(failed)).not.toContain("sk-wrong-key");
  });
});

describe("time", () => {
  it("runs out for an answer that drips in, and the offline planner makes the deck", async () => {
    await using api = await messagesApi();
    api.next(drips(50));
    const plan = await writerAt(api, { budgetMs: 1_000 }).plan(wish);
    expect(plan).toMatchObject({ planner: "offline", warnings: [{ code: "claude_unavailable" }] });
    expect(plan.warnings[0]?.message).toContain("in time");
    await expect.poll(() => api.received[0]?.abandoned).toBe(true);
  });

  it("leaves what is nearly done: the slides that are there stay, the offline planner adds the last", async () => {
    await using api = await messagesApi();
    api.next(drips(5_000, 0.9));
    const plan = await writerAt(api, { budgetMs: 3_000 }).plan({ ...wish, slideCount: 8 });
    expect(plan.planner).toBe("claude");
    expect(plan.slides).toHaveLength(8);
    expect(codes(plan)).toContain("slides_replaced");
  });

  it("that the caller leaves is never exceeded", async () => {
    await using api = await messagesApi();
    api.next(({ response }) => new Promise((resolve) => response.once("close", resolve)));
    const never = new AbortController().signal;
    const plan = await writerAt(api, { budgetMs: 150_000 }).plan(wish, never, Date.now() + 800);
    expect(plan).toMatchObject({ planner: "offline", warnings: [{ code: "claude_unavailable" }] });
    expect(api.received).toHaveLength(1);
  });
});

describe("compatible servers", () => {
  it("that want the key in x-api-key and know 2023-06-01 alone", async () => {
    await using api = await messagesApi({ old: true });
    const plan = await writerAt(api, { apiVersion: "2023-06-01" }).plan(wish);
    expect(plan.planner).toBe("claude");
    expect(api.received[0]?.headers).toMatchObject({ "x-api-key": "sk-test-key", "anthropic-version": "2023-06-01" });
    expect(api.received[0]?.headers.authorization).toBeUndefined();
  });

  it("that want no key get none", async () => {
    await using api = await messagesApi({ key: undefined });
    const plan = await writerAt(api, { apiKey: undefined, model: "qwen3" }).plan(wish);
    expect(plan.planner).toBe("claude");
    expect(api.received[0]?.headers.authorization).toBeUndefined();
    expect(api.received[0]?.headers["x-api-key"]).toBeUndefined();
  });

  it("that answer in one piece of JSON", async () => {
    await using api = await messagesApi({ streams: false });
    const writer = writerAt(api);
    const plan = await writer.plan(wish);
    expect(plan.planner).toBe("claude");
    expect(writer.usage?.outputTokens).toBe(2_000 * api.received.length);
  });

  it("whose model has no known price: tokens are counted, a cost is not made up", async () => {
    await using api = await messagesApi();
    const writer = writerAt(api, { model: "qwen3" });
    await writer.plan(wish);
    expect(writer.usage).toMatchObject({ model: "qwen3", costUsd: null });
    expect(writer.usage?.inputTokens).toBeGreaterThan(0);
  });
});

test("what an attempt took is counted even where it failed half-way", async () => {
  await using api = await messagesApi();
  api.next(breaksOff());
  const writer = writerAt(api);
  await writer.plan(wish);
  expect(writer.usage?.calls).toBe(api.received.length);
  expect(writer.usage?.inputTokens).toBe(4_700 * api.received.length);
});

test("a redirect is not followed: the source goes to the server that was named", async () => {
  await using other = await messagesApi();
  await using api = await messagesApi();
  const redirect: Behaviour = ({ response }) => {
    response.writeHead(307, { location: `${other.url}/v1/messages` }).end();
  };
  api.next(redirect, redirect, redirect);
  const plan = await writerAt(api).plan(wish);
  expect(plan.planner).toBe("offline");
  expect(other.received).toEqual([]);
});
