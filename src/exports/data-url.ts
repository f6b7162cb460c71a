import { attribute } from "../svg/walk.ts";
import type { SvgElement } from "../svg/element.ts";

/** A picture inside a `data:` URL. */
export interface DataPicture {
  /** Subtype in lower case: "png", "jpeg", "svg+xml". */
  readonly type: string;
  readonly bytes: Buffer;
}

const HEAD = /^\s*data:image\/([a-z0-9+.-]+)([^,]*),/i;

/** The picture in a `data:` URL; undefined for any other URL. */
export function readDataUrl(url: string): DataPicture | undefined {
  const match = HEAD.exec(url);
  if (match === null) return undefined;
  const body = url.slice(match[0].length);
  const inBase64 = /;\s*base64\s*$/i.test(match[2] ?? "");
  const type = (match[1] ?? "").toLowerCase();
  if (inBase64) return { type, bytes: Buffer.from(body, "base64") };
  try {
    return { type, bytes: Buffer.from(decodeURIComponent(body)) };
  } catch {
    return undefined;
  }
}

export function writeDataUrl(type: string, bytes: Uint8Array | string): string {
  return `data:image/${type};base64,${Buffer.from(bytes).toString("base64")}`;
}

/** The `href` of an `<image>`, in either spelling. */
export function hrefOf(image: SvgElement): string | undefined {
  return attribute(image, "href") ?? attribute(image, "xlink:href");
}
