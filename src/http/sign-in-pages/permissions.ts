import { html } from "hono/html";
import type { Page } from "../pages.ts";
import { icon } from "./icons.ts";
import type { ScopeView } from "./views.ts";

/** What scopes allow, a line each. */
export function permissions(scopes: readonly ScopeView[]): Page {
  return html`<ul class="permissions" role="list">
    ${scopes.map(({ words }) => html`<li>${icon("check", 16)}<span>${sentence(words)}</span></li>`)}
  </ul>`;
}

/** The end of "may …" as a line of its own. */
export function sentence(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
