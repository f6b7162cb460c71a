import type { JWTVerifyGetKey } from "jose";
import { z } from "zod";
import type { GuardedFetch } from "../../net/guarded-fetch.ts";
import type { IssuerSettings } from "./issuer-settings.ts";
import type { Issuer } from "./validate-access-token.ts";

const MOST_BYTES = 256 * 1024;
const LONGEST_MS = 5_000;
const DESCRIPTION_MS = 60 * 60 * 1_000;
/** After a failure the server is left alone for a while: every token would ask it again. */
const PAUSE_MS = 10_000;

/** Where a server's keys come from; what was fetched is kept and shared. */
export interface KeySource {
  /** What the server says of itself (RFC 8414 or OpenID Connect Discovery). */
  describe(): Promise<Issuer>;
  fetch(url: string): Promise<Response>;
  /** Its keys for jose, which asks for them again when an unknown one turns up. */
  keySet(): Promise<JWTVerifyGetKey>;
}

export function createKeySource(
  settings: IssuerSettings,
  { guardedFetch }: { readonly guardedFetch: GuardedFetch },
): KeySource {
  const { issuer } = settings;
  const fetchText = settings.private_network ? fetchInside : fetchOutside(guardedFetch);
  const fetchAnswer = async (url: string): Promise<Response> =>
    new Response(await fetchText(url), { headers: { "content-type": "application/json" } });
  const describe = remembered(async () => {
    const document = z
      .object({ issuer: z.literal(issuer), jwks_uri: z.url() })
      .parse(JSON.parse(await fetchText(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`)));
    return { issuer: document.issuer, jwks_uri: document.jwks_uri };
  });
  let keySet: { readonly of: Issuer; readonly get: JWTVerifyGetKey } | undefined;
  return {
    describe,
    fetch: fetchAnswer,
    async keySet() {
      const description = await describe();
      if (keySet?.of !== description) {
        const { createRemoteJWKSet, customFetch } = await import("jose");
        const get = createRemoteJWKSet(new URL(description.jwks_uri), {
          [customFetch]: (url: string) => fetchAnswer(url),
        });
        keySet = { of: description, get };
      }
      return keySet.get;
    },
  };
}

/** Keeps what `load` gave for an hour, and a failure for a moment. */
function remembered<T>(load: () => Promise<T>): () => Promise<T> {
  let known: { readonly value: Promise<T>; readonly until: number } | undefined;
  return () => {
    if (known !== undefined && performance.now() < known.until) return known.value;
    const value = load();
    const entry = { value, until: performance.now() + DESCRIPTION_MS };
    known = entry;
    value.catch(() => {
      if (known === entry) known = { value, until: performance.now() + PAUSE_MS };
    });
    return value;
  };
}

function fetchOutside(guardedFetch: GuardedFetch): (url: string) => Promise<string> {
  return async (url) =>
    Buffer.from(await guardedFetch(url, { accept: "application/json", maxBytes: MOST_BYTES })).toString("utf8");
}

/** The operator named this address, which may be one of the own network; it still can't lead anywhere else. */
async function fetchInside(url: string): Promise<string> {
  const response = await fetch(url, {
    headers: { accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`);
  const text = await response.text();
  if (text.length > MOST_BYTES) throw new RangeError("more keys than any server has");
  return text;
}
