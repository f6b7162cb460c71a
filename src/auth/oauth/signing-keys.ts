import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { randomUUID } from "node:crypto";
import type { JWK } from "jose";
import { z } from "zod";
import { AppError } from "../../shared/app-error.ts";

const FILE = "oauth-keys.json";
export const SIGNING_ALGORITHM = "ES256";
/** The one that signs, and the one before it, whose tokens are still out. */
const KEPT_KEYS = 2;
/** How soon a rotation by another process is noticed. */
const LOOK_AGAIN_MS = 1_000;

const keyFile = z.object({
  keys: z
    .array(
      z.object({
        kty: z.literal("EC"),
        crv: z.literal("P-256"),
        x: z.string(),
        y: z.string(),
        d: z.string(),
        kid: z.string(),
        alg: z.literal(SIGNING_ALGORITHM),
        use: z.literal("sig"),
      }),
    )
    .min(1),
});

type PrivateKey = z.output<typeof keyFile>["keys"][number];

/** The keys as they are now; another object once they have changed. */
export interface KeySet {
  /** Private, the signing one first. */
  readonly privateKeys: readonly PrivateKey[];
  /** What anybody may know, for checking. */
  readonly publicKeys: readonly JWK[];
}

export interface SigningKeys {
  /** Reads the keys, and makes the first one where there is none. Throws `unavailable` for a damaged file. */
  read(): Promise<KeySet>;
  /** Signs with a fresh key from now on; tokens signed before stay good until they run out. Returns its id. */
  rotate(): Promise<string>;
}

/** Keys of the authorization server, in a file of the data folder that only its owner can read. */
export function createSigningKeys(dataDir: string): SigningKeys {
  const path = join(dataDir, FILE);
  let known: { readonly set: KeySet; readonly modifiedMs: number; readonly lookedAt: number } | undefined;
  let making: Promise<void> | undefined;

  async function read(): Promise<KeySet> {
    const now = performance.now();
    if (known !== undefined && now - known.lookedAt < LOOK_AGAIN_MS) return known.set;
    if (!existsSync(path)) await (making ??= makeFirst().finally(() => (making = undefined)));
    const modifiedMs = statSync(path).mtimeMs;
    const set = known?.modifiedMs === modifiedMs ? known.set : load(path);
    known = { set, modifiedMs, lookedAt: now };
    return set;
  }

  async function makeFirst(): Promise<void> {
    store(path, [await makeKey()], "first");
  }

  return {
    read,
    async rotate() {
      const { privateKeys } = await read();
      const fresh = await makeKey();
      store(path, [fresh, ...privateKeys].slice(0, KEPT_KEYS), "next");
      known = undefined;
      return fresh.kid;
    },
  };
}

async function makeKey(): Promise<PrivateKey> {
  // Loaded when it is needed: most processes never sign anything.
  const { calculateJwkThumbprint, exportJWK, generateKeyPair } = await import("jose");
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return keyFile.parse({ keys: [{ ...jwk, kid, alg: SIGNING_ALGORITHM, use: "sig" }] }).keys[0] ?? unreachable();
}

/** Written whole, then put in place: a reader never sees half of it. `first` leaves keys alone that are there already. */
function store(path: string, keys: readonly PrivateKey[], mode: "first" | "next"): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${JSON.stringify({ keys }, undefined, 2)}\n`, { mode: 0o600, flag: "wx" });
    if (mode === "next" || !linked(draft, path)) renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Whether `path` is there now, with what was there before if anything was; not every file system knows links. */
function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EEXIST";
  }
}

function load(path: string): KeySet {
  const parsed = keyFile.safeParse(parseJson(readFileSync(path, "utf8")));
  if (!parsed.success) throw damaged(path);
  const privateKeys = parsed.data.keys;
  return {
    privateKeys,
    publicKeys: privateKeys.map(({ kty, crv, x, y, kid, alg, use }) => ({ kty, crv, x, y, kid, alg, use })),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function damaged(path: string): AppError {
  return new AppError(
    "unavailable",
    `The signing keys in ${path} can't be read. Restore the file from a backup, or delete it: apps then connect anew.`,
  );
}

function unreachable(): never {
  throw new Error("a key set without keys");
}
