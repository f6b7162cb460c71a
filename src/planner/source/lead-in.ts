import type { SourceSpan } from "../../deck/slide-content.ts";
import { displayLength } from "../../deck/display-length.ts";
import type { InlineText } from "./block.ts";
import { trimSpan } from "./inline-text.ts";

export interface LeadIn {
  /** The label without its closing mark. */
  readonly label: SourceSpan;
  /** Where the words after it begin. */
  readonly restStart: number;
}

const MAX_LABEL = 60;
const CLOSING = /^[\s]*(?:[:：.。!?！？]|\s[-–—]|—|[-–](?=\s))*[\s]*/u;
const COLON_LABEL = /^([^\s:：][^:：.!?。！？\n]{0,58}?)[ \t\u00a0]*[:：](?!\/\/)(?:[ \t\u00a0]+|(?<=：))(?=\S)/u;
const DASH_LABEL = /^([^\s–—-][^.!?。！？\n–—]{0,40}?)[ \t]+[–—-][ \t]+(?=\S)/u;

/**
 * The lead-in of a list item: bold words at its start that end in a mark or before one ("**Ask first.** Then …"), or
 * a short "Label: …". Bold that simply begins the sentence is none.
 */
export function leadIn(inline: InlineText): LeadIn | undefined {
  return boldLeadIn(inline) ?? patternLeadIn(inline.text);
}

function boldLeadIn({ text, strong }: InlineText): LeadIn | undefined {
  const first = strong[0];
  if (first === undefined || text.slice(0, first.start).trim() !== "") return undefined;
  const after = text.slice(first.end);
  const bold = text.slice(first.start, first.end);
  const marked = /[:：.。!?！？,，、]$/u.test(bold) || /^\s*(?:[:：.。!?！？]|[-–—])/u.test(after);
  if (!marked || after.trim() === "" || displayLength(bold) > MAX_LABEL * 1.5) return undefined;
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
