import type { GuardedFetch } from "../../net/guarded-fetch.ts";
import { fileTypeOf } from "../../shared/file-type.ts";

const MOST_BYTES = 5 * 1024 * 1024;
const MOST_PIXELS = 40_000_000;
/** Slides show logos small; this is enough for print, and is embedded in every slide. */
const LARGEST = { width: 480, height: 240 } as const;
const KINDS = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"]);

/** Fetches a picture that somebody named, and draws it anew as a small PNG. Throws, whatever is wrong with it. */
export async function fetchLogo(fetch: GuardedFetch, url: string): Promise<Uint8Array> {
  const bytes = await fetch(url, { maxBytes: MOST_BYTES, accept: "image/png, image/jpeg, image/webp, image/gif" });
  return toLogo(bytes);
}

/** A PNG of at most 480 × 240 pixels without the empty margins of the original. Throws for what is no such picture. */
export async function toLogo(bytes: Uint8Array): Promise<Uint8Array> {
  if (!KINDS.has(fileTypeOf(bytes) ?? "")) throw new TypeError("not a PNG, JPEG, GIF or WebP picture");
  const { default: sharp } = await import("sharp");
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" });
  const whole = await picture.autoOrient().toColourspace("srgb").png().toBuffer();
  const trimmed = await sharp(whole)
    .trim()
    .toBuffer()
    .catch(() => whole);
  return sharp(trimmed)
    .resize({ ...LARGEST, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
