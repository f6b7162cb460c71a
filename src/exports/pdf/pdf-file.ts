import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { PdfBytes, pdfName, PdfRef, serialize, type PdfDictionary, type PdfValue } from "./pdf-values.ts";

const HEADER = "%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n";

/** Collects indirect objects and writes them as a PDF file (ISO 32000-1, 7.5). The same objects give the same bytes. */
export class PdfFile {
  readonly #bodies: (Buffer | undefined)[] = [];

  /** A reference to an object that is filled in later by `put` or `putStream`. */
  reserve(): PdfRef {
    this.#bodies.push(undefined);
    return new PdfRef(this.#bodies.length);
  }

  put(ref: PdfRef, value: PdfValue): void {
    this.#bodies[ref.number - 1] = Buffer.from(serialize(value), "latin1");
  }

  add(value: PdfValue): PdfRef {
    const ref = this.reserve();
    this.put(ref, value);
    return ref;
  }

  /** A stream, compressed unless it comes with a filter of its own (JPEG). */
  putStream(ref: PdfRef, dictionary: PdfDictionary, data: Uint8Array | string): void {
    const bytes = typeof data === "string" ? Buffer.from(data, "latin1") : Buffer.from(data);
    const packed = dictionary["Filter"] === undefined ? deflateSync(bytes) : bytes;
    const head = serialize({ Filter: pdfName("FlateDecode"), ...dictionary, Length: packed.length });
    this.#bodies[ref.number - 1] = Buffer.concat([
      Buffer.from(`${head}\nstream\n`, "latin1"),
      packed,
      Buffer.from("\nendstream", "latin1"),
    ]);
  }

  addStream(dictionary: PdfDictionary, data: Uint8Array | string): PdfRef {
    const ref = this.reserve();
    this.putStream(ref, dictionary, data);
    return ref;
  }

  /** The whole file. Throws when a reserved object was never filled in. */
  finish(catalog: PdfRef, information: PdfRef): Uint8Array {
    const parts = [Buffer.from(HEADER, "latin1")];
    let position = parts[0]?.length ?? 0;
    const entries = this.#bodies.map((body, index) => {
      if (body === undefined) throw new Error(`PDF object ${index + 1} was reserved but never written`);
      const object = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from("\nendobj\n")]);
      const entry = `${String(position).padStart(10, "0")} 00000 n \n`;
      parts.push(object);
      position += object.length;
      return entry;
    });
    const id = new PdfBytes(createHash("sha256").update(Buffer.concat(parts)).digest().subarray(0, 16));
    const trailer = serialize({ Size: entries.length + 1, Root: catalog, Info: information, ID: [id, id] });
    const table = `xref\n0 ${entries.length + 1}\n0000000000 65535 f \n${entries.join("")}`;
    parts.push(Buffer.from(`${table}trailer\n${trailer}\nstartxref\n${position}\n%%EOF\n`, "latin1"));
    return Buffer.concat(parts);
  }
}
