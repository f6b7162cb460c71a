import type { Typesetter } from "../../typeset/typesetter.ts";
import { readSlide } from "../read-slide.ts";
import { outlineText } from "../text/outline-text.ts";
import { pixelsToPng } from "./encode-png.ts";
import { renderPixels, type Pixels } from "./render-pixels.ts";

export interface PngOptions {
  readonly typesetter: Typesetter;
  /** Pixels; the slide's own width when absent. */
  readonly width?: number;
}

/** Draws a slide as PNG. The same slide gives the same bytes. Throws `unsafe_content` for markup that is no SVG. */
export async function renderPng(svg: string, options: PngOptions): Promise<Uint8Array> {
  return pixelsToPng(await renderSlide(svg, options));
}

/** Draws a slide as pixels, for pictures made of several slides. */
export async function renderSlide(svg: string, { typesetter, width }: PngOptions): Promise<Pixels> {
  return renderPixels(outlineText(await readSlide(svg, typesetter), typesetter), width);
}
