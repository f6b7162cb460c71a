import { html } from "hono/html";
import type { Page } from "../pages.ts";
import { accountFrame } from "./account-frame.ts";
import { hidden, inputField, passwordField } from "./fields.ts";
import { sentence } from "./permissions.ts";
import type { AccountView } from "./views.ts";

const NUMBERS = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });

export function renderAccount(view: AccountView): Page {
  return accountFrame(
    {
      path: "/account",
      lead: html`Your plan, your password and where you are signed in.`,
      fields: ["current_password", "password"],
    },
    view,
    html`<section>
        <dl class="facts">
          <div>
            <dt>E-mail address</dt>
            <dd>${view.email}</dd>
          </div>
          <div>
            <dt>Plan</dt>
            <dd>${sentence(view.planTier)}</dd>
          </div>
          <div>
            <dt>Credits left</dt>
            <dd>${NUMBERS.format(view.credits)}</dd>
          </div>
        </dl>
      </section>
      ${passwordSection(view)} ${sessionSection(view)}`,
  );
}

function passwordSection(view: AccountView): Page {
  return html`<section aria-labelledby="password-title">
    <header>
      <h2 id="password-title">Password</h2>
      <p class="fine-print">
        ${
          view.hasPassword
            ? "Changing it signs you out everywhere but here. Connected apps and API keys stay."
            : "With a password you can sign in from any browser, and connect apps."
        }
      </p>
    </header>
    <form method="post" action="/account/password">
      ${hidden({ csrf: view.csrf })}
      <input
        class="visually-hidden"
        type="text"
        autocomplete="username"
        value="${view.email}"
        tabindex="-1"
        aria-hidden="true"
        readonly
      />
      ${view.hasPassword ? inputField(passwordField("current_password", "Current password", false), view) : ""}
      ${inputField(passwordField("password", "New password", true), view)}
      <button class="button primary">${view.hasPassword ? "Change the password" : "Set the password"}</button>
    </form>
  </section>`;
}

function sessionSection(view: AccountView): Page {
  return html`<section aria-labelledby="session-title">
    <header>
      <h2 id="session-title">Signing out</h2>
      <p class="fine-print">
        Everywhere means every browser and every program that signed in with your password. Connected apps and API keys
        are ended on their own pages.
      </p>
    </header>
    <form method="post" action="/sign-out">
      ${hidden({ csrf: view.csrf })}
      <div class="buttons">
        <button class="button">Sign out</button>
        <button class="button" name="everywhere" value="1">Sign out everywhere</button>
      </div>
    </form>
  </section>`;
}
