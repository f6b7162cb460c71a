import { renderAsync } from "@resvg/resvg-js";
import type { SvgElement } from "../../svg/element.ts";
import { writeSvg } from "../../svg/write-svg.ts";
import { slideSize, type SlideSize } from "../slide-size.ts";

/** A rendered picture: 8-bit RGBA with premultiplied alpha, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** What one picture may have, whatever a slide says of its size: 160 MB. */
const MOST_PIXELS = 40_000_000;
/** Of one side to the other; a slide that says more is drawn into such a box. */
const MOST_PROPORTION = 100;

/**
 * Draws SVG whose text is already outlined, `width` pixels wide (its own width when absent), outside the main thread. What
 * would be larger than any slide is drawn smaller.
 */
export function renderPixels(outlined: SvgElement, width?: number): Promise<Pixels> {
  const size = slideSize(outlined);
  const proportion = Math.min(MOST_PROPORTION, Math.max(1 / MOST_PROPORTION, size.height / size.width));
  const wanted = width === undefined ? size.width : Math.round(width);
  const side = Math.min(wanted, Math.sqrt(MOST_PIXELS / proportion));
  return renderInto(outlined, { width: side, height: side * proportion });
}

/** Draws SVG whose text is already outlined, whole, into a box of that many pixels. */
export async function renderInto(outlined: SvgElement, box: SlideSize): Promise<Pixels> {
  const { width, height } = slideSize(outlined);
  const across = Math.max(1, Math.round(box.width));
  const down = Math.max(1, Math.ceil(box.height));
  // A box of the slide's own proportions, in whole pixels, is filled: or its last row would be half empty.
  const isOwn = Math.abs(down - (across * height) / width) < 1;
  const attributes = {
    viewBox: `0 0 ${width} ${height}`,
    ...(isOwn ? { preserveAspectRatio: "none" } : {}),
    ...outlined.attributes,
    width: String(across),
    height: String(down),
  };
  const image = await renderAsync(writeSvg({ ...outlined, attributes }), { font: { loadSystemFonts: false } });
  return { width: image.width, height: image.height, data: image.pixels };
}
