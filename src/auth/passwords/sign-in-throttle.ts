import { isIPv6 } from "node:net";
import { AppError } from "../../shared/app-error.ts";
import type { Clock } from "../../shared/clock.ts";

const WINDOW_MS = 15 * 60 * 1_000;
const MOST_PER_ACCOUNT = 10;
const MOST_PER_ADDRESS = 30;
/** Windows kept; beyond, the oldest go. */
const MOST_WINDOWS = 10_000;

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

interface Window {
  readonly endsAt: number;
  taken: number;
}

export function createSignInThrottle(clock: Clock): SignInThrottle {
  const windows = new Map<string, Window>();

  function current(key: string, now: number): Window {
    const known = windows.get(key);
    if (known !== undefined && now < known.endsAt) return known;
    windows.delete(key);
    if (windows.size >= MOST_WINDOWS) {
      const [oldest] = windows.keys();
      if (oldest !== undefined) windows.delete(oldest);
    }
    const window = { endsAt: now + WINDOW_MS, taken: 0 };
    windows.set(key, window);
    return window;
  }

  function limitsOf({ email, address }: SignInAttempt): readonly (readonly [key: string, most: number])[] {
    return [
      [`account ${email}`, MOST_PER_ACCOUNT],
      [`address ${networkOf(address)}`, MOST_PER_ADDRESS],
    ];
  }

  return {
    take(attempt) {
      const now = clock.now().getTime();
      const asked = limitsOf(attempt).map(([key, most]) => ({ window: current(key, now), most }));
      const spent = asked.find(({ window, most }) => window.taken >= most);
      if (spent !== undefined) throw tooMany(Math.ceil((spent.window.endsAt - now) / 1_000));
      for (const { window } of asked) window.taken += 1;
    },
    succeeded(attempt) {
      const [account, address] = limitsOf(attempt).map(([key]) => key);
      windows.delete(account ?? "");
      const window = windows.get(address ?? "");
      if (window !== undefined && window.taken > 0) window.taken -= 1;
    },
  };
}

/** Who has one IPv6 address has the other 2^64 of its network too. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const end = tail === "" ? [] : tail.split(":");
  const zeros = address.includes("::") ? Array.from({ length: 8 - groups.length - end.length }, () => "0") : [];
  return [...groups, ...zeros, ...end].slice(0, 4).join(":");
}

function tooMany(seconds: number): AppError {
  const minutes = Math.ceil(seconds / 60);
  return new AppError(
    "rate_limit_exceeded",
    `Too many attempts to sign in. Wait ${minutes} ${minutes === 1 ? "minute" : "minutes"}, then try again.`,
    { details: { retry_after_seconds: seconds } },
  );
}
