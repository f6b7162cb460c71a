import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { FontFamily, FontSlice, FontSource } from "../font-source.ts";
import { toSfnt } from "../sfnt.ts";
import { readFamilies, type SliceFile } from "./font-package.ts";
import { subsetFont } from "./subset-font.ts";

/**
 * The families installed as `@fontsource-variable/*` and `@fontsource/*` packages beside this one. Families with an
 * optical size axis come twice: as they are for running text, and as "… Display" with the axis at its largest.
 */
export function installedFonts(): FontSource {
  const files = new Map<string, SliceFile>();
  const families = packageFolders().flatMap((folder): FontFamily[] => readFamilies(folder, files));
  return { families: () => families, load: (slice) => loadSlice(slice, files) };
}

async function loadSlice(slice: FontSlice, files: ReadonlyMap<string, SliceFile>): Promise<Uint8Array> {
  const file = files.get(slice.file);
  if (file === undefined) throw new Error(`No installed font package has the slice ${slice.file}`);
  const bytes = await readFile(file.path);
  return file.pin === undefined ? bytes : subsetFont(await toSfnt(bytes), { pin: file.pin });
}

function packageFolders(): string[] {
  const anchor = createRequire(import.meta.url).resolve("@fontsource-variable/noto-sans/package.json");
  const modules = dirname(dirname(dirname(anchor)));
  const scopes = ["@fontsource-variable", "@fontsource"].map((scope) => join(modules, scope)).filter(existsSync);
  return scopes.flatMap((scope) =>
    readdirSync(scope)
      .sort()
      .map((name) => join(scope, name)),
  );
}
