import type { Hono } from "hono";
import { readPerson } from "../../accounts/person.ts";
import { createApiKey, listApiKeys, revokeApiKey } from "../../auth/api-keys.ts";
import { SCOPES } from "../../auth/principal.ts";
import { SCOPE_WORDS } from "../../auth/scope-words.ts";
import { type AppError, invalidField } from "../../shared/app-error.ts";
import type { HttpEnvironment } from "../http-app.ts";
import { renderKeys } from "../sign-in-pages/keys-page.ts";
import type { KeysView } from "../sign-in-pages/views.ts";
import { orShowAgain, problemOf, show } from "./answer.ts";
import { formToken, readForm, type PageContext, type SignInOptions } from "./browser.ts";
import type { ForPeople } from "./for-signed-in.ts";

const KEYS = "/account/keys";
const ALL: ReadonlySet<string> = new Set(SCOPES);

/** API keys: made with scopes, shown once, revoked. */
export function mountKeyPages(app: Hono<HttpEnvironment>, options: SignInOptions, forPeople: ForPeople): void {
  app.get(
    KEYS,
    forPeople((context, userId) => showKeys(context, options, userId, { name: "", chosen: ALL })),
  );
  app.post(
    KEYS,
    forPeople((context, userId) => makeKey(context, options, userId)),
  );
  app.post(
    `${KEYS}/revoke`,
    forPeople((context, userId) => revokeKey(context, options, userId)),
  );
}

async function makeKey(context: PageContext, options: SignInOptions, userId: string): Promise<Response> {
  let sent: Pick<KeysView, "name" | "chosen"> = { name: "", chosen: ALL };
  return orShowAgain(
    async () => {
      const form = await readForm(context, options);
      sent = { name: form.get("name") ?? "", chosen: new Set(form.getAll("scope")) };
      const scopes = SCOPES.filter((scope) => sent.chosen.has(scope));
      if (scopes.length === 0) throw invalidField("scope", "Choose at least one thing the key may do.");
      const { secret } = await createApiKey(options.services, { userId, name: sent.name, scopes });
      return showKeys(context, options, userId, { name: "", chosen: ALL, created: { name: sent.name.trim(), secret } });
    },
    (error) => showKeys(context, options, userId, sent, error),
  );
}

async function revokeKey(context: PageContext, options: SignInOptions, userId: string): Promise<Response> {
  return orShowAgain(
    async () => {
      const form = await readForm(context, options);
      await revokeApiKey(options.services, { userId, keyId: form.get("key_id") ?? "" });
      return context.redirect(`${KEYS}?revoked=1`, 303);
    },
    (error) => showKeys(context, options, userId, { name: "", chosen: ALL }, error),
  );
}

async function showKeys(
  context: PageContext,
  options: SignInOptions,
  userId: string,
  shown: Pick<KeysView, "name" | "chosen" | "created">,
  error?: AppError,
): Promise<Response> {
  const { read } = options.services.database;
  const { email } = await readPerson(read, userId);
  const view = {
    ...shown,
    csrf: formToken(context, options),
    email,
    keys: await listApiKeys(read, userId),
    scopes: SCOPES.map((scope) => ({ scope, words: SCOPE_WORDS[scope] })),
    ...(context.req.query("revoked") === undefined ? {} : { notice: "The key is revoked." }),
    ...problemOf(error),
  };
  return show(context, renderKeys(view), error);
}
