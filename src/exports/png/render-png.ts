import type { Typesetter } from "../../typeset/typesetter.ts";
import { readSlide } from "../read-slide.ts";
import { slideSize, type SlideSize } from "../slide-size.ts";
import { outlineText } from "../text/outline-text.ts";
import { pixelsToPng } from "./encode-png.ts";
import { renderInto, renderPixels, type Pixels } from "./render-pixels.ts";

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

/** Draws a slide whole into the box that `boxFor` gives for its size, for pictures made of several slides. */
export async function renderSlideInto(
  svg: string,
  typesetter: Typesetter,
  boxFor: (size: SlideSize) => SlideSize,
): Promise<Pixels> {
  const outlined = outlineText(await readSlide(svg, typesetter), typesetter);
  return renderInto(outlined, boxFor(slideSize(outlined)));
}
