import { createAccount, type Account } from "../../src/accounts/accounts.ts";
import { createCallsInFlight } from "../../src/accounts/calls-in-flight.ts";
import { plansWith } from "../../src/accounts/plans.ts";
import { apiKeyVerifier } from "../../src/auth/api-keys.ts";
import { sessionVerifier } from "../../src/auth/sessions.ts";
import { createAuthorizationServer } from "../../src/auth/oauth/authorization-server.ts";
import { createSigningKeys } from "../../src/auth/oauth/signing-keys.ts";
import { createFormTokens } from "../../src/auth/form-tokens.ts";
import { createKeyUsage, type KeyUsage } from "../../src/auth/key-usage.ts";
import { createSignInThrottle } from "../../src/auth/passwords/sign-in-throttle.ts";
import { localPrincipal, type Principal } from "../../src/auth/principal.ts";
import { openDatabase } from "../../src/database/open-database.ts";
import { createPageCursors } from "../../src/database/page-cursors.ts";
import { readSecret } from "../../src/database/secrets.ts";
import type { Services } from "../../src/operations/services.ts";
import { createGuardedFetch, type GuardedFetch } from "../../src/net/guarded-fetch.ts";
import { createFontCatalog } from "../../src/presentations/brand-kits/font-catalog.ts";
import type { DeckEngine } from "../../src/presentations/deck-engine.ts";
import { createPreviewCache } from "../../src/presentations/preview-cache.ts";
import { createSlideSafety } from "../../src/presentations/slide-safety/slide-safety.ts";
import { createTemplateCatalog } from "../../src/presentations/template-catalog.ts";
import { createMediaStore } from "../../src/publishing/media-store.ts";
import { createIdSource } from "../../src/shared/ids.ts";
import { installedFonts } from "../../src/typeset/node/installed-fonts.ts";
import { collectingLogger } from "./collecting-logger.ts";
import { makeEngine, PLAIN_THEMES } from "./paragraph-engine.ts";
import { limiterByClock } from "./limiter-by-clock.ts";
import { SettableClock } from "./settable-clock.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export interface TestServices extends Services, AsyncDisposable {
  readonly clock: SettableClock;
  readonly keyUsage: KeyUsage;
  readonly logLines: string[];
  /** An account with 1,000 credits that nobody else has. */
  newAccount(): Promise<Account & { readonly principal: Principal }>;
}

/** Real services over a database in memory or in a file, with a clock that tests move. */
export async function testServices(
  options: {
    readonly file?: string;
    readonly engine?: DeckEngine;
    readonly joinWaitMs?: number;
    readonly guardedFetch?: GuardedFetch;
  } = {},
): Promise<TestServices> {
  const clock = new SettableClock();
  const { logger, lines } = collectingLogger(clock);
  const database = await openDatabase(options.file ?? ":memory:", clock);
  const folder = await temporaryFolder();
  const slidePolicy = createSlideSafety({ logger });
  const keyUsage = createKeyUsage(database, clock, logger);
  const guardedFetch = options.guardedFetch ?? createGuardedFetch();
  const services: Services & { readonly clock: SettableClock } = {
    database,
    clock,
    logger,
    ids: createIdSource(clock),
    plans: plansWith({ free: 100 }),
    addresses: { publicUrl: () => "http://127.0.0.1:4747", upgradeUrl: () => "https://example.com/upgrade" },
    verifiers: [apiKeyVerifier(database, keyUsage), sessionVerifier(database, clock)],
    authorizationServer: createAuthorizationServer({
      services: { database, clock, logger, guardedFetch },
      publicUrl: () => "http://127.0.0.1:4747",
      keys: createSigningKeys(folder.path),
      cookieSecret: "secret",
    }),
    issuers: () => ["http://127.0.0.1:4747/oauth"],
    registration: "invitation",
    signInThrottle: createSignInThrottle(clock),
    formTokens: createFormTokens(await readSecret(database, "form tokens")),
    isBehindProxy: false,
    rateLimiter: limiterByClock(clock),
    callsInFlight: createCallsInFlight(options.joinWaitMs),
    cursors: createPageCursors(await readSecret(database, "page cursors")),
    templates: createTemplateCatalog(PLAIN_THEMES),
    engine: options.engine ?? makeEngine(),
    fonts: createFontCatalog(() => installedFonts().families()),
    guardedFetch,
    media: createMediaStore(folder.path),
    slidePolicy,
    previews: createPreviewCache(),
    templatePreviews: createPreviewCache(PLAIN_THEMES.length),
  };
  let accounts = 0;
  return {
    ...services,
    keyUsage,
    logLines: lines,
    async newAccount() {
      accounts += 1;
      const account = await createAccount(services, { email: `person-${accounts}@example.com` });
      return { ...account, principal: localPrincipal(account.userId) };
    },
    async [Symbol.asyncDispose]() {
      await keyUsage.flush();
      await services.engine.close();
      await slidePolicy.close();
      await database.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}
