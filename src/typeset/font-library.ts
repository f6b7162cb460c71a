import { companionFamilies } from "./companions.ts";
import { FontFace, type FontInstance } from "./font-face.ts";
import { chooseCut, effectiveWeight, type FontCut, type FontFamily, type FontSource } from "./font-source.ts";
import { toSfnt } from "./sfnt.ts";
import { styleKey, type TypeStyle } from "./type-style.ts";
import { inRanges } from "./unicode-ranges.ts";

/** Families in the order they are tried for a style, with the cut CSS font matching picks from each. */
interface Chain {
  readonly weight: number;
  readonly links: readonly { readonly family: FontFamily; readonly cut: FontCut }[];
  /** Code points that `ensure` has already settled. */
  readonly settled: Set<number>;
  readonly picked: Map<number, FontInstance | null>;
}

/** Loads font slices as texts need them and says which face draws a character. */
export class FontLibrary {
  readonly #source: FontSource;
  readonly #families: ReadonlyMap<string, FontFamily>;
  readonly #faces = new Map<string, FontFace>();
  readonly #loading = new Map<string, Promise<FontFace>>();
  readonly #chains = new Map<string, Chain>();

  constructor(source: FontSource) {
    this.#source = source;
    this.#families = new Map(source.families().map((family) => [family.name, family]));
  }

  /** Installed families by name. */
  get families(): ReadonlyMap<string, FontFamily> {
    return this.#families;
  }

  /** The weight text of a style is set in, after clamping to what its family has. */
  weightOf(style: TypeStyle): number {
    return this.#chain(style).weight;
  }

  /** Names of the families tried for a style, in order. */
  familiesFor(style: TypeStyle): readonly string[] {
    return this.#chain(style).links.map(({ family }) => family.name);
  }

  /** Loads the slices that these characters need in this style. Returns at once when everything is there. */
  async ensure(text: string, style: TypeStyle): Promise<void> {
    const chain = this.#chain(style);
    const open = new Set<number>();
    // Line metrics come from the primary family, so its Latin slice is always wanted.
    for (const character of `x${text}`) {
      const codePoint = character.codePointAt(0) ?? 0;
      if (!chain.settled.has(codePoint)) open.add(codePoint);
    }
    if (open.size === 0) return;
    await Promise.all([...open].map((codePoint) => this.#settle(chain, codePoint)));
  }

  /**
   * The face at the style's weight that draws a code point, or undefined where no installed font has it.
   * Throws when a slice that may hold it was not loaded by `ensure`.
   */
  pick(codePoint: number, style: TypeStyle): FontInstance | undefined {
    const chain = this.#chain(style);
    let instance = chain.picked.get(codePoint);
    if (instance === undefined) {
      instance = this.#find(chain, codePoint);
      chain.picked.set(codePoint, instance);
    }
    return instance ?? undefined;
  }

  /** The unpacked file of a face, read anew: shaping keeps its own copy in WebAssembly memory. */
  async fileOf(face: FontFace): Promise<Uint8Array> {
    return toSfnt(await this.#source.load(face.slice));
  }

  /** The first face in the chain that draws all of these code points (a letter with its marks). */
  pickAll(codePoints: readonly number[], style: TypeStyle): FontInstance | undefined {
    const candidates = this.#chain(style).links.flatMap(({ cut }) => cut.slices.toReversed());
    const face = candidates
      .map((slice) => this.#faces.get(slice.file))
      .find((loaded) => loaded !== undefined && codePoints.every((codePoint) => loaded.covers(codePoint)));
    return face?.instance(this.weightOf(style));
  }

  /** Name of the family a face belongs to in the chain of a style. */
  familyOf(instance: FontInstance, style: TypeStyle): string | undefined {
    return this.#chain(style).links.find(({ cut }) => cut.slices.includes(instance.face.slice))?.family.name;
  }

  async #settle(chain: Chain, codePoint: number): Promise<void> {
    for (const { cut } of chain.links) {
      const slices = cut.slices.filter((slice) => inRanges(slice.ranges, codePoint));
      const faces = await Promise.all(slices.map((slice) => this.#load(slice)));
      if (faces.some((face) => face.covers(codePoint))) break;
    }
    chain.settled.add(codePoint);
  }

  #find(chain: Chain, codePoint: number): FontInstance | null {
    for (const { cut } of chain.links) {
      for (const slice of cut.slices.toReversed()) {
        if (!inRanges(slice.ranges, codePoint)) continue;
        const face = this.#faces.get(slice.file);
        if (face === undefined)
          throw new Error(`Font slice ${slice.file} is not loaded: call ensure() before setting text`);
        if (face.covers(codePoint)) return face.instance(chain.weight);
      }
    }
    return null;
  }

  #load(slice: FontCut["slices"][number]): Promise<FontFace> {
    const running = this.#loading.get(slice.file);
    if (running !== undefined) return running;
    const loading = this.#source
      .load(slice)
      .then(toSfnt)
      .then((sfnt) => {
        const face = new FontFace(slice, sfnt);
        this.#faces.set(slice.file, face);
        return face;
      })
      .catch((error: unknown) => {
        this.#loading.delete(slice.file);
        throw error;
      });
    this.#loading.set(slice.file, loading);
    return loading;
  }

  #chain(style: TypeStyle): Chain {
    const key = styleKey({ ...style, tracking: 0, direction: "ltr" });
    let chain = this.#chains.get(key);
    if (chain === undefined) {
      chain = this.#buildChain(style);
      this.#chains.set(key, chain);
    }
    return chain;
  }

  #buildChain(style: TypeStyle): Chain {
    const italic = style.italic === true;
    const primary = this.#families.get(style.family);
    const weight = primary === undefined ? style.weight : effectiveWeight(primary, italic, style.weight);
    const names = new Set([style.family, ...companionFamilies(style.genre, style.language)]);
    const links = [...names].flatMap((name) => {
      const family = this.#families.get(name);
      return family === undefined ? [] : [{ family, cut: chooseCut(family, italic, weight) }];
    });
    if (links.length === 0) throw new Error(`Neither font family "${style.family}" nor any companion is installed`);
    return { weight, links, settled: new Set(), picked: new Map() };
  }
}
