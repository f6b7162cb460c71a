import { createRateLimiter, type RateLimiter } from "../../src/accounts/rate-limiter.ts";
import type { Clock } from "../../src/shared/clock.ts";

const WINDOW_MS = 60_000;

/** The limiter counts by the system's time; here a new one begins whenever a test has moved its clock by a minute. */
export function limiterByClock(clock: Clock): RateLimiter {
  let limiter = createRateLimiter();
  let since = clock.now().getTime();
  const current = (): RateLimiter => {
    const now = clock.now().getTime();
    if (now - since >= WINDOW_MS) {
      limiter = createRateLimiter();
      since = now;
    }
    return limiter;
  };
  return {
    take: (principal) => current().take(principal),
    look: (principal) => current().look(principal),
  };
}
