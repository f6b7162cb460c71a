import type { Http2Bindings, HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { challengeApps } from "./challenge.ts";
import { bearerToken, createSessionCookie } from "./credentials.ts";
import { answerError } from "./error-page.ts";
import { mountFonts } from "./font-routes.ts";
import { createHostGuard, isLoopbackHost } from "./host-guard.ts";
import { createMcpRoute, type McpEndpoint } from "./mcp-route.ts";
import { mountMedia } from "./media-routes.ts";
import { mountHealth } from "./health-routes.ts";
import { mountDescription } from "./openapi/description-route.ts";
import { API_PATH, mountOperations } from "./operation-routes.ts";
import { mountPageAssets } from "./page-assets.ts";
import { mountPages } from "./page-routes.ts";
import { mountOauth } from "./sign-in/oauth-routes.ts";
import { mountSignIn } from "./sign-in/sign-in-routes.ts";
import { mountTemplatePreviews } from "./template-routes.ts";
import { createAnswerHeaders, recordRequest } from "./record-request.ts";
import type { Operation } from "../operations/operation.ts";
import type { Services } from "../operations/services.ts";
import { AppError } from "../shared/app-error.ts";
import type { FontSource } from "../typeset/font-source.ts";

export interface HttpEnvironment {
  /** Node's own objects behind a request. */
  Bindings: HttpBindings | Http2Bindings;
  Variables: {
    requestId: string;
    /** The handler has written all headers of its answer. */
    headersAreTaken?: boolean;
    /** Origin, besides this one, that a form of the page leads to. */
    formTarget?: string;
  };
}

export interface HttpAppOptions {
  readonly services: Services;
  readonly operations: readonly Operation[];
  readonly mcp: McpEndpoint;
  readonly loadFonts: () => Promise<FontSource>;
  /** Host name or address the server listens on. */
  readonly boundHost: string;
  /** Tells this process apart from others that serve the same data folder. */
  readonly instanceId: string;
  /** Fires when the process is asked to end: health turns, answers close their connections. */
  readonly draining: AbortSignal;
  /** Fires when running calls must end. */
  readonly shutdown: AbortSignal;
}

/** Everything on the one port. */
export function createHttpApp(options: HttpAppOptions): Hono<HttpEnvironment> {
  const { services, operations } = options;
  const { logger } = services;
  const publicUrl = (): string => services.addresses.publicUrl();
  const guard = createHostGuard(options.boundHost, publicUrl);
  const cookie = createSessionCookie(publicUrl);
  // The fastest router: all routes are one expression. It refuses a parameter where another route has letters.
  const app = new Hono<HttpEnvironment>({ router: new RegExpRouter() });

  const headers = createAnswerHeaders(options);
  app.use(recordRequest(logger, headers));
  app.use((context, next) => {
    guard.check(context.req.raw.headers);
    return next();
  });

  app.use("/mcp", challengeApps("mcp", publicUrl));
  app.use(`${API_PATH}/*`, challengeApps("api", publicUrl));
  mountHealth(app, options);
  app.all("/mcp", createMcpRoute({ services, operations, endpoint: options.mcp, takeHeaders: headers.take }));
  mountDescription(app, { operations, publicUrl });
  mountOperations(app, {
    services,
    operations,
    shutdown: options.shutdown,
    takeHeaders: headers.take,
    tokenOf: (context) =>
      bearerToken(context.req.raw.headers) ?? (guard.isSameOrigin(context.req.raw) ? cookie.read(context) : undefined),
  });
  mountFonts(app, options.loadFonts);
  mountPageAssets(app);
  mountTemplatePreviews(app, services);
  mountMedia(app, services);
  const isLocal = (): boolean => isLoopbackHost(options.boundHost) && isLoopbackHost(new URL(publicUrl()).hostname);
  const signIn = { services, cookie, isLocal, isSameOrigin: guard.isSameOrigin };
  mountSignIn(app, signIn);
  mountOauth(app, signIn);
  mountPages(app, { services, cookie, isLocal });

  const answer = (error: unknown, context: Context<HttpEnvironment>): Promise<Response> =>
    answerError(error, context.req.raw, { requestId: context.get("requestId"), logger });
  app.notFound((context) => answer(new AppError("not_found", "There is nothing at this address."), context));
  app.onError(answer);
  return app;
}
