import type { Unit } from "../../source/source-document.ts";

const MARKED = /^["“„«»「『]/u;
/** "(Ada)" at the end says whose words they are. */
const CREDIT_BEHIND = /\(([^()]*)\)$/u;

/**
 * Whether a block quotation is what its author wants to be noticed, and no quotation: single words of it are bold, it has
 * no quotation marks, and nobody is named who said it.
 */
export function isOwnNotice({ kind, text, speaker, strong }: Unit): boolean {
  if (kind !== "quote" || speaker !== undefined || MARKED.test(text)) return false;
  const credit = CREDIT_BEHIND.exec(text)?.[1];
  return strong.some((words) => words.length < text.length && words !== credit);
}
