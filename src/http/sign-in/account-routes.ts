import type { Hono } from "hono";
import { toCredits } from "../../accounts/amounts.ts";
import { changePassword, readPerson } from "../../accounts/person.ts";
import type { AppError } from "../../shared/app-error.ts";
import type { HttpEnvironment } from "../http-app.ts";
import { renderAccount } from "../sign-in-pages/account-page.ts";
import { mountAppPages } from "./app-routes.ts";
import { orShowAgain, problemOf, show } from "./answer.ts";
import { clientAddress, formToken, readForm, type PageContext, type SignInOptions } from "./browser.ts";
import { forSignedIn } from "./for-signed-in.ts";
import { mountKeyPages } from "./key-routes.ts";

/** What a signed-in person sees of the account; anybody else is asked to sign in first. */
export function mountAccount(app: Hono<HttpEnvironment>, options: SignInOptions): void {
  const forPeople = forSignedIn(options);
  app.get(
    "/account",
    forPeople((context, userId) => showAccount(context, options, userId)),
  );
  app.post(
    "/account/password",
    forPeople((context, userId) => setNewPassword(context, options, userId)),
  );
  mountAppPages(app, options, forPeople);
  mountKeyPages(app, options, forPeople);
}

async function setNewPassword(context: PageContext, options: SignInOptions, userId: string): Promise<Response> {
  return orShowAgain(
    async () => {
      const form = await readForm(context, options);
      const session = await changePassword(options.services, {
        userId,
        current: form.get("current_password") ?? "",
        password: form.get("password") ?? "",
        address: clientAddress(context, options),
      });
      options.cookie.write(context, session.token, session.expiresAt);
      return context.redirect("/account?changed=password", 303);
    },
    (error) => showAccount(context, options, userId, error),
  );
}

async function showAccount(
  context: PageContext,
  options: SignInOptions,
  userId: string,
  error?: AppError,
): Promise<Response> {
  const { email, planTier, balanceTenths, hasPassword } = await readPerson(options.services.database.read, userId);
  const isChanged = context.req.query("changed") === "password";
  const view = {
    csrf: formToken(context, options),
    email,
    planTier,
    credits: toCredits(balanceTenths),
    hasPassword,
    ...(isChanged ? { notice: "The password is changed. Everywhere else you are signed out." } : {}),
    ...problemOf(error),
  };
  return show(context, renderAccount(view), error);
}
