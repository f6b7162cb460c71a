import { availableParallelism } from "node:os";
import { join } from "node:path";
import { themes } from "../themes/index.ts";
import { operations } from "../tools/index.ts";
import { ensureLocalAccount } from "./accounts/accounts.ts";
import { accountOfIdentity } from "./accounts/external-accounts.ts";
import { createCallsInFlight } from "./accounts/calls-in-flight.ts";
import { plansWith } from "./accounts/plans.ts";
import { createRateLimiter } from "./accounts/rate-limiter.ts";
import { apiKeyVerifier } from "./auth/api-keys.ts";
import { sessionVerifier } from "./auth/sessions.ts";
import { accessTokenVerifier } from "./auth/oauth/access-tokens.ts";
import { createAuthorizationServer } from "./auth/oauth/authorization-server.ts";
import { externalTokenVerifier } from "./auth/oauth/external-issuers.ts";
import { issuerOf } from "./auth/oauth/resources.ts";
import { createSigningKeys } from "./auth/oauth/signing-keys.ts";
import { createFormTokens } from "./auth/form-tokens.ts";
import { createKeyUsage, type KeyUsage } from "./auth/key-usage.ts";
import { createSignInThrottle } from "./auth/passwords/sign-in-throttle.ts";
import { localPrincipal, type Principal } from "./auth/principal.ts";
import type { Config } from "./config.ts";
import type { EngineSettings } from "./engine.ts";
import { openDatabase } from "./database/open-database.ts";
import { createPageCursors } from "./database/page-cursors.ts";
import { readSecret } from "./database/secrets.ts";
import type { Logger } from "./logging/logger.ts";
import type { Operation } from "./operations/operation.ts";
import type { Services } from "./operations/services.ts";
import { createGuardedFetch, type GuardedFetch } from "./net/guarded-fetch.ts";
import { createFontCatalog } from "./presentations/brand-kits/font-catalog.ts";
import type { DeckEngine } from "./presentations/deck-engine.ts";
import { recoverJobs } from "./presentations/recover-jobs.ts";
import { createPooledEngine } from "./presentations/pooled-engine.ts";
import { createPreviewCache } from "./presentations/preview-cache.ts";
import { createSlideSafety } from "./presentations/slide-safety/slide-safety.ts";
import { createTemplateCatalog } from "./presentations/template-catalog.ts";
import { createMediaStore } from "./publishing/media-store.ts";
import { systemClock, type Clock } from "./shared/clock.ts";
import { createIdSource } from "./shared/ids.ts";
import { installedFonts } from "./typeset/node/installed-fonts.ts";

export { themes };

const DATABASE_FILE = "slidewright.sqlite";
const MEDIA_FOLDER = "media";
const RECOVER_EVERY_MS = 60_000;
/** One processor is left to the thread that answers calls. */
const MOST_THREADS = 4;
/** Decks on one thread at a time where a model plans them: they wait for it far longer than they work. */
const DECKS_WITH_A_MODEL = 32;

export interface AppOptions {
  readonly config: Config;
  readonly dataDir: string;
  readonly logger: Logger;
  /** `pool`: worker threads, for servers. `inline`: this thread, for one command of the shell. Or one made elsewhere. */
  readonly engine: "pool" | "inline" | DeckEngine;
  /** Address that answers contain, without a trailing slash; asked for again each time. */
  readonly publicUrl: () => string;
  readonly clock?: Clock;
  /** For addresses that callers name. */
  readonly guardedFetch?: GuardedFetch;
}

/** The product over one data folder. */
export interface App {
  readonly services: Services;
  readonly operations: readonly Operation[];
  /** The local account: who acts at the shell and over stdio. */
  readonly owner: Principal;
  close(): Promise<void>;
}

