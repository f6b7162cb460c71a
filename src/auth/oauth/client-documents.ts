import type { Database } from "../../database/database.ts";
import type { Logger } from "../../logging/logger.ts";
import type { GuardedFetch } from "../../net/guarded-fetch.ts";
import type { Clock } from "../../shared/clock.ts";

/** A document lists a handful of addresses and names. */
const MOST_BYTES = 32 * 1024;
const FRESH_SECONDS = 3_600;
const STALE_SECONDS = 60;
/** A client whose host is down that long is gone. */
const LONGEST_STALE_MS = 30 * 24 * 60 * 60 * 1_000;
const MOST_DOCUMENTS = 5_000;

interface DocumentServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly guardedFetch: GuardedFetch;
  readonly logger: Logger;
}

/**
 * The only way the authorization server fetches anything: client metadata documents, from public addresses. The last good
 * one is kept, or a client would be unknown after a restart while its host is down.
 */
export function createDocumentFetch(services: DocumentServices): (url: string) => Promise<Response> {
  return async (url) => {
    try {
      // What the address redirects to is not the client that the address names.
      const limits = { accept: "application/json", maxBytes: MOST_BYTES, maxRedirects: 0 };
      const bytes = await services.guardedFetch(url, limits);
      const text = Buffer.from(bytes).toString("utf8");
      if (isDocumentOf(text, url)) await keep(services, url, text);
      return answer(text, FRESH_SECONDS);
    } catch (error) {
      const known = await lastGood(services, url);
      if (known === undefined) throw error;
      services.logger.warn("client_document_stale", { client_id: url });
      return answer(known, STALE_SECONDS);
    }
  };
}

function answer(text: string, seconds: number): Response {
  return new Response(text, {
    headers: { "content-type": "application/json", "cache-control": `max-age=${seconds}` },
  });
}

/** Whether it says that it is the client's own, without which it is worth nothing. */
function isDocumentOf(text: string, url: string): boolean {
  try {
    const document: unknown = JSON.parse(text);
    return typeof document === "object" && document !== null && "client_id" in document && document.client_id === url;
  } catch {
    return false;
  }
}

async function keep({ database, clock }: DocumentServices, url: string, document: string): Promise<void> {
  const fetched = { document, fetched_at: clock.now().getTime() };
  await database.write(async (transaction) => {
    const { known } = await transaction
      .selectFrom("client_documents")
      .select(({ fn }) => fn.countAll<number>().as("known"))
      .executeTakeFirstOrThrow();
    if (known >= MOST_DOCUMENTS) await forgetUnused(transaction);
    await transaction
      .insertInto("client_documents")
      .values({ client_id: url, ...fetched })
      .onConflict((conflict) => conflict.column("client_id").doUpdateSet(fetched))
      .execute();
  });
}

/** Only clients that nobody is connected to: their documents can be fetched again. */
async function forgetUnused(transaction: Parameters<Parameters<Database["write"]>[0]>[0]): Promise<void> {
  await transaction
    .deleteFrom("client_documents")
    .where("client_id", "not in", (where) => where.selectFrom("connected_apps").select("connected_apps.client_id"))
    .execute();
}

async function lastGood({ database, clock }: DocumentServices, url: string): Promise<string | undefined> {
  const row = await database.read
    .selectFrom("client_documents")
    .select("document")
    .where("client_id", "=", url)
    .where("fetched_at", ">", clock.now().getTime() - LONGEST_STALE_MS)
    .executeTakeFirst();
  return row?.document;
}
