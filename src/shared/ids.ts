import type { Clock } from "./clock.ts";

export type IdPrefix = "usr" | "key" | "ses" | "prj" | "job" | "kit" | "post";

/** Makes the ids of records: `prj_` and 26 letters and digits that sort by time of creation. */
export interface IdSource {
  next(prefix: IdPrefix): string;
}

/** Crockford's base 32: no i, l, o, u. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const RANDOM_BITS = 80n;
const LENGTH = 26;

/**
 * Ids in the layout of ULID: 48 bits of milliseconds, 80 bits from the system's random source. Ids of one source
 * rise strictly, even within a millisecond and when the clock steps back.
 */
export function createIdSource(clock: Clock): IdSource {
  let last = -1n;
  return {
    next(prefix) {
      const candidate = (BigInt(clock.now().getTime()) << RANDOM_BITS) | randomBits();
      last = candidate > last ? candidate : last + 1n;
      return `${prefix}_${encode(last)}`;
    },
  };
}

function randomBits(): bigint {
  let bits = 0n;
  for (const byte of crypto.getRandomValues(new Uint8Array(10))) bits = (bits << 8n) | BigInt(byte);
  return bits;
}

function encode(value: bigint): string {
  let digits = "";
  for (let rest = value, i = 0; i < LENGTH; i += 1, rest >>= 5n) {
    digits = (ALPHABET[Number(rest & 31n)] ?? "") + digits;
  }
  return digits;
}

/** A UUID of version 7 (RFC 9562): 48 bits of milliseconds, then random bits, so that ids sort by time of creation. */
export function sortableUuid(clock: Clock): string {
  const time = clock.now().getTime().toString(16).padStart(12, "0");
  const random = crypto.randomUUID().slice(15);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random}`;
}
