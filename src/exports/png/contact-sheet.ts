import sharp from "sharp";
import { encodePng, rawLayout } from "./encode-png.ts";
import type { Pixels } from "./render-pixels.ts";
import type { SlideSize } from "../slide-size.ts";
import type { Typesetter } from "../../typeset/typesetter.ts";
import { renderSlideInto } from "./render-png.ts";

export interface ContactSheetOptions {
  readonly typesetter: Typesetter;
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

/** Height of a cell for a width of 1: a slide of odd proportions must not make a picture of any size. */
const LOWEST = 0.25;
const HIGHEST = 4;

/**
 * All slides of a deck on one PNG, in reading order, in cells of the first one's proportions; a single one fills the sheet.
 * Slides of other proportions are shown whole. Throws RangeError without slides.
 */
export async function renderContactSheet(slides: readonly string[], options: ContactSheetOptions): Promise<Uint8Array> {
  const { typesetter, width, background = "#d9d9dc" } = options;
  const columns = Math.max(1, Math.min(options.columns, slides.length));
  const gap = slides.length === 1 ? 0 : Math.round(width * GAP);
  const cell = Math.max(1, Math.floor((width - gap * (columns + 1)) / columns));
  const thumbnails = await renderAll(slides, typesetter, cell);
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

async function renderAll(slides: readonly string[], typesetter: Typesetter, width: number): Promise<Pixels[]> {
  const [first, ...others] = slides;
  if (first === undefined) return [];
  const rendered = [await renderSlideInto(first, typesetter, (size) => ({ width, height: cellHeight(size, width) }))];
  const height = rendered[0]?.height ?? width;
  for (let at = 0; at < others.length; at += AT_A_TIME) {
    const some = others.slice(at, at + AT_A_TIME);
    rendered.push(
      ...(await Promise.all(some.map((svg) => renderSlideInto(svg, typesetter, () => ({ width, height }))))),
    );
  }
  return rendered;
}

function cellHeight(size: SlideSize, width: number): number {
  const proportion = Math.min(HIGHEST, Math.max(LOWEST, size.height / size.width));
  return Math.max(1, Math.ceil(width * proportion));
}
