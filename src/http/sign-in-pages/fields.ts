import { html } from "hono/html";
import type { Page } from "../pages.ts";
import type { FormView } from "./views.ts";

/** The hidden fields every form carries. */
export function hidden(fields: Readonly<Record<string, string | undefined>>): Page {
  const present = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
  return html`${present.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}`;
}

/** What was wrong, where screen readers hear of it at once. */
export function problem({ error }: FormView): Page {
  return error === undefined ? html`` : html`<p role="alert">${error}</p>`;
}
