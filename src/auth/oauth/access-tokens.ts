import type { Database } from "../../database/database.ts";
import type { Clock } from "../../shared/clock.ts";
import type { TokenVerifier } from "../authenticate.ts";
import { isGrantAlive } from "./grants.ts";
import { GRANT_CLAIM, issuerOf, resourceOf } from "./resources.ts";
import { SIGNING_ALGORITHM, type KeySet, type SigningKeys } from "./signing-keys.ts";
import { readUnverifiedIssuer } from "./unverified-issuer.ts";
import { scopesOf, validateAccessToken, type Issuer } from "./validate-access-token.ts";

export interface AccessTokenOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly publicUrl: () => string;
  readonly keys: SigningKeys;
}

/** Knows access tokens of the embedded server, for as long as the person lets the app in. */
export function accessTokenVerifier({ database, clock, publicUrl, keys }: AccessTokenOptions): TokenVerifier {
  const describe = createIssuerSource();
  return async (token, audience) => {
    const name = issuerOf(publicUrl());
    if (readUnverifiedIssuer(token) !== name) return undefined;
    const keySet = await keys.read();
    const claims = await validateAccessToken(token, {
      issuer: describe(name, keySet),
      audience: resourceOf(publicUrl(), audience),
      fetchKeys: () => Promise.resolve(Response.json({ keys: keySet.publicKeys })),
      algorithms: [SIGNING_ALGORITHM],
      now: clock.now(),
    });
    if (claims === undefined) return undefined;
    const { sub: userId, client_id: clientId, [GRANT_CLAIM]: grantId } = claims;
    if (typeof grantId !== "string") return undefined;
    if (!(await isGrantAlive(database.read, clock, { grantId, userId, clientId }))) return undefined;
    return { userId, scopes: scopesOf(claims["scope"]), credential: { kind: "oauth", id: clientId } };
  };
}

/** The same object until the keys change: the library keeps keys with it. */
function createIssuerSource(): (name: string, keys: KeySet) => Issuer {
  let current: { readonly issuer: Issuer; readonly keys: KeySet } | undefined;
  return (name, keys) => {
    if (current?.keys !== keys || current.issuer.issuer !== name) {
      current = { issuer: { issuer: name, jwks_uri: `${name}/jwks` }, keys };
    }
    return current.issuer;
  };
}
