import { html } from "hono/html";
import { page, type Page } from "../pages.ts";
import { hidden, problem } from "./fields.ts";
import type { KeysView } from "./views.ts";

export function renderKeys(view: KeysView): Page {
  return page(
    "API keys",
    html`${problem(view)}
      ${
        view.created === undefined
          ? ""
          : html`<p role="status">
              The key ${view.created.name}: <code>${view.created.secret}</code> Copy it now, it is not shown again.
            </p>`
      }
      <ul>
        ${view.keys.map(
          (key) =>
            html`<li>
              ${key.name} …${key.lastFour}: ${key.scopes.join(", ")}
              <form method="post" action="/account/keys/revoke">
                ${hidden({ csrf: view.csrf, key_id: key.keyId })}
                <button aria-label="Revoke ${key.name}">Revoke</button>
              </form>
            </li>`,
        )}
      </ul>
      <form method="post" action="/account/keys">
        ${hidden({ csrf: view.csrf })}
        <p>
          <label for="name">Name</label>
          <input id="name" name="name" maxlength="100" required value="${view.name}" />
        </p>
        <fieldset>
          <legend>It may</legend>
          ${view.scopes.map(
            ({ scope, words }) =>
              html`<p>
                <label>
                  <input type="checkbox" name="scope" value="${scope}" ${view.chosen.has(scope) ? "checked" : ""} />
                  ${words}
                </label>
              </p>`,
          )}
        </fieldset>
        <button>Make a key</button>
      </form>
      <p><a href="/account">Account</a></p>`,
  );
}
