import { anything, assert, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { markArguments, requireReadable } from "../../src/mcp/tool-arguments.ts";
import { invalidField } from "../../src/shared/app-error.ts";

function toolCall(sent: unknown) {
  const params: Record<string, unknown> = { name: "get_account_status", arguments: sent };
  return { jsonrpc: "2.0", id: 1, method: "tools/call", params };
}

function argumentsAfter(
  sent: unknown,
  ...flaw: Parameters<typeof markArguments> extends [unknown, ...infer Rest] ? Rest : never
) {
  const call = toolCall(sent);
  expect(markArguments(call, ...flaw)).toBe(true);
  const { arguments: left } = call.params;
  if (typeof left !== "object" || left === null || Array.isArray(left)) throw new Error("the SDK would refuse this");
  return { ...left };
}

describe("markArguments", () => {
  test.each([[[]], ["text"], [7], [null], [false]])(
    "turns %j into an object that is refused as invalid input",
    (sent) => {
      expect(() => requireReadable(argumentsAfter(sent))).toThrow("one object");
    },
  );

  test("leaves objects as they are", () => {
    const sent = { topic: "x" };
    expect(requireReadable(argumentsAfter(sent))).toEqual(sent);
  });

  test("puts what is wrong with a whole message in their place", () => {
    expect(() => requireReadable(argumentsAfter({ topic: "x" }, invalidField("", "Half a pair.")))).toThrow(
      "Half a pair.",
    );
  });

  test("leaves whatever is no tool call alone", () => {
    assert(
      property(anything(), (message) => {
        const before = structuredCloneOrSame(message);
        if (markArguments(message)) return;
        expect(message).toEqual(before);
      }),
    );
  });
});

function structuredCloneOrSame(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return value;
  }
}
