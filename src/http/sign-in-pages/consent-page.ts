import { html } from "hono/html";
import { page, type Page } from "../pages.ts";
import { hidden, newsOf, problem } from "./fields.ts";
import { icon } from "./icons.ts";
import { permissions } from "./permissions.ts";
import type { ConsentView } from "./views.ts";

export function renderConsent(view: ConsentView): Page {
  return page(
    {
      title: `Connect ${view.clientName}?`,
      heading: html`Connect <bdi>${view.clientName}</bdi>?`,
      lead: html`It wants to use Slidewright as <strong>${view.email}</strong>.`,
      isWide: true,
      news: newsOf(view),
    },
    html`${problem(view)} ${origin(view)}
      <div class="may">
        <h2>It may then</h2>
        ${permissions(view.scopes)}
      </div>
      <form method="post" action="${view.action}">
        ${hidden({ csrf: view.csrf })}
        <div class="decision">
          <button class="button" name="decision" value="deny">Don’t allow</button>
          <button class="button primary" name="decision" value="allow">Allow</button>
        </div>
      </form>
      <p class="fine-print">
        It never sees your password. You can end this at any time, in your account under Connected apps.
      </p>`,
  );
}

/** Who asks, as far as that is proven: the name is the app's own claim, the address that gets the access is not. */
function origin(view: ConsentView): Page {
  const { clientHost, redirectHost } = view;
  if (view.isLoopback) {
    return caution(
      "Have you just started this yourself?",
      html`Access goes to a program on this computer (<code>${redirectHost}</code>), and any program here can call
      itself by that name. Allow it only if you were connecting it a moment ago.`,
    );
  }
  if (clientHost === undefined) {
    return caution(
      "This name is not checked",
      html`Any app can take any name. Access goes to <code>${redirectHost}</code>: allow it only if you know that
        address and have just come from there.`,
    );
  }
  if (isWithin(hostName(redirectHost), hostName(clientHost))) {
    return html`<dl class="facts">
      <div>
        <dt>Published by</dt>
        <dd>${clientHost}</dd>
      </div>
      <div>
        <dt>Access goes to</dt>
        <dd>${redirectHost}</dd>
      </div>
    </dl>`;
  }
  return caution(
    "Access goes to another address",
    html`The app presents itself from <code>${clientHost}</code>, but access goes to <code>${redirectHost}</code>. Allow
      it only if you know both.`,
  );
}

function caution(title: string, text: Page): Page {
  return html`<div class="message caution">
    ${icon("caution")}
    <div>
      <strong>${title}</strong>
      <p>${text}</p>
    </div>
  </div>`;
}

function hostName(host: string): string {
  return host.replace(/:\d+$/, "").toLowerCase();
}

/** A host belongs to another when it is that one or below it. */
function isWithin(host: string, owner: string): boolean {
  return host === owner || host.endsWith(`.${owner}`);
}
