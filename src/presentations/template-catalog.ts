import { pageOf, type Page, type PageCursors } from "../database/page-cursors.ts";
import type { DeckFormat } from "../deck/deck-plan.ts";
import { SLOT_CONTRACTS } from "../deck/slot-contracts.ts";
import type { Theme } from "../design/theme.ts";
import { AppError } from "../shared/app-error.ts";
import { nearest } from "../shared/nearest.ts";

const SUGGESTIONS = 3;

/** The themes there are, as templates a caller can choose from. */
export interface TemplateCatalog {
  readonly themes: readonly Theme[];
  find(templateId: string): Theme | undefined;
  /** Ids of that format most like a wrong one. */
  nearest(templateId: string, format: DeckFormat): readonly string[];
}

export interface TemplateServices {
  readonly templates: TemplateCatalog;
  readonly cursors: PageCursors;
  readonly addresses: { publicUrl(): string };
}

export function createTemplateCatalog(themes: readonly Theme[]): TemplateCatalog {
  const byId = new Map(themes.map((theme) => [theme.id, theme]));
  return {
    themes,
    find: (templateId) => byId.get(templateId),
    nearest(templateId, format) {
      const ids = themes.filter((theme) => theme.format === format).map(({ id }) => id);
      return nearest(templateId, ids, SUGGESTIONS);
    },
  };
}

/** Templates in the catalog's order, of one format or all. */
export function listTemplates(
  { templates, cursors, addresses }: TemplateServices,
  { limit, cursor, format }: { limit: number; cursor?: string | undefined; format?: DeckFormat | undefined },
): Page<ReturnType<typeof templateRecord>> {
  const list = `templates ${format ?? ""}`;
  const themes = templates.themes.filter((theme) => format === undefined || theme.format === format);
  const last = cursor === undefined ? undefined : cursors.read(list, "", cursor);
  const start = themes.findIndex(({ id }) => id === last) + 1;
  return pageOf(
    themes.slice(start, start + limit + 1),
    limit,
    (theme) => templateRecord(theme, addresses.publicUrl()),
    (theme) => cursors.write(list, "", theme.id),
  );
}

export function readTemplate({ templates, addresses }: TemplateServices, templateId: string) {
  return templateRecord(findTemplate(templates, templateId), addresses.publicUrl());
}

/** Throws `not_found` naming the nearest ids. */
export function findTemplate(templates: TemplateCatalog, templateId: string): Theme {
  const theme = templates.find(templateId);
  if (theme !== undefined) return theme;
  const ids = templates.themes.map(({ id }) => id);
  const near = nearest(templateId, ids, SUGGESTIONS);
  throw new AppError(
    "not_found",
    `There is no such template. Nearest: ${near.join(", ")}; list_templates has them all.`,
    { details: { nearest: near } },
  );
}

/** Path of a picture of the template's layouts. */
export function templatePreviewPath(templateId: string): `/${string}` {
  return `/templates/${templateId}/preview.png`;
}

function templateRecord(theme: Theme, publicUrl: string) {
  const { heading, body, accent } = theme.tokens.fonts;
  return {
    template_id: theme.id,
    name: theme.name,
    format: theme.format,
    description: theme.description,
    tags: theme.tags,
    palette: { ...theme.tokens.palette },
    fonts: { heading: heading.family, body: body.family, accent: accent.family },
    aspect_ratios: theme.aspectRatios,
    layouts: theme.layouts.map(({ id, type, name }) => ({
      layout_id: id,
      slide_type: type,
      name,
      capacity: { ...SLOT_CONTRACTS[type] },
    })),
    preview_url: publicUrl + templatePreviewPath(theme.id),
  };
}
