import { html } from "hono/html";
import { page, type Page } from "../pages.ts";
import { hidden, problem } from "./fields.ts";
import type { RegisterView } from "./views.ts";

export function renderRegister(view: RegisterView): Page {
  const query = view.next === undefined ? "" : `?next=${encodeURIComponent(view.next)}`;
  return page(
    "Open an account",
    html`${problem(view)}
      <form method="post" action="/register">
        ${hidden({ csrf: view.csrf, next: view.next, invitation: view.invitation })}
        <p>
          <label for="email">E-mail address</label>
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="username"
            required
            value="${view.email}"
            ${view.isEmailFixed ? "readonly" : ""}
          />
        </p>
        <p>
          <label for="password">Password, at least 12 characters</label>
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
        <button>Open the account</button>
      </form>
      <p><a href="/sign-in${query}">Sign in instead</a></p>`,
  );
}
