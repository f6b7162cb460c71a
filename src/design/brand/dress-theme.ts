import type { Warning } from "../../deck/deck-plan.ts";
import type { BrandMark, Theme, Tokens } from "../theme.ts";
import { applyBrand } from "./apply-brand.ts";
import type { InstalledFamily } from "./brand-fonts.ts";
import type { Brand } from "./brand.ts";
import { logoMark } from "./logo-mark.ts";
import { readableTheme } from "./readable-theme.ts";

/** A theme in a brand's clothes: what a deck is laid out with. */
export interface DressedTheme {
  readonly theme: Theme;
  readonly tokens: Tokens;
  readonly mark: BrandMark;
  readonly warnings: readonly Warning[];
}

/** Puts a brand's colours, fonts, names and logo on a theme. */
export async function dressTheme(
  theme: Theme,
  brand: Brand,
  installed: readonly InstalledFamily[],
): Promise<DressedTheme> {
  const { tokens, mark, warnings } = applyBrand(theme, brand, installed);
  const dressed = { theme: readableTheme(theme), tokens, warnings };
  if (brand.logo === undefined) return { ...dressed, mark };
  const { paper, surface, accent, second, inverse } = tokens.palette;
  const logo = await logoMark(brand.logo, [paper, surface, accent, second, inverse], [paper, "#ffffff", inverse]);
  return { ...dressed, mark: { ...mark, logo } };
}

/** The theme a finished deck was laid out with: dressed where its colours are not the theme's own. */
export function themeOf(theme: Theme, tokens: Tokens): Theme {
  const isBranded = JSON.stringify(tokens.palette) !== JSON.stringify(theme.tokens.palette);
  return isBranded ? readableTheme(theme) : theme;
}
