import { rateLimitExceeded } from "../../accounts/rate-limiter.ts";
import type { Execution } from "../execution.ts";

/** Counts the call; throws `rate_limit_exceeded`. */
export async function takeRateLimit(execution: Execution): Promise<void> {
  const { allowed, ...state } = await execution.services.rateLimiter.take(execution.principal);
  execution.rateLimit = state;
  if (!allowed) throw rateLimitExceeded(state);
}
