import { displayLength } from "../../deck/display-length.ts";

export interface BulletLine {
  readonly indent: number;
  /** The number or letter of an ordered item; absent for bullets. */
  readonly ordinal?: string;
  readonly text: string;
}

const BULLET = /^([ \t]*)([•‣◦▪●○·*+–—-])[ \t]+(\S.*)$/u;
const ORDERED = /^([ \t]*)(?:(\d{1,3})[.)]|\((\d{1,2}|[a-z])\)|([a-z])\)|([①-⑳]))[ \t]+(\S.*)$/u;
const CJK_ORDERED = /^([ \t]*)(\d{1,2}|[一二三四五六七八九十]{1,3})[、．][ \t]*(\S.*)$/u;
const RULE = /^[ \t]*(?:[-=*_~][ \t]*){3,}$/;

/** Reads a line as a list item, `undefined` where it is none. */
export function bulletLine(line: string): BulletLine | undefined {
  const [, indent, , text] = BULLET.exec(line) ?? [];
  if (indent !== undefined && text !== undefined) return { indent: indentWidth(indent), text };
  const ordered = ORDERED.exec(line);
  if (ordered !== null) {
    const [, space = "", number, bracketed, letter, circled, rest = ""] = ordered;
    return { indent: indentWidth(space), ordinal: number ?? bracketed ?? letter ?? circled ?? "", text: rest };
  }
  const [, space, ordinal, rest] = CJK_ORDERED.exec(line) ?? [];
  if (space === undefined || ordinal === undefined || rest === undefined) return undefined;
  return { indent: indentWidth(space), ordinal, text: rest };
}

function indentWidth(space: string): number {
  return space.replace(/\t/g, "    ").length;
}

/** A line of dashes or equals signs: an underline below a heading, a rule elsewhere. */
export function isRule(line: string): boolean {
  return RULE.test(line);
}

/** Whether a line standing by itself reads like a heading: short, not a sentence, not a lead-in. */
export function looksLikeHeading(line: string): boolean {
  const text = line.trim();
  if (text === "" || displayLength(text) > 80 || text.split(/\s+/).length > 12) return false;
  if (/(?<!\d)[.,;:!…。、，；：।]["”’»」)]?$/u.test(text)) return isAllCaps(text);
  return !/^[\p{Ll}"'“„«「—–(]/u.test(text) && /\p{L}/u.test(text);
}

export function isAllCaps(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length >= 3 && displayLength(text) <= 80 && /\p{Lu}/u.test(text) && !/\p{Ll}|\p{Lo}/u.test(text);
}

/** Lines broken by an editor at a fixed width, which have to be joined again; otherwise each line is a paragraph. */
export function isHardWrapped(lines: readonly string[]): boolean {
  if (lines.length < 2) return false;
  const widths = lines.map((line) => displayLength(line));
  const longest = Math.max(...widths);
  if (longest < 45 || longest > 110) return false;
  const full = widths.slice(0, -1).filter((width) => width >= longest * 0.6).length;
  return full >= (widths.length - 1) * 0.8;
}
