import { companionFamilies } from "./companions.ts";
import { FontChain } from "./font-chain.ts";
import { FontFace } from "./font-face.ts";
import { chooseCut, effectiveWeight, type FontFamily, type FontSlice, type FontSource } from "./font-source.ts";
import { toSfnt } from "./sfnt.ts";
import { styleKey, type TypeStyle } from "./type-style.ts";

/** The fonts of a source: one chain of families for every style, every slice loaded once. */
export class FontLibrary {
  readonly #source: FontSource;
  readonly #families: ReadonlyMap<string, FontFamily>;
  readonly #faces = new Map<string, FontFace>();
  readonly #loading = new Map<string, Promise<FontFace>>();
  readonly #chains = new Map<string, FontChain>();

  constructor(source: FontSource) {
    this.#source = source;
    this.#families = new Map(source.families().map((family) => [family.name, family]));
  }

  /** Installed families by name. */
  get families(): ReadonlyMap<string, FontFamily> {
    return this.#families;
  }

  /** Families tried for a style. Throws when neither its own nor any companion is installed. */
  chain(style: TypeStyle): FontChain {
    const key = styleKey({ ...style, tracking: 0, direction: "ltr" });
    let chain = this.#chains.get(key);
    if (chain === undefined) {
      chain = this.#buildChain(style);
      this.#chains.set(key, chain);
    }
    return chain;
  }

  /** Loads the slices that a text needs in a style. Rejects when a file cannot be read. */
  ensure(text: string, style: TypeStyle): Promise<void> {
    return this.chain(style).ensure(text, (slice) => this.#load(slice));
  }

  /** The unpacked file of a face, read anew: shaping keeps its own copy in WebAssembly memory. */
  async fileOf(face: FontFace): Promise<Uint8Array> {
    return toSfnt(await this.#source.load(face.slice));
  }

  #load(slice: FontSlice): Promise<FontFace> {
    const running = this.#loading.get(slice.file);
    if (running !== undefined) return running;
    const loading = this.#read(slice).catch((error: unknown) => {
      this.#loading.delete(slice.file);
      throw error;
    });
    this.#loading.set(slice.file, loading);
    return loading;
  }

  async #read(slice: FontSlice): Promise<FontFace> {
    const face = new FontFace(slice, await toSfnt(await this.#source.load(slice)));
    this.#faces.set(slice.file, face);
    return face;
  }

  #buildChain(style: TypeStyle): FontChain {
    const italic = style.italic === true;
    const primary = this.#families.get(style.family);
    const weight = primary === undefined ? style.weight : effectiveWeight(primary, italic, style.weight);
    const names = new Set([style.family, ...companionFamilies(style.genre, style.language)]);
    const links = [...names].flatMap((name) => {
      const family = this.#families.get(name);
      return family === undefined ? [] : [{ family, cut: chooseCut(family, italic, weight) }];
    });
    if (links.length === 0) throw new Error(`Neither font family "${style.family}" nor any companion is installed`);
    return new FontChain(weight, links, this.#faces);
  }
}
