import sharp from "sharp";
import { hexChannels, luminance, luminanceContrast } from "../color.ts";
import type { Hex } from "../scene.ts";

/** A logo part that is less than this in contrast to its ground is lost on it. */
const FAINT = 1.7;
/** Share of a logo's area that may be lost. */
const TOLERATED = 0.25;
/** Padding and corner radius of a plate, as shares of the logo's height. */
const PADDING = 0.22;
const CORNER = 0.2;

interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * A logo (PNG) as a `data:` URL that reads on all of the grounds it may stand on. One that would be lost on some of them
 * gets a plate: the first of the plate colours on which it reads.
 */
export async function logoMark(
  png: Uint8Array,
  grounds: readonly Hex[],
  plates: readonly [Hex, ...Hex[]],
): Promise<string> {
  const pixels = await readPixels(png);
  if (grounds.every((ground) => lostShare(pixels, ground) <= TOLERATED)) return dataUrl(png);
  const [best] = plates.toSorted((a, b) => lostShare(pixels, a) - lostShare(pixels, b));
  const plate = plates.find((color) => lostShare(pixels, color) <= TOLERATED) ?? best ?? plates[0];
  return dataUrl(await onPlate(png, pixels, plate));
}

async function readPixels(png: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(png)
    .ensureAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Share of a logo's visible area that does not stand out from a ground; a logo without clear pixels brings its own. */
function lostShare({ data }: Pixels, ground: Hex): number {
  const behind = luminance(hexChannels(ground));
  let visible = 0;
  let lost = 0;
  let clear = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255;
    clear += alpha < 0.5 ? 1 : 0;
    if (alpha < 0.5) continue;
    visible += 1;
    const own = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    if (luminanceContrast(own, behind) < FAINT) lost += 1;
  }
  return clear * 50 < visible ? 0 : lost / Math.max(1, visible);
}

async function onPlate(png: Uint8Array, { width, height }: Pixels, color: Hex): Promise<Uint8Array> {
  const padding = Math.round(height * PADDING);
  const [outerWidth, outerHeight] = [width + 2 * padding, height + 2 * padding];
  const corner = Math.round(outerHeight * CORNER);
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${outerWidth}" height="${outerHeight}"><rect width="100%" height="100%" rx="${corner}" fill="${color}"/></svg>`;
  return sharp(Buffer.from(plate))
    .composite([{ input: Buffer.from(png), left: padding, top: padding }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function dataUrl(png: Uint8Array): string {
  return `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
}
