import type { Hono } from "hono";
import { createAttemptLimit, networkOf } from "../../auth/attempt-limit.ts";
import {
  addressedAs,
  AUTHORIZATION_SERVER_PATHS,
  METADATA_PATHS,
  OAUTH_ERROR_TYPE,
  OAUTH_PATH,
  resourceMetadata,
} from "../../auth/oauth/resources.ts";
import { AppError } from "../../shared/app-error.ts";
import type { Clock } from "../../shared/clock.ts";
import type { HttpEnvironment } from "../http-app.ts";
import { readBody } from "../read-body.ts";
import { renderMessage } from "../sign-in-pages/message-page.ts";
import { clientAddress, type SignInOptions } from "./browser.ts";
import { mountConsent } from "./consent-routes.ts";
import { oauthRequest } from "./oauth-request.ts";

const LARGEST_BODY = 32 * 1024;
const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;
const REQUESTS_A_MINUTE = 120;
const REGISTRATIONS_AN_HOUR = 30;

/** The authorization server under `/oauth`, the metadata by which apps find it, and the page that asks people. */
export function mountOauth(app: Hono<HttpEnvironment>, options: SignInOptions): void {
  const { services } = options;
  const publicUrl = (): string => services.addresses.publicUrl();
  for (const [path, audience] of METADATA_PATHS) {
    app.get(path, (context) => {
      const address = addressedAs(publicUrl(), context.req.header("host"));
      return context.json(resourceMetadata(address, audience, services.issuers()));
    });
  }
  for (const [path, inside] of AUTHORIZATION_SERVER_PATHS) {
    app.get(path, (context) => services.authorizationServer.handle({ ...oauthRequest(context), path: inside }));
  }
  mountConsent(app, options);
  const limit = createLimits(services.clock);
  app.all(`${OAUTH_PATH}/*`, async (context) => {
    const request = oauthRequest(context, await readBody(context.req.raw, LARGEST_BODY));
    const tooMany = limit(context.req.path, clientAddress(context, options));
    return tooMany ?? withPage(found(await services.authorizationServer.handle(request)));
  });
}

/** The library's word for an address it does not know, in ours. */
function found(response: Response): Response {
  const isUnknown = response.status === 404 && response.headers.get("content-type")?.startsWith("text/plain") === true;
  if (isUnknown) throw new AppError("not_found", "There is nothing at this address.");
  return response;
}

/** Errors for a person come as data; here they become a page. */
async function withPage(response: Response): Promise<Response> {
  if (response.headers.get("content-type")?.startsWith(OAUTH_ERROR_TYPE) !== true) return response;
  const { error, error_description: description } = problemOf(await response.json());
  const page = await renderMessage({
    title: "The app can't be connected",
    message: `What it asked for was refused: ${description ?? error}. Start again in the app; if it happens again, tell those who make it.`,
  });
  const headers = new Headers(response.headers);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(String(page), { status: response.status, headers });
}

function problemOf(body: unknown): { readonly error: string; readonly error_description: string | undefined } {
  const fields = new Map(Object.entries(typeof body === "object" && body !== null ? body : {}));
  const text = (name: string): string | undefined => {
    const value: unknown = fields.get(name);
    return typeof value === "string" ? value : undefined;
  };
  return { error: text("error") ?? "unknown", error_description: text("error_description") };
}

/** Anybody may register an app or ask for something, but not without end: both leave records behind. */
function createLimits(clock: Clock): (path: string, address: string) => Response | undefined {
  const limits = new Map([
    [`${OAUTH_PATH}/reg`, createAttemptLimit(clock, { most: REGISTRATIONS_AN_HOUR, windowMs: HOUR_MS })],
    [`${OAUTH_PATH}/auth`, createAttemptLimit(clock, { most: REQUESTS_A_MINUTE, windowMs: MINUTE_MS })],
  ]);
  return (path, address) => {
    const limit = limits.get(path);
    const network = networkOf(address);
    const seconds = limit?.secondsToWait(network);
    limit?.count(network);
    if (seconds === undefined) return undefined;
    const error = {
      error: "temporarily_unavailable",
      error_description: `Too many requests. Wait ${seconds} seconds.`,
    };
    return Response.json(error, { status: 429, headers: { "retry-after": String(seconds) } });
  };
}
