import type { Database, Reader } from "../../database/database.ts";
import { pageOf, type Page, type PageCursors } from "../../database/page-cursors.ts";
import type { Tables } from "../../database/tables.ts";
import { AppError } from "../../shared/app-error.ts";
import type { Clock } from "../../shared/clock.ts";
import type { IdSource } from "../../shared/ids.ts";
import type { FontCatalog } from "./font-catalog.ts";

export interface BrandKitServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly cursors: PageCursors;
  readonly fonts: FontCatalog;
}

type BrandKitRow = Tables["brand_kits"];

/** The looks a kit may name; all of them optional. */
const LOOKS = [
  "brand_name",
  "brand_tagline",
  "brand_logo_url",
  "brand_primary_color",
  "brand_secondary_color",
  "brand_accent_color",
  "brand_background_color",
  "brand_font_heading",
  "brand_font_body",
] as const;

type Looks = { readonly [Name in (typeof LOOKS)[number]]?: string | undefined };

export interface NewBrandKit extends Looks {
  readonly kit_name: string;
  readonly is_default: boolean;
}

/** Stores a kit. A new default takes the place of the old one. Empty texts count as absent. */
export async function createBrandKit(services: BrandKitServices, userId: string, kit: NewBrandKit) {
  const { database, clock, ids, fonts } = services;
  const now = clock.now().getTime();
  const row: BrandKitRow = {
    id: ids.next("kit"),
    user_id: userId,
    kit_name: kit.kit_name,
    ...looksOf(kit),
    is_default: kit.is_default ? 1 : 0,
    created_at: now,
    updated_at: now,
  };
  await database.write(async (transaction) => {
    if (kit.is_default) {
      await transaction
        .updateTable("brand_kits")
        .set({ is_default: 0, updated_at: now })
        .where("user_id", "=", userId)
        .where("is_default", "=", 1)
        .execute();
    }
    await transaction.insertInto("brand_kits").values(row).execute();
  });
  return brandKitRecord(row, fonts);
}

function looksOf(kit: Looks): Pick<BrandKitRow, (typeof LOOKS)[number]> {
  const present = (text: string | undefined): string | null => (text === undefined || text.trim() === "" ? null : text);
  return {
    brand_name: present(kit.brand_name),
    brand_tagline: present(kit.brand_tagline),
    brand_logo_url: present(kit.brand_logo_url),
    brand_primary_color: present(kit.brand_primary_color),
    brand_secondary_color: present(kit.brand_secondary_color),
    brand_accent_color: present(kit.brand_accent_color),
    brand_background_color: present(kit.brand_background_color),
    brand_font_heading: present(kit.brand_font_heading),
    brand_font_body: present(kit.brand_font_body),
  };
}

/** Kits, newest first. */
export async function listBrandKits(
  { database, cursors, fonts }: BrandKitServices,
  userId: string,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<Page<ReturnType<typeof brandKitRecord>>> {
  let query = database.read
    .selectFrom("brand_kits")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(limit + 1);
  if (cursor !== undefined) query = query.where("id", "<", cursors.read("brand kits", userId, cursor));
  return pageOf(
    await query.execute(),
    limit,
    (row) => brandKitRecord(row, fonts),
    (row) => cursors.write("brand kits", userId, row.id),
  );
}

/** Throws `not_found` for a kit that is unknown or someone else's. */
export async function readBrandKit({ database, fonts }: BrandKitServices, userId: string, kitId: string) {
  const row = await database.read
    .selectFrom("brand_kits")
    .selectAll()
    .where("id", "=", kitId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (row === undefined) throw kitNotFound();
  return brandKitRecord(row, fonts);
}

/** Deletes a kit for good; decks made with it stay as they are. Throws `not_found`, also for one deleted before. */
export async function deleteBrandKit(
  { database }: Pick<BrandKitServices, "database">,
  userId: string,
  kitId: string,
): Promise<{ readonly id: string; readonly deleted: true }> {
  await database.write(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("brand_kits")
      .where("id", "=", kitId)
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows !== 1n) throw kitNotFound();
  });
  return { id: kitId, deleted: true };
}

/** The kit every generation of this user wears, if there is one. */
export async function findDefaultKit(reader: Reader, userId: string): Promise<BrandKitRow | undefined> {
  return reader
    .selectFrom("brand_kits")
    .selectAll()
    .where("user_id", "=", userId)
    .where("is_default", "=", 1)
    .executeTakeFirst();
}

function brandKitRecord(row: BrandKitRow, fonts: FontCatalog) {
  const { id, user_id: _, is_default, created_at, updated_at, ...names } = row;
  return {
    brand_kit_id: id,
    ...names,
    resolved_font_heading: resolved(row.brand_font_heading, fonts),
    resolved_font_body: resolved(row.brand_font_body, fonts),
    is_default: is_default === 1,
    created_at: new Date(created_at).toISOString(),
    updated_at: new Date(updated_at).toISOString(),
  };
}

function resolved(family: string | null, fonts: FontCatalog): string | null {
  return family === null ? null : fonts.resolve(family);
}

function kitNotFound(): AppError {
  return new AppError("not_found", "There is no such brand kit. list_brand_kits names those there are.");
}
