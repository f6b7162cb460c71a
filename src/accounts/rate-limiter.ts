import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory.js";
import RateLimiterRes from "rate-limiter-flexible/lib/RateLimiterRes.js";
import type { Principal } from "../auth/principal.ts";
import { AppError } from "../shared/app-error.ts";

const WINDOW_SECONDS = 60;
const API_KEY_LIMIT = 60;
/** Apps and people: connected apps, sessions, the local account. */
const APP_LIMIT = 120;

export interface RateLimitState {
  readonly limit: number;
  readonly windowSeconds: number;
  readonly remaining: number;
  /** Seconds until the window ends, rounded up. */
  readonly resetSeconds: number;
}

/** Counts the calls of each API key, or of each app and user, in windows of 60 seconds that start with a call. */
export interface RateLimiter {
  /** Counts one call and says whether it may go on. */
  take(principal: Principal): Promise<RateLimitState & { readonly allowed: boolean }>;
  /** Where the caller stands, without counting. */
  look(principal: Principal): Promise<RateLimitState>;
}

export function createRateLimiter(): RateLimiter {
  const keys = countCalls(API_KEY_LIMIT);
  const apps = countCalls(APP_LIMIT);
  const counterOf = ({ credential }: Principal): RateLimiterMemory => (credential.kind === "api_key" ? keys : apps);
  return {
    async take(principal) {
      const counter = counterOf(principal);
      try {
        return { ...stateOf(counter.points, await counter.consume(nameOf(principal))), allowed: true };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { ...stateOf(counter.points, refused), allowed: false };
      }
    },
    async look(principal) {
      const counter = counterOf(principal);
      return stateOf(counter.points, await counter.get(nameOf(principal)));
    },
  };
}

function countCalls(limit: number): RateLimiterMemory {
  return new RateLimiterMemory({ points: limit, duration: WINDOW_SECONDS, keyPrefix: "" });
}

/** Ids of keys are unique; an app is counted for each of its users. */
function nameOf({ credential, userId }: Principal): string {
  return credential.kind === "api_key" ? credential.id : `${credential.kind} ${credential.id} ${userId}`;
}

function stateOf(limit: number, standing: RateLimiterRes | null): RateLimitState {
  // A window is thrown out by a timer, which may be late.
  const isOver = standing === null || standing.msBeforeNext <= 0;
  return {
    limit,
    windowSeconds: WINDOW_SECONDS,
    remaining: isOver ? limit : standing.remainingPoints,
    resetSeconds: isOver ? WINDOW_SECONDS : Math.ceil(standing.msBeforeNext / 1_000),
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
