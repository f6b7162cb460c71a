import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { FontCut, FontFamily, FontSlice, FontSource, Genre } from "../font-source.ts";
import { parseUnicodeRanges } from "../unicode-ranges.ts";

const Metadata = z.object({
  id: z.string(),
  family: z.string(),
  weights: z.array(z.number()).min(1),
  styles: z.array(z.string()),
  category: z.string(),
});

const UnicodeMap = z.record(z.string(), z.string());

/** What the only cut of a display family looks like; its nominal weight is 400, which companions must not follow. */
const LOOKS_LIKE: Readonly<Record<string, number>> = { "Archivo Black": 900 };

/** The families installed as `@fontsource-variable/*` and `@fontsource/*` packages beside this one. */
export function installedFonts(): FontSource {
  const folders = new Map<string, string>();
  const families = packageFolders().map((folder) => readFamily(folder, folders));
  return {
    families: () => families,
    load: (slice) => {
      const folder = folders.get(slice.file);
      return folder === undefined
        ? Promise.reject(new Error(`No installed font package has the file ${slice.file}`))
        : readFile(join(folder, "files", slice.file));
    },
  };
}

function packageFolders(): string[] {
  const anchor = createRequire(import.meta.url).resolve("@fontsource-variable/noto-sans/package.json");
  const modules = dirname(dirname(dirname(anchor)));
  return ["@fontsource-variable", "@fontsource"].flatMap((scope) => {
    const scoped = join(modules, scope);
    return existsSync(scoped)
      ? readdirSync(scoped)
          .sort()
          .map((name) => join(scoped, name))
      : [];
  });
}

function readFamily(folder: string, folders: Map<string, string>): FontFamily {
  const metadata = Metadata.parse(readJson(join(folder, "metadata.json")));
  const unicode = UnicodeMap.parse(readJson(join(folder, "unicode.json")));
  const ranges = Object.entries(unicode).map(([subset, descriptor]) => ({
    subset: subset.replace(/^\[|\]$/g, ""),
    ranges: parseUnicodeRanges(descriptor),
  }));
  const variable = folder.includes("@fontsource-variable");
  const weights = variable ? ["wght"] : metadata.weights.map(String);
  const cuts = metadata.styles.flatMap((style) =>
    weights.map((weight): FontCut => {
      const slices = ranges.map(({ subset, ranges: own }): FontSlice => {
        const file = `${metadata.id}-${subset}-${weight}-${style}.woff2`;
        folders.set(file, folder);
        return { file, ranges: own };
      });
      return {
        italic: style === "italic",
        minWeight: variable ? Math.min(...metadata.weights) : Number(weight),
        maxWeight: variable ? Math.max(...metadata.weights) : Number(weight),
        slices,
      };
    }),
  );
  const looksLike = LOOKS_LIKE[metadata.family];
  const family = { name: metadata.family, genre: genreOf(metadata.category, metadata.family), cuts };
  return looksLike === undefined ? family : { ...family, looksLike };
}

function genreOf(category: string, family: string): Genre {
  if (category === "monospace" || / Mono\b/.test(family)) return "mono";
  return category === "serif" || / Serif\b/.test(family) ? "serif" : "sans";
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}
