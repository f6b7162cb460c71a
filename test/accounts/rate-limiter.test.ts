import { array, assert, constantFrom, nat, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { createRateLimiter, rateLimitHeaders } from "../../src/accounts/rate-limiter.ts";
import type { Principal } from "../../src/auth/principal.ts";
import { SettableClock } from "../support/settable-clock.ts";

const principal = (kind: Principal["credential"]["kind"], id = "1", userId = "usr_1"): Principal => ({
  userId,
  scopes: new Set(),
  credential: { kind, id },
});

describe("createRateLimiter", () => {
  it.each([
    ["api_key", 60],
    ["oauth", 120],
    ["session", 120],
  ] as const)("lets a caller with %s make %i calls a minute", (kind, limit) => {
    const clock = new SettableClock();
    const limiter = createRateLimiter(clock);
    const allowed = Array.from({ length: limit + 2 }, () => limiter.take(principal(kind)).allowed);
    expect(allowed.filter(Boolean)).toHaveLength(limit);
    expect(allowed.slice(-2)).toEqual([false, false]);
    clock.advance({ seconds: 59 });
    expect(limiter.take(principal(kind)).allowed).toBe(false);
    clock.advance({ seconds: 1 });
    expect(limiter.take(principal(kind))).toMatchObject({ allowed: true, remaining: limit - 1, resetSeconds: 60 });
  });

  it("counts keys, apps and users apart", () => {
    const limiter = createRateLimiter(new SettableClock());
    for (let call = 0; call < 60; call += 1) limiter.take(principal("api_key"));
    expect(limiter.take(principal("api_key")).allowed).toBe(false);
    expect(limiter.take(principal("api_key", "2")).allowed).toBe(true);
    expect(limiter.take(principal("oauth", "1")).remaining).toBe(119);
    expect(limiter.take(principal("oauth", "1", "usr_2")).remaining).toBe(119);
  });

  it("can be looked at without counting", () => {
    const clock = new SettableClock();
    const limiter = createRateLimiter(clock);
    expect(limiter.look(principal("api_key")).remaining).toBe(60);
    limiter.take(principal("api_key"));
    clock.advance({ seconds: 12 });
    const state = { limit: 60, windowSeconds: 60, remaining: 59, resetSeconds: 48 };
    expect(limiter.look(principal("api_key"))).toEqual(state);
    expect(limiter.look(principal("api_key"))).toEqual(state);
  });

  it("agrees with a model over any calls and pauses", () => {
    const step = record({ caller: constantFrom("a", "b"), calls: nat(50), pauseSeconds: nat(45) });
    assert(
      property(array(step, { maxLength: 30 }), (steps) => {
        const clock = new SettableClock();
        const limiter = createRateLimiter(clock);
        const windows = new Map<string, { readonly from: number; calls: number }>();
        for (const { caller, calls, pauseSeconds } of steps) {
          for (let call = 0; call < calls; call += 1) {
            const now = clock.now().getTime();
            const known = windows.get(caller);
            const window = known !== undefined && now - known.from < 60_000 ? known : { from: now, calls: 0 };
            windows.set(caller, window);
            window.calls += 1;
            const { allowed, remaining } = limiter.take(principal("api_key", caller));
            expect([allowed, remaining]).toEqual([window.calls <= 60, Math.max(0, 60 - window.calls)]);
            expect(limiter.look(principal("api_key", caller)).remaining).toBe(remaining);
          }
          clock.advance({ seconds: pauseSeconds });
        }
      }),
    );
  });

  it("forgets windows that have ended", () => {
    const clock = new SettableClock();
    const limiter = createRateLimiter(clock);
    for (let caller = 0; caller < 5_000; caller += 1) {
      limiter.take(principal("api_key", String(caller)));
      clock.advance({ seconds: 1 });
    }
    expect(limiter.look(principal("api_key", "0")).remaining).toBe(60);
    expect(limiter.look(principal("api_key", "4999")).remaining).toBe(59);
  });
});

it("writes the header fields of the rate limit draft", () => {
  expect(rateLimitHeaders({ limit: 60, windowSeconds: 60, remaining: 7, resetSeconds: 12 })).toEqual({
    RateLimit: '"default";r=7;t=12',
    "RateLimit-Policy": '"default";q=60;w=60',
  });
});
