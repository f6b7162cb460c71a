import type { Warning } from "../../deck/deck-plan.ts";
import { contrast } from "../color.ts";
import type { BrandMark, Theme, Tokens } from "../theme.ts";
import { brandFonts, type InstalledFamily } from "./brand-fonts.ts";
import { brandPalette, type Correction } from "./brand-palette.ts";
import type { Brand, BrandColors } from "./brand.ts";

export interface AppliedBrand {
  readonly tokens: Tokens;
  readonly mark: BrandMark;
  readonly warnings: readonly Warning[];
}

/** A theme's colours and fonts in those of a brand, and what the brand puts on every slide. The logo is not looked at. */
export function applyBrand(theme: Theme, brand: Brand, installed: readonly InstalledFamily[]): AppliedBrand {
  const { palette, corrections } = brandPalette(theme.tokens.palette, brand.colors);
  const { name, tagline } = brand;
  return {
    tokens: { palette, fonts: brandFonts(theme.tokens.fonts, brand, installed) },
    mark: { ...(name === undefined ? {} : { name }), ...(tagline === undefined ? {} : { tagline }) },
    warnings: corrections.map(warningOf),
  };
}

const FIELDS: Readonly<Record<keyof BrandColors, string>> = {
  primary: "brand_primary_color",
  secondary: "brand_secondary_color",
  accent: "brand_accent_color",
  background: "brand_background_color",
};

function warningOf({ name, from, to, ground, what }: Correction): Warning {
  const ratio = (color: string): string => `${contrast(color, ground).toFixed(1)}:1`;
  const asked = what === "everything" ? "large text and shapes" : "small text";
  const used = what === "everything" ? "the slides use" : "small text in it is set in";
  const message =
    `${FIELDS[name]} ${from} has a contrast of ${ratio(from)} on ${ground}, less than WCAG AA asks of ${asked}, ` +
    `so ${used} ${to} (${ratio(to)}).`;
  return { code: "brand_color_corrected", message };
}
