import type { JWTAccessTokenClaims } from "oauth4webapi";
import { z } from "zod";
import { SCOPES, type Scope } from "../principal.ts";

/** An issuer as the library describes it. Its keys are kept with this very object, so it has to stay the same one. */
export type Issuer = Readonly<Record<"issuer" | "jwks_uri", string>>;

export interface AccessTokenCheck {
  readonly issuer: Issuer;
  readonly audience: string;
  /** Fetches the issuer's keys; it is asked now and then only. */
  readonly fetchKeys: (url: string) => Promise<Response>;
  readonly algorithms: readonly string[];
  readonly now: Date;
}

/** How far the clocks of two servers may be apart. */
export const CLOCK_TOLERANCE_SECONDS = 5;

const errorWithCode = z.object({ code: z.string().regex(/^(?:OAUTH_|ERR_INVALID_)/) });

/**
 * Checks a JWT access token as RFC 9068 wants it: signature, `typ` at+jwt, issuer, audience, times, and that subject,
 * client and id are there. `undefined` for one that fails; throws only where the keys can't be had.
 */
export async function validateAccessToken(
  token: string,
  { issuer, audience, fetchKeys, algorithms, now }: AccessTokenCheck,
): Promise<JWTAccessTokenClaims | undefined> {
  const library = await import("oauth4webapi");
  const request = new Request(audience, { headers: { authorization: `Bearer ${token}` } });
  try {
    return await library.validateJwtAccessToken(issuer, request, audience, {
      [library.customFetch]: (url) => fetchKeys(url),
      [library.allowInsecureRequests]: true,
      [library.clockTolerance]: CLOCK_TOLERANCE_SECONDS,
      [library.clockSkew]: Math.round((now.getTime() - Date.now()) / 1_000),
      signingAlgorithms: [...algorithms],
    });
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

/** The permissions named by a `scope` claim, as far as they are ours. */
export function scopesOf(claim: unknown): ReadonlySet<Scope> {
  const named = new Set(typeof claim === "string" ? claim.split(" ") : []);
  return new Set(SCOPES.filter((scope) => named.has(scope)));
}

/** The library's own errors are verdicts on the token; anything else says that it could not be checked. */
function isRefusal(error: unknown): boolean {
  return errorWithCode.safeParse(error).success;
}
