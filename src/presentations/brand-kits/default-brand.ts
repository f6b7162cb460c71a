import type { Database, Reader } from "../../database/database.ts";
import type { Tables } from "../../database/tables.ts";
import type { Warning } from "../../deck/deck-plan.ts";
import type { Brand } from "../../design/brand/brand.ts";
import type { Logger } from "../../logging/logger.ts";
import type { GuardedFetch } from "../../net/guarded-fetch.ts";
import type { Clock } from "../../shared/clock.ts";
import { findDefaultKit } from "./brand-kits.ts";
import { fetchLogo } from "./fetch-logo.ts";

export interface DefaultBrandServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly guardedFetch: GuardedFetch;
}

export interface DefaultBrand {
  readonly brand?: Brand;
  readonly warnings: readonly Warning[];
}

type BrandKitRow = Tables["brand_kits"];

/**
 * The brand that a user's decks wear: that of the default kit. Its logo is fetched when it is first needed and kept;
 * one that can't be had gives a warning and is asked for again next time.
 */
export async function defaultBrand(services: DefaultBrandServices, userId: string): Promise<DefaultBrand> {
  const kit = await findDefaultKit(services.database.read, userId);
  if (kit === undefined) return { warnings: [] };
  const brand = brandOf(kit);
  if (kit.brand_logo_url === null) return { brand, warnings: [] };
  const logo = await logoOf(services, kit.id, kit.brand_logo_url);
  if (logo === undefined) return { brand, warnings: [logoUnavailable(kit)] };
  return { brand: { ...brand, logo }, warnings: [] };
}

function brandOf(kit: BrandKitRow): Brand {
  const colors = {
    primary: kit.brand_primary_color,
    secondary: kit.brand_secondary_color,
    accent: kit.brand_accent_color,
    background: kit.brand_background_color,
  };
  const texts = {
    name: kit.brand_name,
    tagline: kit.brand_tagline,
    headingFont: kit.brand_font_heading,
    bodyFont: kit.brand_font_body,
  };
  return { ...presentOf(texts), colors: presentOf(colors, canonical) };
}

function presentOf<Name extends string>(
  values: Readonly<Record<Name, string | null>>,
  change: (value: string) => string = (value) => value,
): { readonly [Key in Name]?: string } {
  const present: { [Key in Name]?: string } = {};
  for (const name in values) {
    const value = values[name];
    if (value !== null) present[name] = change(value);
  }
  return present;
}

/** `#rrggbb` in lower case. */
function canonical(color: string): string {
  const digits = color.slice(1).toLowerCase();
  return `#${digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits}`;
}

async function logoOf(services: DefaultBrandServices, kitId: string, url: string): Promise<Uint8Array | undefined> {
  const { database, logger, guardedFetch } = services;
  const stored = await findLogo(database.read, kitId);
  if (stored !== undefined) return stored;
  try {
    const png = await fetchLogo(guardedFetch, url);
    await keepLogo(services, kitId, png);
    return png;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    logger.warn("logo_unavailable", { brand_kit_id: kitId, reason: String(cause ?? error) });
    return undefined;
  }
}

/** The deck at hand has its logo either way; what can't be kept is fetched again. */
async function keepLogo({ database, clock, logger }: DefaultBrandServices, kitId: string, png: Uint8Array) {
  try {
    await database.write((transaction) =>
      transaction
        .insertInto("brand_logos")
        .values({ brand_kit_id: kitId, png, fetched_at: clock.now().getTime() })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  } catch (error) {
    logger.error("logo_not_kept", error, { brand_kit_id: kitId });
  }
}

async function findLogo(reader: Reader, kitId: string): Promise<Uint8Array | undefined> {
  const row = await reader.selectFrom("brand_logos").select("png").where("brand_kit_id", "=", kitId).executeTakeFirst();
  return row && new Uint8Array(row.png);
}

function logoUnavailable({ kit_name, brand_logo_url }: BrandKitRow): Warning {
  const message =
    `The logo of the brand kit "${kit_name}" could not be fetched from ${brand_logo_url}, so the slides show none. It ` +
    "has to be a PNG, JPEG, GIF or WebP picture of at most 5 MB that everybody can reach over https.";
  return { code: "brand_logo_unavailable", message };
}
