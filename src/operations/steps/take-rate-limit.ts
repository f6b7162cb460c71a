import { rateLimitExceeded } from "../../accounts/rate-limiter.ts";
import type { Execution } from "../execution.ts";

/** Counts the call; throws `rate_limit_exceeded`. */
export function takeRateLimit(execution: Execution): void {
  const { allowed, ...state } = execution.services.rateLimiter.take(execution.principal);
  execution.rateLimit = state;
  if (!allowed) throw rateLimitExceeded(state);
}
