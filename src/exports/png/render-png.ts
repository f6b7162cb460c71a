import { renderAsync } from "@resvg/resvg-js";
import { parseSvg } from "../../svg/parse-svg.ts";
import { writeSvg } from "../../svg/write-svg.ts";
import type { Typesetter } from "../../typeset/typesetter.ts";
import { outlineText } from "../text/outline-text.ts";

export interface PngOptions {
  readonly typesetter: Typesetter;
  /** Pixels; the slide's own width when absent. */
  readonly width?: number;
}

/** Draws a slide as PNG. The same slide gives the same bytes. Throws `unsafe_content` for markup that is no SVG. */
export async function renderPng(svg: string, { typesetter, width }: PngOptions): Promise<Uint8Array> {
  const outlined = await outlineText(parseSvg(svg), typesetter);
  const image = await renderAsync(writeSvg(outlined), {
    font: { loadSystemFonts: false },
    ...(width === undefined ? {} : { fitTo: { mode: "width", value: Math.round(width) } }),
  });
  return image.asPng();
}
