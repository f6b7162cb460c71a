import type { SourceSpan } from "../../deck/slide-content.ts";
import { displayLength } from "../../deck/display-length.ts";
import { opensWithParticle } from "../text/particles.ts";
import type { InlineText } from "./block.ts";
import { trimSpan } from "./inline-text.ts";

export interface LeadIn {
  /** The label without its closing mark. */
  readonly label: SourceSpan;
  /** Where the words after it begin. */
  readonly restStart: number;
}

const MAX_LABEL = 60;
/** Entries that make a pattern, and words of what they name. */
const FEWEST_NAMED = 3;
const MOST_NAME_WORDS = 4;
const CLOSING = /^[\s]*(?:[:：.。!?！？→]|\s[-–—]|—|[-–](?=\s))*[\s]*/u;
/** A mark behind the bold words: no comma, behind which the sentence goes on, nor the hyphen of a compound. */
const SET_OFF = /^\s*[:：.。!?！？→]|^\s+[-–—]|^[–—]|^-(?=\s)/u;
const COLON_LABEL = /^([^\s:：][^:：.!?。！？\n]{0,58}?)[ \t\u00a0]*[:：](?!\/\/)(?:[ \t\u00a0]+|(?<=：))(?=\S)/u;
const DASH_LABEL = /^([^\s–—-][^.!?。！？\n–—]{0,40}?)[ \t]+[–—-][ \t]+(?=\S)/u;

/**
 * The lead-in of a list item: bold words at its start that end in a mark or before one ("**Ask first.** Then …"), or
 * a short "Label: …". Bold that simply begins the sentence is none.
 */
export function leadIn(inline: InlineText): LeadIn | undefined {
  return datedLeadIn(inline.text) ?? boldLeadIn(inline) ?? patternLeadIn(inline.text);
}

/**
 * The lead-ins of all entries of a list. Where each of at least three is a name, a dash and what is said of it ("Oven – heats
 * up first"), or has a lead-in of another form, the dashes set the names off.
 */
export function leadIns(entries: readonly InlineText[]): readonly (LeadIn | undefined)[] {
  const own = entries.map(leadIn);
  if (entries.length < FEWEST_NAMED || own.every((lead) => lead !== undefined)) return own;
  const named = entries.map((inline, at) => own[at] ?? namedLeadIn(inline.text));
  return named.every((lead) => lead !== undefined) ? named : own;
}

function namedLeadIn(text: string): LeadIn | undefined {
  const [whole, label] = DASH_LABEL.exec(text) ?? [];
  if (whole === undefined || label === undefined || label.split(/\s+/u).length > MOST_NAME_WORDS) return undefined;
  return { label: trimSpan(text, 0, label.length), restStart: whole.length };
}

/** The lead-in of a paragraph: bold words that stand apart from the sentence after them. */
export function runInHeading(inline: InlineText): LeadIn | undefined {
  return boldLeadIn(inline) ?? unmarkedLeadIn(inline);
}

/** A year or range of years before a dash or colon: an entry of a chronicle. */
function datedLeadIn(text: string): LeadIn | undefined {
  const [whole, label] = /^(\p{Nd}{4}(?:\s?[–—-]\s?\p{Nd}{2,4})?年?)(?:\s+[–—-]|\s?[:：])\s+(?=\S)/u.exec(text) ?? [];
  return whole === undefined || label === undefined
    ? undefined
    : { label: { start: 0, end: label.length }, restStart: whole.length };
}

/** Bold words at the start, a space, then a new sentence: "**Write it down** Every decision …". */
function unmarkedLeadIn({ text, strong }: InlineText): LeadIn | undefined {
  const [first] = strong;
  if (first === undefined || first.start !== 0 || displayLength(text.slice(0, first.end)) > MAX_LABEL) return undefined;
  const after = text.slice(first.end);
  const words = text.slice(0, first.end).split(/\s+/).length;
  const opensSentence = /^\s+\p{Lu}\p{Ll}/u.test(after)
    ? words >= 2
    : /^\s+[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(after) && !opensWithParticle(after);
  if (!opensSentence) return undefined;
  return { label: { start: 0, end: first.end }, restStart: first.end + after.length - after.trimStart().length };
}

function boldLeadIn({ text, strong }: InlineText): LeadIn | undefined {
  const first = strong[0];
  if (first === undefined || text.slice(0, first.start).trim() !== "") return undefined;
  const after = text.slice(first.end);
  const bold = text.slice(first.start, first.end);
  const ends = /[:：.。]$/u.test(bold) || (/[!?！？]$/u.test(bold) && !opensWithParticle(after));
  if ((!ends && !SET_OFF.test(after)) || after.trim() === "" || displayLength(bold) > MAX_LABEL * 1.5) return undefined;
  const restStart = first.end + (CLOSING.exec(after)?.[0].length ?? 0);
  if (restStart >= text.length) return undefined;
  const end = first.start + bold.replace(/[\s:：.。,，、–—-]+$/u, "").length;
  return end <= first.start ? undefined : { label: trimSpan(text, first.start, end), restStart };
}

function patternLeadIn(text: string): LeadIn | undefined {
  const match = COLON_LABEL.exec(text) ?? (/\d/.test(text.slice(0, 40)) ? DASH_LABEL.exec(text) : null);
  const label = match?.[1];
  if (match === null || label === undefined) return undefined;
  if (displayLength(label) > MAX_LABEL || label.split(/\s+/).length > 7) return undefined;
  return { label: trimSpan(text, 0, label.length), restStart: match[0].length };
}
