import { expect, test } from "vitest";
import { UsageTally } from "../../../../src/planner/claude/client/usage.ts";

const tokens = {
  input_tokens: 1_000,
  cache_creation_input_tokens: 2_000,
  cache_read_input_tokens: 4_000,
  output_tokens: 500,
};

test("calls add up: tokens, searches and their price", () => {
  const tally = new UsageTally("claude-opus-5-5");
  tally.add(tokens);
  tally.add({ output_tokens: 100, server_tool_use: { web_search_requests: 3, web_fetch_requests: 0 } });
  expect(tally.total).toEqual({
    model: "claude-opus-5-5",
    calls: 2,
    inputTokens: 7_000,
    cachedInputTokens: 4_000,
    outputTokens: 600,
    webSearches: 3,
    costUsd: expect.closeTo((1_000 * 4 + 2_000 * 5 + 4_000 * 0.2 + 600 * 20) / 1e6 + 0.03, 9),
  });
});

test("a long prompt costs more where the model has such a price", () => {
  const [short, long] = [100_000, 100_001].map((input_tokens) => {
    const tally = new UsageTally("claude-haiku-5-5");
    tally.add({ input_tokens });
    return tally.total.costUsd ?? 0;
  });
  expect(short).toBeCloseTo(0.01, 9);
  expect(long).toBeCloseTo(0.0500005, 9);
});

test("a model without a known price has no cost, and a name out of the language itself is none", () => {
  for (const model of ["qwen3:30b", "constructor"]) {
    const tally = new UsageTally(model);
    tally.add(tokens);
    expect(tally.total).toMatchObject({ calls: 1, inputTokens: 7_000, costUsd: null });
  }
});
