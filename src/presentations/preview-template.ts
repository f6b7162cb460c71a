import type { DeckEngine } from "./deck-engine.ts";
import type { PreviewCache } from "./preview-cache.ts";
import { findTemplate, type TemplateCatalog } from "./template-catalog.ts";

const WIDTH = 1_080;

export interface TemplatePreviewServices {
  readonly templates: TemplateCatalog;
  readonly engine: DeckEngine;
  readonly templatePreviews: PreviewCache;
}

/** A PNG of a template's layouts, open to everyone. Throws `not_found` naming the nearest ids. */
export async function previewTemplate(services: TemplatePreviewServices, templateId: string): Promise<Uint8Array> {
  const { id } = findTemplate(services.templates, templateId);
  return services.templatePreviews.get(id, () => services.engine.templateSheet(id, WIDTH));
}
