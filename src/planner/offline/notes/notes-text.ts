import { type Marks, marksOf } from "../../typography/marks.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { isOwnNotice } from "../digest/own-notice.ts";
import type { Remark } from "./remarks.ts";

/** Quotation marks of languages in which straight ones are left as they are on slides. */
const MARKS: Readonly<Record<string, Marks["double"]>> = { ar: ["«", "»"], ja: ["「", "」"] };
const PLAIN: Marks["double"] = ["“", "”"];
const MARKED = /^["“”„«»「『]/u;

/**
 * Remarks as lines to speak: paragraphs and entries each on its own, block quotations with marks and their speaker, what
 * belongs to another section than the slide behind its heading.
 */
export function notesText(remarks: readonly Remark[], own: Claim["section"] | undefined, digest: Digest): string {
  const lines: string[] = [];
  let section = own;
  for (const run of linesOf(remarks)) {
    const [first] = run;
    if (first === undefined) continue;
    const [claim] = first.claims;
    const over = claim.section === section ? undefined : claim.section.heading?.text;
    ({ section } = claim);
    const text = run.map((remark) => remark.text).join(digest.rules.spaced ? " " : "");
    const said = claim.unit.kind === "quote" && !isOwnNotice(claim.unit) ? quoted(text, claim, digest) : text;
    lines.push(over === undefined ? said : under(over, said, digest.rules.spaced));
  }
  return lines.join("\n");
}

/** "Repairs: The ferry is old.": a heading alone is nothing to read out. */
function under(heading: string, said: string, spaced: boolean): string {
  const ends = /[.:!?。：！？؟]["'”’»」』)）]*$/u.test(heading);
  return spaced ? `${heading}${ends ? "" : ":"} ${said}` : `${heading}${ends ? "" : "："}${said}`;
}

/** Remarks that stand on one line. */
function linesOf(remarks: readonly Remark[]): readonly (readonly Remark[])[] {
  const lines: Remark[][] = [];
  for (const remark of remarks) {
    const line = lines.at(-1);
    const { unit } = remark.claims[0];
    const opens = line?.[0]?.claims[0].unit !== unit || (unit.kind === "list" && line.at(-1)?.line !== remark.line);
    if (line === undefined || opens) lines.push([remark]);
    else line.push(remark);
  }
  return lines;
}

function quoted(said: string, { unit }: Claim, { rules }: Digest): string {
  const [open, close] = marksOf(rules.language)?.double ?? MARKS[rules.language] ?? PLAIN;
  const text = MARKED.test(said) ? said : open + said + close;
  return unit.speaker === undefined ? text : `${text} — ${unit.speaker.text}`;
}
