import { html } from "hono/html";
import { page, type Page } from "../pages.ts";
import { hidden, inputField, newsOf, passwordField, problem } from "./fields.ts";
import type { SignInView } from "./views.ts";

export function renderSignIn(view: SignInView): Page {
  const query = view.next === undefined ? "" : `?next=${encodeURIComponent(view.next)}`;
  const title = view.clientName === undefined ? "Sign in" : `Sign in to connect ${view.clientName}`;
  const startsWithPassword = view.email !== "";
  const email = {
    name: "email",
    label: "E-mail address",
    attributes: {
      type: "email",
      autocomplete: "username",
      required: true,
      value: view.email,
      autofocus: !startsWithPassword,
    },
  };
  const known = passwordField("password", "Password", false);
  const password = { ...known, attributes: { ...known.attributes, autofocus: startsWithPassword } };
  return page(
    {
      title,
      ...(view.clientName === undefined ? {} : { heading: html`Sign in to connect <bdi>${view.clientName}</bdi>` }),
      news: newsOf(view),
    },
    html`${problem(view, ["email", "password"])}
      <form method="post" action="/sign-in">
        ${hidden({ csrf: view.csrf, next: view.next })} ${inputField(email, view)} ${inputField(password, view)}
        <button class="button primary">Sign in</button>
      </form>
      <div class="sheet-foot">
        ${view.canRegister ? html`<p>New here? <a href="/register${query}">Open an account</a></p>` : ""}
        ${view.isLocal ? onThisMachine() : withoutPassword(view.canRegister)}
      </div>`,
  );
}

function onThisMachine(): Page {
  return html`<p class="fine-print">
    On this machine a link from <code>npm run slidewright -- open</code> signs you in without a password; come back to
    this page afterwards.
  </p>`;
}

function withoutPassword(canRegister: boolean): Page {
  return html`<p class="fine-print">
    ${canRegister ? "" : "Accounts are opened by invitation."} Whoever runs this server can help with a forgotten
    password.
  </p>`;
}
