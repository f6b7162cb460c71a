import { AppError } from "../shared/app-error.ts";

/**
 * Reads a request body of at most `limit` bytes. Refuses by `Content-Length` before reading anything, and otherwise
 * at the first chunk that goes over, so that no more than `limit` bytes plus one chunk are ever held.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array> {
  const length = request.headers.get("content-length");
  if (Number(length ?? 0) > limit) throw tooLarge(limit);
  // HTTP ends a body where its length says: no stream has to be built to count what comes.
  if (length !== null) return new Uint8Array(await request.arrayBuffer());
  const stream: ReadableStream<Uint8Array> | null = request.body;
  if (stream === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

function tooLarge(limit: number): AppError {
  return new AppError("payload_too_large", `The body is larger than ${limit} bytes, the limit of this call.`, {
    details: { limit_bytes: limit },
  });
}

/** Refuses a body whose media type is not `application/json`, in any charset but UTF-8, and one that is compressed. */
export function requireJson(request: Request): void {
  const encoding = request.headers.get("content-encoding") ?? "identity";
  if (encoding.toLowerCase() !== "identity") {
    throw new AppError("unsupported_media_type", "Compressed bodies are not read; leave out Content-Encoding.");
  }
  const [type = "", ...parameters] = (request.headers.get("content-type") ?? "").toLowerCase().split(";");
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith("charset="));
  if (type.trim() === "application/json" && (charset === undefined || /^charset="?utf-8"?$/.test(charset))) return;
  throw new AppError("unsupported_media_type", "Send the body as `Content-Type: application/json` in UTF-8.");
}
