import { timingSafeEqual } from "node:crypto";
import { EventEmitter } from "node:events";
import { Provider } from "oidc-provider";
import { hashToken } from "../api-keys.ts";
import { SCOPES } from "../principal.ts";
import { providerSettings, type ProviderOptions } from "./provider-settings.ts";
import { AUTHORIZATION_SERVER_PATHS, issuerOf, OAUTH_PATH } from "./resources.ts";

/** The library names the scopes of OpenID only, and ways to answer that our clients don't have. */
const OURS = { scopes_supported: SCOPES, response_modes_supported: ["query"] };

/** The library with our settings. This module loads it; import it only where an app is served. */
export function createProvider(options: ProviderOptions): Provider {
  const provider = new Provider(issuerOf(options.publicUrl), providerSettings(options));
  Object.assign(provider.Client.prototype, { compareClientSecret: isClientSecret });
  provider.use(async (context, next) => {
    await next();
    const body: unknown = context.body;
    if (isMetadata(context.path) && typeof body === "object") context.body = { ...body, ...OURS };
  });
  const { logger } = options.services;
  // Koa would write to standard error what nobody listens for.
  EventEmitter.prototype.on.call(provider, "error", (error: unknown) => logger.error("oauth request failed", error));
  provider.on("server_error", (_context, error) => logger.error("oauth request failed", error));
  return provider;
}

function isMetadata(path: string): boolean {
  return AUTHORIZATION_SERVER_PATHS.some(([, inside]) => path === inside.slice(OAUTH_PATH.length));
}

/** Clients' secrets are stored as their hashes. */
function isClientSecret(this: { readonly clientSecret?: string | undefined }, secret: string): boolean {
  const [known, sent] = [this.clientSecret ?? "", hashToken(secret)].map((hash) => Buffer.from(hash));
  return known !== undefined && sent !== undefined && known.length === sent.length && timingSafeEqual(known, sent);
}
