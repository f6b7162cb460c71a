import { breakLines, type BreakOptions, type BrokenText } from "./break-lines.ts";
import { FontLibrary } from "./font-library.ts";
import type { FontFace, FontMetrics } from "./font-face.ts";
import type { FontFamily, FontSource } from "./font-source.ts";
import { Hyphenation } from "./hyphenation.ts";
import { clusters } from "./itemize.ts";
import { inkBounds, layoutLine, type InkBounds, type LineLayout } from "./line-layout.ts";
import { LruCache } from "./lru-cache.ts";
import { normalizeText, shapeParagraph, type Paragraph } from "./paragraph.ts";
import { styleKey, type TypeStyle } from "./type-style.ts";

/** Texts that will be set in a style. */
export interface FontDemand {
  readonly texts: Iterable<string>;
  readonly style: TypeStyle;
}

const CACHED_PARAGRAPHS = 4000;
/** Sub- and superscripts, letter-like signs, fractions, circled letters. */
const COMPATIBLE = /[\u2070-\u209f\u2100-\u218f\u2460-\u24ff]/;

/**
 * Measures, breaks and lays out text the way browsers do, on a server and in a browser alike.
 * `ensure` loads fonts; after it everything is synchronous and cached.
 */
export class Typesetter {
  readonly #library: FontLibrary;
  readonly #hyphenation = new Hyphenation();
  readonly #paragraphs = new LruCache<string, Paragraph>(CACHED_PARAGRAPHS);

  constructor(source: FontSource) {
    this.#library = new FontLibrary(source);
  }

  /** Installed families by name. */
  get families(): ReadonlyMap<string, FontFamily> {
    return this.#library.families;
  }

  /**
   * Loads exactly the font slices and hyphenation patterns these texts need; cheap when they are there.
   * Rejects when a font cannot be read.
   */
  async ensure(demands: readonly FontDemand[]): Promise<void> {
    await Promise.all(
      demands.flatMap(({ texts, style }) => {
        const joined = [...texts].join(" ");
        // `coverable` may write signs out, so what they stand for is loaded as well.
        const text = normalizeText(joined) + (COMPATIBLE.test(joined) ? joined.normalize("NFKD") : "");
        // Line metrics come from a Latin letter, divided words end in a hyphen.
        return [this.#library.ensure(`${text}x-`, style), this.#hyphenation.ensure(text, style.language)];
      }),
    );
  }

  /** The text shaped at 1 em. Throws when `ensure` has not loaded its fonts. */
  prepare(text: string, style: TypeStyle): Paragraph {
    return this.#paragraphs.getOrAdd(`${styleKey(style)}\n${text}`, () =>
      shapeParagraph(text, style, this.#library.chain(style)),
    );
  }

  /** Breaks a prepared text into lines; arithmetic only, so a fit loop may call it as often as it likes. */
  breakLines(paragraph: Paragraph, options: BreakOptions): BrokenText {
    return breakLines(paragraph, options, {
      width: (text) => this.width(text, paragraph.style),
      hyphenate: (word) => this.#hyphenation.points(word, paragraph.style.language),
    });
  }

  /** Width in em of a text on one line, letter spacing included after its last letter (as browsers do). */
  width(text: string, style: TypeStyle): number {
    return this.prepare(text, style).advances.at(-1) ?? 0;
  }

  /** Glyphs of one line in visual order, positions in em from the line's left end and baseline. */
  layoutLine(text: string, style: TypeStyle): LineLayout {
    return layoutLine(this.prepare(text, style));
  }

  /** Ink box of one line in em, relative to its left end and baseline; undefined where there is no ink. */
  inkBounds(text: string, style: TypeStyle): InkBounds | undefined {
    return inkBounds(this.layoutLine(text, style));
  }

  /** Line measures of the style's own family. Needs an `ensure` for the style, with any text. */
  metrics(style: TypeStyle): FontMetrics {
    const instance = this.#library.chain(style).pick(0x78);
    if (instance === undefined) throw new Error(`No installed font has Latin letters for "${style.family}"`);
    return instance.metrics;
  }

  /** The sfnt a face was made from, for embedding it elsewhere. */
  fontFile(face: FontFace): Promise<Uint8Array> {
    return this.#library.fileOf(face);
  }

  /** The weight a style is really set in: clamped to what its family has, so that companions match. */
  weightOf(style: TypeStyle): number {
    return this.#library.chain(style).weight;
  }

  /** Families a text needs in this style, the style's own first: the explicit `font-family` list of a slide. */
  familiesUsed(text: string, style: TypeStyle): readonly string[] {
    const fonts = this.#library.chain(style);
    const used = new Set<string>();
    for (const { instance } of this.prepare(text, style).runs) {
      const name = instance === undefined ? undefined : fonts.familyOf(instance);
      if (name !== undefined) used.add(name);
    }
    const names = fonts.links.map(({ family }) => family.name);
    return names.filter((name) => name === style.family || used.has(name));
  }

  /**
   * The text as installed fonts can draw it, and what had to go (mostly emoji). Signs no font has are written out where
   * Unicode says how ("⅓" as "1⁄3").
   */
  coverable(text: string, style: TypeStyle): { readonly text: string; readonly missing: readonly string[] } {
    const uncovered = this.prepare(text, style).missing;
    if (uncovered.length === 0) return { text, missing: [] };
    const fonts = this.#library.chain(style);
    const writtenOut = new Map<string, string>();
    for (const cluster of uncovered) {
      // Only what `ensure` knows of: the fonts of anything else may not be loaded.
      const plain = COMPATIBLE.test(cluster) ? cluster.normalize("NFKD") : cluster;
      const drawable = plain !== cluster && Array.from(plain).every((letter) => fonts.pick(letter.codePointAt(0) ?? 0));
      writtenOut.set(cluster, drawable ? plain : "");
    }
    const missing = uncovered.filter((cluster) => writtenOut.get(cluster) === "");
    return { text: replaceClusters(normalizeText(text), writtenOut), missing };
  }
}

/** Replaces graphemes; one that vanishes takes the space along that would then be doubled or lead or end a line. */
function replaceClusters(text: string, replacements: ReadonlyMap<string, string>): string {
  let result = "";
  let vanished = false;
  for (const cluster of clusters(text)) {
    const atEdge = result === "" || /[ \n]$/.test(result);
    if (vanished && cluster === " " && atEdge) {
      vanished = false;
      continue;
    }
    if (vanished && cluster === "\n") result = result.replace(/ $/, "");
    const replacement = replacements.get(cluster) ?? cluster;
    vanished = replacement === "";
    result += replacement;
  }
  return vanished ? result.replace(/ $/, "") : result;
}
