import { describe, expect, test } from "vitest";
import { planDeck } from "../../src/planner/plan-deck.ts";
import { planOf, planRequest } from "../support/planning.ts";

describe("planDeck", () => {
  test("content written as slides keeps its words; other content is planned offline", async () => {
    expect((await planOf("# One\n\nA\n\n---\n\n# Two\n\nB\n\n---\n\n# Three\n\nC")).planner).toBe("authored");
    expect((await planOf("The roof leaks. The walls need paint.")).planner).toBe("offline");
  });

  test("throws what the signal says as soon as it is aborted", async () => {
    const stop = new AbortController();
    const context = {
      signal: stop.signal,
      progress: (stage: string) => {
        if (stage === "planning") stop.abort(new Error("stopped by the caller"));
      },
    };
    await expect(planDeck(planRequest({ content: "The roof leaks." }), context)).rejects.toThrow(
      "stopped by the caller",
    );
    await expect(planDeck(planRequest({ content: "x" }), { ...context })).rejects.toThrow("stopped by the caller");
  });

  test("reports reading before planning, and never goes back", async () => {
    const seen: [string, number][] = [];
    const context = {
      signal: new AbortController().signal,
      progress: (stage: string, fraction: number) => void seen.push([stage, fraction]),
    };
    await planDeck(planRequest({ content: "The roof leaks. The walls need paint." }), context);
    const order = seen.map(([stage, fraction]) => (stage === "reading" ? 0 : 1) + fraction / 2);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(seen.at(-1)?.[0]).toBe("planning");
  });

  test("carries the warnings that the caller gathered", async () => {
    const warnings = [{ code: "stock_images_not_available", message: "None." }];
    const plan = await planDeck(planRequest({ content: "The roof leaks." }), {
      signal: new AbortController().signal,
      progress: () => undefined,
      warnings,
    });
    expect(plan.warnings[0]).toEqual(warnings[0]);
  });
});
