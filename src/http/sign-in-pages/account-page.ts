import { html } from "hono/html";
import { page, type Page } from "../pages.ts";
import { hidden, problem } from "./fields.ts";
import type { AccountView } from "./views.ts";

export function renderAccount(view: AccountView): Page {
  return page(
    "Account",
    html`${problem(view)} ${view.notice === undefined ? "" : html`<p role="status">${view.notice}</p>`}
      <p>${view.email}, plan ${view.planTier}, ${view.credits} credits.</p>
      <p><a href="/">Decks</a> <a href="/account/apps">Connected apps</a> <a href="/account/keys">API keys</a></p>
      <form method="post" action="/account/password">
        ${hidden({ csrf: view.csrf })}
        ${
          view.hasPassword
            ? html`<p>
                <label for="current">Password now</label>
                <input id="current" name="current_password" type="password" autocomplete="current-password" required />
              </p>`
            : ""
        }
        <p>
          <label for="password">New password, at least 12 characters</label>
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="new-password"
            minlength="12"
            maxlength="256"
            required
          />
        </p>
        <button>Change the password</button>
      </form>
      <form method="post" action="/sign-out">
        ${hidden({ csrf: view.csrf })}
        <button>Sign out</button>
        <button name="everywhere" value="1">Sign out everywhere</button>
      </form>`,
  );
}
