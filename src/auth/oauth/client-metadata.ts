import { errors, type AllClientMetadata } from "oidc-provider";

const LONGEST_NAME = 100;
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
const GRANT_TYPES: ReadonlySet<string> = new Set(["authorization_code", "refresh_token"]);

/** What clients say of themselves that has a meaning here; the rest is dropped, as RFC 7591 allows. */
const KEPT = new Set([
  "client_id",
  "client_id_issued_at",
  "client_name",
  "client_secret",
  "client_secret_expires_at",
  "client_uri",
  "grant_types",
  "redirect_uris",
  "response_types",
  "token_endpoint_auth_method",
]);

/**
 * Brings the metadata of a client into the form the server works with, in place. Redirects have to be https, or http on
 * loopback, where any port will do (RFC 8252, 7.3): that is what the library does for native clients. Throws
 * `invalid_redirect_uri` and `invalid_client_metadata`, as RFC 7591 names them.
 */
export function normaliseClient(metadata: AllClientMetadata & Record<string, unknown>): void {
  for (const name of Object.keys(metadata)) if (!KEPT.has(name)) Reflect.deleteProperty(metadata, name);
  // What is no list is refused by the library, in its own words.
  for (const redirect of listOf(metadata.redirect_uris)) requireRedirect(redirect);
  const grants = listOf(metadata.grant_types).filter((grant) => typeof grant !== "string" || GRANT_TYPES.has(grant));
  Object.assign(metadata, {
    application_type: "native",
    // Other ways to answer need a script of the library's, or hide the answer from the client's server.
    response_modes: ["query"],
    client_name: nameOf(metadata.client_name),
    ...(grants.length === 0 ? {} : { grant_types: grants }),
  });
}

/** Loopback by the names RFC 8252 gives it. */
function isLoopbackRedirect(redirect: string): boolean {
  const { protocol, hostname } = new URL(redirect);
  return protocol === "http:" && LOOPBACK.has(hostname);
}

function requireRedirect(redirect: unknown): void {
  if (typeof redirect !== "string" || !URL.canParse(redirect)) throw badRedirect();
  const url = new URL(redirect);
  const isAllowed = (url.protocol === "https:" && !LOOPBACK.has(url.hostname)) || isLoopbackRedirect(redirect);
  if (!isAllowed || url.username !== "" || url.password !== "" || redirect.includes("#")) throw badRedirect();
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function badRedirect(): Error {
  return Object.assign(
    new errors.InvalidRedirectUri(),
    describe("redirect_uris must be https URLs, or http on 127.0.0.1, [::1] or localhost, without a fragment"),
  );
}

function describe(text: string) {
  return { error_description: text };
}

/** A name fit to be shown: short, on one line, without characters that reorder or hide text. */
function nameOf(name: unknown): string | undefined {
  if (name === undefined) return undefined;
  if (typeof name !== "string") throw new errors.InvalidClientMetadata("client_name must be a text");
  const shown = name.replaceAll(/[\p{C}\p{Z}]+/gu, " ").trim();
  return shown === "" ? undefined : [...shown].slice(0, LONGEST_NAME).join("");
}
