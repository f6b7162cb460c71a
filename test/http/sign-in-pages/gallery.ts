import { SCOPES, type Scope } from "../../../src/auth/principal.ts";
import { SCOPE_WORDS } from "../../../src/auth/scope-words.ts";
import { appNotBuiltPage, openFromShellPage, type Page, spentTicketPage } from "../../../src/http/pages.ts";
import { renderAccount } from "../../../src/http/sign-in-pages/account-page.ts";
import { renderApps } from "../../../src/http/sign-in-pages/apps-page.ts";
import { renderConsent } from "../../../src/http/sign-in-pages/consent-page.ts";
import { renderKeys } from "../../../src/http/sign-in-pages/keys-page.ts";
import { renderMessage } from "../../../src/http/sign-in-pages/message-page.ts";
import { renderRegister } from "../../../src/http/sign-in-pages/register-page.ts";
import { renderSignIn } from "../../../src/http/sign-in-pages/sign-in-page.ts";
import type { ConsentView, KeysView, ScopeView, SignInView } from "../../../src/http/sign-in-pages/views.ts";

/*
 * Every page around signing in, in every state, with the longest and the strangest that people and apps can send.
 */

const EMAIL = "ada@example.com";
const LONG_EMAIL = `${"augusta.ada.king.countess.of.lovelace.".repeat(5)}ada@analytical-engines.example.com`;
const LONG_NAME = `The Extraordinarily Capable Presentation ${"Assistant".repeat(6)} for Teams`;
const BIDI_NAME = "\u202Eedualc\u202C مساعد العروض";
const SECRET = `service_live_${"aB3-_xYz9".repeat(5).slice(0, 43)}`;
const DAY = new Date("2026-03-02T10:00:00Z");

const csrf = "token";
const scopes: readonly ScopeView[] = SCOPES.map((scope) => ({ scope, words: SCOPE_WORDS[scope] }));
const some = scopes.slice(0, 2);

const signIn: SignInView = {
  csrf,
  next: "/account",
  email: "",
  canRegister: true,
  clientName: undefined,
  isLocal: false,
};

const consent: ConsentView = {
  csrf,
  action: "/oauth/consent/abc",
  clientName: "Claude",
  clientHost: "claude.ai",
  redirectHost: "claude.ai",
  isLoopback: false,
  email: EMAIL,
  scopes,
};

const keys: KeysView = { csrf, email: EMAIL, keys: [], scopes, name: "", chosen: new Set<string>(SCOPES) };

function sampleKey(number: number, name = `Weekly report ${number}`, allowed: readonly Scope[] = SCOPES) {
  const lastUsedAt = number % 3 === 0 ? undefined : DAY;
  return { keyId: `key_${number}`, name, lastFour: "x9Zk", scopes: allowed, createdAt: DAY, lastUsedAt };
}

function sampleApp(number: number, clientName: string, redirectHost: string, allowed: readonly ScopeView[] = some) {
  return { clientId: `https://${redirectHost}/${number}`, clientName, redirectHost, scopes: allowed, connectedAt: DAY };
}

const account = { csrf, email: EMAIL, planTier: "free", credits: 17.5, hasPassword: true };
const apps = { csrf, email: EMAIL, mcpUrl: "https://decks.example.com/mcp", apps: [] };
const register = { csrf, next: undefined, invitation: undefined, email: "", isEmailFixed: false };
const WRONG = "E-mail address or password is wrong.";
const SHORT = "Choose a password with 12 to 256 characters.";

