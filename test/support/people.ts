import { createAccount, findAccount } from "../../src/accounts/accounts.ts";
import { hashPassword } from "../../src/auth/passwords/password-hash.ts";
import { startSession } from "../../src/auth/sessions.ts";
import { cookieName } from "../../src/http/credentials.ts";
import { FormBrowser } from "./browser-session.ts";
import type { RunningTestServer } from "./running-server.ts";

export const PERSON = { email: "ada@example.com", password: "correct horse battery" };

/** Hashing is slow on purpose, so it is done once. */
let hash: Promise<string> | undefined;

/** Opens an account that can sign in; returns its user id. */
export async function addPerson(server: RunningTestServer, email = PERSON.email): Promise<string> {
  const passwordHash = await (hash ??= hashPassword(PERSON.password));
  return (await createAccount(server.app.services, { email, passwordHash })).userId;
}

/** A browser in which that person is signed in already. */
export async function signedInBrowser(server: RunningTestServer, email = PERSON.email): Promise<FormBrowser> {
  const { services } = server.app;
  const { userId } = await findAccount(services.database.read, email);
  const session = await services.database.write((transaction) => startSession(transaction, services, userId));
  const browser = new FormBrowser(server.url);
  browser.setCookie(cookieName("slidewright_session", server.url), session.token);
  return browser;
}
