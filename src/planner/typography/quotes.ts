import type { Marks } from "./marks.ts";

const WORDLIKE = /[\p{L}\p{M}\p{N}]/u;
const SPACE = /\s/u;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const STRAIGHT = '"';

/** Straight double quotes as the language's own; left alone where they don't come in pairs that open and close. */
export function quoted(text: string, { double: [open, close] }: Marks): string {
  const places = [...text.matchAll(/"/gu)].map(({ index }) => index);
  if (places.length === 0 || places.length % 2 === 1) return text;
  const stands = places.every((at, order) => (order % 2 === 0 ? mayOpen(text, at) : mayClose(text, at)));
  if (!stands) return text;
  let order = 0;
  return text.replace(/"/gu, () => (order++ % 2 === 0 ? open : close));
}

function mayOpen(text: string, at: number): boolean {
  return !WORDLIKE.test(text[at - 1] ?? " ") && !SPACE.test(text[at + 1] ?? " ");
}

function mayClose(text: string, at: number): boolean {
  return !SPACE.test(text[at - 1] ?? " ") && !WORDLIKE.test(text[at + 1] ?? " ");
}

/** Straight double quotes around Chinese or Japanese words as the brackets or marks used there. */
export function quotedIdeographs(text: string, [open, close]: readonly [string, string]): string {
  if (text.split(STRAIGHT).length % 2 === 0) return text;
  return text.replace(/"([^"]+)"/gu, (all, words: string) => (CJK.test(words) ? `${open}${words}${close}` : all));
}

/** Straight single quotes as apostrophes, and as quotation marks where one pair of them stands around words. */
export function apostrophes(text: string, { single: [open, close] }: Marks): string {
  const inside = text.replace(/(?<=\p{L}\p{M}*)'(?=\p{L})/gu, "’");
  const paired = inside.replace(
    /(?<![\p{L}\p{M}\p{N}'])'(?=[\p{L}¿¡])([^']*[\p{L}\p{M}\p{N}.,!?…])'(?![\p{L}\p{M}\p{N}'])/gu,
    `${open}$1${close}`,
  );
  return paired.replace(/(?<=\p{L}\p{M}*)'(?![\p{L}\p{N}'])|(?<![\p{L}\p{M}\p{N}'])'(?=\p{N}\p{N}s?\b)/gu, "’");
}
