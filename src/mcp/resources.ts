import {
  ResourceNotFoundError,
  type ListResourcesResult,
  type ReadResourceResult,
  type Resource,
  type ResourceTemplateType,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { z } from "zod";
import type { TemplateCatalog } from "../presentations/template-catalog.ts";
import { AppError } from "../shared/app-error.ts";
import { toResourceError } from "./protocol-errors.ts";
import { readAuthoringGuide } from "./authoring-guide.ts";
import { readReply, type Reader } from "./read-reply.ts";

const PUBLIC_FOR_AN_HOUR = { ttlMs: 3_600_000, cacheScope: "public" } as const;

const GUIDE: Resource = {
  uri: "slidewright://guide/authoring",
  name: "authoring-guide",
  title: "How to write a deck yourself",
  description:
    "Read this before you send slides you wrote as `content`: how sections become slides, which slide types there are, " +
    "what each holds and how much text fits.",
  mimeType: "text/markdown",
  annotations: { audience: ["assistant"], priority: 0.9 },
};

const PROJECT = "slidewright://projects/";
const TEMPLATE = "slidewright://templates/";
export const PROJECT_URIS = `${PROJECT}{id}`;
export const TEMPLATE_URIS = `${TEMPLATE}{id}`;

/** Addresses with a gap for an id; completions fill it. */
export const RESOURCE_TEMPLATES: readonly ResourceTemplateType[] = [
  {
    uriTemplate: PROJECT_URIS,
    name: "project",
    title: "A project",
    description:
      "One saved deck: its record, and title and speaker notes of every slide. To see how it looks, call " +
      "preview_project; for the markup of its slides, get_project with include=content.",
    mimeType: "application/json",
  },
  {
    uriTemplate: TEMPLATE_URIS,
    name: "template",
    title: "A template",
    description:
      "One theme: its look, palette, fonts and what each layout takes. A carousel's id goes into template_family of " +
      "create_presentation.",
    mimeType: "application/json",
  },
];

/** The guide and all templates, then the caller's projects, newest first and page by page. */
export async function listResources(
  reader: Reader,
  cursor: string | undefined,
  context: ServerContext,
): Promise<ListResourcesResult> {
  const fixed = cursor === undefined ? [GUIDE, ...reader.services.templates.themes.map(templateListing)] : [];
  if (cursor === undefined && !reader.principal.scopes.has("projects:read")) return { resources: fixed };
  const reply = await readReply(reader, "list_projects", cursor === undefined ? {} : { cursor }, context);
  const { items, next_cursor: nextCursor } = projectPage.parse(reply);
  const resources = [...fixed, ...items.map(projectListing)];
  return nextCursor === null ? { resources } : { resources, nextCursor };
}

function templateListing({ id, name, description }: TemplateCatalog["themes"][number]): Resource {
  return { uri: TEMPLATE + id, name: id, title: name, description, mimeType: "application/json" };
}

const projectRecord = z.looseObject({
  project_id: z.string(),
  title: z.string(),
  format: z.string(),
  status: z.string(),
  slide_count: z.number(),
  updated_at: z.string(),
});
const projectPage = z.object({ items: z.array(projectRecord), next_cursor: z.string().nullable() });

function projectListing(project: z.output<typeof projectRecord>): Resource {
  const { project_id: id, title, format, status, slide_count: slides, updated_at: lastModified } = project;
  return {
    uri: PROJECT + id,
    name: id,
    title,
    description: `A ${format} of ${slides} slides (${status}).`,
    mimeType: "application/json",
    annotations: { lastModified },
  };
}

/** The text of a resource; an address that names nothing is a protocol error that says what there is. */
export async function readResource(reader: Reader, uri: string, context: ServerContext): Promise<ReadResourceResult> {
  if (uri === GUIDE.uri) {
    const contents = [{ uri, mimeType: "text/markdown", text: await readAuthoringGuide() }];
    return { ...PUBLIC_FOR_AN_HOUR, contents };
  }
  const [, kind, id = ""] = /^slidewright:\/\/(projects|templates)\/([\w-]+)$/.exec(uri) ?? [];
  try {
    if (kind === "projects") return jsonResource(uri, await readProject(reader, id, context));
    if (kind === "templates") {
      const template = await readReply(reader, "get_template", { template_id: id }, context);
      return { ...PUBLIC_FOR_AN_HOUR, ...jsonResource(uri, template) };
    }
  } catch (error) {
    throw error instanceof AppError ? toResourceError(uri, error) : error;
  }
  throw new ResourceNotFoundError(uri, `There is no resource ${uri}. Known: ${KNOWN}.`);
}

const KNOWN = [GUIDE.uri, ...RESOURCE_TEMPLATES.map(({ uriTemplate }) => uriTemplate)].join(", ");

const deck = projectRecord.extend({
  content: z.object({ variations: z.array(z.object({ title: z.string(), notes: z.string() })) }),
});

/** The record and the words about its slides; their markup would fill a model's context. */
async function readProject(reader: Reader, id: string, context: ServerContext) {
  const reply = await readReply(reader, "get_project", { project_id: id, include: "content" }, context);
  const { content, ...record } = deck.parse(reply);
  return { ...record, slides: content.variations.map(({ title, notes }, index) => ({ index, title, notes })) };
}

function jsonResource(uri: string, value: object): ReadResourceResult {
  return { contents: [{ uri, mimeType: "application/json", text: JSON.stringify(value) }] };
}
