import type { MiddlewareHandler } from "hono";
import type { Audience } from "../auth/authenticate.ts";
import { addressedAs, metadataUrlOf } from "../auth/oauth/resources.ts";
import { SCOPES } from "../auth/principal.ts";
import type { HttpEnvironment } from "./http-app.ts";

/**
 * Completes the challenge of a refused call (RFC 6750, RFC 9728): where apps learn how to sign in, and what to ask for. A
 * token that was sent and refused is `invalid_token`, which tells an app to get another one.
 */
export function challengeApps(audience: Audience, publicUrl: () => string): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    await next();
    const { status } = context.res;
    if (status < 400) return;
    const { headers } = context.res;
    const challenge = headers.get("www-authenticate");
    if (challenge === null) return;
    const hasToken = context.req.header("authorization") !== undefined;
    const parts = [
      challenge,
      ...(status === 401 && hasToken ? ['error="invalid_token"'] : []),
      ...(status === 401 ? [`scope="${SCOPES.join(" ")}"`] : []),
      `resource_metadata="${metadataUrlOf(addressedAs(publicUrl(), context.req.header("host")), audience)}"`,
    ];
    headers.set("www-authenticate", parts.join(", "));
  };
}
