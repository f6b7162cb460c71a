import { errors, type Adapter, type AdapterPayload } from "oidc-provider";
import { z } from "zod";
import type { Database, Transaction } from "../../database/database.ts";
import type { Clock } from "../../shared/clock.ts";
import { hashToken } from "../api-keys.ts";
import { deleteGrant } from "./grants.ts";

const SWEEP_MS = 60_000;
/**
 * Programs of one person share a refresh token and renew it at the same moment. That long a used one counts as new;
 * after it, using it again gives away that somebody copied it.
 */
const GRACE_MS = 10_000;

const payloadSchema = z.custom<AdapterPayload>((value) => typeof value === "object" && value !== null);

interface RecordServices {
  readonly database: Database;
  readonly clock: Clock;
}

/** Keeps the authorization server's records in our store: ids hashed, client secrets hashed. */
export function createRecordAdapter(services: RecordServices): (kind: string) => Adapter {
  const sweep = createSweep(services);
  return (kind) => {
    const { database, clock } = services;
    const find = async (column: "id_hash" | "uid_hash", hash: string, id: string) => {
      const row = await database.read
        .selectFrom("oauth_records")
        .select(["payload", "consumed_at", "expires_at"])
        .where("kind", "=", kind)
        .where(column, "=", hash)
        .executeTakeFirst();
      const now = clock.now().getTime();
      if (row === undefined || (row.expires_at !== null && row.expires_at <= now)) return undefined;
      const payload = payloadSchema.parse(JSON.parse(row.payload));
      return { ...payload, ...(kind === "Client" ? {} : { jti: id }), ...consumed(kind, row.consumed_at, now) };
    };
    return {
      upsert: (id, payload, expiresIn) =>
        database.write(async (transaction) => {
          await sweep(transaction);
          await upsert(transaction, clock, { kind, id, payload, expiresIn });
        }),
      find: (id) => find("id_hash", hashToken(id), id),
      findByUid: (uid) => find("uid_hash", hashToken(uid), uid),
      findByUserCode: () => Promise.resolve(undefined),
      consume: (id) => consume(services, kind, id),
      destroy: (id) =>
        database.write(async (transaction) => {
          const hash = hashToken(id);
          await transaction.deleteFrom("oauth_records").where("kind", "=", kind).where("id_hash", "=", hash).execute();
        }),
      revokeByGrantId: (grantId) =>
        database.write(async (transaction) => {
          const hash = hashToken(grantId);
          await transaction
            .deleteFrom("oauth_records")
            .where("kind", "=", kind)
            .where("grant_hash", "=", hash)
            .execute();
        }),
    };
  };
}

/** What the server is told of a record that was used before. */
function consumed(kind: string, at: number | null, now: number): { readonly consumed?: number } {
  if (at === null || (kind === "RefreshToken" && now - at < GRACE_MS)) return {};
  return { consumed: Math.floor(at / 1_000) };
}

async function upsert(
  transaction: Transaction,
  clock: Clock,
  record: {
    readonly kind: string;
    readonly id: string;
    readonly payload: AdapterPayload;
    readonly expiresIn: number | undefined;
  },
): Promise<void> {
  const { kind, id, expiresIn } = record;
  const { jti: _, ...payload } = record.payload;
  const stored = {
    payload: JSON.stringify(withoutSecrets(payload)),
    grant_hash: payload.grantId === undefined ? null : hashToken(payload.grantId),
    uid_hash: kind === "Session" && typeof payload.uid === "string" ? hashToken(payload.uid) : null,
    user_id: payload.accountId ?? null,
    client_id: payload.clientId ?? null,
    expires_at: expiresIn === undefined ? null : clock.now().getTime() + expiresIn * 1_000,
  };
  await transaction
    .insertInto("oauth_records")
    .values({ kind, id_hash: hashToken(id), consumed_at: null, ...stored })
    .onConflict((conflict) => conflict.columns(["kind", "id_hash"]).doUpdateSet(stored))
    .execute();
}

/**
 * Marks a code or token as used, whoever asks first. A code that is used twice at the same moment, which the server's own
 * check can't see, takes everything with it that came from it (RFC 9700, 4.5).
 */
async function consume({ database, clock }: RecordServices, kind: string, id: string): Promise<void> {
  const isReplay = await database.write(async (transaction) => {
    const hash = hashToken(id);
    const { numUpdatedRows } = await transaction
      .updateTable("oauth_records")
      .set({ consumed_at: clock.now().getTime() })
      .where("kind", "=", kind)
      .where("id_hash", "=", hash)
      .where("consumed_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n || kind !== "AuthorizationCode") return false;
    const code = await transaction
      .selectFrom("oauth_records")
      .select("grant_hash")
      .where("kind", "=", kind)
      .where("id_hash", "=", hash)
      .executeTakeFirst();
    if (typeof code?.grant_hash === "string") await deleteGrant(transaction, code.grant_hash);
    return true;
  });
  if (isReplay) throw new errors.InvalidGrant("authorization code already consumed");
}

/**
 * A client's secret is 256 random bits, so its hash is enough to know it again (`isClientSecret`). The copy of a session's
 * id that requests carry is read by nobody.
 */
function withoutSecrets({ client_secret: secret, session, ...payload }: AdapterPayload): AdapterPayload {
  const { cookie: _, ...rest } = session ?? {};
  return {
    ...payload,
    ...(secret === undefined ? {} : { client_secret: hashToken(secret) }),
    ...(session === undefined ? {} : { session: rest }),
  };
}

/** Deletes what has run out, now and then, as part of another write. */
function createSweep({ clock }: RecordServices): (transaction: Transaction) => Promise<void> {
  let next = 0;
  return async (transaction) => {
    const now = clock.now().getTime();
    if (now < next) return;
    next = now + SWEEP_MS;
    await transaction.deleteFrom("oauth_records").where("expires_at", "<=", now).execute();
  };
}
