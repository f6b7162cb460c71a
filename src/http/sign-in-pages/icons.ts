import { html } from "hono/html";
import type { Page } from "../pages.ts";

/** Outlines on a 24 × 24 grid, drawn like those of the browser app. */
const PATHS = {
  check: "M5 12.5l4.5 4.5L19 7.5",
  problem: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7.5v5m0 3.5h.01",
  caution: "M12 4L2.5 20h19zM12 10v4.5m0 2.5h.01",
  key: "M3 16a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M10.7 12.8L20 3.5m-4.5 4.5l3 3",
  plug: "M9 3v5m6-5v5M6 8h12v4a6 6 0 0 1-12 0zm6 10v3.5",
} as const;

/** Decoration beside words; hidden from assistive technology. */
export function icon(name: keyof typeof PATHS, size = 18): Page {
  return html`<svg
    class="icon"
    width="${size}"
    height="${size}"
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d="${PATHS[name]}" />
  </svg>`;
}
