import { html } from "hono/html";
import type { Page } from "../pages.ts";

const DAYS = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

/** A day, as people write it. */
export function day(date: Date): Page {
  return html`<time datetime="${date.toISOString()}">${DAYS.format(date)}</time>`;
}
