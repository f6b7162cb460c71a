/** What the first bytes of a picture file say. Sizes in pixels. */
export interface PictureHeader {
  readonly type: "png" | "jpeg" | "gif" | "webp";
  readonly width: number;
  readonly height: number;
}

/**
 * Reads type and size of a PNG, JPEG, GIF or WebP file from its bytes; undefined for anything else. `bytes` may be the
 * beginning of the file, as long as it reaches the header that holds the size.
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readPng(view) ?? readGif(view) ?? readWebp(view) ?? readJpeg(view);
  } catch (error) {
    if (error instanceof RangeError) return undefined; // The file ends inside its header.
    throw error;
  }
}

/** PNG 3, section 5.2 and 11.2.1. */
function readPng(view: DataView): PictureHeader | undefined {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return undefined;
  if (ascii(view, 12, 4) !== "IHDR") return undefined;
  return { type: "png", width: view.getUint32(16), height: view.getUint32(20) };
}

/** GIF89a, section 18. */
function readGif(view: DataView): PictureHeader | undefined {
  if (!/^GIF8[79]a$/.test(ascii(view, 0, 6))) return undefined;
  return { type: "gif", width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** RFC 9649, section 2. */
function readWebp(view: DataView): PictureHeader | undefined {
  if (ascii(view, 0, 4) !== "RIFF" || ascii(view, 8, 4) !== "WEBP") return undefined;
  const chunk = ascii(view, 12, 4);
  if (chunk === "VP8X") return { type: "webp", width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  if (chunk === "VP8L") {
    const bits = view.getUint32(21, true);
    return { type: "webp", width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== "VP8 ") return undefined;
  return { type: "webp", width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** ITU-T T.81, annex B: segments follow each other up to the frame header. */
function readJpeg(view: DataView): PictureHeader | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { type: "jpeg", height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    else at += 2 + view.getUint16(at + 2);
  }
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

function ascii(view: DataView, at: number, length: number): string {
  let text = "";
  for (let i = 0; i < length; i += 1) text += String.fromCharCode(view.getUint8(at + i));
  return text;
}
