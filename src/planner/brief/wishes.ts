import { sentenceSpans } from "../source/sentences.ts";
import { COUNT_PATTERN } from "./counts.ts";
import { isAboutLooks } from "../../deck/style-words.ts";
import { isLanguageName } from "./directives/language.ts";
import { opensWish } from "./order-words.ts";

/** A clause that asks for one thing, or for several of a kind ("leave out A, B and C"), with its place in the text. */
export interface Wish {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const QUOTATION =
  /"[^"\n]{1,200}"|“[^”\n]{1,200}”|„[^“”\n]{1,200}[“”]|«[^»\n]{1,200}»|»[^«\n]{1,200}«|「[^」\n]{1,200}」|(?<![\p{L}\p{N}])['‘](?=\S)(?:[^'’\n]|['’](?=\p{L})){1,180}['’](?![\p{L}])/gu;
const AND = "(?:and then|and|then|so|und|dann|et|puis|y|e|luego)";
const BUT = "(?:but|aber|sondern|mais|pero|sino)";
/** A wish may end here, if what follows can begin one. */
const JOINT = new RegExp(`,\\s+(?:${AND}\\s+)?|\\s+${AND}\\s+|\\s[–—-]\\s|\\s+(?=(?:without|ohne|sans|sin)\\s)`, "gu");
/** A wish ends here. */
const END = new RegExp(`[;；、]\\s*|(?<!(?:any|every|no)thing|all|alles|tout|todo),?\\s+${BUT}\\s+`, "giu");
const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u;
/** Names of languages may be what an enumeration lists. */
const LISTING =
  /(?<![\p{L}])(?:leave|skip|omit|exclude|ignore|drop|focus|highlight|compare|about|without|no|ohne|keine?|sans|sin|omite)(?![\p{L}])/iu;
/** A title may hold any word. */
const NAMED = /^(?:titl|call it|titel|titre|título|the title|nenn|intitul|titúl)/iu;
const MOST_JOINTS = 400;
/** "between 8 and 10 slides" is one wish. */
const COUNT_BEFORE = new RegExp(`(?<![\\p{L}\\d:])(?:${COUNT_PATTERN})$`, "iu");

/** Takes instructions apart; words in quotation marks stay together. Linear in the length of the text. */
export function splitWishes(text: string): Wish[] {
  const masked = text.replace(QUOTATION, (quotation) => "q".repeat(quotation.length));
  return sentenceSpans(masked, "en").flatMap((line) => {
    const cuts = [...cutsOf(text, masked, line), { end: line.end, next: line.end }];
    let { start } = line;
    return cuts.flatMap(({ end, next }) => {
      const wish = trimmed(text, start, end);
      start = next;
      return wish.text === "" ? [] : [wish];
    });
  });
}

interface Cut {
  readonly end: number;
  readonly next: number;
}

function cutsOf(text: string, masked: string, line: { readonly start: number; readonly end: number }): Cut[] {
  const stretch = masked.slice(line.start, line.end);
  const at = (pattern: RegExp): Cut[] =>
    [...stretch.matchAll(pattern)].map(({ index, 0: mark }) => ({
      end: line.start + index,
      next: line.start + index + mark.length,
    }));
  const ends = at(END);
  const joints = at(JOINT).slice(0, MOST_JOINTS);
  const marks = [...ends, ...joints].sort((a, b) => a.end - b.end);
  return marks.filter((mark, index) => {
    if (ends.includes(mark)) return true;
    if (mark.end + 1 >= mark.next && NAMED.test(stretch)) return false;
    if (text[mark.end] !== "," && COUNT_BEFORE.test(text.slice(Math.max(line.start, mark.end - 20), mark.end)))
      return false;
    const rest = text.slice(mark.next, marks[index + 1]?.end ?? line.end);
    return (
      opensWish(rest) || isAboutLooks(rest) || (isLanguageName(rest) && !LISTING.test(text.slice(line.start, mark.end)))
    );
  });
}

function trimmed(text: string, start: number, end: number): Wish {
  const slice = text.slice(start, end);
  const bullet = BULLET.exec(slice)?.[0].length ?? /^\s*/u.exec(slice)?.[0].length ?? 0;
  const body = slice.slice(bullet).replace(/[\s.!。！,:]+$/u, "");
  return { text: body, start: start + bullet, end: start + bullet + body.length };
}
