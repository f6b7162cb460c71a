import { AppError } from "../../shared/app-error.ts";
import type { Clock } from "../../shared/clock.ts";
import { createAttemptLimit, networkOf } from "../attempt-limit.ts";

const WINDOW_MS = 15 * 60 * 1_000;
const MOST_PER_ACCOUNT = 10;
const MOST_PER_ADDRESS = 30;

export interface SignInAttempt {
  /** Normalised, whether there is such an account or not. */
  readonly email: string;
  /** Network address of the browser. */
  readonly address: string;
}

/** Slows guessing down: 10 wrong passwords an account and 30 an address in 15 minutes. */
export interface SignInThrottle {
  /** Counts an attempt before it is made, so that many at once are counted too. Throws `rate_limit_exceeded`. */
  take(attempt: SignInAttempt): void;
  /** Takes an attempt back that turned out right. */
  succeeded(attempt: SignInAttempt): void;
}

export function createSignInThrottle(clock: Clock): SignInThrottle {
  const accounts = createAttemptLimit(clock, { most: MOST_PER_ACCOUNT, windowMs: WINDOW_MS });
  const networks = createAttemptLimit(clock, { most: MOST_PER_ADDRESS, windowMs: WINDOW_MS });
  return {
    take({ email, address }) {
      const network = networkOf(address);
      const seconds = accounts.secondsToWait(email) ?? networks.secondsToWait(network);
      if (seconds !== undefined) throw tooMany(seconds);
      accounts.count(email);
      networks.count(network);
    },
    succeeded({ email, address }) {
      accounts.forget(email);
      networks.giveBack(networkOf(address));
    },
  };
}

function tooMany(seconds: number): AppError {
  const minutes = Math.ceil(seconds / 60);
  return new AppError(
    "rate_limit_exceeded",
    `Too many attempts to sign in. Wait ${minutes} ${minutes === 1 ? "minute" : "minutes"}, then try again.`,
    { details: { retry_after_seconds: seconds } },
  );
}
