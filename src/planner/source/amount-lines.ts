import { type Block, plainInline } from "./block.ts";
import { looksLikeHeading } from "./plain-text-lines.ts";

/** "Wages  12,000", "Rent ........ 900 €", "Print: $40": a name and an amount, and nothing behind it. */
const AMOUNT_LINE =
  /^(\p{L}[^.!?。！？]{0,58}?)(?:\s*[:：]\s*|\s*\.{3,}\s*|\s+)([€$£¥]?\s?[-–]?\p{Nd}[\p{Nd}.,'’]*(?:\s\p{Nd}{3})*\s?(?:%|[€$£¥]|[A-Z]{3})?)$/u;
const FEWEST_ROWS = 3;
const MOST_CAPTION_WORDS = 5;

/**
 * Lines that each name something and end in an amount are the rows of a table, whatever stands between its columns. A
 * line above them without a figure is the name of its first column; `undefined` where any line is anything else.
 */
export function amountTable(lines: readonly string[]): Block | undefined {
  const [first = "", ...others] = lines.map((line) => line.trim());
  const captioned =
    looksLikeHeading(first) && !/\p{Nd}/u.test(first) && first.split(/\s+/u).length <= MOST_CAPTION_WORDS;
  const body = captioned ? others : [first, ...others];
  const rows = body.flatMap((line) => {
    const [, name, amount] = AMOUNT_LINE.exec(line) ?? [];
    return name === undefined || amount === undefined ? [] : [[plainInline(name.trim()), plainInline(amount.trim())]];
  });
  if (rows.length < FEWEST_ROWS || rows.length < body.length) return undefined;
  return { kind: "table", header: captioned ? [plainInline(first), plainInline("")] : [], rows };
}
