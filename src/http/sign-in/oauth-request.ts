import type { OauthRequest } from "../../auth/oauth/authorization-server.ts";
import type { PageContext } from "./browser.ts";

/** What the authorization server gets to see of a request; `body` is what was read of it, if anything. */
export function oauthRequest({ req }: PageContext, body: Uint8Array = new Uint8Array()): OauthRequest {
  const { pathname, search } = new URL(req.url);
  return { method: req.method, path: pathname + search, headers: req.raw.headers, body };
}
