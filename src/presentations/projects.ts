import type { Database, Reader, Transaction } from "../database/database.ts";
import { pageOf, type Page, type PageCursors } from "../database/page-cursors.ts";
import type { Tables } from "../database/tables.ts";
import type { LaidOutSlide } from "../design/lay-out-deck.ts";
import { AppError } from "../shared/app-error.ts";
import type { Clock } from "../shared/clock.ts";
import { insertOrigin, type DeckOrigin } from "./deck-origins.ts";
import { editorUrl, type ProjectAddresses } from "./editor-url.ts";
import { insertSlides, readVariations } from "./slides.ts";

type ProjectRow = Tables["projects"];

export interface ProjectServices {
  readonly database: Database;
  readonly addresses: ProjectAddresses;
  readonly cursors: PageCursors;
}

export interface NewProject {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly format: ProjectRow["format"];
  readonly aspectRatio: ProjectRow["aspect_ratio"];
  readonly templateFamily: string;
  readonly language: string;
  readonly planner: ProjectRow["planner"];
  readonly slides: readonly LaidOutSlide[];
  readonly origin: DeckOrigin;
}

/** Stores a project as a draft, with all its slides. */
export async function insertProject(transaction: Transaction, clock: Clock, project: NewProject): Promise<void> {
  const now = clock.now().getTime();
  await transaction
    .insertInto("projects")
    .values({
      id: project.id,
      user_id: project.userId,
      title: project.title,
      status: "draft",
      format: project.format,
      aspect_ratio: project.aspectRatio,
      template_family: project.templateFamily,
      language: project.language,
      planner: project.planner,
      slide_count: project.slides.length,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const slides = project.slides.map((slide) => ({ ...slide, setting: slide }));
  await insertSlides(transaction, project.id, slides);
  await insertOrigin(transaction, project.id, project.origin);
}

/** The row of a project. Throws `not_found` for one that is unknown or someone else's: nobody learns which. */
export async function findProject(reader: Reader, userId: string, projectId: string): Promise<ProjectRow> {
  const row = await reader
    .selectFrom("projects")
    .selectAll()
    .where("id", "=", projectId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (row === undefined) throw projectNotFound();
  return row;
}

export function projectNotFound(): AppError {
  return new AppError("not_found", "There is no such project. list_projects names those there are.");
}

/** The project as its owner sees it; with `content` also every slide, in order. */
export async function readProject(
  services: ProjectServices,
  userId: string,
  projectId: string,
  { content }: { readonly content: boolean },
) {
  const { database, addresses } = services;
  const record = projectRecord(await findProject(database.read, userId, projectId), addresses);
  return content ? { ...record, content: { variations: await readVariations(database.read, projectId) } } : record;
}

/** Projects, newest first. */
export async function listProjects(
  { database, addresses, cursors }: ProjectServices,
  userId: string,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<Page<ReturnType<typeof projectRecord>>> {
  let query = database.read
    .selectFrom("projects")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(limit + 1);
  if (cursor !== undefined) query = query.where("id", "<", cursors.read("projects", userId, cursor));
  return pageOf(
    await query.execute(),
    limit,
    (row) => projectRecord(row, addresses),
    (row) => cursors.write("projects", userId, row.id),
  );
}

export function projectRecord(row: ProjectRow, addresses: ProjectAddresses) {
  return {
    project_id: row.id,
    editor_url: editorUrl(addresses, row.id),
    title: row.title,
    status: row.status,
    format: row.format,
    aspect_ratio: row.aspect_ratio,
    template_family: row.template_family,
    slide_count: row.slide_count,
    language: row.language,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}
