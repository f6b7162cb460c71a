import type { Finding } from "../brief.ts";

/** A way to say something in instructions. `read` may decline a match. */
export interface Directive {
  readonly pattern: RegExp;
  /** A single word that also turns up in sentences about something else. */
  readonly weak?: true;
  readonly read: (groups: Readonly<Record<string, string | undefined>>) => Finding | undefined;
}

/** Alternatives of a regular expression, given as lines of words apart by bars. */
export function either(...lines: readonly string[]): string {
  return `(?:${lines.join("|")})`;
}

/** A pattern that begins at a word, whatever the case. */
export function phrasePattern(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])${source}`, "giu");
}

/** Where an enumeration or a short answer ends. */
export const END = "(?=\\s*(?:[.;!\\n]|$|,?\\s(?:and|but|with|in|using|make|use|keep|und|mit|et|avec|y|con)\\s))";

const ORDER = either(
  "add|avoid|don['’]t|end|focus|give|highlight|include|keep|leave|make|no|put|show|skip|start|use|write|without",
);

/** Like `END`, but "and" goes on with the list unless an order follows. */
export const LOOSE_END = `(?=\\s*${either(
  "[.;!\\n]|$",
  `,?\\s(?:and|but)\\s${ORDER}\\b`,
  `,\\s(?:with|in|using|mit|${ORDER})\\s`,
  "\\s(?:with|in|using|mit)\\s(?:an?|\\d|einem?)\\b",
)})`;

/** A text in quotation marks, as the group `text`. */
export const QUOTED = '["“„«»\'‘「](?<text>[^"“”„«»「」\\n]{2,180})["”“»«\'’」]';
