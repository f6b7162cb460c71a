import type { CallsInFlight } from "../accounts/calls-in-flight.ts";
import type { Plans } from "../accounts/plans.ts";
import type { RateLimiter } from "../accounts/rate-limiter.ts";
import type { RegistrationMode } from "../accounts/sign-in.ts";
import type { TokenVerifier } from "../auth/authenticate.ts";
import type { AuthorizationServer } from "../auth/oauth/authorization-server.ts";
import type { FormTokens } from "../auth/form-tokens.ts";
import type { SignInThrottle } from "../auth/passwords/sign-in-throttle.ts";
import type { PageCursors } from "../database/page-cursors.ts";
import type { Database } from "../database/database.ts";
import type { Logger } from "../logging/logger.ts";
import type { GuardedFetch } from "../net/guarded-fetch.ts";
import type { FontCatalog } from "../presentations/brand-kits/font-catalog.ts";
import type { DeckEngine } from "../presentations/deck-engine.ts";
import type { PreviewCache } from "../presentations/preview-cache.ts";
import type { SlidePolicy } from "../presentations/slide-policy.ts";
import type { TemplateCatalog } from "../presentations/template-catalog.ts";
import type { MediaStore } from "../publishing/media-store.ts";
import type { Clock } from "../shared/clock.ts";
import type { IdSource } from "../shared/ids.ts";

/** Addresses that answers contain. Functions, because the port is known only once the server listens. */
export interface Addresses {
  /** Without a trailing slash. */
  publicUrl(): string;
  /** Where more credits can be had. */
  upgradeUrl(): string;
}

/** Everything operations work with. `app.ts` makes it once; domain functions ask for the part they need. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
  readonly addresses: Addresses;
  readonly plans: Plans;
  readonly verifiers: readonly TokenVerifier[];
  readonly authorizationServer: AuthorizationServer;
  /** Whose access tokens are accepted, as metadata lists them; the embedded server is among them. */
  readonly issuers: () => readonly string[];
  readonly registration: RegistrationMode;
  readonly signInThrottle: SignInThrottle;
  readonly formTokens: FormTokens;
  /** A proxy in front tells where requests come from. */
  readonly isBehindProxy: boolean;
  readonly rateLimiter: RateLimiter;
  readonly callsInFlight: CallsInFlight;
  readonly cursors: PageCursors;
  readonly templates: TemplateCatalog;
  readonly engine: DeckEngine;
  /** Families a brand kit can be set in. */
  readonly fonts: FontCatalog;
  /** For addresses that callers name. */
  readonly guardedFetch: GuardedFetch;
  /** Files of scheduled posts. */
  readonly media: MediaStore;
  /** What of markup that somebody sent may be stored. */
  readonly slidePolicy: SlidePolicy;
  readonly previews: PreviewCache;
  /** One place for each template: nobody can crowd them out. */
  readonly templatePreviews: PreviewCache;
}
