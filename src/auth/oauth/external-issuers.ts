import { z } from "zod";
import type { Logger } from "../../logging/logger.ts";
import type { GuardedFetch } from "../../net/guarded-fetch.ts";
import type { Clock } from "../../shared/clock.ts";
import type { TokenVerifier } from "../authenticate.ts";
import type { Scope } from "../principal.ts";
import { checkToken, type ExternalClaims } from "./external-token.ts";
import type { IssuerSettings } from "./issuer-settings.ts";
import { createKeySource } from "./issuer-keys.ts";
import { resourceOf } from "./resources.ts";
import { readUnverifiedIssuer } from "./unverified-issuer.ts";
import { scopesOf } from "./validate-access-token.ts";

/** Somebody another server vouches for. */
export interface ExternalIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** An address that the other server says it has checked. */
  readonly verifiedEmail: string | undefined;
  readonly mayCreate: boolean;
  readonly mayLink: boolean;
}

export interface ExternalIssuerOptions {
  readonly issuers: readonly IssuerSettings[];
  readonly publicUrl: () => string;
  readonly guardedFetch: GuardedFetch;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The account of such a person, `undefined` for somebody who has none and gets none. */
  readonly accountOf: (identity: ExternalIdentity) => Promise<string | undefined>;
}

const email = z.object({ email: z.string(), email_verified: z.literal(true) });

/** Knows access tokens of the servers that are configured; each by its own rules. */
export function externalTokenVerifier(options: ExternalIssuerOptions): TokenVerifier {
  const known = new Map(
    options.issuers.map((settings) => [settings.issuer, { settings, keys: createKeySource(settings, options) }]),
  );
  return async (token, audience) => {
    const named = known.size === 0 ? undefined : readUnverifiedIssuer(token);
    const issuer = known.get(named ?? "");
    if (issuer === undefined) return undefined;
    const { settings, keys } = issuer;
    const resource = settings.audience ?? resourceOf(options.publicUrl(), audience);
    const claims = await checkToken(token, { settings, keys, audience: resource, now: options.clock.now() }).catch(
      (error: unknown) => {
        options.logger.error("issuer_keys_unavailable", error, { issuer: settings.issuer });
        return undefined;
      },
    );
    if (claims === undefined) return undefined;
    const userId = await options.accountOf(identityOf(settings, claims));
    return userId === undefined ? undefined : toPrincipal(settings, claims, userId);
  };
}

function identityOf(settings: IssuerSettings, { sub, ...claims }: ExternalClaims): ExternalIdentity {
  return {
    issuer: settings.issuer,
    subject: sub,
    verifiedEmail: email.safeParse(claims).data?.email,
    mayCreate: settings.create_accounts,
    mayLink: settings.link_by_email,
  };
}

function toPrincipal({ issuer, scopes: fallback }: IssuerSettings, claims: ExternalClaims, userId: string) {
  const named: ReadonlySet<Scope> = scopesOf(claims["scope"]);
  const client = claims.client_id ?? claims.azp ?? "";
  return {
    userId,
    scopes: named.size === 0 ? new Set(fallback) : named,
    credential: { kind: "oauth", id: `${issuer} ${client}` },
  } as const;
}
