import { trimAddress } from "../excerpt.ts";

/** A `data:` URL (RFC 2397) taken apart; the body is still encoded. */
export interface DataUrl {
  /** Lower case, without parameters. */
  readonly type: string;
  readonly charset: string | undefined;
  readonly base64: boolean;
  readonly body: string;
}

const DATA_URL = /^data:([a-z]+\/[a-z0-9.+-]+)((?:;[a-z0-9._-]+(?:=[a-z0-9._-]+)?)*),/i;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Undefined for what is no `data:` URL, or one written in a way that programs could read differently. */
export function parseDataUrl(url: string): DataUrl | undefined {
  // Line breaks and tabs are taken out of URLs before anything else (WHATWG URL, section 4.4).
  const plain = trimAddress(url).replace(/[\t\n\r]+/g, "");
  const [head, type, parameters = ""] = DATA_URL.exec(plain) ?? [];
  if (head === undefined || type === undefined) return undefined;
  const names = parameters.toLowerCase().split(";");
  const charset = names.find((name) => name.startsWith("charset="))?.slice("charset=".length);
  return { type: type.toLowerCase(), charset, base64: names.at(-1) === "base64", body: plain.slice(head.length) };
}

/** The bytes of a body, `limit` at most (counted in encoded characters); undefined where they can't be decoded. */
export function decodeBody({ base64, body }: DataUrl, limit = body.length): Uint8Array<ArrayBuffer> | undefined {
  if (!base64) return percentDecode(body.slice(0, limit));
  const compact = decodeUnreserved(body).replace(/\s+/g, "");
  if (!BASE64.test(compact)) return undefined;
  const part = compact.length > limit ? compact.slice(0, limit - (limit % 4)) : compact;
  try {
    return Uint8Array.from(atob(part), (character) => character.charCodeAt(0));
  } catch {
    return undefined; // atob refuses impossible lengths.
  }
}

function decodeUnreserved(body: string): string {
  if (!body.includes("%")) return body;
  return body.replace(/%(2b|2f|3d|20|0a|0d|09)/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** WHATWG URL, section 1.3, on the UTF-8 bytes of the body. */
function percentDecode(body: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(body);
  const decoded = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1, length += 1) {
    const byte = bytes[at] ?? 0;
    const hex = byte === 0x25 ? hexByte(bytes, at + 1) : undefined;
    decoded[length] = hex ?? byte;
    if (hex !== undefined) at += 2;
  }
  return decoded.slice(0, length);
}

function hexByte(bytes: Uint8Array, at: number): number | undefined {
  const text = String.fromCharCode(bytes[at] ?? 0, bytes[at + 1] ?? 0);
  return /^[0-9a-f]{2}$/i.test(text) ? Number.parseInt(text, 16) : undefined;
}
