import type { ExternalIdentity } from "../auth/oauth/external-issuers.ts";
import type { Reader, Transaction } from "../database/database.ts";
import { normalEmail, openAccount, type AccountServices } from "./accounts.ts";

/**
 * The account of somebody another server vouches for: the one this person had before, the one with the verified address
 * where that is allowed, else a new one where that is. `undefined` where there is none and none may be made.
 */
export async function accountOfIdentity(
  services: AccountServices,
  identity: ExternalIdentity,
): Promise<string | undefined> {
  const known = await findIdentity(services.database.read, identity);
  if (known !== undefined) return known;
  if (!identity.mayCreate && !identity.mayLink) return undefined;
  return services.database.write((transaction) => adopt(transaction, services, identity));
}

async function adopt(
  transaction: Transaction,
  services: AccountServices,
  identity: ExternalIdentity,
): Promise<string | undefined> {
  // It may have been made since it was looked for.
  const known = await findIdentity(transaction, identity);
  if (known !== undefined) return known;
  const { issuer, subject } = identity;
  const email = emailOf(identity);
  const holder = await transaction.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
  const linked = identity.mayLink && identity.verifiedEmail !== undefined ? holder?.id : undefined;
  if (linked === undefined && !identity.mayCreate) return undefined;
  // An address that is somebody else's stays theirs; the newcomer gets one that nobody can have.
  const address = holder === undefined ? email : ownAddress(identity);
  const userId = linked ?? (await openAccount(transaction, services, { email: address }));
  await transaction
    .insertInto("external_identities")
    .values({ issuer, subject, user_id: userId, created_at: services.clock.now().getTime() })
    .execute();
  return userId;
}

async function findIdentity(reader: Reader, { issuer, subject }: ExternalIdentity): Promise<string | undefined> {
  const row = await reader
    .selectFrom("external_identities")
    .select("user_id")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** The verified address, where it is one. */
function emailOf(identity: ExternalIdentity): string {
  if (identity.verifiedEmail === undefined) return ownAddress(identity);
  try {
    return normalEmail(identity.verifiedEmail);
  } catch {
    return ownAddress(identity);
  }
}

function ownAddress({ issuer, subject }: ExternalIdentity): string {
  const name = subject.replaceAll(/[^\w.-]+/g, "-").slice(0, 128);
  return normalEmail(`${name}@${new URL(issuer).hostname}`);
}
