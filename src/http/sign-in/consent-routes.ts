import type { Hono } from "hono";
import { readPerson } from "../../accounts/person.ts";
import type { PendingRequest } from "../../auth/oauth/authorization-server.ts";
import { OAUTH_PATH } from "../../auth/oauth/resources.ts";
import { SCOPE_WORDS } from "../../auth/scope-words.ts";
import { AppError } from "../../shared/app-error.ts";
import type { HttpEnvironment } from "../http-app.ts";
import { renderConsent } from "../sign-in-pages/consent-page.ts";
import { renderSignIn } from "../sign-in-pages/sign-in-page.ts";
import { orShowAgain, show, showProblem } from "./answer.ts";
import { currentUser, formToken, readForm, type PageContext, type SignInOptions } from "./browser.ts";
import { oauthRequest } from "./oauth-request.ts";

const TITLE = "The app is not connected";

type Consent = Extract<PendingRequest, { step: "consent" }>;

/** Asks a person whether an app may use the account, after asking who it is. */
export function mountConsent(app: Hono<HttpEnvironment>, options: SignInOptions): void {
  const path = `${OAUTH_PATH}/consent/:uid`;
  app.get(path, (context) =>
    orShowAgain(
      () => ask(context, options, context.req.param("uid")),
      (error) => showProblem(context, TITLE, error),
    ),
  );
  app.post(path, (context) =>
    orShowAgain(
      () => decide(context, options, context.req.param("uid")),
      (error) => showProblem(context, TITLE, error),
    ),
  );
}

async function ask(context: PageContext, options: SignInOptions, uid: string): Promise<Response> {
  const { authorizationServer } = options.services;
  const request = oauthRequest(context);
  const pending = await authorizationServer.readPending(request, uid);
  const userId = await currentUser(context, options);
  if (pending.step === "consent") {
    requirePerson(pending, userId);
    return showConsent(context, options, pending);
  }
  if (userId === undefined) return showSignIn(context, options, pending.clientName);
  return context.redirect(await authorizationServer.signedIn(request, userId), 303);
}

async function decide(context: PageContext, options: SignInOptions, uid: string): Promise<Response> {
  const { authorizationServer } = options.services;
  const form = await readForm(context, options);
  const request = oauthRequest(context);
  const pending = await authorizationServer.readPending(request, uid);
  if (pending.step !== "consent") throw new AppError("forbidden", "Sign in before you answer.");
  requirePerson(pending, await currentUser(context, options));
  const next =
    form.get("decision") === "allow"
      ? await authorizationServer.allow(request, pending)
      : await authorizationServer.refuse(request);
  return context.redirect(next, 303);
}

/** Somebody else may have signed in in this browser since. */
function requirePerson({ userId }: Consent, current: string | undefined): void {
  if (current !== userId) {
    throw new AppError("forbidden", "You are no longer signed in as who began this. Start again in the app.");
  }
}

async function showConsent(context: PageContext, options: SignInOptions, pending: Consent): Promise<Response> {
  const { email } = await readPerson(options.services.database.read, pending.userId);
  const redirect = new URL(pending.redirectUri);
  context.set("formTarget", formTarget(redirect));
  const view = {
    csrf: formToken(context, options),
    action: context.req.path,
    clientName: pending.clientName,
    clientHost: pending.clientId.startsWith("https://") ? new URL(pending.clientId).host : undefined,
    redirectHost: redirect.host,
    isLoopback: redirect.protocol === "http:",
    email,
    scopes: pending.scopes.map((scope) => ({ scope, words: SCOPE_WORDS[scope] })),
  };
  return show(context, renderConsent(view));
}

function showSignIn(context: PageContext, options: SignInOptions, clientName: string): Response | Promise<Response> {
  const view = {
    csrf: formToken(context, options),
    next: context.req.path,
    email: "",
    canRegister: options.services.registration === "open",
    clientName,
    isLocal: options.isLocal(),
  };
  return show(context, renderSignIn(view));
}

/** Where the answer to the form leads in the end, as a source of a content security policy, which knows no IPv6. */
function formTarget({ protocol, hostname, origin }: URL): string {
  return hostname.startsWith("[") ? protocol : origin;
}
