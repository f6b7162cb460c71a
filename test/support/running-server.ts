import { createCallsInFlight } from "../../src/accounts/calls-in-flight.ts";
import { openApp, type App } from "../../src/app.ts";
import { createApiKey } from "../../src/auth/api-keys.ts";
import { SCOPES, type Scope } from "../../src/auth/principal.ts";
import { readConfig } from "../../src/config.ts";
import type { GuardedFetch } from "../../src/net/guarded-fetch.ts";
import type { Operation } from "../../src/operations/operation.ts";
import type { DeckEngine } from "../../src/presentations/deck-engine.ts";
import { startServer } from "../../src/serving.ts";
import { systemClock, type Clock } from "../../src/shared/clock.ts";
import { collectingLogger } from "./collecting-logger.ts";
import { limiterByClock } from "./limiter-by-clock.ts";
import { makeEngine } from "./paragraph-engine.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export interface RunningTestServer extends AsyncDisposable {
  readonly url: string;
  readonly app: App;
  readonly dataDir: string;
  readonly logLines: readonly string[];
  /** Makes an API key of the local account and returns its secret. */
  key(scopes?: readonly Scope[]): Promise<string>;
  /** `fetch` of a path below `/api-v1` with a key of all scopes, unless `headers` say otherwise. */
  api(path: string, init?: RequestInit): Promise<Response>;
  /** POSTs a JSON body. */
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** The balance of the local account, in credits. */
  balance(): Promise<number>;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  readonly engine?: "pool" | "inline" | DeckEngine;
  readonly environment?: Readonly<Record<string, string>>;
  /** The time of everything but the log. */
  readonly clock?: Clock;
  /** How long a repeated call waits for the first one with its idempotency key. */
  readonly joinWaitMs?: number;
  /** For addresses that callers name. */
  readonly guardedFetch?: GuardedFetch;
  /** Operations besides the product's own. */
  readonly operations?: readonly Operation[];
}

/** A real server on a free port over a fresh data folder; by default its engine makes one slide a paragraph. */
export async function runningServer(options: TestServerOptions = {}): Promise<RunningTestServer> {
  const folder = await temporaryFolder();
  const { logger, lines } = collectingLogger(systemClock);
  let url = "";
  const opened = await openApp({
    config: readConfig(options.environment ?? {}),
    dataDir: folder.path,
    logger,
    engine: options.engine ?? makeEngine(),
    publicUrl: () => url,
    ...(options.clock === undefined ? {} : { clock: options.clock }),
    ...(options.guardedFetch === undefined ? {} : { guardedFetch: options.guardedFetch }),
  });
  const { joinWaitMs } = options;
  const callsInFlight = joinWaitMs === undefined ? {} : { callsInFlight: createCallsInFlight(joinWaitMs) };
  const rateLimiter = options.clock === undefined ? {} : { rateLimiter: limiterByClock(options.clock) };
  const app = {
    ...opened,
    services: { ...opened.services, ...callsInFlight, ...rateLimiter },
    operations: [...opened.operations, ...(options.operations ?? [])],
  };
  const server = await startServer(app, { host: "127.0.0.1", port: 0 });
  ({ url } = server);
  const key = async (scopes: readonly Scope[] = SCOPES): Promise<string> => {
    const { secret } = await createApiKey(app.services, { userId: app.owner.userId, name: "test", scopes });
    return secret;
  };
  const secret = await key();
  const api = (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (!headers.has("authorization")) headers.set("authorization", `Bearer ${secret}`);
    return fetch(`${url}/api-v1${path}`, { ...init, headers });
  };
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= server.stop());
  return {
    url,
    app,
    dataDir: folder.path,
    logLines: lines,
    key,
    api,
    post: (path, body, headers = {}) =>
      api(path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", ...headers },
      }),
    async balance() {
      const account = await app.services.database.read
        .selectFrom("credits")
        .select("balance_tenths")
        .where("user_id", "=", app.owner.userId)
        .executeTakeFirstOrThrow();
      return account.balance_tenths / 10;
    },
    stop,
    async [Symbol.asyncDispose]() {
      await stop();
      await app.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}
