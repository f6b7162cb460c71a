/** The kinds of files that people give us, by media type. */
export type FileType = "image/png" | "image/jpeg" | "image/gif" | "image/webp" | "application/pdf";

const SIGNATURES: readonly (readonly [FileType, (bytes: Uint8Array) => boolean])[] = [
  ["image/png", (bytes) => startsWith(bytes, "\u0089PNG\r\n\u001a\n")],
  ["image/jpeg", (bytes) => startsWith(bytes, "\u00ff\u00d8\u00ff")],
  ["image/gif", (bytes) => startsWith(bytes, "GIF87a") || startsWith(bytes, "GIF89a")],
  ["image/webp", (bytes) => startsWith(bytes, "RIFF") && startsWith(bytes.subarray(8), "WEBP")],
  ["application/pdf", (bytes) => startsWith(bytes, "%PDF-")],
];

/** What a file is by its first bytes; names and declared types say nothing. Undefined for anything else. */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  return SIGNATURES.find(([, matches]) => matches(bytes))?.[0];
}

function startsWith(bytes: Uint8Array, signature: string): boolean {
  return Array.from(signature).every((character, at) => bytes[at] === character.charCodeAt(0));
}
