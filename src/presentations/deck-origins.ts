import { z } from "zod";
import type { Reader, Transaction } from "../database/database.ts";
import type { DeckSetting } from "../design/settings.ts";

/** Where a deck comes from: the texts it was made from, and what its slides were set with. */
export interface DeckOrigin {
  readonly source: string;
  /** What was read of them, which the words of the slides point into; absent for a project made before it was kept. */
  readonly readText?: string;
  readonly setting: DeckSetting;
}

/** The shapes inside are our own and never come from a caller. */
const storedSetting = z.custom<DeckSetting>(
  (value) => typeof value === "object" && value !== null && "tokens" in value && "themeId" in value,
);

export async function insertOrigin(
  transaction: Transaction,
  projectId: string,
  { source, setting, readText }: DeckOrigin,
): Promise<void> {
  await transaction
    .insertInto("deck_origins")
    .values({ project_id: projectId, source, setting: JSON.stringify(setting), read_text: readText ?? null })
    .execute();
}

/** Undefined for a project made before origins were kept. */
export async function readOrigin(reader: Reader, projectId: string): Promise<DeckOrigin | undefined> {
  const row = await reader
    .selectFrom("deck_origins")
    .select(["source", "setting", "read_text"])
    .where("project_id", "=", projectId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const setting = storedSetting.parse(JSON.parse(row.setting));
  return { source: row.source, setting, ...(row.read_text === null ? {} : { readText: row.read_text }) };
}
