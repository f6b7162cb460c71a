import sharp from "sharp";

const PICTURE = /^data:image\/(?:png|jpe?g|webp|gif|avif);base64,([A-Za-z0-9+/=\s]+)$/i;
/** Larger pictures than any camera takes are refused unread. */
const MOST_PIXELS = 80_000_000;
/** Pixels a unit of the canvas, so that a picture stays sharp on large screens. */
const DENSITY = 1.5;

/**
 * An author's picture cut to the given size in px, as a `data:` URL that holds nothing but pixels. `undefined` where
 * the address is no picture or can't be read.
 */
export async function ownPicture(
  url: string,
  size: { readonly width: number; readonly height: number },
): Promise<string | undefined> {
  const [, encoded] = PICTURE.exec(url) ?? [];
  if (encoded === undefined) return undefined;
  const width = Math.max(1, Math.round(size.width * DENSITY));
  const height = Math.max(1, Math.round(size.height * DENSITY));
  try {
    const jpeg = await sharp(Buffer.from(encoded, "base64"), { limitInputPixels: MOST_PIXELS, animated: false })
      .rotate()
      .resize(width, height, { fit: "cover" })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 84 })
      .toBuffer();
    return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
  } catch {
    return undefined;
  }
}
