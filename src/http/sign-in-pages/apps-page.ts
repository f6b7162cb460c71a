import { html } from "hono/html";
import type { Page } from "../pages.ts";
import { accountFrame } from "./account-frame.ts";
import { askFirst } from "./confirm.ts";
import { copiedWhole } from "./copied.ts";
import { day } from "./dates.ts";
import { icon } from "./icons.ts";
import { permissions } from "./permissions.ts";
import type { AppsView, ConnectedAppView } from "./views.ts";

export function renderApps(view: AppsView): Page {
  return accountFrame(
    { path: "/account/apps", lead: html`Assistants and programs that may use Slidewright as ${view.email}.` },
    view,
    html`<section>
        ${
          view.apps.length === 0
            ? nothingYet()
            : html`<ul class="rows" role="list" aria-label="Connected apps">
                ${view.apps.map((app, index) => row(app, `disconnect-${index}`, view.csrf))}
              </ul>`
        }
      </section>
      ${howToConnect(view)}`,
  );
}

function nothingYet(): Page {
  return html`<div class="empty">
    <span class="notice-icon">${icon("plug", 22)}</span>
    <h2>No apps connected yet</h2>
    <p class="lead">Connect Claude, or any other app that speaks MCP, with the address below.</p>
  </div>`;
}

function row(app: ConnectedAppView, id: string, csrf: string): Page {
  const { length } = app.scopes;
  return html`<li>
    <div>
      <p class="row-name"><bdi>${app.clientName}</bdi></p>
      <p class="row-facts">
        <code>${app.redirectHost}</code> · <span class="whole">connected ${day(app.connectedAt)}</span>
      </p>
      <details>
        <summary>
          ${length === 1 ? "One permission" : `${length} permissions`}<span class="visually-hidden">
            of ${app.clientName}</span
          >
        </summary>
        ${permissions(app.scopes)}
      </details>
    </div>
    ${askFirst({
      id,
      verb: "Disconnect",
      name: app.clientName,
      consequence: "It loses access at once, in all places where it is connected. Your decks stay as they are.",
      action: "/account/apps/disconnect",
      fields: { csrf, client_id: app.clientId },
    })}
  </li>`;
}

function howToConnect({ mcpUrl, apps }: AppsView): Page {
  return html`<section aria-labelledby="connect-title">
    <header><h2 id="connect-title">${apps.length === 0 ? "Connect an app" : "Connect another app"}</h2></header>
    ${copiedWhole({ id: "mcp-url", label: "Address of this server", text: mcpUrl })}
    <div class="steps">
      ${
        new URL(mcpUrl).protocol === "http:"
          ? html`<p class="fine-print">
              Claude on the web and on phones can’t reach this address: they need one with https that is open to the
              internet.
            </p>`
          : html`<div>
              <h3>Claude</h3>
              <p>
                Open Customize, then Connectors, choose “Add custom connector” and paste the address. Claude brings you
                back here to allow it.
              </p>
            </div>`
      }
      <div>
        <h3>Claude Code</h3>
        <p>Run this, then type <code>/mcp</code> and choose slidewright to sign in.</p>
        ${copiedWhole({
          id: "command",
          isLabelHidden: true,
          label: "Command for Claude Code",
          text: `claude mcp add --transport http slidewright ${mcpUrl}`,
        })}
      </div>
      <p class="fine-print">
        Any other app: give it the same address. For scripts there are <a href="/account/keys">API keys</a> and the
        <a href="/docs">API reference</a>.
      </p>
    </div>
  </section>`;
}
