import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { el } from "../../svg/element.ts";
import { writeSvg } from "../../svg/write-svg.ts";
import { randomFrom, seedOf } from "../random.ts";
import type { Palette, Theme } from "../theme.ts";

/** Film grain: strongest change of a channel, of 255. */
const GRAIN = 9;
const KEPT = 64;
const baked = new Map<string, string>();

function addGrain(pixels: Uint8Array, random: () => number): Uint8Array {
  for (let at = 0; at < pixels.length; at += 4) {
    const shift = (random() - 0.5) * 2 * GRAIN;
    for (let channel = 0; channel < 3; channel++) {
      const value = (pixels[at + channel] ?? 0) + shift;
      pixels[at + channel] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
  return pixels;
}

async function draw(theme: Theme, scene: string, palette: Palette, width: number, height: number): Promise<string> {
  const drawing = theme.pictures[scene];
  if (drawing === undefined) throw new RangeError(`Theme ${theme.id} has no picture "${scene}".`);
  const random = randomFrom(seedOf(`${theme.id}/${scene}`));
  const children = drawing({ width, height, rtl: false }, palette, random);
  const markup = writeSvg(
    el("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height }, ...children),
  );
  const image = new Resvg(markup, { font: { loadSystemFonts: false } }).render();
  const pixels = addGrain(new Uint8Array(image.pixels), random);
  const jpeg = await sharp(pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
    .flatten({ background: palette.paper })
    .jpeg({ quality: 84, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

/**
 * A theme's sample picture as a `data:` JPEG of the given size in px, drawn in the palette with a little grain.
 * Deterministic, and kept for the next slide of the same size.
 */
export async function bakePicture(
  theme: Theme,
  scene: string,
  palette: Palette,
  size: { width: number; height: number },
): Promise<string> {
  const width = Math.max(1, Math.round(size.width));
  const height = Math.max(1, Math.round(size.height));
  const key = JSON.stringify([theme.id, scene, width, height, palette]);
  const known = baked.get(key);
  if (known !== undefined) return known;
  const url = await draw(theme, scene, palette, width, height);
  const oldest = baked.keys().next();
  if (baked.size >= KEPT && oldest.done !== true) baked.delete(oldest.value);
  baked.set(key, url);
  return url;
}