export const GALLERY: Readonly<Record<string, () => Page>> = {
  "sign-in": () => renderSignIn(signIn),
  "sign-in-wrong": () => renderSignIn({ ...signIn, email: EMAIL, error: WRONG, canRegister: false }),
  "sign-in-for-app": () => renderSignIn({ ...signIn, clientName: "Claude Code", isLocal: true, canRegister: false }),
  "sign-in-for-long-app": () => renderSignIn({ ...signIn, clientName: LONG_NAME }),
  register: () => renderRegister(register),
  "register-invited": () => renderRegister({ ...register, invitation: "i", email: LONG_EMAIL, isEmailFixed: true }),
  "register-wrong": () => renderRegister({ ...register, email: EMAIL, error: SHORT, field: "password" }),
  "register-taken": () =>
    renderRegister({ ...register, email: EMAIL, error: `There already is an account ${EMAIL}.`, field: "email" }),
  consent: () => renderConsent(consent),
  "consent-this-computer": () =>
    renderConsent({ ...consent, clientName: "Claude Code", redirectHost: "localhost:52871", isLoopback: true }),
  "consent-unknown": () =>
    renderConsent({ ...consent, clientHost: undefined, redirectHost: "login.unknown-host.example", scopes: some }),
  "consent-elsewhere": () =>
    renderConsent({
      ...consent,
      clientName: BIDI_NAME,
      clientHost: "apps.example",
      redirectHost: "other.example:8443",
    }),
  "consent-long": () =>
    renderConsent({
      ...consent,
      clientName: LONG_NAME,
      clientHost: undefined,
      redirectHost: `${"very-long-label.".repeat(8)}example.com`,
      email: LONG_EMAIL,
      error: "This request has run out. Start again from the app.",
    }),
  account: () => renderAccount(account),
  "account-changed": () =>
    renderAccount({
      ...account,
      email: LONG_EMAIL,
      notice: "The password is changed. Everywhere else you are signed out.",
    }),
  "account-wrong": () =>
    renderAccount({ ...account, error: "That is not the password of this account.", field: "current_password" }),
  "account-new": () => renderAccount({ ...account, hasPassword: false, planTier: "unlimited", credits: 1_234_567 }),
  apps: () => renderApps(apps),
  "apps-local": () => renderApps({ ...apps, mcpUrl: "http://127.0.0.1:4747/mcp" }),
  "apps-many": () =>
    renderApps({
      ...apps,
      notice: "The app is disconnected.",
      apps: [
        sampleApp(1, "Claude", "claude.ai", scopes),
        sampleApp(2, "Claude Code", "localhost:52871"),
        sampleApp(3, LONG_NAME, "very-long-label.very-long-label.very-long-label.example.com"),
        sampleApp(4, BIDI_NAME, "apps.example", scopes.slice(0, 1)),
      ],
    }),
  keys: () => renderKeys(keys),
  "keys-created": () =>
    renderKeys({ ...keys, keys: [sampleKey(1)], created: { name: "Weekly report 1", secret: SECRET } }),
  "keys-many": () =>
    renderKeys({
      ...keys,
      email: LONG_EMAIL,
      notice: "The key is revoked.",
      keys: [sampleKey(0, LONG_NAME.slice(0, 100), ["projects:read"]), sampleKey(0, BIDI_NAME)]
        .map((key, index) => ({ ...key, keyId: `key_long_${index}` }))
        .concat(Array.from({ length: 18 }, (_, index) => sampleKey(index, undefined, SCOPES.slice(0, 3)))),
    }),
  "keys-wrong": () =>
    renderKeys({
      ...keys,
      keys: [sampleKey(1)],
      name: "laptop",
      chosen: new Set<string>(),
      error: "Choose at least one thing the key may do.",
      field: "scope",
    }),
  "keys-full": () =>
    renderKeys({
      ...keys,
      keys: [sampleKey(1), sampleKey(2)],
      error: "An account holds at most 20 active API keys. Revoke one that is no longer used, then make the new one.",
    }),
  message: () =>
    renderMessage({
      title: "Accounts are opened by invitation",
      message: "Ask whoever runs this server for a link.",
      link: { href: "/sign-in", label: "Sign in" },
    }),
  "message-long": () =>
    renderMessage({
      title: "This can't be connected",
      message: `The address ${"https://".repeat(9)} is not a redirect of ${LONG_NAME}.`,
    }),
  "open-from-shell": () => openFromShellPage(),
  "spent-ticket": () => spentTicketPage(),
  "not-built": () => appNotBuiltPage(),
};
