import decompress from "woff2-encoder/decompress";

const WOFF2 = 0x77_4f_46_32;

/** The sfnt (TrueType or OpenType) inside a font file: WOFF2 is unpacked, anything else is returned as it is. */
export async function toSfnt(file: Uint8Array): Promise<Uint8Array> {
  const signature = new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(0);
  return signature === WOFF2 ? decompress(file) : file;
}
