import { readFrontMatter } from "../source/front-matter.ts";

/** One slide as it stands between two separators, markup untouched. */
export interface RawSlide {
  readonly markdown: string;
  /** Front matter of this slide alone, as Slidev writes it; keys in lower case. */
  readonly fields: ReadonlyMap<string, string>;
}

export interface RawDeck {
  /** Front matter of the whole deck. */
  readonly fields: ReadonlyMap<string, string>;
  readonly slides: readonly RawSlide[];
}

const RULE = /^---+[ \t]*$/;
/** Marp takes every thematic break. */
const MARP_RULE = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
/** Between the vertical slides of reveal.js; only beside horizontal ones and below an empty line: mails end with it too. */
const VERTICAL_RULE = /^--[ \t]*$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const SLIDE_FIELD =
  /^(?:layout|class|background|image|transition|title|level|clicks|hide|disabled|routeAlias|src|zoom|preload|hideInToc|theme|_?[a-z][\w-]*Class|color|paginate|header|footer):/;
const NO_PARAGRAPH = /^(?: {0,3}(?:[-*+]|\d+[.)])[ \t]|#{1,6}[ \t]|[ \t]*\||[ \t]*>|[ \t]*<|.*-->[ \t]*$| {4}|:::?)/;

/**
 * Splits Markdown at lines of three dashes. Underlines of headings, dashes inside code, comments and front matter
 * separate nothing. Slides without any text are left out.
 */
export function splitSlides(text: string): RawDeck {
  const frontMatter = readFrontMatter(text.trimStart());
  const lines = (frontMatter?.body ?? text).split("\n");
  const slides: RawSlide[] = [];
  let fields: ReadonlyMap<string, string> = new Map();
  let part: string[] = [];
  const scan = new BlockScan();
  const rule = frontMatter?.fields.get("marp") === "true" ? MARP_RULE : RULE;
  const vertical = lines.some((line) => RULE.test(line));
  const divider = headingDivider(frontMatter?.fields.get("headingdivider"));
  const finish = (): void => {
    const markdown = part.join("\n").trim();
    if (hasText(markdown)) slides.push({ markdown, fields });
    part = [];
    fields = new Map();
  };
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? "";
    const before = part.at(-1);
    if (!scan.inside && divider?.test(line) === true) finish();
    if (!scan.inside && separates(line, before, rule, vertical)) {
      finish();
      const own = slideFields(lines, index);
      fields = own.fields;
      index += own.used;
    } else {
      scan.take(line);
      part.push(line);
    }
  }
  finish();
  return { fields: frontMatter?.fields ?? new Map(), slides };
}

function separates(line: string, before: string | undefined, rule: RegExp, vertical: boolean): boolean {
  if (VERTICAL_RULE.test(line)) return vertical && before !== undefined && before.trim() === "";
  return rule.test(line) && !underlines(before);
}

/** Marp's `headingDivider`: headings of this level and above begin a slide by themselves. */
function headingDivider(level: string | undefined): RegExp | undefined {
  return level !== undefined && /^[1-6]$/.test(level) ? new RegExp(`^#{1,${level}}[ \\t]`) : undefined;
}

/** Knows whether the next line lies inside fenced code or a comment. */
class BlockScan {
  #fence: string | undefined;
  #comment = false;

  get inside(): boolean {
    return this.#fence !== undefined || this.#comment;
  }

  take(line: string): void {
    const mark = FENCE.exec(line)?.[1];
    if (this.#fence !== undefined) {
      if (mark?.startsWith(this.#fence) === true && line.trim() === mark) this.#fence = undefined;
    } else if (this.#comment) {
      this.#comment = !line.includes("-->");
    } else if (mark !== undefined) {
      this.#fence = mark;
    } else {
      this.#comment = line.lastIndexOf("<!--") > line.lastIndexOf("-->");
    }
  }
}

/** Dashes right below a line of running text make it a heading (CommonMark: setext). */
function underlines(previous: string | undefined): boolean {
  return previous !== undefined && previous.trim() !== "" && !NO_PARAGRAPH.test(previous);
}

/** Front matter that opens a slide: `key: value` lines right behind the separator, closed by another one. */
function slideFields(
  lines: readonly string[],
  separator: number,
): { fields: ReadonlyMap<string, string>; used: number } {
  const end = lines.findIndex((line, index) => index > separator && (RULE.test(line) || line.trim() === ""));
  const block = lines.slice(separator + 1, end);
  if (end < 0 || block.length === 0 || !RULE.test(lines[end] ?? "") || !block.some((line) => SLIDE_FIELD.test(line))) {
    return { fields: new Map(), used: 0 };
  }
  const read = readFrontMatter(["---", ...block, "---"].join("\n"));
  return read === undefined ? { fields: new Map(), used: 0 } : { fields: read.fields, used: end - separator };
}

function hasText(markdown: string): boolean {
  return markdown.replace(/<!--[\s\S]*?(?:-->|$)/g, "").trim() !== "";
}
