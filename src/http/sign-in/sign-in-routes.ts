import type { Hono } from "hono";
import { z } from "zod";
import { register, signIn } from "../../accounts/sign-in.ts";
import { readInvitation } from "../../auth/invitations.ts";
import { endAllSessions, endSession, type Session } from "../../auth/sessions.ts";
import { type AppError, invalidField } from "../../shared/app-error.ts";
import type { HttpEnvironment } from "../http-app.ts";
import { readBody, requireJson } from "../read-body.ts";
import { parseStrictJson } from "../strict-json.ts";
import { renderMessage } from "../sign-in-pages/message-page.ts";
import { renderRegister } from "../sign-in-pages/register-page.ts";
import { renderSignIn } from "../sign-in-pages/sign-in-page.ts";
import { mountAccount } from "./account-routes.ts";
import { orShowAgain, problemOf, show, showProblem } from "./answer.ts";
import {
  clientAddress,
  currentUser,
  formToken,
  localPath,
  readForm,
  type PageContext,
  type SignInOptions,
} from "./browser.ts";

const LARGEST_CREDENTIALS = 4 * 1024;

const credentials = z.strictObject({ email: z.string(), password: z.string() });

/** Pages for people: plain forms that work without a script. Who is signed in already goes straight on. */
export function mountSignIn(app: Hono<HttpEnvironment>, options: SignInOptions): void {
  app.get("/sign-in", async (context) => {
    const next = localPath(context.req.query("next"));
    if ((await currentUser(context, options)) !== undefined) return context.redirect(next ?? "/", 303);
    return showSignIn(context, options, { next, email: "" });
  });
  app.post("/sign-in", (context) =>
    context.req.header("content-type")?.startsWith("application/json") === true
      ? signInProgram(context, options)
      : signInBrowser(context, options),
  );
  app.get("/register", (context) => openRegistration(context, options));
  app.post("/register", (context) => registerBrowser(context, options));
  app.post("/sign-out", (context) => signOut(context, options));
  mountAccount(app, options);
}

async function signInBrowser(context: PageContext, options: SignInOptions): Promise<Response> {
  let sent: { next: string | undefined; email: string } = { next: undefined, email: "" };
  return orShowAgain(
    async () => {
      const form = await readForm(context, options);
      sent = { next: localPath(form.get("next")), email: form.get("email") ?? "" };
      const password = form.get("password") ?? "";
      const address = clientAddress(context, options);
      const session = await signIn(options.services, { email: sent.email, password, address });
      return goOn(context, options, session, sent.next);
    },
    (error) => showSignIn(context, options, { ...sent, error }),
  );
}

/** The same session for a program, as a bearer token for `/api-v1`; no cookie is read or set. */
async function signInProgram(context: PageContext, options: SignInOptions): Promise<Response> {
  requireJson(context.req.raw);
  const sent = credentials.safeParse(parseStrictJson(await readBody(context.req.raw, LARGEST_CREDENTIALS)));
  if (!sent.success) throw invalidField("", "Send `email` and `password` as texts, and nothing else.");
  const { email, password } = sent.data;
  const session = await signIn(options.services, { email, password, address: clientAddress(context, options) });
  return context.json({ data: { session_token: session.token, expires_at: session.expiresAt.toISOString() } });
}

async function openRegistration(context: PageContext, options: SignInOptions): Promise<Response> {
  const { database, clock, registration } = options.services;
  const next = localPath(context.req.query("next"));
  const invitation = context.req.query("invitation");
  return orShowAgain(
    async () => {
      if (invitation === undefined && registration !== "open") return showClosed(context);
      const invited = invitation === undefined ? undefined : await readInvitation(database.read, clock, invitation);
      return showRegistration(context, options, { next, invitation, email: invited?.email ?? "" });
    },
    (error) => showProblem(context, "This invitation can't be used", error),
  );
}

async function registerBrowser(context: PageContext, options: SignInOptions): Promise<Response> {
  let sent: { next: string | undefined; invitation: string | undefined; email: string } = {
    next: undefined,
    invitation: undefined,
    email: "",
  };
  return orShowAgain(
    async () => {
      const form = await readForm(context, options);
      const invitation = form.get("invitation") ?? undefined;
      sent = { next: localPath(form.get("next")), invitation, email: form.get("email") ?? "" };
      const password = form.get("password") ?? "";
      const address = clientAddress(context, options);
      const session = await register(options.services, { email: sent.email, password, address, invitation });
      return goOn(context, options, session, sent.next);
    },
    (error) => showRegistration(context, options, { ...sent, error }),
  );
}

async function signOut(context: PageContext, options: SignInOptions): Promise<Response> {
  return orShowAgain(
    async () => {
      const form = await readForm(context, options);
      const { services, cookie } = options;
      const userId = await currentUser(context, options);
      if (form.get("everywhere") === "1" && userId !== undefined) {
        await services.database.write((transaction) => endAllSessions(transaction, userId));
      }
      await endSession(services, cookie.read(context) ?? "");
      cookie.clear(context);
      return context.redirect("/sign-in", 303);
    },
    (error) => showProblem(context, "You are still signed in", error),
  );
}

function goOn(context: PageContext, { cookie }: SignInOptions, session: Session, next: string | undefined): Response {
  cookie.write(context, session.token, session.expiresAt);
  return context.redirect(next ?? "/", 303);
}

function showSignIn(
  context: PageContext,
  options: SignInOptions,
  { next, email, error }: { readonly next: string | undefined; readonly email: string; readonly error?: AppError },
): Response | Promise<Response> {
  const view = {
    csrf: formToken(context, options),
    next,
    email,
    canRegister: options.services.registration === "open",
    clientName: undefined,
    isLocal: options.isLocal(),
    ...problemOf(error),
  };
  return show(context, renderSignIn(view), error);
}

async function showRegistration(
  context: PageContext,
  options: SignInOptions,
  {
    error,
    ...sent
  }: {
    readonly next: string | undefined;
    readonly invitation: string | undefined;
    readonly email: string;
    readonly error?: AppError;
  },
): Promise<Response> {
  const { database, clock } = options.services;
  const invited =
    sent.invitation === undefined
      ? undefined
      : await readInvitation(database.read, clock, sent.invitation).catch(() => undefined);
  const view = {
    ...sent,
    csrf: formToken(context, options),
    isEmailFixed: invited?.email !== undefined,
    ...problemOf(error),
  };
  return show(context, renderRegister(view), error);
}

function showClosed(context: PageContext): Response | Promise<Response> {
  const title = "Accounts are opened by invitation";
  const message = "Ask whoever runs this server for a link.";
  return context.html(renderMessage({ title, message, link: { href: "/sign-in", label: "Sign in" } }), 403);
}
