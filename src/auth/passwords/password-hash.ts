import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";
import { createTurns } from "./turns.ts";

/** 32 MB and about a tenth of a second each: so costly to guess that no more than two run at once. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const;
const MOST_AT_ONCE = 2;
const MOST_WAITING = 20;
const HASH_BYTES = 32;
const SALT_BYTES = 16;
const STORED = /^scrypt\$32768\$8\$3\$([\w-]{22})\$([\w-]{43})$/;

/** `scrypt$N$r$p$salt$hash` with a fresh salt. Throws `unavailable` where too many others wait for theirs. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt);
  return `scrypt$${COST.N}$${COST.r}$${COST.p}$${salt.toString("base64url")}$${hash.toString("base64url")}`;
}

/**
 * Whether the password is the stored one. `stored` is `undefined` for an account that has none or does not exist: that
 * takes as long as a wrong password, so that nobody learns who has an account.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, salt = "", hash = ""] = STORED.exec(stored ?? "") ?? [];
  const derived = await derive(password, Buffer.from(salt, "base64url"));
  const expected = Buffer.from(hash, "base64url");
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

const turns = createTurns({ atOnce: MOST_AT_ONCE, waiting: MOST_WAITING });

/** One password can be typed in several Unicode forms. */
function derive(password: string, salt: Uint8Array): Promise<Buffer> {
  return turns.take(() => scryptOf(password.normalize("NFKC"), salt, COST));
}

function scryptOf(password: string, salt: Uint8Array, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, HASH_BYTES, cost, (error, hash) => {
      if (error === null) resolve(hash);
      else reject(error);
    });
  });
}
