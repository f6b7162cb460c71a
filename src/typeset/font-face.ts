import * as hb from "harfbuzzjs";
import type { FontSlice } from "./font-source.ts";
import { inRanges } from "./unicode-ranges.ts";

/** HarfBuzz units per em: fine enough that rounding of variable advances never shows. */
export const UNITS = 65_536;

// OpenType name IDs.
const FAMILY = 1;
const TYPOGRAPHIC_FAMILY = 16;

/** Vertical measures in em, upwards positive for all but `descent`, which counts down from the baseline. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
}

/** Outline segments in em, y downwards, flat: [x, y] for M and L, [cx, cy, x, y] for Q, three points for C. */
export interface OutlineSegment {
  readonly type: string;
  readonly points: readonly number[];
}

/** Ink box of a glyph in em relative to its origin, y downwards. */
export interface GlyphBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A font file unpacked for HarfBuzz. Variable fonts give one `FontInstance` per weight. */
export class FontFace {
  readonly slice: FontSlice;
  readonly #face: hb.Face;
  readonly #weightAxis: hb.AxisInfo | undefined;
  readonly #instances = new Map<number, FontInstance>();
  readonly #covered = new Map<number, boolean>();
  readonly #cmap: hb.Font;

  constructor(slice: FontSlice, sfnt: Uint8Array) {
    this.slice = slice;
    this.#face = new hb.Face(new hb.Blob(sfnt));
    this.#cmap = new hb.Font(this.#face);
    this.#weightAxis = this.#face.getAxisInfos()["wght"];
  }

  /** Family name from the font's name table. */
  get family(): string {
    return this.#face.getName(TYPOGRAPHIC_FAMILY, "en") || this.#face.getName(FAMILY, "en");
  }

  /** Whether the slice both declares and really has a glyph for a code point, which is when a browser uses it. */
  covers(codePoint: number): boolean {
    let covered = this.#covered.get(codePoint);
    if (covered === undefined) {
      covered = inRanges(this.slice.ranges, codePoint) && (this.#cmap.nominalGlyph(codePoint) ?? 0) !== 0;
      this.#covered.set(codePoint, covered);
    }
    return covered;
  }

  /** The face at a weight, clamped to what the file holds; static files have one instance. */
  instance(weight: number): FontInstance {
    const axis = this.#weightAxis;
    const effective = axis === undefined ? 0 : Math.min(axis.max, Math.max(axis.min, weight));
    let instance = this.#instances.get(effective);
    if (instance === undefined) {
      const font = new hb.Font(this.#face);
      font.setScale(UNITS, UNITS);
      if (axis !== undefined) font.setVariations([new hb.Variation("wght", effective)]);
      instance = new FontInstance(this, axis === undefined ? undefined : effective, font);
      this.#instances.set(effective, instance);
    }
    return instance;
  }
}

/** A face at one weight: what text is shaped with and glyphs are drawn from. */
export class FontInstance {
  readonly face: FontFace;
  /** Place on the weight axis; undefined for static fonts. */
  readonly weight: number | undefined;
  readonly font: hb.Font;
  /** Unique among all instances of all faces. */
  readonly id: string;
  readonly #outlines = new Map<number, readonly OutlineSegment[]>();
  readonly #boxes = new Map<number, GlyphBox | null>();
  #metrics: FontMetrics | undefined;

  constructor(face: FontFace, weight: number | undefined, font: hb.Font) {
    this.face = face;
    this.weight = weight;
    this.font = font;
    this.id = weight === undefined ? face.slice.file : `${face.slice.file}@${weight}`;
  }

  get metrics(): FontMetrics {
    this.#metrics ??= readMetrics(this.font);
    return this.#metrics;
  }

  /** Horizontal advance of a glyph in em, before kerning. */
  advance(glyph: number): number {
    return this.font.glyphHAdvance(glyph) / UNITS;
  }

  /** Outline of a glyph; empty for blanks. */
  outline(glyph: number): readonly OutlineSegment[] {
    let outline = this.#outlines.get(glyph);
    if (outline === undefined) {
      outline = this.font.glyphToJson(glyph).map(({ type, values }) => ({
        type,
        points: values.map((value, index) => (index % 2 === 0 ? value : -value) / UNITS),
      }));
      this.#outlines.set(glyph, outline);
    }
    return outline;
  }

  /** Ink box of a glyph; undefined for blanks. */
  box(glyph: number): GlyphBox | undefined {
    let box = this.#boxes.get(glyph);
    if (box === undefined) {
      const extents = this.font.glyphExtents(glyph);
      box = extents === undefined || extents.width === 0 ? null : toBox(extents);
      this.#boxes.set(glyph, box);
    }
    return box ?? undefined;
  }
}

function toBox({ xBearing, yBearing, width, height }: hb.GlyphExtents): GlyphBox {
  return {
    left: xBearing / UNITS,
    top: -yBearing / UNITS,
    right: (xBearing + width) / UNITS,
    bottom: -(yBearing + height) / UNITS,
  };
}

function readMetrics(font: hb.Font): FontMetrics {
  const { ascender, descender } = font.hExtents();
  return {
    ascent: ascender / UNITS,
    descent: -descender / UNITS,
    capHeight: font.getMetricPositionWithFallback(hb.MetricsTag.CAP_HEIGHT) / UNITS,
    xHeight: font.getMetricPositionWithFallback(hb.MetricsTag.X_HEIGHT) / UNITS,
  };
}
