import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Genre } from "../../svg/genre.ts";
import type { FontCut, FontFamily } from "../font-source.ts";
import { parseUnicodeRanges, type UnicodeRanges } from "../unicode-ranges.ts";

/** Where a slice's bytes are, and the axes to fix before it is used. */
export interface SliceFile {
  readonly path: string;
  readonly pin?: Readonly<Record<string, number>>;
}

const Axis = z.object({ max: z.coerce.number() });
const Metadata = z.object({
  id: z.string(),
  family: z.string(),
  weights: z.array(z.number()).min(1),
  styles: z.array(z.string()),
  category: z.string(),
  variable: z.union([z.literal(false), z.record(z.string(), Axis)]),
});
const UnicodeMap = z.record(z.string(), z.string());

/** What the only cut of a display family looks like; its nominal weight is 400, which companions must not follow. */
const LOOKS_LIKE: Readonly<Record<string, number>> = { "Archivo Black": 900 };

interface Subset {
  readonly name: string;
  readonly ranges: UnicodeRanges;
}

/** A set of files in a package: fontsource names them after a weight ("700") or after the axes they keep ("wght"). */
interface FileSet {
  readonly part: string;
  readonly weights: readonly [number, number];
  readonly pin?: SliceFile["pin"];
}

/** The families of one fontsource package; `files` learns where their slices are. Throws when its manifest is unreadable. */
export function readFamilies(folder: string, files: Map<string, SliceFile>): FontFamily[] {
  const metadata = Metadata.parse(readJson(join(folder, "metadata.json")));
  const subsets = Object.entries(UnicodeMap.parse(readJson(join(folder, "unicode.json")))).map(
    ([name, descriptor]): Subset => ({ name: name.replace(/^\[|\]$/g, ""), ranges: parseUnicodeRanges(descriptor) }),
  );
  const family = (name: string, sets: readonly FileSet[]): FontFamily => {
    const cuts = sets.flatMap((set) =>
      metadata.styles.map((style) => readCut(folder, metadata.id, style, set, subsets, files)),
    );
    const looksLike = LOOKS_LIKE[name];
    return { name, genre: genreOf(metadata), cuts, ...(looksLike === undefined ? {} : { looksLike }) };
  };
  const { family: name, weights, variable } = metadata;
  if (!folder.includes("@fontsource-variable")) {
    return [
      family(
        name,
        weights.map((weight): FileSet => ({ part: String(weight), weights: [weight, weight] })),
      ),
    ];
  }
  const range = [Math.min(...weights), Math.max(...weights)] as const;
  const text = family(name, [{ part: "wght", weights: range }]);
  const optical = variable === false ? undefined : variable["opsz"];
  if (optical === undefined) return [text];
  return [text, family(`${name} Display`, [{ part: "opsz", weights: range, pin: { opsz: optical.max } }])];
}

function readCut(
  folder: string,
  id: string,
  style: string,
  { part, weights, pin }: FileSet,
  subsets: readonly Subset[],
  files: Map<string, SliceFile>,
): FontCut {
  const slices = subsets.map(({ name, ranges }) => {
    const stored = `${id}-${name}-${part}-${style}.woff2`;
    const path = join(folder, "files", stored);
    // With an axis fixed it is another font, and no longer compressed.
    const file = pin === undefined ? stored : `${id}-${name}-display-${style}.ttf`;
    files.set(file, pin === undefined ? { path } : { path, pin });
    return { file, ranges };
  });
  return { italic: style === "italic", minWeight: weights[0], maxWeight: weights[1], slices };
}

function genreOf({ category, family }: z.infer<typeof Metadata>): Genre {
  if (category === "monospace" || / Mono\b/.test(family)) return "mono";
  return category === "serif" || / Serif\b/.test(family) ? "serif" : "sans";
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}
