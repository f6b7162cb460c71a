import sharp from "sharp";
import { elements } from "../../svg/walk.ts";
import type { SvgElement } from "../../svg/element.ts";
import { parseSvg } from "../../svg/parse-svg.ts";
import { hrefOf, readDataUrl } from "../data-url.ts";
import { renderPixels } from "../png/render-pixels.ts";
import type { PdfFile } from "./pdf-file.ts";
import { pdfName, type PdfRef } from "./pdf-values.ts";
import { straightAlpha } from "./straight-alpha.ts";

/** A picture in the file, and its size in pixels. */
export interface PdfPicture {
  readonly ref: PdfRef;
  readonly width: number;
  readonly height: number;
}

/** Puts every picture of a slide (as `readSlide` gives it) into the file; those that cannot be decoded are left out. `known` is shared by slides. */
export async function loadPictures(root: SvgElement, file: PdfFile, known: Map<string, PdfPicture>): Promise<void> {
  for (const element of elements(root)) {
    const href = element.name === "image" ? hrefOf(element) : undefined;
    if (href === undefined || known.has(href)) continue;
    const picture = await loadPicture(href, file).catch(() => undefined);
    if (picture !== undefined) known.set(href, picture);
  }
}

async function loadPicture(href: string, file: PdfFile): Promise<PdfPicture | undefined> {
  const picture = readDataUrl(href);
  if (picture === undefined) return undefined;
  const { type, bytes } = picture;
  if (type === "svg+xml") {
    const pixels = await renderPixels(parseSvg(bytes.toString("utf8")));
    return addPixels(file, pixels.width, pixels.height, straightAlpha(pixels.data, pixels.width));
  }
  const metadata = await sharp(bytes).metadata();
  const upright = (metadata.orientation ?? 1) === 1;
  if (metadata.format === "jpeg" && upright && (metadata.channels === 3 || metadata.channels === 1)) {
    const { width, height, channels } = metadata;
    const space = pdfName(channels === 1 ? "DeviceGray" : "DeviceRGB");
    const ref = file.addStream(
      { ...imageEntries(width, height), ColorSpace: space, Filter: pdfName("DCTDecode") },
      bytes,
    );
    return { ref, width, height };
  }
  const { data, info } = await sharp(bytes)
    .rotate()
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return addPixels(file, info.width, info.height, data);
}

/** Adds 8-bit RGBA pixels as a picture, with a soft mask where they are not opaque. */
export function addPixels(file: PdfFile, width: number, height: number, rgba: Uint8Array): PdfPicture {
  const count = width * height;
  const colors = new Uint8Array(count * 3);
  const alpha = new Uint8Array(count);
  let opaque = true;
  for (let index = 0; index < count; index++) {
    colors[index * 3] = rgba[index * 4] ?? 0;
    colors[index * 3 + 1] = rgba[index * 4 + 1] ?? 0;
    colors[index * 3 + 2] = rgba[index * 4 + 2] ?? 0;
    alpha[index] = rgba[index * 4 + 3] ?? 0;
    if (alpha[index] !== 255) opaque = false;
  }
  const mask = opaque
    ? undefined
    : file.addStream({ ...imageEntries(width, height), ColorSpace: pdfName("DeviceGray") }, alpha);
  const ref = file.addStream({ ...imageEntries(width, height), ColorSpace: pdfName("DeviceRGB"), SMask: mask }, colors);
  return { ref, width, height };
}

function imageEntries(width: number, height: number): Record<string, PdfRef | number | ReturnType<typeof pdfName>> {
  return { Type: pdfName("XObject"), Subtype: pdfName("Image"), Width: width, Height: height, BitsPerComponent: 8 };
}
