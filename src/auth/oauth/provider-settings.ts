import type { Client, Configuration, KoaContextWithOIDC } from "oidc-provider";
import { errors } from "oidc-provider";
import type { Database } from "../../database/database.ts";
import type { Logger } from "../../logging/logger.ts";
import type { GuardedFetch } from "../../net/guarded-fetch.ts";
import type { Clock } from "../../shared/clock.ts";
import { SCOPES } from "../principal.ts";
import { createDocumentFetch } from "./client-documents.ts";
import { normaliseClient } from "./client-metadata.ts";
import { createRecordAdapter } from "./record-adapter.ts";
import { GRANT_CLAIM, OAUTH_ERROR_TYPE, OAUTH_PATH, resourceOf } from "./resources.ts";
import { SIGNING_ALGORITHM, type KeySet } from "./signing-keys.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export interface ProviderServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly guardedFetch: GuardedFetch;
}

export interface ProviderOptions {
  readonly services: ProviderServices;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly keys: KeySet;
  readonly cookieSecret: string;
}

/** How the authorization server behaves: OAuth 2.1 for apps, no OpenID features. */
export function providerSettings({ services, publicUrl, keys, cookieSecret }: ProviderOptions): Configuration {
  const fetchDocument = createDocumentFetch(services);
  return {
    adapter: createRecordAdapter(services),
    jwks: { keys: [...keys.privateKeys] },
    cookies: cookieSettings(publicUrl, cookieSecret),
    // Ours belong to the resources; the library's own are those of OpenID.
    scopes: [],
    claims: {},
    responseTypes: ["code"],
    clientAuthMethods: ["none", "client_secret_post"],
    clientDefaults: {
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
      id_token_signed_response_alg: SIGNING_ALGORITHM,
    },
    enabledJWA: { idTokenSigningAlgValues: [SIGNING_ALGORITHM] },
    extraClientMetadata: {
      properties: ["client_name"],
      validator: (_context, _name, _value, metadata) => normaliseClient(metadata),
    },
    features: features(publicUrl),
    fetch: (input) => fetchDocument(input instanceof Request ? input.url : String(input)),
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    interactions: { url: (_context, { uid }) => `${OAUTH_PATH}/consent/${uid}` },
    // Every request is agreed to anew: any program on a machine can claim to be a client with a loopback redirect.
    loadExistingGrant: async (context) => {
      const grantId = context.oidc.result?.consent?.grantId;
      return grantId === undefined ? undefined : context.oidc.provider.Grant.find(grantId);
    },
    expiresWithSession: () => false,
    issueRefreshToken: (_context, client) => client.grantTypeAllowed("refresh_token"),
    rotateRefreshToken: true,
    extraTokenClaims: (_context, token) => ({ [GRANT_CLAIM]: "grantId" in token ? token.grantId : undefined }),
    pkce: { required: () => true },
    renderError: (context, out) => {
      context.type = OAUTH_ERROR_TYPE;
      context.body = JSON.stringify({ error: out.error, error_description: out.error_description });
    },
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 365 * DAY,
      Interaction: 15 * MINUTE,
      RefreshToken: 30 * DAY,
      Session: 15 * MINUTE,
    },
  };
}

function cookieSettings(publicUrl: string, secret: string): Configuration["cookies"] {
  const { port, protocol } = new URL(publicUrl);
  const suffix = port === "" ? "" : `_${port}`;
  const attributes = { httpOnly: true, sameSite: "lax", secure: protocol === "https:", signed: true } as const;
  return {
    keys: [secret],
    names: {
      session: `slidewright_oauth${suffix}`,
      interaction: `slidewright_oauth_request${suffix}`,
      resume: `slidewright_oauth_resume${suffix}`,
    },
    long: { ...attributes, path: OAUTH_PATH },
    short: attributes,
  };
}

function features(publicUrl: string): Configuration["features"] {
  return {
    clientIdMetadataDocument: { enabled: true, ack: "draft-02" },
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    registration: { enabled: true, initialAccessToken: false, issueRegistrationAccessToken: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: (_context, _client, oneOf) => oneOf?.[0] ?? resourceOf(publicUrl, "mcp"),
      useGrantedResource: () => true,
      getResourceServerInfo: (context, resource, client) => resourceServer(publicUrl, context, resource, client),
    },
    revocation: {
      enabled: true,
      allowedPolicy: (_context, client, token) => token.clientId === client.clientId,
    },
    rpInitiatedLogout: { enabled: false },
    userinfo: { enabled: false },
  };
}

/** Tokens are for one of our two resources; throws `invalid_target` for any other. */
function resourceServer(publicUrl: string, _context: KoaContextWithOIDC, resource: string, _client: Client) {
  const isOurs = resource === resourceOf(publicUrl, "mcp") || resource === resourceOf(publicUrl, "api");
  if (!isOurs) throw new errors.InvalidTarget();
  return {
    scope: SCOPES.join(" "),
    audience: resource,
    accessTokenFormat: "jwt" as const,
    jwt: { sign: { alg: SIGNING_ALGORITHM } as const },
  };
}
