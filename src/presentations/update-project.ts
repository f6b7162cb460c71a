import type { Database, Reader, Transaction } from "../database/database.ts";
import { AppError, invalidField } from "../shared/app-error.ts";
import type { Clock } from "../shared/clock.ts";
import type { DeckEngine } from "./deck-engine.ts";
import { readOrigin } from "./deck-origins.ts";
import type { ProjectAddresses } from "./editor-url.ts";
import type { ProjectChanges, SlidePatch, SlideVariation } from "./project-changes.ts";
import { findProject, projectRecord } from "./projects.ts";
import { requireSafe, type SlidePolicy } from "./slide-policy.ts";
import { deleteSlides, insertSlides, readSlides, updateSlide, type StoredSlide } from "./slides.ts";

export interface UpdateServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly addresses: ProjectAddresses;
  readonly engine: DeckEngine;
  readonly slidePolicy: SlidePolicy;
}

interface Target {
  readonly userId: string;
  readonly projectId: string;
}

/** Writes the slides as they are to be; answers whether they were still as they had been read. */
type WriteSlides = (transaction: Transaction) => Promise<boolean>;

/** Somebody else may change the same slide while its texts are set; more often than this in a row is no accident. */
const ATTEMPTS = 4;

/**
 * Changes a project: all that was sent, in one transaction, or nothing. Markup must pass the slide policy, unless it is
 * what the project holds already. Throws `not_found`, `validation_error` and `unsafe_content`.
 */
export async function updateProject(services: UpdateServices, target: Target, changes: ProjectChanges) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const writeSlides = await prepare(services, target, changes);
    const row = await services.database.write(async (transaction) => {
      await findProject(transaction, target.userId, target.projectId);
      if (!(await writeSlides(transaction))) return undefined;
      return writeProject(transaction, services.clock, target.projectId, changes);
    });
    if (row !== undefined) return projectRecord(row, services.addresses);
  }
  throw new AppError("unavailable", "The slide is being changed by someone else. Nothing was stored; try again.");
}

/** Does what takes long before the transaction: checking markup and setting texts. */
async function prepare(services: UpdateServices, target: Target, changes: ProjectChanges): Promise<WriteSlides> {
  const { read } = services.database;
  const { patch_slide: patch, content } = changes;
  await findProject(read, target.userId, target.projectId);
  if (patch === undefined && content === undefined) return () => Promise.resolve(true);
  const stored = await readSlides(read, target.projectId);
  return content === undefined
    ? preparePatch(services, target, stored, patch)
    : prepareContent(services, target, stored, content.variations);
}

async function writeProject(
  transaction: Transaction,
  clock: Clock,
  projectId: string,
  { title, status, content }: ProjectChanges,
) {
  return transaction
    .updateTable("projects")
    .set({
      updated_at: clock.now().getTime(),
      ...(title === undefined ? {} : { title }),
      ...(status === undefined ? {} : { status }),
      ...(content === undefined ? {} : { slide_count: content.variations.length }),
    })
    .where("id", "=", projectId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Every slide anew. One that is what the project holds, wherever it stood, stays as well known to the engine as it was. */
async function prepareContent(
  { slidePolicy }: UpdateServices,
  { projectId }: Target,
  stored: readonly StoredSlide[],
  variations: readonly SlideVariation[],
): Promise<WriteSlides> {
  const known = new Set(stored.map(({ svg }) => svg));
  const sent = variations.map(({ svgContent }, index) => ({ index, svg: svgContent }));
  await requireSafe(
    slidePolicy,
    sent.filter(({ svg }) => !known.has(svg)),
  );
  return async (transaction) => {
    const now = await readSlides(transaction, projectId);
    const settings = new Map(now.map(({ svg, setting }) => [svg, setting]));
    await deleteSlides(transaction, projectId);
    const slides = variations.map(({ svgContent: svg, title, notes }) => ({
      svg,
      title,
      notes,
      setting: settings.get(svg),
    }));
    await insertSlides(transaction, projectId, slides);
    return true;
  };
}

async function preparePatch(
  services: UpdateServices,
  target: Target,
  stored: readonly StoredSlide[],
  patch: SlidePatch | undefined,
): Promise<WriteSlides> {
  if (patch === undefined) return () => Promise.resolve(true);
  const { index, title, notes, svg_content, texts } = patch;
  const slide = stored[index];
  if (slide === undefined) throw noSuchSlide(index, stored.length);
  const drawn = await redraw(services, target, slide, patch);
  // New texts are set into the slide as it was read: if it is another by now, they have to be set again.
  const basedOn = texts !== undefined && svg_content === undefined ? slide.svg : undefined;
  return (transaction) => updateSlide(transaction, target.projectId, index, { title, notes, drawn }, basedOn);
}

/** The slide with the markup that was sent, or its own, and with its new texts; undefined where neither was sent. */
async function redraw(
  { database, engine, slidePolicy }: UpdateServices,
  { userId, projectId }: Target,
  slide: StoredSlide,
  { index, svg_content: sent, texts }: SlidePatch,
): Promise<Pick<StoredSlide, "svg" | "setting"> | undefined> {
  const isNew = sent !== undefined && sent !== slide.svg;
  if (isNew) await requireSafe(slidePolicy, [{ index, svg: sent }]);
  const { svg, setting } = isNew ? { svg: sent, setting: undefined } : slide;
  if (texts === undefined) return isNew ? { svg, setting } : undefined;
  const { language } = await findProject(database.read, userId, projectId);
  const origin = setting && (await originOf(database.read, projectId, setting));
  const reset = await engine.setTexts({ svg, texts, language, ...(origin === undefined ? {} : { origin }) });
  return { svg: reset.svg, setting: reset.setting };
}

async function originOf(reader: Reader, projectId: string, slide: NonNullable<StoredSlide["setting"]>) {
  const origin = await readOrigin(reader, projectId);
  return origin && { deck: origin.setting, slide };
}

function noSuchSlide(index: number, count: number): AppError {
  const range = count === 1 ? "only slide 0" : `slides 0 to ${count - 1}`;
  return invalidField("patch_slide.index", `There is no slide ${index}; this project has ${range}.`);
}
