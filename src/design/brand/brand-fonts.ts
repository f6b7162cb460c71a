import { probablyMeant } from "../../shared/nearest.ts";
import type { FontChoice, Fonts } from "../theme.ts";
import { fontKin } from "./font-kin.ts";

/** An installed family. */
export interface InstalledFamily {
  readonly name: string;
  readonly genre: FontChoice["genre"];
}

/** Stand in for a genre when nothing nearer is installed, best first. */
const DEFAULTS: Readonly<Record<FontChoice["genre"], readonly string[]>> = {
  sans: ["Inter", "Noto Sans"],
  serif: ["Newsreader", "Noto Serif"],
  mono: ["JetBrains Mono", "IBM Plex Mono"],
};

/** Made for other scripts or for large sizes; used where they are named outright, never as a stand-in. */
const SPECIAL = /^Noto (?:Sans|Serif|Naskh) \S|\bDisplay$/;

/**
 * The installed family that comes nearest to a name: itself (letter case, blanks and hyphens don't matter), what it is
 * probably a slip of, one of its kin, or the default of its genre. Undefined only where no font is installed at all.
 */
export function nearestFamily(name: string, installed: readonly InstalledFamily[]): InstalledFamily | undefined {
  const wanted = plain(name);
  const same = installed.find((family) => plain(family.name) === wanted);
  if (same !== undefined) return same;
  const usual = installed.filter((family) => !SPECIAL.test(family.name));
  const meant = probablyMeant(
    wanted,
    usual.map((family) => plain(family.name)).filter((family) => family.startsWith(wanted.slice(0, 3))),
  );
  const slip = usual.find((family) => plain(family.name) === meant);
  if (slip !== undefined) return slip;
  const { kin, genre } = fontKin(wanted);
  for (const candidate of [...kin, ...DEFAULTS[genre]]) {
    const found = usual.find((family) => plain(family.name) === plain(candidate));
    if (found !== undefined) return found;
  }
  return usual.find((family) => family.genre === genre) ?? usual[0];
}

/** A theme's fonts with a brand's in the slots for headings and running text. */
export function brandFonts(
  theme: Fonts,
  wanted: { readonly headingFont?: string; readonly bodyFont?: string },
  installed: readonly InstalledFamily[],
): Fonts {
  return {
    ...theme,
    heading: chosen(theme.heading, wanted.headingFont, installed, FIRM),
    body: chosen(theme.body, wanted.bodyFont, installed, theme.body.weight),
  };
}

/** A fine serif has presence that a sans of the same weight lacks. */
const FIRM = 500;

/** `least` is the weight that a stand-in for a serif has at least. */
function chosen(
  theme: FontChoice,
  name: string | undefined,
  installed: readonly InstalledFamily[],
  least: number,
): FontChoice {
  const family = name === undefined ? undefined : nearestFamily(name, installed);
  if (family === undefined) return theme;
  const changesGenre = theme.genre === "serif" && family.genre !== "serif";
  const weight = changesGenre ? Math.max(theme.weight, least) : theme.weight;
  return { family: family.name, genre: family.genre, weight };
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]+|(?:variable|vf)$/g, "");
}
