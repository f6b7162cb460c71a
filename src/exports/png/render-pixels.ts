import { renderAsync } from "@resvg/resvg-js";
import type { SvgElement } from "../../svg/element.ts";
import { writeSvg } from "../../svg/write-svg.ts";

/** A rendered picture: 8-bit RGBA with premultiplied alpha, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Draws SVG whose text is already outlined, `width` pixels wide (its own width when absent), outside the main thread. */
export async function renderPixels(outlined: SvgElement, width?: number): Promise<Pixels> {
  const image = await renderAsync(writeSvg(outlined), {
    font: { loadSystemFonts: false },
    ...(width === undefined ? {} : { fitTo: { mode: "width", value: Math.max(1, Math.round(width)) } }),
  });
  return { width: image.width, height: image.height, data: image.pixels };
}
