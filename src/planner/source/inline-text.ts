import type { PhrasingContent } from "mdast";
import type { SourceSpan } from "../../deck/slide-content.ts";
import type { InlineText } from "./block.ts";

const EMOJI_SHORTCODE = /(?<![\w:]):[a-z][a-z0-9_+-]{1,30}:(?![\w:])/g;
const CJK = "\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\u30fc\u3000-\u303f\uff00-\uffef";
const ENDS_IN_CJK_SPACE = new RegExp(`[${CJK}] $`, "u");
const ENDS_IN_CJK = new RegExp(`[${CJK}]$`, "u");
const OPENS_WITH_CJK = new RegExp(`^ ?[${CJK}]`, "u");
const CJK_LINE_END = new RegExp(`(?<=[${CJK}])[ \\t]*\\n[ \\t]*(?=[${CJK}])`, "gu");

/** Joins lines of running text: a space between words, nothing between CJK characters. */
export function joinLines(text: string): string {
  return text.replace(CJK_LINE_END, "").replace(/[ \t\n]+/g, " ");
}

/** Collects a run of words and where in it bold stretches lie; white space is collapsed as it comes in. */
class InlineBuilder {
  #text = "";
  /** Whether emphasis has just begun or ended, and whether the last began behind other words. */
  #atMark = false;
  #opened = false;
  readonly #strong: SourceSpan[] = [];

  add(text: string): void {
    const joined = this.#withoutMarkSpace(joinLines(text));
    this.#text += /(?:^|[ \n])$/.test(this.#text) ? joined.replace(/^ /, "") : joined;
  }

  /** Emphasis begins or ends here; at the head of a text, where it may be a label of its own, that changes nothing. Tells where. */
  mark(opens: boolean): number {
    if (opens) this.#opened = this.#text !== "";
    this.#atMark = this.#opened;
    return this.#text.trimEnd().length;
  }

  /** Spaces around emphasis inside running CJK text only served its marks. */
  #withoutMarkSpace(text: string): string {
    if (!this.#atMark || text === "") return text;
    this.#atMark = false;
    if (!OPENS_WITH_CJK.test(text)) return text;
    if (ENDS_IN_CJK_SPACE.test(this.#text.slice(-2))) this.#text = this.#text.slice(0, -1);
    return ENDS_IN_CJK.test(this.#text.slice(-1)) ? text.replace(/^ /, "") : text;
  }

  lineBreak(): void {
    this.#text = `${this.#text.trimEnd()}\n`;
  }

  markStrong(start: number): void {
    if (this.#text.slice(start).trim() !== "") this.#strong.push({ start, end: this.#text.length });
  }

  finish(): InlineText {
    const lead = this.#text.length - this.#text.trimStart().length;
    const text = this.#text.trim();
    const strong = this.#strong.map(({ start, end }) => trimSpan(text, start - lead, end - lead));
    return { text, strong: strong.filter(({ start, end }) => end > start) };
  }
}

/** Narrows a span so that it neither starts nor ends with white space. */
export function trimSpan(text: string, start: number, end: number): SourceSpan {
  const from = Math.max(0, start);
  const slice = text.slice(from, end);
  const left = slice.length - slice.trimStart().length;
  return { start: from + left, end: Math.max(from + left, from + slice.trimEnd().length) };
}

/**
 * The words of Markdown phrasing content: link texts kept, addresses, images and footnote marks dropped. `verbatim`
 * keeps addresses and emoji codes that stand in the text themselves.
 */
export function inlineText(nodes: readonly PhrasingContent[], verbatim = false): InlineText {
  const builder = new InlineBuilder();
  for (const node of nodes) addNode(builder, node, verbatim);
  return builder.finish();
}

function addNode(builder: InlineBuilder, node: PhrasingContent, verbatim: boolean): void {
  switch (node.type) {
    case "text":
      builder.add(verbatim ? node.value : node.value.replace(EMOJI_SHORTCODE, ""));
      break;
    case "inlineCode":
      builder.add(node.value);
      break;
    case "break":
      builder.lineBreak();
      break;
    case "html":
      if (/^<br\b/i.test(node.value)) builder.lineBreak();
      break;
    case "strong": {
      const start = builder.mark(true);
      for (const child of node.children) addNode(builder, child, verbatim);
      builder.markStrong(start);
      builder.mark(false);
      break;
    }
    case "link": {
      const host = verbatim ? undefined : bareAddressHost(node.children, node.url);
      if (host === undefined) for (const child of node.children) addNode(builder, child, verbatim);
      else builder.add(host);
      break;
    }
    case "emphasis":
      builder.mark(true);
      for (const child of node.children) addNode(builder, child, verbatim);
      builder.mark(false);
      break;
    case "delete":
    case "linkReference":
      for (const child of node.children) addNode(builder, child, verbatim);
      break;
    case "image":
    case "imageReference":
    case "footnoteReference":
      break;
  }
}

/** An address standing as its own link text shrinks to its host: nobody reads paths on a slide. */
function bareAddressHost(children: readonly PhrasingContent[], url: string): string | undefined {
  const [only] = children;
  if (children.length !== 1 || only?.type !== "text" || !/^(?:https?:\/\/|www\.)/i.test(only.value)) return undefined;
  return URL.parse(url)?.hostname.replace(/^www\./, "") ?? only.value;
}
