import { describe, expect, it } from "vitest";
import { createCallsInFlight, type Entry, type Flight } from "../../src/accounts/calls-in-flight.ts";

const never = new AbortController().signal;

async function first(entry: Entry | Promise<Entry>): Promise<Flight> {
  const entered = await entry;
  if (entered.role !== "first") throw new Error("somebody else is first");
  return entered.flight;
}

describe("createCallsInFlight", () => {
  it("lets one call work and gives its answer to all others with the same fingerprint", async () => {
    const calls = createCallsInFlight();
    const flight = await first(calls.enter("key", "print", never));
    const others = Array.from({ length: 49 }, async () => calls.enter("key", "print", never));
    flight.succeed({ project_id: "prj_1" });
    for (const other of await Promise.all(others))
      expect(other).toEqual({ role: "joined", reply: { project_id: "prj_1" } });
  });

  it("passes the failure of the first call on", async () => {
    const calls = createCallsInFlight();
    const flight = await first(calls.enter("key", "print", never));
    const other = calls.enter("key", "print", never);
    flight.fail(new Error("no credits"));
    await expect(other).rejects.toThrow("no credits");
  });

  it("refuses another body, and starts anew once the first has landed", async () => {
    const calls = createCallsInFlight();
    const flight = await first(calls.enter("key", "print", never));
    expect(() => calls.enter("key", "other", never)).toThrow(
      expect.objectContaining({ code: "idempotency_key_reused" }),
    );
    flight.fail(new Error("failed"));
    await first(calls.enter("key", "other", never));
  });

  it("stops waiting after its limit", async () => {
    const calls = createCallsInFlight(20);
    await first(calls.enter("key", "print", never));
    await expect(calls.enter("key", "print", never)).rejects.toMatchObject({
      code: "generation_in_progress",
      status: 409,
    });
  });

  it("gives work up only when nobody waits for it any more", async () => {
    const calls = createCallsInFlight();
    const [one, two] = [new AbortController(), new AbortController()];
    const flight = await first(calls.enter("key", "print", one.signal));
    const joined = calls.enter("key", "print", two.signal);
    one.abort();
    expect(flight.signal.aborted).toBe(false);
    two.abort();
    expect(flight.signal.aborted).toBe(true);
    await expect(joined).rejects.toMatchObject({ code: "generation_in_progress" });
    await first(calls.enter("key", "print", never));
  });
});
