import { encode } from "gpt-tokenizer";
import { expect, test } from "vitest";
import { WRITABLE_TYPES } from "../../../../src/planner/claude/answer/deck-schema.ts";
import { SYSTEM_TEXT } from "../../../../src/planner/claude/prompt/system-text.ts";
import { SLOT_CONTRACTS } from "../../../../src/deck/slot-contracts.ts";

test("the rules name every type a model may choose, with its room, and no other", () => {
  for (const type of WRITABLE_TYPES)
    expect(SYSTEM_TEXT).toMatch(new RegExp(`^- ${type}: title ${SLOT_CONTRACTS[type].title}`, "m"));
  expect(SYSTEM_TEXT).not.toMatch(/^- image:/m);
});

test("they are long enough for a server to keep and short enough to pay for", () => {
  const tokens = encode(SYSTEM_TEXT).length;
  expect(tokens).toBeGreaterThan(1_024);
  expect(tokens).toBeLessThan(3_000);
});
