import type { Principal } from "../auth/principal.ts";
import { AppError } from "../shared/app-error.ts";
import type { Clock } from "../shared/clock.ts";

const WINDOW_SECONDS = 60;
const API_KEY_LIMIT = 60;
/** Apps and people: connected apps, sessions, the local account. */
const APP_LIMIT = 120;
/** Windows kept before those that have ended are thrown out. */
const SWEEP_SIZE = 1_000;

export interface RateLimitState {
  readonly limit: number;
  readonly windowSeconds: number;
  readonly remaining: number;
  /** Seconds until the window ends, rounded up. */
  readonly resetSeconds: number;
}

interface Window {
  readonly endsAt: number;
  taken: number;
}

/** Counts the calls of each API key, or of each app and user, in windows of 60 seconds that start with a call. */
export interface RateLimiter {
  /** Counts one call and says whether it may go on. */
  take(principal: Principal): RateLimitState & { readonly allowed: boolean };
  /** Where the caller stands, without counting. */
  look(principal: Principal): RateLimitState;
}

export function createRateLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, Window>();
  const nameOf = nameOnce();

  function current(key: string, now: number): Window | undefined {
    const window = windows.get(key);
    return window !== undefined && now < window.endsAt ? window : undefined;
  }

  function open(key: string, now: number): Window {
    if (windows.size >= SWEEP_SIZE) {
      for (const [name, window] of windows) if (window.endsAt <= now) windows.delete(name);
    }
    const window = { endsAt: now + WINDOW_SECONDS * 1_000, taken: 0 };
    windows.set(key, window);
    return window;
  }

  return {
    take(principal) {
      const now = clock.now().getTime();
      const key = nameOf(principal);
      const window = current(key, now) ?? open(key, now);
      const allowed = window.taken < limitOf(principal);
      if (allowed) window.taken += 1;
      return { ...stateOf(principal, window, now), allowed };
    },
    look(principal) {
      const now = clock.now().getTime();
      return stateOf(principal, current(nameOf(principal), now), now);
    },
  };
}

export function rateLimitExceeded(state: RateLimitState): AppError {
  return new AppError(
    "rate_limit_exceeded",
    `More than ${state.limit} calls in ${state.windowSeconds} seconds. Nothing was charged; wait 60 seconds, then repeat the call.`,
    { details: { limit: state.limit, window_seconds: state.windowSeconds, retry_after_seconds: WINDOW_SECONDS } },
  );
}

/** The header fields of draft-ietf-httpapi-ratelimit-headers-10. */
export function rateLimitHeaders(state: RateLimitState): Readonly<Record<"RateLimit" | "RateLimit-Policy", string>> {
  return {
    "RateLimit-Policy": `"default";q=${state.limit};w=${state.windowSeconds}`,
    RateLimit: `"default";r=${state.remaining};t=${state.resetSeconds}`,
  };
}

function keyOf({ credential, userId }: Principal): string {
  return `${credential.kind} ${credential.id} ${userId}`;
}

/** `keyOf` for one call after another: each asks several times. */
function nameOnce(): (principal: Principal) => string {
  let last: { readonly principal: Principal; readonly key: string } | undefined;
  return (principal) => {
    if (last?.principal !== principal) last = { principal, key: keyOf(principal) };
    return last.key;
  };
}

function limitOf({ credential }: Principal): number {
  return credential.kind === "api_key" ? API_KEY_LIMIT : APP_LIMIT;
}

function stateOf(principal: Principal, window: Window | undefined, now: number): RateLimitState {
  const limit = limitOf(principal);
  return {
    limit,
    windowSeconds: WINDOW_SECONDS,
    remaining: limit - (window?.taken ?? 0),
    resetSeconds: window === undefined ? WINDOW_SECONDS : Math.ceil((window.endsAt - now) / 1_000),
  };
}
