import { excerpt } from "../excerpt.ts";
import { MAX_PICTURE_PIXELS } from "../limits.ts";
import type { Notes } from "../violation.ts";
import { decodeBody, parseDataUrl, type DataUrl } from "./data-url.ts";
import { readPictureHeader } from "./picture-header.ts";

const BITMAP = /^image\/(?:png|jpe?g|gif|webp)$/;
const MARKUP = "image/svg+xml";
/** Encoded characters within which most files hold their size; JPEG may put colour profiles before it. */
const HEADER_LENGTH = 4096;
const UTF8 = /^(?:utf-?8|us-ascii)$/;

/**
 * Checks a picture that a slide holds as a `data:` URL: what it is, by its bytes, and how large. With `markup`, an SVG
 * picture is handed to the same policy.
 */
export function checkPicture(url: string, notes: Notes, { markup }: { readonly markup: boolean }): void {
  if (!/^\s*data:/i.test(url)) {
    notes.refuse("external_image", `the picture ${excerpt(url)} is outside the slide and never fetched`);
    return;
  }
  const data = parseDataUrl(url);
  if (data === undefined) notes.refuse("data_url", `${excerpt(url)} is not plainly written`);
  else if (BITMAP.test(data.type)) checkBitmap(data, notes);
  else if (data.type === MARKUP && markup) checkMarkup(data, notes);
  else notes.refuse("data_url", `a data: URL of type ${data.type}`);
}

function checkBitmap(data: DataUrl, notes: Notes): void {
  const beginning = decodeBody(data, HEADER_LENGTH);
  const whole = (): Uint8Array | undefined => decodeBody(data);
  const header = headerOf(beginning) ?? (data.body.length > HEADER_LENGTH ? headerOf(whole()) : undefined);
  if (header === undefined) {
    notes.refuse("picture", `what is labelled ${data.type} is no PNG, JPEG, GIF or WebP file`);
  } else if (header.width * header.height > MAX_PICTURE_PIXELS) {
    const most = `${MAX_PICTURE_PIXELS / 1e6} million pixels at most`;
    notes.refuse("picture_size", `a picture of ${header.width} × ${header.height} pixels, ${most}`);
  }
}

function headerOf(bytes: Uint8Array | undefined) {
  return bytes === undefined ? undefined : readPictureHeader(bytes);
}

function checkMarkup(data: DataUrl, notes: Notes): void {
  if (data.charset !== undefined && !UTF8.test(data.charset)) {
    notes.refuse("encoding", `an SVG picture in ${data.charset}`);
    return;
  }
  const bytes = decodeBody(data);
  const svg = bytes === undefined ? undefined : decodeUtf8(bytes);
  if (svg === undefined) notes.refuse("encoding", "an SVG picture that is not UTF-8");
  else notes.embed(svg);
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
