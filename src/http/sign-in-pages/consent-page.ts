import { html } from "hono/html";
import { page, type Page } from "../pages.ts";
import { hidden, problem } from "./fields.ts";
import type { ConsentView } from "./views.ts";

export function renderConsent(view: ConsentView): Page {
  return page(
    `Connect ${view.clientName}?`,
    html`${problem(view)}
      <p>
        ${view.clientName}${view.clientHost === undefined ? "" : html` (<code>${view.clientHost}</code>)`} wants to use
        the account ${view.email}. It may then:
      </p>
      <ul>
        ${view.scopes.map(({ words }) => html`<li>${words}</li>`)}
      </ul>
      <p>The answer goes to <code>${view.redirectHost}</code>.</p>
      ${
        view.isLoopback
          ? html`<p>That is a program on this computer. Go on only if you have just started to connect it yourself.</p>`
          : ""
      }
      <form method="post" action="${view.action}">
        ${hidden({ csrf: view.csrf })}
        <button name="decision" value="allow">Allow</button>
        <button name="decision" value="deny">Refuse</button>
      </form>`,
  );
}
