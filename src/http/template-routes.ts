import type { Hono } from "hono";
import type { Services } from "../operations/services.ts";
import { previewTemplate } from "../presentations/preview-template.ts";
import { templatePreviewPath } from "../presentations/template-catalog.ts";
import type { HttpEnvironment } from "./http-app.ts";

const ONE_HOUR = "public, max-age=3600";

/** Pictures of the templates, for everyone: the `preview_url` of a template record. */
export function mountTemplatePreviews(app: Hono<HttpEnvironment>, services: Services): void {
  app.get(templatePreviewPath(":template_id"), async (context) => {
    const png = await previewTemplate(services, context.req.param("template_id") ?? "");
    return new Response(Buffer.from(png), { headers: { "content-type": "image/png", "cache-control": ONE_HOUR } });
  });
}
