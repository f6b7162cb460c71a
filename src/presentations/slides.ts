import { z } from "zod";
import type { Reader, Transaction } from "../database/database.ts";
import type { SlideContent } from "../deck/slide-content.ts";
import { SLIDE_TYPES } from "../deck/slide-types.ts";
import type { SlideChecks } from "../design/checks/slide-checks.ts";
import type { SlideSetting } from "../design/settings.ts";

/** A slide of a project as it is stored. */
export interface StoredSlide {
  readonly title: string;
  readonly notes: string;
  readonly svg: string;
  /** What the engine set it from; undefined once somebody replaced the markup. */
  readonly setting: SlideSetting | undefined;
}

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;

/** The shapes inside are our own and never come from a caller. */
const storedSetting = z.object({
  index: z.int(),
  type: z.enum(SLIDE_TYPES),
  layoutId: z.string(),
  content: z.custom<SlideContent>(isObject),
  overrides: z.record(z.string(), z.string()).exactOptional(),
  checks: z.custom<SlideChecks>(isObject),
});

/** Stores the slides of a project that has none. */
export async function insertSlides(
  transaction: Transaction,
  projectId: string,
  slides: readonly StoredSlide[],
): Promise<void> {
  const rows = slides.map(({ title, notes, svg, setting }, position) => ({
    project_id: projectId,
    position,
    title,
    notes,
    svg,
    setting: writeSetting(setting),
  }));
  await transaction.insertInto("slides").values(rows).execute();
}

export async function deleteSlides(transaction: Transaction, projectId: string): Promise<void> {
  await transaction.deleteFrom("slides").where("project_id", "=", projectId).execute();
}

/** What of one slide is to change; absent fields stay as they are. */
export interface SlideChanges {
  readonly title?: string | undefined;
  readonly notes?: string | undefined;
  readonly drawn?: Pick<StoredSlide, "svg" | "setting"> | undefined;
}

/**
 * Changes one slide. False, and nothing stored, where there is none at this position or, with `basedOn`, where its
 * markup is another by now.
 */
export async function updateSlide(
  transaction: Transaction,
  projectId: string,
  position: number,
  { title, notes, drawn }: SlideChanges,
  basedOn?: string,
): Promise<boolean> {
  let query = transaction
    .updateTable("slides")
    .set({
      position,
      ...(title === undefined ? {} : { title }),
      ...(notes === undefined ? {} : { notes }),
      ...(drawn === undefined ? {} : { svg: drawn.svg, setting: writeSetting(drawn.setting) }),
    })
    .where("project_id", "=", projectId)
    .where("position", "=", position);
  if (basedOn !== undefined) query = query.where("svg", "=", basedOn);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Slides of a project, in order. */
export async function readSlides(reader: Reader, projectId: string): Promise<readonly StoredSlide[]> {
  const rows = await reader
    .selectFrom("slides")
    .select(["title", "notes", "svg", "setting"])
    .where("project_id", "=", projectId)
    .orderBy("position")
    .execute();
  return rows.map((row) => ({ ...row, setting: readSetting(row.setting) }));
}

/** Markup of a project's slides, in order. */
export async function readSlideSvgs(reader: Reader, projectId: string): Promise<readonly string[]> {
  const rows = await reader
    .selectFrom("slides")
    .select("svg")
    .where("project_id", "=", projectId)
    .orderBy("position")
    .execute();
  return rows.map(({ svg }) => svg);
}

/** Slides of a project as the API shows them, in order. */
export async function readVariations(reader: Reader, projectId: string) {
  const rows = await reader
    .selectFrom("slides")
    .select(["svg", "title", "notes"])
    .where("project_id", "=", projectId)
    .orderBy("position")
    .execute();
  return rows.map(({ svg, title, notes }) => ({ svgContent: svg, title, notes }));
}

function writeSetting(setting: SlideSetting | undefined): string | null {
  if (setting === undefined) return null;
  const { index, type, layoutId, content, overrides, checks } = setting;
  return JSON.stringify({ index, type, layoutId, content, overrides, checks });
}

function readSetting(json: string | null): SlideSetting | undefined {
  return json === null ? undefined : storedSetting.parse(JSON.parse(json));
}
