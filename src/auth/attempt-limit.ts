import { isIPv6 } from "node:net";
import type { Clock } from "../shared/clock.ts";

/** Keys remembered at once; beyond, the oldest go. */
const MOST_WINDOWS = 10_000;

interface Window {
  readonly endsAt: number;
  taken: number;
}

/** Counts attempts of one kind, each key in windows that start with its first attempt. */
export interface AttemptLimit {
  /** Seconds until the key may try again; `undefined`: it may now. */
  secondsToWait(key: string): number | undefined;
  count(key: string): void;
  /** Takes one attempt back. */
  giveBack(key: string): void;
  forget(key: string): void;
}

export function createAttemptLimit(
  clock: Clock,
  { most, windowMs }: { readonly most: number; readonly windowMs: number },
): AttemptLimit {
  const windows = new Map<string, Window>();
  const current = (key: string): Window | undefined => {
    const window = windows.get(key);
    return window !== undefined && clock.now().getTime() < window.endsAt ? window : undefined;
  };
  const open = (key: string): Window => {
    windows.delete(key);
    const [oldest] = windows.keys();
    if (windows.size >= MOST_WINDOWS && oldest !== undefined) windows.delete(oldest);
    const window = { endsAt: clock.now().getTime() + windowMs, taken: 0 };
    windows.set(key, window);
    return window;
  };
  return {
    secondsToWait(key) {
      const window = current(key);
      if (window === undefined || window.taken < most) return undefined;
      return Math.ceil((window.endsAt - clock.now().getTime()) / 1_000);
    },
    count(key) {
      const window = current(key) ?? open(key);
      window.taken += 1;
    },
    giveBack(key) {
      const window = current(key);
      if (window !== undefined && window.taken > 0) window.taken -= 1;
    },
    forget: (key) => void windows.delete(key),
  };
}

/** Whom an address stands for: who has one IPv6 address has the other 2^64 of its network too. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const end = tail === "" ? [] : tail.split(":");
  const zeros = address.includes("::") ? Array.from({ length: 8 - groups.length - end.length }, () => "0") : [];
  return [...groups, ...zeros, ...end].slice(0, 4).join(":");
}
