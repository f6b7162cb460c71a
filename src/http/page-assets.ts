import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Hono } from "hono";
import type { HttpEnvironment } from "./http-app.ts";

const ONE_YEAR = "public, max-age=31536000, immutable";

/** Style, script and mark of the pages that the server writes itself; they need no build. */
const STYLES = [
  "../editor/styles/tokens.css",
  "../editor/styles/base.css",
  "./page-assets/pages.css",
  "./page-assets/forms.css",
  "./page-assets/lists.css",
];

interface Asset {
  /** Holds a hash of the content, so what is at an address never changes. */
  readonly path: string;
  readonly type: string;
  readonly content: string;
}

export const PAGE_STYLE = asset("pages", "css", "text/css; charset=utf-8", STYLES);
export const PAGE_SCRIPT = asset("comforts", "js", "text/javascript; charset=utf-8", ["./page-assets/comforts.mjs"]);
export const PAGE_ICON = asset("icon", "svg", "image/svg+xml", ["../editor/icon.svg"]);

/** For everyone: these files hold nothing of anybody. */
export function mountPageAssets(app: Hono<HttpEnvironment>): void {
  for (const { path, type, content } of [PAGE_STYLE, PAGE_SCRIPT, PAGE_ICON]) {
    app.get(path, () => new Response(content, { headers: { "content-type": type, "cache-control": ONE_YEAR } }));
  }
}

function asset(name: string, extension: string, type: string, files: readonly string[]): Asset {
  const content = files.map((file) => readFileSync(new URL(file, import.meta.url), "utf8")).join("\n");
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 12);
  return { path: `/pages/${name}-${hash}.${extension}`, type, content };
}
