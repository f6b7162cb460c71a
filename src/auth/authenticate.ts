import { AppError } from "../shared/app-error.ts";
import type { Principal } from "./principal.ts";

/** Where a token is presented: `/mcp` takes no session tokens, and an access token only for its own resource. */
export type Audience = "api" | "mcp";

/**
 * Knows one kind of token: API keys, session tokens, access tokens. Answers `undefined` for anything else,
 * and for one that is revoked, expired or made for another audience.
 */
export type TokenVerifier = (token: string, audience: Audience) => Promise<Principal | undefined>;

/** The principal behind a bearer token. Throws `unauthorized`, with the same words whatever is wrong with the token. */
export async function authenticate(
  verifiers: readonly TokenVerifier[],
  token: string | undefined,
  audience: Audience,
): Promise<Principal> {
  if (token === undefined || token === "") {
    throw new AppError("unauthorized", "No token was sent. Send `Authorization: Bearer <token>`.");
  }
  for (const verify of verifiers) {
    const principal = await verify(token, audience);
    if (principal !== undefined) return principal;
  }
  throw new AppError(
    "unauthorized",
    "The token is unknown, expired, revoked or not meant for this address. Use a valid API key or sign in again.",
  );
}
