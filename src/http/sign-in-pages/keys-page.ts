import { html } from "hono/html";
import type { ApiKeyRecord } from "../../auth/api-keys.ts";
import type { Page } from "../pages.ts";
import { accountFrame } from "./account-frame.ts";
import { askFirst } from "./confirm.ts";
import { copiedWhole } from "./copied.ts";
import { day } from "./dates.ts";
import { fieldProblem, hidden, inputField } from "./fields.ts";
import { icon } from "./icons.ts";
import { permissions, sentence } from "./permissions.ts";
import type { KeysView } from "./views.ts";

/** From here on the form below the list is out of sight. */
const MANY = 5;

export function renderKeys(view: KeysView): Page {
  return accountFrame(
    {
      path: "/account/keys",
      lead: html`With a key a script or a program works as ${view.email}. The <a href="/docs">API reference</a> says
        what it can do.`,
      ...(view.keys.length < MANY ? {} : { action: html`<a class="button" href="#make">Make a key</a>` }),
      fields: ["name", "scope"],
    },
    view,
    html`${created(view)}
      <section>
        ${
          view.keys.length === 0
            ? nothingYet()
            : html`<ul class="rows" role="list" aria-label="Your keys">
                ${view.keys.map((key) => row(key, view))}
              </ul>`
        }
      </section>
      ${keyForm(view)}`,
  );
}

/** The secret, this once. */
function created({ created: key }: KeysView): Page {
  if (key === undefined) return html``;
  return html`<section class="created" aria-labelledby="created-title">
    <header>
      <h2 id="created-title">The key <bdi>${key.name}</bdi> is ready</h2>
      <p role="status">Copy it now and keep it like a password: it is not shown again.</p>
    </header>
    ${copiedWhole({ id: "secret", label: "Your new key", text: key.secret, hasFocus: true })}
  </section>`;
}

function nothingYet(): Page {
  return html`<div class="empty">
    <span class="notice-icon">${icon("key", 22)}</span>
    <h2>No API keys yet</h2>
    <p class="lead">
      Make one below for each script or program, so that each can be ended alone. Assistants like Claude need none:
      <a href="/account/apps">connect them</a> instead.
    </p>
  </div>`;
}

function row(key: ApiKeyRecord, { csrf, scopes }: KeysView): Page {
  const allowed = scopes.filter(({ scope }) => key.scopes.includes(scope));
  return html`<li>
    <div>
      <p class="row-name"><bdi>${key.name}</bdi></p>
      <p class="row-facts">
        <code>…${key.lastFour}</code> · <span class="whole">made ${day(key.createdAt)}</span> ·
        <span class="whole"
          >${key.lastUsedAt === undefined ? "never used" : html`last used ${day(key.lastUsedAt)}`}</span
        >
      </p>
      <details>
        <summary>${countOf(allowed.length, scopes.length)}<span class="visually-hidden"> of ${key.name}</span></summary>
        ${permissions(allowed)}
      </details>
    </div>
    ${askFirst({
      id: `revoke-${key.keyId}`,
      verb: "Revoke",
      name: key.name,
      consequence: "Whatever uses it stops working at once. A revoked key does not come back; you can make a new one.",
      action: "/account/keys/revoke",
      fields: { csrf, key_id: key.keyId },
    })}
  </li>`;
}

function countOf(allowed: number, all: number): string {
  if (allowed === all) return "All permissions";
  return allowed === 1 ? "One permission" : `${allowed} permissions`;
}

function keyForm(view: KeysView): Page {
  const name = {
    name: "name",
    label: "Name",
    hint: "What will use it: “laptop”, “weekly report”.",
    attributes: { type: "text", autocomplete: "off", maxlength: "100", required: true, value: view.name },
  };
  return html`<section id="make" aria-labelledby="make-title">
    <header><h2 id="make-title">Make a key</h2></header>
    <form method="post" action="/account/keys">
      ${hidden({ csrf: view.csrf })} ${inputField(name, view)}
      <fieldset ${view.field === "scope" ? html`aria-describedby="scope-problem"` : ""}>
        <legend>It may</legend>
        ${fieldProblem("scope", view)}
        ${view.scopes.map(
          ({ scope, words }, index) =>
            html`<label class="choice">
              <input
                type="checkbox"
                name="scope"
                value="${scope}"
                ${view.chosen.has(scope) ? "checked" : ""}
                ${view.field === "scope" && index === 0 ? "autofocus" : ""}
              />
              <span>${sentence(words)}</span>
              <code>${scope}</code>
            </label>`,
        )}
      </fieldset>
      <button class="button primary">Make the key</button>
    </form>
  </section>`;
}
