import { SCOPES } from "../principal.ts";
import type { OauthRequest } from "./authorization-server.ts";
import { canonicalResource, OAUTH_PATH } from "./resources.ts";

const SESSION_COOKIE = /^\s*slidewright_oauth(?:_\d+)?(?:\.sig)?=/;

/**
 * Evens out what clients do differently before the library sees it:
 *
 * - an authorization request starts without the library's own session, so that who is signed in is decided by ours alone;
 * - one that asks for none of our scopes asks for all of them, for the person to see and decide;
 * - `resource` is named as our tokens name it.
 */
export function prepareRequest(request: OauthRequest, publicUrl: string): OauthRequest {
  const [path = "", query = ""] = request.path.split("?", 2);
  if (request.method === "GET" && path === `${OAUTH_PATH}/auth`) {
    const headers = new Headers(request.headers);
    headers.set("cookie", withoutSession(headers.get("cookie") ?? ""));
    const parameters = evened(new URLSearchParams(query), publicUrl);
    parameters.set("scope", knownScopes(parameters.get("scope")));
    return { ...request, headers, path: `${path}?${parameters.toString()}` };
  }
  if (request.method === "POST" && path === `${OAUTH_PATH}/token`) {
    const parameters = evened(new URLSearchParams(Buffer.from(request.body).toString("utf8")), publicUrl);
    return { ...request, body: Buffer.from(parameters.toString()) };
  }
  return request;
}

function withoutSession(cookies: string): string {
  return cookies
    .split(";")
    .filter((cookie) => !SESSION_COOKIE.test(cookie))
    .join(";");
}

/** Repeated parameters stay repeated: the library refuses them where the standard does. */
function evened(parameters: URLSearchParams, publicUrl: string): URLSearchParams {
  const even = new URLSearchParams();
  for (const [name, value] of parameters) {
    even.append(name, name === "resource" ? canonicalResource(publicUrl, value) : value);
  }
  return even;
}

function knownScopes(asked: string | null): string {
  const names = new Set((asked ?? "").split(" "));
  const known = SCOPES.filter((scope) => names.has(scope));
  return (known.length === 0 ? SCOPES : known).join(" ");
}
