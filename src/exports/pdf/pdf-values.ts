/** A PDF name: `/Type`. */
export class PdfName {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}

/** A reference to an indirect object: `12 0 R`. */
export class PdfRef {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

/** A byte string, written in hex. */
export class PdfBytes {
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** Strings are text strings (UTF-16); entries that are undefined are left out of dictionaries. */
export type PdfValue = number | boolean | string | PdfName | PdfRef | PdfBytes | readonly PdfValue[] | PdfDictionary;
export interface PdfDictionary {
  readonly [key: string]: PdfValue | undefined;
}

export function pdfName(value: string): PdfName {
  return new PdfName(value);
}

/** Writes a value in PDF syntax (ISO 32000-1, 7.3). */
export function serialize(value: PdfValue): string {
  if (typeof value === "number") return pdfNumber(value);
  if (typeof value === "boolean") return String(value);
  if (typeof value === "string") return `<FEFF${utf16Hex(value)}>`;
  if (value instanceof PdfName) return `/${value.value.replace(/[^A-Za-z0-9_.+-]/g, escapeNameByte)}`;
  if (value instanceof PdfRef) return `${value.number} 0 R`;
  if (value instanceof PdfBytes) return `<${Buffer.from(value.bytes).toString("hex")}>`;
  if (isArray(value)) return `[${value.map(serialize).join(" ")}]`;
  const entries = Object.entries(value).filter((entry): entry is [string, PdfValue] => entry[1] !== undefined);
  return `<<${entries.map(([key, entry]) => `/${key} ${serialize(entry)}`).join(" ")}>>`;
}

/** At most four decimals, no exponent, which PDF does not know. */
export function pdfNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`PDF numbers must be finite, got ${value}`);
  if (Math.abs(value) >= 1e15) return BigInt(Math.round(value)).toString();
  const rounded = Math.round(value * 1e4) / 1e4;
  return rounded === 0 ? "0" : rounded.toFixed(4).replace(/\.?0+$/, "");
}

/** UTF-16BE code units in hex, as text strings and ToUnicode maps want them. */
export function utf16Hex(text: string): string {
  let hex = "";
  for (let index = 0; index < text.length; index++) hex += text.charCodeAt(index).toString(16).padStart(4, "0");
  return hex;
}

function escapeNameByte(character: string): string {
  return Array.from(Buffer.from(character, "utf8"), (byte) => `#${byte.toString(16).padStart(2, "0")}`).join("");
}

function isArray(value: PdfValue): value is readonly PdfValue[] {
  return Array.isArray(value);
}
