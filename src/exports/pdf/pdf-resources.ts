import type { PdfFile } from "./pdf-file.ts";
import { serialize, type PdfDictionary, type PdfRef, type PdfValue } from "./pdf-values.ts";

type Kind = "ExtGState" | "Font" | "Pattern" | "XObject";
const PREFIX: Readonly<Record<Kind, string>> = { ExtGState: "G", Font: "F", Pattern: "P", XObject: "X" };

/**
 * Named resources of a document. All pages and forms share one resource dictionary, so that a picture or a graphics
 * state that many slides use is written once.
 */
export class PdfResources {
  readonly ref: PdfRef;
  readonly #file: PdfFile;
  readonly #names: Record<Kind, Map<string, { readonly name: string; readonly value: PdfValue }>> = {
    ExtGState: new Map(),
    Font: new Map(),
    Pattern: new Map(),
    XObject: new Map(),
  };

  constructor(file: PdfFile) {
    this.#file = file;
    this.ref = file.reserve();
  }

  /** The name under which content streams use a resource; equal values share one name. */
  name(kind: Kind, value: PdfValue): string {
    const key = serialize(value);
    const known = this.#names[kind].get(key);
    if (known !== undefined) return known.name;
    const name = `${PREFIX[kind]}${this.#names[kind].size + 1}`;
    this.#names[kind].set(key, { name, value });
    return name;
  }

  /** Writes the dictionary; call it once, after the last content stream. */
  write(): void {
    const kinds = Object.entries(this.#names).map(([kind, entries]): [string, PdfDictionary] => [
      kind,
      Object.fromEntries(Array.from(entries.values(), ({ name, value }) => [name, value])),
    ]);
    this.#file.put(this.ref, Object.fromEntries(kinds));
  }
}
