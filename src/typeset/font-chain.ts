import type { FontFace, FontInstance } from "./font-face.ts";
import type { FontCut, FontFamily, FontSlice } from "./font-source.ts";
import { inRanges } from "./unicode-ranges.ts";

/** A family tried for a style, with the cut CSS font matching picks from it. */
export interface ChainLink {
  readonly family: FontFamily;
  readonly cut: FontCut;
}

/** The families tried for a style, in order: says which face draws a character, and loads what that takes. */
export class FontChain {
  /** Weight the style is set in, after clamping to what its family has. */
  readonly weight: number;
  readonly links: readonly ChainLink[];
  readonly #faces: ReadonlyMap<string, FontFace>;
  readonly #settled = new Set<number>();
  readonly #picked = new Map<number, FontInstance | null>();

  /** `faces` are the loaded faces by file, shared by all chains. */
  constructor(weight: number, links: readonly ChainLink[], faces: ReadonlyMap<string, FontFace>) {
    this.weight = weight;
    this.links = links;
    this.#faces = faces;
  }

  /** Loads the slices that these characters need; there is nothing to wait for when they are loaded. */
  async ensure(text: string, load: (slice: FontSlice) => Promise<FontFace>): Promise<void> {
    const open = new Set<number>();
    for (const character of text) {
      const codePoint = character.codePointAt(0) ?? 0;
      if (!this.#settled.has(codePoint)) open.add(codePoint);
    }
    await Promise.all(Array.from(open, (codePoint) => this.#settle(codePoint, load)));
  }

  /**
   * The face that draws a code point, or undefined where no installed font has it.
   * Throws when a slice that may hold it was not loaded by `ensure`.
   */
  pick(codePoint: number): FontInstance | undefined {
    let instance = this.#picked.get(codePoint);
    if (instance === undefined) {
      instance = this.#find(codePoint);
      this.#picked.set(codePoint, instance);
    }
    return instance ?? undefined;
  }

  /** The first face that draws all of these code points (a letter with its marks). */
  pickAll(codePoints: readonly number[]): FontInstance | undefined {
    const slices = this.links.flatMap(({ cut }) => cut.slices.toReversed());
    const face = slices
      .map((slice) => this.#faces.get(slice.file))
      .find((loaded) => loaded !== undefined && codePoints.every((codePoint) => loaded.covers(codePoint)));
    return face?.instance(this.weight);
  }

  /** Name of the family a face belongs to. */
  familyOf({ face }: FontInstance): string | undefined {
    return this.links.find(({ cut }) => cut.slices.includes(face.slice))?.family.name;
  }

  async #settle(codePoint: number, load: (slice: FontSlice) => Promise<FontFace>): Promise<void> {
    for (const { cut } of this.links) {
      const faces = await Promise.all(slicesWith(cut, codePoint).map(load));
      if (faces.some((face) => face.covers(codePoint))) break;
    }
    this.#settled.add(codePoint);
  }

  #find(codePoint: number): FontInstance | null {
    for (const { cut } of this.links) {
      // Of slices that overlap the later one counts, as in CSS.
      for (const slice of slicesWith(cut, codePoint).reverse()) {
        const face = this.#faces.get(slice.file);
        if (face === undefined) throw new Error(`Font slice ${slice.file} is not loaded: call ensure() first`);
        if (face.covers(codePoint)) return face.instance(this.weight);
      }
    }
    return null;
  }
}

function slicesWith(cut: FontCut, codePoint: number): FontSlice[] {
  return cut.slices.filter((slice) => inRanges(slice.ranges, codePoint));
}
