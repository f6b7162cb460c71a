import sharp from "sharp";
import type { SvgElement } from "../svg/element.ts";
import { elements, transform } from "../svg/walk.ts";
import { hrefOf, readDataUrl, writeDataUrl } from "./data-url.ts";

/** Raster formats that resvg reads by itself. */
const READABLE = /^(?:png|jpe?g|gif)$/;

/**
 * Makes the pictures of a slide safe and readable for renderers: only pictures inside `data:` URLs stay, since resvg
 * would open any other `href` as a file of this machine. Nested SVG goes through `embedSvg`; formats resvg lacks become PNG.
 */
export async function embedPictures(
  root: SvgElement,
  embedSvg: (markup: string) => Promise<string | undefined>,
): Promise<SvgElement> {
  const embedded = new Map<string, string | undefined>();
  for (const element of elements(root)) {
    const href = isPicture(element) ? hrefOf(element) : undefined;
    if (href !== undefined && !embedded.has(href)) embedded.set(href, await embed(href, embedSvg));
  }
  if (embedded.size === 0) return root;
  return transform(root, (element) => {
    if (!isPicture(element)) return element;
    const href = embedded.get(hrefOf(element) ?? "");
    const { href: _href, "xlink:href": _legacy, ...attributes } = element.attributes;
    return href === undefined ? undefined : { ...element, attributes: { ...attributes, href } };
  });
}

function isPicture({ name }: SvgElement): boolean {
  return name === "image" || name === "feImage";
}

async function embed(
  href: string,
  embedSvg: (markup: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  if (/^\s*#/.test(href)) return href;
  const picture = readDataUrl(href);
  if (picture === undefined || READABLE.test(picture.type)) return picture === undefined ? undefined : href;
  if (picture.type === "svg+xml") {
    const markup = await embedSvg(picture.bytes.toString("utf8"));
    return markup === undefined ? undefined : writeDataUrl("svg+xml", markup);
  }
  const png = await sharp(picture.bytes)
    .png()
    .toBuffer()
    .catch(() => undefined);
  return png === undefined ? undefined : writeDataUrl("png", png);
}
