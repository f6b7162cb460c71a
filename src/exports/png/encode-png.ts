import sharp, { type Sharp, type SharpOptions } from "sharp";
import type { Pixels } from "./render-pixels.ts";

/** How sharp reads our pixels. */
export function rawLayout({ width, height }: Pixels): NonNullable<SharpOptions["raw"]> {
  return { width, height, channels: 4, premultiplied: true };
}

/** PNG bytes, the same for the same pixels; level 6 is a quarter of the time of 9 for a tenth more bytes. */
export function encodePng(image: Sharp): Promise<Uint8Array> {
  return image.png({ compressionLevel: 6 }).toBuffer();
}

/** PNG of rendered pixels, encoded outside the main thread. */
export function pixelsToPng(pixels: Pixels): Promise<Uint8Array> {
  return encodePng(sharp(pixels.data, { raw: rawLayout(pixels) }));
}
