import { Resvg } from "@resvg/resvg-js";
import type { SvgElement } from "../../svg/element.ts";
import { readSlots, type SlotOnSlide } from "../../svg/read-slots.ts";
import { transform } from "../../svg/walk.ts";
import { writeSvg } from "../../svg/write-svg.ts";
import { hexLuminance, luminance, luminanceContrast } from "../color.ts";

/** How a text slot reads against the picture really behind it. */
export interface RenderedContrast {
  readonly id: string;
  /** 5th percentile of WCAG 2.2 ratios over pixels behind the slot's lines. */
  readonly ratio: number;
  /** px */
  readonly size: number;
}

/** Width the picture is sampled at: one sample for about 4×4 px of a carousel slide. */
const SAMPLE_WIDTH = 270;

function withoutText(root: SvgElement): SvgElement {
  return transform(root, (element) => (element.name === "text" ? undefined : element));
}

function fifthPercentile(values: number[]): number {
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length * 0.05)] ?? 21;
}

function behind(
  slot: SlotOnSlide["slot"],
  image: { pixels: Uint8Array; width: number; height: number },
  scale: number,
): number {
  const own = hexLuminance(slot.fill);
  const ratios: number[] = [];
  const { x, y, width, height } = slot.box;
  const bottom = Math.min(image.height, Math.ceil((y + height) * scale));
  const right = Math.min(image.width, Math.ceil((x + width) * scale));
  for (let line = Math.max(0, Math.floor(y * scale)); line < bottom; line++) {
    for (let column = Math.max(0, Math.floor(x * scale)); column < right; column++) {
      const at = (line * image.width + column) * 4;
      const { pixels } = image;
      ratios.push(luminanceContrast(own, luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0])));
    }
  }
  return fifthPercentile(ratios);
}

/**
 * Renders a slide without its text and measures every slot against the pixels behind its box (boxes, not glyphs:
 * stricter than the eye). Rotated groups are sampled at their unrotated place.
 */
export function renderedContrast(root: SvgElement): RenderedContrast[] {
  const rendered = new Resvg(writeSvg(withoutText(root)), {
    font: { loadSystemFonts: false },
    fitTo: { mode: "width", value: SAMPLE_WIDTH },
  }).render();
  const image = { pixels: rendered.pixels, width: rendered.width, height: rendered.height };
  const scale = SAMPLE_WIDTH / Number(root.attributes["width"] ?? SAMPLE_WIDTH);
  return readSlots(root).map(({ slot }) => ({ id: slot.id, size: slot.size, ratio: behind(slot, image, scale) }));
}
