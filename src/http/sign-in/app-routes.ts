import type { Hono } from "hono";
import { readPerson } from "../../accounts/person.ts";
import { disconnectApp, listConnectedApps } from "../../auth/oauth/grants.ts";
import { SCOPE_WORDS } from "../../auth/scope-words.ts";
import type { AppError } from "../../shared/app-error.ts";
import type { HttpEnvironment } from "../http-app.ts";
import { renderApps } from "../sign-in-pages/apps-page.ts";
import { orShowAgain, problemOf, show } from "./answer.ts";
import { formToken, readForm, type PageContext, type SignInOptions } from "./browser.ts";
import type { ForPeople } from "./for-signed-in.ts";

const APPS = "/account/apps";

/** Apps that may use the account; each can be sent away. */
export function mountAppPages(app: Hono<HttpEnvironment>, options: SignInOptions, forPeople: ForPeople): void {
  app.get(
    APPS,
    forPeople((context, userId) => showApps(context, options, userId)),
  );
  app.post(
    `${APPS}/disconnect`,
    forPeople((context, userId) => disconnect(context, options, userId)),
  );
}

async function disconnect(context: PageContext, options: SignInOptions, userId: string): Promise<Response> {
  return orShowAgain(
    async () => {
      const form = await readForm(context, options);
      await disconnectApp(options.services.database, userId, form.get("client_id") ?? "");
      return context.redirect(`${APPS}?disconnected=1`, 303);
    },
    (error) => showApps(context, options, userId, error),
  );
}

async function showApps(
  context: PageContext,
  options: SignInOptions,
  userId: string,
  error?: AppError,
): Promise<Response> {
  const { database, clock, addresses } = options.services;
  const { email } = await readPerson(database.read, userId);
  const apps = await listConnectedApps(database.read, clock, userId);
  const view = {
    csrf: formToken(context, options),
    email,
    mcpUrl: `${addresses.publicUrl()}/mcp`,
    apps: apps.map((app) => ({
      ...app,
      scopes: app.scopes.map((scope) => ({ scope, words: SCOPE_WORDS[scope] })),
    })),
    ...(context.req.query("disconnected") === undefined ? {} : { notice: "The app is disconnected." }),
    ...problemOf(error),
  };
  return show(context, renderApps(view), error);
}
