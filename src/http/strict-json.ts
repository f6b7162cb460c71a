import { AppError, invalidField } from "../shared/app-error.ts";

const MAX_NESTING = 64;
const BACKSLASH = 0x5c;

export interface ReadJson {
  readonly value: unknown;
  /** The rule that is broken by a text which is JSON all the same. */
  readonly flaw: AppError | undefined;
}

/**
 * Parses a JSON text (RFC 8259) the way I-JSON (RFC 7493) wants it: valid UTF-8, no lone surrogates, no duplicate
 * names, and at most 64 levels of nesting; and no field `__proto__`, which schemas pass over. Throws `validation_error` that says which rule was broken.
 */
export function parseStrictJson(bytes: Uint8Array): unknown {
  const { value, flaw } = readJson(bytes);
  if (flaw !== undefined) throw flaw;
  return value;
}

/** The same for those who have to know what was meant to say that it is wrong. Throws for what is no JSON in UTF-8. */
export function readJson(bytes: Uint8Array): ReadJson {
  const text = decodeUtf8(bytes);
  const value = parse(text);
  try {
    checkStructure(text);
    return { value, flaw: undefined };
  } catch (error) {
    if (error instanceof AppError) return { value, flaw: error };
    throw error;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed("The body is not valid JSON.");
  }
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw malformed("The body is not valid UTF-8.");
  }
}

/**
 * Walks a text that `JSON.parse` has accepted, so that only strings and brackets need looking at; `JSON.parse` itself
 * keeps the last of two equal names and lets lone surrogates through.
 */
function checkStructure(text: string): void {
  /** One entry for each open container: the names seen so far, or `undefined` for an array. */
  const open: (Set<string> | undefined)[] = [];
  let expectsName = false;
  for (let i = 0; i < text.length; i += 1) {
    switch (text[i]) {
      case '"': {
        const end = closingQuote(text, i);
        checkString(text.slice(i, end + 1), expectsName ? open.at(-1) : undefined);
        i = end;
        break;
      }
      case "{":
      case "[":
        open.push(text[i] === "{" ? new Set() : undefined);
        if (open.length > MAX_NESTING) throw malformed(`The JSON is nested deeper than ${MAX_NESTING} levels.`);
        expectsName = text[i] === "{";
        break;
      case "}":
      case "]":
        open.pop();
        break;
      case ",":
        expectsName = open.at(-1) !== undefined;
        break;
      case ":":
        expectsName = false;
        break;
      default:
    }
  }
}

/** Index of the quote that ends the string starting at `start`. */
function closingQuote(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, quote: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(quote - 1 - backslashes) === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}

function checkString(literal: string, names: Set<string> | undefined): void {
  const hasEscapes = literal.includes("\\");
  if (!hasEscapes && names === undefined) return;
  const value: unknown = hasEscapes ? JSON.parse(literal) : literal.slice(1, -1);
  if (typeof value !== "string") return;
  if (!value.isWellFormed()) throw malformed("A string in the JSON holds half of a surrogate pair.");
  if (names === undefined) return;
  if (value === "__proto__") throw malformed('There is no such field as "__proto__".');
  if (names.has(value)) throw malformed(`The JSON names ${JSON.stringify(value.slice(0, 60))} twice in one object.`);
  names.add(value);
}

function malformed(message: string): AppError {
  return invalidField("", `${message} Send one JSON object in UTF-8.`);
}
