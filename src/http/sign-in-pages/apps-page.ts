import { html } from "hono/html";
import { page, type Page } from "../pages.ts";
import { hidden, problem } from "./fields.ts";
import type { AppsView } from "./views.ts";

export function renderApps(view: AppsView): Page {
  return page(
    "Connected apps",
    html`${problem(view)} ${view.apps.length === 0 ? html`<p>No app is connected to ${view.email}.</p>` : ""}
      <ul>
        ${view.apps.map(
          (app) =>
            html`<li>
              <strong>${app.clientName}</strong> (<code>${app.redirectHost}</code>), since
              ${app.connectedAt.toISOString().slice(0, 10)}: may ${app.scopes.map(({ words }) => words).join("; ")}.
              <form method="post" action="/account/apps/disconnect">
                ${hidden({ csrf: view.csrf, client_id: app.clientId })}
                <button aria-label="Disconnect ${app.clientName}">Disconnect</button>
              </form>
            </li>`,
        )}
      </ul>
      <p><a href="/account">Account</a></p>`,
  );
}
