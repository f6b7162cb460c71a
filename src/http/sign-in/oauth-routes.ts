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
import type { Clock } from "../../shared/clock.ts";
import type { HttpEnvironment } from "../http-app.ts";
import { readBody } from "../read-body.ts";
import { renderMessage } from "../sign-in-pages/message-page.ts";
import { clientAddress, type SignInOptions } from "./browser.ts";
import { mountConsent } from "./consent-routes.ts";
import { oauthRequest } from "./oauth-request.ts";

const LARGEST_BODY = 32 * 1024;
const HOUR_MS = 60 * 60 * 1_000;
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
  const limitRegistrations = createRegistrationLimit(services.clock);
  app.all(`${OAUTH_PATH}/*`, async (context) => {
    const request = oauthRequest(context, await readBody(context.req.raw, LARGEST_BODY));
    const tooMany =
      request.path === `${OAUTH_PATH}/reg` ? limitRegistrations(clientAddress(context, options)) : undefined;
    return tooMany ?? withPage(await services.authorizationServer.handle(request));
  });
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

/** Anybody may register an app, but not without end. */
function createRegistrationLimit(clock: Clock): (address: string) => Response | undefined {
  const limit = createAttemptLimit(clock, { most: REGISTRATIONS_AN_HOUR, windowMs: HOUR_MS });
  return (address) => {
    const network = networkOf(address);
    const seconds = limit.secondsToWait(network);
    if (seconds === undefined) {
      limit.count(network);
      return undefined;
    }
    const error = {
      error: "temporarily_unavailable",
      error_description: "Too many apps were registered. Try again later.",
    };
    return Response.json(error, { status: 429, headers: { "retry-after": String(seconds) } });
  };
}