/** Opens a data folder: brings its tables up to date and gives back what a crashed process had reserved. */
export async function openApp(options: AppOptions): Promise<App> {
  const { config, logger, publicUrl, clock = systemClock } = options;
  const startedAt = clock.now();
  const database = await openDatabase(join(options.dataDir, DATABASE_FILE), clock, (error) =>
    logger.error("store_lost", error),
  );
  const keyUsage = createKeyUsage(database, clock, logger);
  const slideSafety = createSlideSafety({ logger });
  const ground = {
    database,
    clock,
    logger,
    ids: createIdSource(clock),
    plans: plansWith(config.planCredits),
    guardedFetch: options.guardedFetch ?? createGuardedFetch(),
  };
  const services: Services = {
    ...ground,
    ...(await signInServices(options, ground, keyUsage)),
    addresses: { publicUrl, upgradeUrl: () => config.upgradeUrl ?? `${publicUrl()}/account` },
    rateLimiter: createRateLimiter(),
    callsInFlight: createCallsInFlight(),
    cursors: createPageCursors(await readSecret(database, "page cursors")),
    templates: createTemplateCatalog(themes),
    engine: createEngine(options),
    fonts: createFontCatalog(() => installedFonts().families()),
    media: createMediaStore(join(options.dataDir, MEDIA_FOLDER)),
    slidePolicy: slideSafety,
    previews: createPreviewCache(),
    templatePreviews: createPreviewCache(themes.length),
  };
  const { userId } = await ensureLocalAccount(services);
  const stopRecovering = await keepRecovering(services, startedAt);
  return {
    services,
    operations,
    owner: localPrincipal(userId),
    async close() {
      stopRecovering();
      await services.engine.close();
      await slideSafety.close();
      await keyUsage.flush();
      await database.close();
    },
  };
}

/** What people and apps sign in with. */
async function signInServices(
  { config, dataDir, publicUrl }: AppOptions,
  services: Pick<Services, "database" | "clock" | "logger" | "guardedFetch" | "ids" | "plans">,
  keyUsage: KeyUsage,
) {
  const { database, clock } = services;
  const keys = createSigningKeys(dataDir);
  return {
    verifiers: [
      apiKeyVerifier(database, keyUsage),
      sessionVerifier(database, clock),
      accessTokenVerifier({ database, clock, publicUrl, keys }),
      externalTokenVerifier({
        ...services,
        issuers: config.issuers,
        publicUrl,
        accountOf: (identity) => accountOfIdentity(services, identity),
      }),
    ],
    authorizationServer: createAuthorizationServer({
      services,
      publicUrl,
      keys,
      cookieSecret: Buffer.from(await readSecret(database, "oauth cookies")).toString("hex"),
    }),
    // Apps take the first: whoever names another server means people to sign in there.
    issuers: () => [...config.issuers.map(({ issuer }) => issuer), issuerOf(publicUrl())],
    registration: config.registration,
    signInThrottle: createSignInThrottle(clock),
    formTokens: createFormTokens(await readSecret(database, "form tokens")),
    isBehindProxy: config.isBehindProxy,
  };
}

/** Gives back what crashed processes had reserved, now and every minute; returns what ends that. */
async function keepRecovering({ database, clock, logger }: Services, startedAt: Date): Promise<() => void> {
  const recover = async (): Promise<void> => {
    const jobs = await recoverJobs(database, clock, startedAt);
    if (jobs > 0) logger.warn("jobs recovered", { jobs });
  };
  await recover();
  const timer = setInterval(() => {
    recover().catch((error: unknown) => logger.error("recovery failed", error));
  }, RECOVER_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Planners and typesetting never load on the thread that answers calls: servers leave them to the workers. */
function createEngine({ engine, logger, config }: AppOptions): DeckEngine {
  if (typeof engine === "object") return engine;
  if (engine === "pool") {
    const threads = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1));
    const engineModule = new URL("./engine.ts", import.meta.url);
    const settings = engineSettings(config);
    const waiting = config.claude === undefined ? {} : { tasksPerThread: DECKS_WITH_A_MODEL };
    return createPooledEngine({ engineModule, settings, threads, logger, ...waiting });
  }
  return inlineEngine(engineSettings(config));
}

function engineSettings({ claude }: Config): EngineSettings {
  return claude === undefined ? {} : { claude };
}

/** Most commands of the shell make no slides, so the engine is loaded when the first one is asked for. */
function inlineEngine(settings: EngineSettings): DeckEngine {
  let engine: Promise<DeckEngine> | undefined;
  const load = (): Promise<DeckEngine> =>
    (engine ??= import("./engine.ts").then(({ makeEngine }) => makeEngine(settings)));
  return {
    generate: async (request, signal, progress) => (await load()).generate(request, signal, progress),
    setTexts: async (request) => (await load()).setTexts(request),
    checkSlides: async (request) => (await load()).checkSlides(request),
    contactSheet: async (svgs, width) => (await load()).contactSheet(svgs, width),
    templateSheet: async (themeId, width) => (await load()).templateSheet(themeId, width),
    close: async () => (await engine)?.close(),
  };
}
