import { array, assert, asyncProperty, constantFrom, nat, record } from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRateLimiter, rateLimitHeaders } from "../../src/accounts/rate-limiter.ts";
import type { Principal } from "../../src/auth/principal.ts";

const principal = (kind: Principal["credential"]["kind"], id = "1", userId = "usr_1"): Principal => ({
  userId,
  scopes: new Set(),
  credential: { kind, id },
});

const secondsPass = (seconds: number): void => void vi.advanceTimersByTime(seconds * 1_000);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

describe("createRateLimiter", () => {
  it.each([
    ["api_key", 60],
    ["oauth", 120],
    ["session", 120],
  ] as const)("lets a caller with %s make %i calls a minute", async (kind, limit) => {
    const limiter = createRateLimiter();
    const takes = await Promise.all(Array.from({ length: limit + 2 }, () => limiter.take(principal(kind))));
    expect(takes.map(({ allowed }) => allowed)).toEqual([...Array.from({ length: limit }, () => true), false, false]);
    secondsPass(59);
    expect(await limiter.take(principal(kind))).toMatchObject({ allowed: false, remaining: 0, resetSeconds: 1 });
    secondsPass(1);
    expect(await limiter.take(principal(kind))).toMatchObject({
      allowed: true,
      remaining: limit - 1,
      resetSeconds: 60,
    });
  });

  it("counts keys, apps and users apart", async () => {
    const limiter = createRateLimiter();
    for (let call = 0; call < 60; call += 1) await limiter.take(principal("api_key"));
    expect((await limiter.take(principal("api_key"))).allowed).toBe(false);
    expect((await limiter.take(principal("api_key", "2"))).allowed).toBe(true);
    expect((await limiter.take(principal("oauth", "1"))).remaining).toBe(119);
    expect((await limiter.take(principal("oauth", "1", "usr_2"))).remaining).toBe(119);
    expect((await limiter.take(principal("session", "1"))).remaining).toBe(119);
  });

  it("can be looked at without counting", async () => {
    const limiter = createRateLimiter();
    expect(await limiter.look(principal("api_key"))).toMatchObject({ remaining: 60, resetSeconds: 60 });
    await limiter.take(principal("api_key"));
    secondsPass(12);
    const state = { limit: 60, windowSeconds: 60, remaining: 59, resetSeconds: 48 };
    expect(await limiter.look(principal("api_key"))).toEqual(state);
    expect(await limiter.look(principal("api_key"))).toEqual(state);
  });

  it("agrees with a model over any calls and pauses", async () => {
    const step = record({ caller: constantFrom("a", "b"), calls: nat(50), pauseSeconds: nat(45) });
    await assert(
      asyncProperty(array(step, { maxLength: 30 }), async (steps) => {
        const limiter = createRateLimiter();
        const windows = new Map<string, { readonly from: number; calls: number }>();
        for (const { caller, calls, pauseSeconds } of steps) {
          for (let call = 0; call < calls; call += 1) {
            const now = Date.now();
            const known = windows.get(caller);
            const window = known !== undefined && now - known.from < 60_000 ? known : { from: now, calls: 0 };
            windows.set(caller, window);
            window.calls += 1;
            const { allowed, remaining } = await limiter.take(principal("api_key", caller));
            expect([allowed, remaining]).toEqual([window.calls <= 60, Math.max(0, 60 - window.calls)]);
            expect((await limiter.look(principal("api_key", caller))).remaining).toBe(remaining);
          }
          secondsPass(pauseSeconds);
        }
      }),
    );
  });

  it("opens the next window on time although the timer that ends the last one is late", async () => {
    const limiter = createRateLimiter();
    for (let call = 0; call < 61; call += 1) await limiter.take(principal("api_key"));
    vi.setSystemTime(Date.now() + 60_000);
    expect(await limiter.look(principal("api_key"))).toMatchObject({ remaining: 60, resetSeconds: 60 });
    expect(await limiter.take(principal("api_key"))).toMatchObject({ allowed: true, remaining: 59 });
  });

  it("keeps nothing of windows that have ended", async () => {
    const limiter = createRateLimiter();
    for (let caller = 0; caller < 5_000; caller += 1) await limiter.take(principal("api_key", String(caller)));
    expect(vi.getTimerCount()).toBe(5_000);
    secondsPass(60);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it("writes the header fields of the rate limit draft", () => {
  expect(rateLimitHeaders({ limit: 60, windowSeconds: 60, remaining: 7, resetSeconds: 12 })).toEqual({
    RateLimit: '"default";r=7;t=12',
    "RateLimit-Policy": '"default";q=60;w=60',
  });
});
