import { html } from "hono/html";
import { page, type Page } from "../pages.ts";
import { hidden, inputField, newsOf, passwordField, problem } from "./fields.ts";
import type { RegisterView } from "./views.ts";

export function renderRegister(view: RegisterView): Page {
  const query = view.next === undefined ? "" : `?next=${encodeURIComponent(view.next)}`;
  const email = {
    name: "email",
    label: "E-mail address",
    ...(view.isEmailFixed ? { hint: "The invitation is for this address." } : {}),
    attributes: {
      type: "email",
      autocomplete: "username",
      required: true,
      value: view.email,
      readonly: view.isEmailFixed,
      autofocus: view.email === "" && view.field === undefined,
    },
  };
  const chosen = passwordField("password", "Password", true);
  const startsWithPassword = view.email !== "" && view.field === undefined;
  const password = { ...chosen, attributes: { ...chosen.attributes, autofocus: startsWithPassword } };
  return page(
    { title: "Open an account", news: newsOf(view) },
    html`${problem(view, ["email", "password"])}
      <form method="post" action="/register">
        ${hidden({ csrf: view.csrf, next: view.next, invitation: view.invitation })} ${inputField(email, view)}
        ${inputField(password, view)}
        <button class="button primary">Open the account</button>
      </form>
      <div class="sheet-foot">
        <p>Already have an account? <a href="/sign-in${query}">Sign in</a></p>
      </div>`,
  );
}
