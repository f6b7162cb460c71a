import { html } from "hono/html";
import { page, type Page } from "../pages.ts";
import type { MessageView } from "./views.ts";

export function renderMessage({ title, message, link }: MessageView): Page {
  return page(
    { title },
    html`<p>${message}</p>
      ${link === undefined ? "" : html`<p><a class="button primary" href="${link.href}">${link.label}</a></p>`}`,
  );
}
