import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { mountFonts } from "../../../src/http/font-routes.ts";
import type { HttpEnvironment } from "../../../src/http/http-app.ts";
import { mountPageAssets } from "../../../src/http/page-assets.ts";
import { applySecurityHeaders } from "../../../src/http/security-headers.ts";
import { installedFonts } from "../../../src/typeset/node/installed-fonts.ts";
import { GALLERY } from "./gallery.ts";

export interface GalleryServer extends AsyncDisposable {
  readonly url: string;
}

/** Serves every page of the gallery at `/{name}`, with the files, the fonts and the headers of the product. */
export async function startGallery(): Promise<GalleryServer> {
  const app = new Hono<HttpEnvironment>();
  app.use(async (context, next) => {
    await next();
    applySecurityHeaders(context.res.headers, false);
  });
  mountPageAssets(app);
  mountFonts(app, () => Promise.resolve(installedFonts()));
  for (const [name, render] of Object.entries(GALLERY)) app.get(`/${name}`, (context) => context.html(render()));
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => {
      resolve({
        url: `http://127.0.0.1:${port}`,
        [Symbol.asyncDispose]: () => new Promise((closed) => server.close(() => closed())),
      });
    });
  });
}
