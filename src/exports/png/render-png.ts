import type { Typesetter } from "../../typeset/typesetter.ts";
import { readSlide } from "../read-slide.ts";
import { slideSize, type SlideSize } from "../slide-size.ts";
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
  const { typesetter, width } = options;
  return pixelsToPng(await renderPixels(outlineText(await readSlide(svg, typesetter), typesetter), width));
}

/**
 * Draws a slide whole into the box that `boxFor` gives for its size, for pictures made of several slides. What a slide says
 * of its size decides about nothing else: the box is as large as its maker wants it.
 */
export async function renderInto(
  svg: string,
  typesetter: Typesetter,
  boxFor: (size: SlideSize) => SlideSize,
): Promise<Pixels> {
  const root = await readSlide(svg, typesetter);
  const size = slideSize(root);
  const { width, height } = boxFor(size);
  const attributes = {
    viewBox: `0 0 ${size.width} ${size.height}`,
    ...root.attributes,
    width: String(width),
    height: String(height),
  };
  return renderPixels(outlineText({ ...root, attributes }, typesetter));
}
