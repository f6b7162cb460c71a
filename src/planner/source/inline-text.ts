import type { PhrasingContent } from "mdast";
import type { SourceSpan } from "../../deck/slide-content.ts";
import type { InlineText } from "./block.ts";

const EMOJI_SHORTCODE = /(?<![\w:]):[a-z][a-z0-9_+-]{1,30}:(?![\w:])/g;
const CJK = "\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\u3000-\u303f\uff00-\uffef";
const CJK_LINE_END = new RegExp(`(?<=[${CJK}])[ \\t]*\\n[ \\t]*(?=[${CJK}])`, "gu");

/** Joins lines of running text: a space between words, nothing between CJK characters. */
export function joinLines(text: string): string {
  return text.replace(CJK_LINE_END, "").replace(/[ \t\n]+/g, " ");
}

/** Collects a run of words and where in it bold stretches lie; white space is collapsed as it comes in. */
class InlineBuilder {
  #text = "";
  readonly #strong: SourceSpan[] = [];

  get length(): number {
    return this.#text.length;
  }

  add(text: string): void {
    const joined = joinLines(text);
    this.#text += /(?:^|[ \n])$/.test(this.#text) ? joined.replace(/^ /, "") : joined;
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
      const start = builder.length;
      for (const child of node.children) addNode(builder, child, verbatim);
      builder.markStrong(start);
      break;
    }
    case "link": {
      const host = verbatim ? undefined : bareAddressHost(node.children, node.url);
      if (host === undefined) for (const child of node.children) addNode(builder, child, verbatim);
      else builder.add(host);
      break;
    }
    case "emphasis":
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
