import { createHash } from "node:crypto";
import type { FontInstance } from "../../typeset/font-face.ts";
import { subsetFont } from "../../typeset/node/subset-font.ts";
import type { PdfFile } from "./pdf-file.ts";
import { PdfBytes, pdfName, utf16Hex, type PdfRef } from "./pdf-values.ts";

interface Code {
  readonly glyph: number;
  readonly text: string;
  /** Advance in thousandths of an em, as the file states it. */
  readonly width: number;
}

const SYMBOLIC = 4;
const STEM = 80;

/**
 * A face embedded in a PDF. Every pair of glyph and text gets a code of its own, so that ToUnicode gives back exactly
 * the text a glyph stood for, in any script, even where one glyph serves several texts.
 */
export class PdfFont {
  readonly ref: PdfRef;
  readonly instance: FontInstance;
  readonly #codes = new Map<string, number>();
  readonly #entries: Code[] = [{ glyph: 0, text: "", width: 0 }];

  constructor(instance: FontInstance, file: PdfFile) {
    this.instance = instance;
    this.ref = file.reserve();
  }

  /**
   * The two-byte code of a glyph that stands for a text and takes `width` thousandths of an em, letter spacing and
   * marks included: readers then see no gaps that they would take for spaces.
   */
  encode(glyph: number, text: string, width: number): string {
    const key = `${glyph}/${width}/${text}`;
    let code = this.#codes.get(key);
    if (code === undefined) {
      code = this.#entries.length;
      this.#codes.set(key, code);
      this.#entries.push({ glyph, text, width });
    }
    return code.toString(16).padStart(4, "0");
  }

  /** Writes the font objects; `sfnt` is the file the face was made from. */
  write(file: PdfFile, sfnt: Uint8Array): void {
    const { weight, face, metrics } = this.instance;
    const glyphs = this.#entries.map(({ glyph }) => glyph);
    const subset = subsetFont(sfnt, { glyphs, ...(weight === undefined ? {} : { pin: { wght: weight } }) });
    const name = pdfName(`${subsetTag(subset)}+${face.family.replaceAll(" ", "")}-${weight ?? "Regular"}`);
    const descriptor = file.add({
      Type: pdfName("FontDescriptor"),
      FontName: name,
      Flags: SYMBOLIC,
      FontBBox: [-1000, Math.round(-metrics.descent * 1000), 2000, Math.round(metrics.ascent * 1000)],
      ItalicAngle: 0,
      Ascent: Math.round(metrics.ascent * 1000),
      Descent: Math.round(-metrics.descent * 1000),
      CapHeight: Math.round(metrics.capHeight * 1000),
      StemV: STEM,
      FontFile2: file.addStream({ Length1: subset.length }, subset),
    });
    const descendant = file.add({
      Type: pdfName("Font"),
      Subtype: pdfName("CIDFontType2"),
      BaseFont: name,
      CIDSystemInfo: { Registry: ascii("Adobe"), Ordering: ascii("Identity"), Supplement: 0 },
      FontDescriptor: descriptor,
      W: [0, this.#entries.map(({ width }) => width)],
      CIDToGIDMap: file.addStream({}, glyphMap(glyphs)),
    });
    file.put(this.ref, {
      Type: pdfName("Font"),
      Subtype: pdfName("Type0"),
      BaseFont: name,
      Encoding: pdfName("Identity-H"),
      DescendantFonts: [descendant],
      ToUnicode: file.addStream({}, toUnicode(this.#entries)),
    });
  }
}

/** Six letters that tell subsets of one font apart (ISO 32000-1, 9.6.4). */
function subsetTag(subset: Uint8Array): string {
  const digest = createHash("sha256").update(subset).digest();
  return Array.from(digest.subarray(0, 6), (byte) => String.fromCharCode(65 + (byte % 26))).join("");
}

function glyphMap(glyphs: readonly number[]): Uint8Array {
  const map = new Uint8Array(glyphs.length * 2);
  for (const [code, glyph] of glyphs.entries()) {
    map[code * 2] = glyph >> 8;
    map[code * 2 + 1] = glyph & 0xff;
  }
  return map;
}

const MAX_ENTRIES = 100;

/** A ToUnicode CMap (Adobe Technical Note 5411). */
function toUnicode(entries: readonly Code[]): string {
  const lines = entries.flatMap(({ text }, code) =>
    text === "" ? [] : [`<${code.toString(16).padStart(4, "0")}> <${utf16Hex(text)}>`],
  );
  const blocks: string[] = [];
  for (let start = 0; start < lines.length; start += MAX_ENTRIES) {
    const block = lines.slice(start, start + MAX_ENTRIES);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
  }
  return [
    "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap",
    "/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def",
    "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def",
    "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange",
    ...blocks,
    "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend",
  ].join("\n");
}

function ascii(text: string): PdfBytes {
  return new PdfBytes(Buffer.from(text, "latin1"));
}
