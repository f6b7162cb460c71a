import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { expect, test } from "vitest";
import { toTool } from "../../src/mcp/tools.ts";
import { operations } from "../../tools/index.ts";

const MOST_TOKENS = 6_000;

test(`the whole list of tools costs a model at most ${MOST_TOKENS} tokens`, () => {
  const costs = operations.map((operation) => ({
    name: operation.name,
    tokens: countTokens(JSON.stringify(toTool(operation))),
  }));
  const total = countTokens(JSON.stringify({ tools: operations.map(toTool) }));
  expect(total, JSON.stringify(costs)).toBeLessThanOrEqual(MOST_TOKENS);
});
