import { nearestFamily, type InstalledFamily } from "../../design/brand/brand-fonts.ts";

/** The families a brand can be set in. */
export interface FontCatalog {
  /** The installed family that a wish comes nearest to. */
  resolve(family: string): string;
}

/** `load` reads the font packages, which is put off until somebody asks. */
export function createFontCatalog(load: () => readonly InstalledFamily[]): FontCatalog {
  let families: readonly InstalledFamily[] | undefined;
  return {
    resolve(family) {
      families ??= load();
      return nearestFamily(family, families)?.name ?? family;
    },
  };
}
