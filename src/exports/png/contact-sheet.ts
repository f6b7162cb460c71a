import sharp from "sharp";
import { encodePng, rawLayout } from "./encode-png.ts";
import type { Pixels } from "./render-pixels.ts";
import { renderSlide, type PngOptions } from "./render-png.ts";

export interface ContactSheetOptions {
  readonly typesetter: PngOptions["typesetter"];
  /** Width of the whole sheet in px. */
  readonly width: number;
  /** At most this many slides a row. */
  readonly columns: number;
  /** `#rrggbb` between the slides; a neutral grey when absent. */
  readonly background?: string;
}

const GAP = 0.02;
/** The renderer keeps what its threads once needed, and more at a time would not be faster. */
const AT_A_TIME = 2;

/**
 * All slides of a deck on one PNG, in reading order, at the proportions of the first; a single one fills the sheet.
 * Throws RangeError without slides.
 */
export async function renderContactSheet(slides: readonly string[], options: ContactSheetOptions): Promise<Uint8Array> {
  const { typesetter, width, background = "#d9d9dc" } = options;
  const columns = Math.max(1, Math.min(options.columns, slides.length));
  const gap = slides.length === 1 ? 0 : Math.round(width * GAP);
  const cell = Math.floor((width - gap * (columns + 1)) / columns);
  const thumbnails = await renderAll(slides, { typesetter, width: cell });
  const [first] = thumbnails;
  if (first === undefined) throw new RangeError("A contact sheet needs at least one slide");
  const step = first.height + gap;
  const height = gap + Math.ceil(slides.length / columns) * step;
  const placed = thumbnails.map((pixels, index) => ({
    input: Buffer.from(pixels.data.buffer, pixels.data.byteOffset, pixels.data.byteLength),
    raw: rawLayout(pixels),
    left: gap + (index % columns) * (cell + gap),
    top: gap + Math.floor(index / columns) * step,
  }));
  return encodePng(sharp({ create: { width, height, channels: 3, background } }).composite(placed));
}

async function renderAll(slides: readonly string[], options: PngOptions): Promise<Pixels[]> {
  const rendered: Pixels[] = [];
  for (let at = 0; at < slides.length; at += AT_A_TIME) {
    const some = slides.slice(at, at + AT_A_TIME);
    rendered.push(...(await Promise.all(some.map((svg) => renderSlide(svg, options)))));
  }
  return rendered;
}
