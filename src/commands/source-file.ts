import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { buffer } from "node:stream/consumers";
import { AppError, invalidField } from "../shared/app-error.ts";

/** Four bytes a character is the most UTF-8 takes; anything far over the limit of characters need not be decoded. */
const LARGEST_FILE = 5_000_000;

export interface SourceText {
  readonly text: string;
  /** The file's name without its ending; "deck" for standard input. */
  readonly name: string;
}

/** Reads a file, or standard input for `-`. Throws `validation_error` for one that is missing, empty or not UTF-8. */
export async function readSource(file: string): Promise<SourceText> {
  const shown = file === "-" ? "standard input" : file;
  const bytes =
    file === "-" ? await readStandardInput() : await readFile(file).catch((error: unknown) => refuse(file, error));
  if (bytes.byteLength > LARGEST_FILE)
    throw invalidField("", `${shown} has ${bytes.byteLength} bytes; a source has at most 36,000 characters.`);
  const text = decode(bytes, shown);
  if (text.trim() === "") throw invalidField("", `${shown} is empty; put the text of the deck into it.`);
  return { text, name: file === "-" ? "deck" : basename(file, extname(file)) };
}

function readStandardInput(): Promise<Buffer> {
  return buffer(process.stdin);
}

function decode(bytes: Uint8Array, shown: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalidField("", `${shown} is not UTF-8 text. Save it as UTF-8 Markdown, HTML or plain text.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "does not exist",
  EISDIR: "is a folder, not a file",
  EACCES: "may not be read",
};

function refuse(file: string, cause: unknown): never {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  throw new AppError("validation_error", `${file} ${REASONS[code] ?? `can't be read (${code})`}.`, { cause });
}
