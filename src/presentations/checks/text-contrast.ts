import { luminance, luminanceContrast } from "../../design/color.ts";
import { requiredRatio } from "../../design/wcag.ts";
import { renderPixels, type Pixels } from "../../exports/png/render-pixels.ts";
import type { Color } from "../../svg/computed/color.ts";
import type { SvgElement } from "../../svg/element.ts";
import { applyTo } from "../../svg/geometry/matrix.ts";
import type { Bounds } from "../../svg/geometry/path.ts";
import { transform } from "../../svg/walk.ts";
import type { MeasuredText } from "./measured-text.ts";
import type { Canvas } from "./slide-faults.ts";

/** How a text reads against what is really drawn behind it. */
export interface TextContrast {
  readonly text: MeasuredText;
  /** 5th percentile of WCAG 2.2 ratios over the ground of its lines. */
  readonly ratio: number;
  readonly required: number;
}

/** Width of the picture that grounds are read from: one of its pixels for 3 × 3 px of a carousel slide. */
const WIDTH = 360;
/** px between two points at which a ground is read. */
const STEP = 4;
const PERCENTILE = 0.05;

/** Draws a slide without its texts and reads what is behind each of their lines. */
export async function textContrasts(
  root: SvgElement,
  texts: readonly MeasuredText[],
  canvas: Canvas,
): Promise<readonly TextContrast[]> {
  const bare = transform(root, (element) => (element.name === "text" ? undefined : element));
  const pixels = await renderPixels(bare, WIDTH);
  const scale = pixels.width / canvas.width;
  return texts.flatMap((text) => {
    const { color } = text;
    if (color === undefined) return [];
    const ratios = text.lines.flatMap((line) => ratiosOn(line, text, color, pixels, scale)).sort((a, b) => a - b);
    const ratio = ratios[Math.floor(ratios.length * PERCENTILE)];
    return ratio === undefined ? [] : [{ text, ratio, required: requiredRatio(text.size) }];
  });
}

function ratiosOn(line: Bounds, { matrix }: MeasuredText, color: Color, pixels: Pixels, scale: number): number[] {
  const ratios: number[] = [];
  const steps = (from: number, to: number): number => Math.max(1, Math.min(200, Math.round((to - from) / STEP)));
  const [columns, rows] = [steps(line.left, line.right), steps(line.top, line.bottom)];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = line.left + ((column + 0.5) / columns) * (line.right - line.left);
      const y = line.top + ((row + 0.5) / rows) * (line.bottom - line.top);
      const ground = pixelAt(pixels, applyTo(matrix, x, y), scale);
      if (ground !== undefined) ratios.push(ratioOn(ground, color));
    }
  }
  return ratios;
}

type Rgb = readonly [number, number, number];

/** Slides stand on white where they draw no ground. */
function pixelAt({ data, width, height }: Pixels, [x, y]: readonly [number, number], scale: number): Rgb | undefined {
  const [column, row] = [Math.floor(x * scale), Math.floor(y * scale)];
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
  const at = (row * width + column) * 4;
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
  const through = 255 - alpha;
  return [red + through, green + through, blue + through];
}

function ratioOn(ground: Rgb, { red, green, blue, alpha }: Color): number {
  const over = (own: number, under: number): number => own * 255 * alpha + under * (1 - alpha);
  const shown: Rgb = [over(red, ground[0]), over(green, ground[1]), over(blue, ground[2])];
  return luminanceContrast(luminance(shown), luminance(ground));
}
