import type { Audience } from "../authenticate.ts";
import { SCOPES } from "../principal.ts";

/** Where the authorization server lives, below the public address. */
export const OAUTH_PATH = "/oauth";

const PATHS: Readonly<Record<Audience, string>> = { mcp: "/mcp", api: "/api-v1" };
const RESOURCE_METADATA = "/.well-known/oauth-protected-resource";

/** Claim of an access token that names what it was issued under, so that disconnecting an app ends its tokens at once. */
export const GRANT_CLAIM = "grant_id";

/** Marks an answer of the authorization server that is an error for a person, who is then shown a page. */
export const OAUTH_ERROR_TYPE = "application/vnd.slidewright.oauth-error+json";

/**
 * Where clients look for the metadata of the authorization server (RFC 8414 and OpenID Connect put the path of an issuer
 * behind the well-known name), and where the library answers.
 */
export const AUTHORIZATION_SERVER_PATHS: readonly (readonly [path: string, inside: string])[] = [
  "/.well-known/oauth-authorization-server",
  "/.well-known/openid-configuration",
].map((name) => [name + OAUTH_PATH, OAUTH_PATH + name]);

export function issuerOf(publicUrl: string): string {
  return publicUrl + OAUTH_PATH;
}

/** The resource that access tokens for `audience` name, as RFC 8707 wants it. */
export function resourceOf(publicUrl: string, audience: Audience): string {
  return publicUrl + PATHS[audience];
}

/** Paths of RFC 9728 metadata: the bare one is about `/mcp`, the only resource that clients look for themselves. */
export const METADATA_PATHS: readonly (readonly [path: string, audience: Audience])[] = [
  [RESOURCE_METADATA, "mcp"],
  [RESOURCE_METADATA + PATHS.mcp, "mcp"],
  [RESOURCE_METADATA + PATHS.api, "api"],
];

/** Where the metadata of a resource is, for challenges. */
export function metadataUrlOf(publicUrl: string, audience: Audience): string {
  return publicUrl + RESOURCE_METADATA + PATHS[audience];
}

/** RFC 9728. */
export function resourceMetadata(publicUrl: string, audience: Audience, issuers: readonly string[]) {
  return {
    resource: resourceOf(publicUrl, audience),
    authorization_servers: issuers,
    scopes_supported: SCOPES,
    bearer_methods_supported: ["header"],
    resource_name: "Slidewright",
    resource_documentation: `${publicUrl}/docs`,
  };
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The public address as a caller wrote it: on one's own machine `localhost` and `127.0.0.1` are the same server, and
 * clients insist on reading back the name they know.
 */
export function addressedAs(publicUrl: string, host: string | undefined): string {
  const url = new URL(publicUrl);
  const asked = `${url.protocol}//${host ?? ""}`;
  if (!LOOPBACK.has(url.hostname) || !URL.canParse(asked)) return publicUrl;
  const { hostname, port, origin } = new URL(asked);
  return LOOPBACK.has(hostname) && port === url.port ? origin : publicUrl;
}

/** A `resource` parameter as our tokens name it: without the slash that some clients put at its end, by one name. */
export function canonicalResource(publicUrl: string, resource: string): string {
  const bare = resource.replace(/\/$/, "");
  if (!URL.canParse(bare)) return bare;
  const { host, origin } = new URL(bare);
  const isOurs = origin === addressedAs(publicUrl, host);
  return isOurs ? publicUrl + bare.slice(origin.length) : bare;
}
