import { html } from "hono/html";
import { page, type Page } from "../pages.ts";
import { hidden, problem } from "./fields.ts";
import type { SignInView } from "./views.ts";

export function renderSignIn(view: SignInView): Page {
  const query = view.next === undefined ? "" : `?next=${encodeURIComponent(view.next)}`;
  return page(
    "Sign in",
    html`${view.clientName === undefined ? "" : html`<p>Sign in to connect ${view.clientName}.</p>`} ${problem(view)}
      <form method="post" action="/sign-in">
        ${hidden({ csrf: view.csrf, next: view.next })}
        <p>
          <label for="email">E-mail address</label>
          <input id="email" name="email" type="email" autocomplete="username" required value="${view.email}" />
        </p>
        <p>
          <label for="password">Password</label>
          <input id="password" name="password" type="password" autocomplete="current-password" required />
        </p>
        <button>Sign in</button>
      </form>
      ${view.canRegister ? html`<p><a href="/register${query}">Open an account</a></p>` : ""}
      ${
        view.isLocal
          ? html`<p>
              On this machine a link from <code>npm run slidewright -- open</code> signs you in without a password; come
              back to this page afterwards.
            </p>`
          : ""
      }`,
  );
}
