import { hash, randomBytes } from "node:crypto";
import type { Database, Reader } from "../database/database.ts";
import { prepareQuery } from "../database/prepared-query.ts";
import { AppError, invalidField } from "../shared/app-error.ts";
import type { Clock } from "../shared/clock.ts";
import type { IdSource } from "../shared/ids.ts";
import { parseJsonArray } from "../shared/parse-json.ts";
import type { TokenVerifier } from "./authenticate.ts";
import type { KeyUsage } from "./key-usage.ts";
import { SCOPES, type Scope } from "./principal.ts";

const PREFIX = "service_live_";
const SECRET_BYTES = 32;
const SHAPE = /^service_live_[\w-]{43}$/;
const MOST_ACTIVE_KEYS = 20;
const LONGEST_NAME = 100;

export interface ApiKeyServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** A key as it may be shown: never the secret, only its last four characters. */
export interface ApiKeyRecord {
  readonly keyId: string;
  readonly name: string;
  readonly lastFour: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | undefined;
}

/**
 * Makes a key of 256 random bits. The secret is returned here and never again; stored is its SHA-256, which is enough
 * for a secret nobody can guess. Throws `api_key_limit_reached` at 20 active keys.
 */
export async function createApiKey(
  { database, clock, ids }: ApiKeyServices,
  key: { readonly userId: string; readonly name: string; readonly scopes: readonly Scope[] },
): Promise<{ readonly keyId: string; readonly secret: string }> {
  const name = key.name.trim();
  if (name === "" || name.length > LONGEST_NAME)
    throw invalidField("name", `Must have 1 to ${LONGEST_NAME} characters.`);
  const secret = PREFIX + randomBytes(SECRET_BYTES).toString("base64url");
  const keyId = ids.next("key");
  await database.write(async (transaction) => {
    const active = await listApiKeys(transaction, key.userId);
    if (active.length >= MOST_ACTIVE_KEYS) throw tooManyKeys();
    await transaction
      .insertInto("api_keys")
      .values({
        id: keyId,
        user_id: key.userId,
        name,
        hash: hashToken(secret),
        last_four: secret.slice(-4),
        scopes: JSON.stringify(SCOPES.filter((scope) => key.scopes.includes(scope))),
        created_at: clock.now().getTime(),
        last_used_at: null,
        revoked_at: null,
      })
      .execute();
  });
  return { keyId, secret };
}

/** Active keys, oldest first. */
export async function listApiKeys(reader: Reader, userId: string): Promise<readonly ApiKeyRecord[]> {
  const rows = await reader
    .selectFrom("api_keys")
    .select(["id", "name", "last_four", "scopes", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    keyId: row.id,
    name: row.name,
    lastFour: row.last_four,
    scopes: parseScopes(row.scopes),
    createdAt: new Date(row.created_at),
    lastUsedAt: row.last_used_at === null ? undefined : new Date(row.last_used_at),
  }));
}

/** Ends a key at once and for good. Throws `not_found` for one that is unknown, someone else's or already revoked. */
export async function revokeApiKey(
  { database, clock }: ApiKeyServices,
  owner: { readonly userId: string; readonly keyId: string },
): Promise<void> {
  await database.write(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("api_keys")
      .set({ revoked_at: clock.now().getTime() })
      .where("id", "=", owner.keyId)
      .where("user_id", "=", owner.userId)
      .where("revoked_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) {
      throw new AppError(
        "not_found",
        `There is no active API key ${owner.keyId}. \`keys list\` shows those there are.`,
      );
    }
  });
}

const activeKey = prepareQuery((reader, tokenHash) =>
  reader
    .selectFrom("api_keys")
    .select(["id", "user_id", "scopes"])
    .where("hash", "=", tokenHash)
    .where("revoked_at", "is", null),
);

/** Knows API keys. A key is found by the hash of the whole secret, so comparing takes the same time for every guess. */
export function apiKeyVerifier(database: Database, usage: KeyUsage): TokenVerifier {
  return async (token) => {
    if (!SHAPE.test(token)) return undefined;
    const row = await database.first(activeKey, hashToken(token));
    if (row === undefined) return undefined;
    usage.note(row.id);
    return { userId: row.user_id, scopes: scopesOf(row.scopes), credential: { kind: "api_key", id: row.id } };
  };
}

/** How every random token is stored. */
export function hashToken(token: string): string {
  return hash("sha256", token);
}

const knownScopes = new Map<string, ReadonlySet<Scope>>();

/** The set that a stored list stands for, made once: there are few different lists. */
function scopesOf(json: string): ReadonlySet<Scope> {
  let scopes = knownScopes.get(json);
  if (scopes === undefined) {
    scopes = new Set(parseScopes(json));
    knownScopes.set(json, scopes);
  }
  return scopes;
}

function parseScopes(json: string): readonly Scope[] {
  const stored = new Set(parseJsonArray(json));
  return SCOPES.filter((scope) => stored.has(scope));
}

function tooManyKeys(): AppError {
  return new AppError(
    "api_key_limit_reached",
    `An account holds at most ${MOST_ACTIVE_KEYS} active API keys. Revoke one that is no longer used, then make the new one.`,
    { details: { limit: MOST_ACTIVE_KEYS } },
  );
}
