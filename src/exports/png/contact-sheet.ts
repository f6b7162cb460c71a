import sharp from "sharp";
import { renderPng, type PngOptions } from "./render-png.ts";

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

/** All slides of a deck on one PNG, in reading order, at the proportions of the first. Throws RangeError without slides. */
export async function renderContactSheet(slides: readonly string[], options: ContactSheetOptions): Promise<Uint8Array> {
  if (slides.length === 0) throw new RangeError("A contact sheet needs at least one slide");
  const columns = Math.max(1, Math.min(options.columns, slides.length));
  const gap = Math.round(options.width * GAP);
  const cell = Math.floor((options.width - gap * (columns + 1)) / columns);
  const thumbnails = await Promise.all(
    slides.map((svg) => renderPng(svg, { typesetter: options.typesetter, width: cell })),
  );
  const { height = cell } = await sharp(thumbnails[0]).metadata();
  const rows = Math.ceil(slides.length / columns);
  const sheet = sharp({
    create: {
      width: options.width,
      height: gap + rows * (height + gap),
      channels: 3,
      background: options.background ?? "#d9d9dc",
    },
  });
  return sheet
    .composite(
      thumbnails.map((input, index) => ({
        input: Buffer.from(input),
        left: gap + (index % columns) * (cell + gap),
        top: gap + Math.floor(index / columns) * (height + gap),
      })),
    )
    .png({ compressionLevel: 6 })
    .toBuffer();
}
