import type { Blockquote, List, ListItem, PhrasingContent, RootContent, Table } from "mdast";
import { toString } from "mdast-util-to-string";
import { amountTable } from "./amount-lines.ts";
import type { Block, InlineText, ListEntry } from "./block.ts";
import { plainInline } from "./block.ts";
import { inlineText } from "./inline-text.ts";
import { quoteBlock } from "./quote-block.ts";

/** Deeper nesting than any written text has; what lies below is flattened to its words. */
const MAX_DEPTH = 24;

export interface MarkdownReading {
  /** Reads the raw HTML between Markdown blocks. */
  readonly readHtml: (html: string) => readonly Block[];
  /** Keeps every word: bare addresses, emoji codes, originals beside translations. */
  readonly verbatim: boolean;
}

/** Turns Markdown blocks into source blocks. */
export function mdastBlocks(nodes: readonly RootContent[], reading: MarkdownReading, depth = 0): Block[] {
  const blocks: Block[] = [];
  for (const node of nodes) addBlock(blocks, node, reading, depth);
  return blocks;
}

function addBlock(blocks: Block[], node: RootContent, reading: MarkdownReading, depth: number): void {
  if (depth > MAX_DEPTH) {
    const text = toString(node).trim();
    if (text !== "") blocks.push({ kind: "paragraph", inline: plainInline(text) });
    return;
  }
  switch (node.type) {
    case "heading": {
      const inline = inlineText(node.children, reading.verbatim);
      if (inline.text !== "") blocks.push({ kind: "heading", depth: node.depth, inline: oneLine(inline) });
      break;
    }
    case "paragraph":
      addParagraph(blocks, node.children, reading.verbatim);
      break;
    case "blockquote":
      blocks.push(...quoteBlocks(node, reading, depth));
      break;
    case "list":
      addList(blocks, node, reading, depth);
      break;
    case "table":
      blocks.push(tableBlock(node, reading.verbatim));
      break;
    case "code": {
      const syntax = node.lang ?? undefined;
      if (node.value.trim() !== "") {
        blocks.push({ kind: "code", text: node.value, ...(syntax === undefined ? {} : { syntax }) });
      }
      break;
    }
    case "footnoteDefinition":
      if (reading.verbatim) blocks.push(...mdastBlocks(node.children, reading, depth + 1));
      break;
    case "html":
      blocks.push(...reading.readHtml(node.value));
      break;
    default:
      break;
  }
}

function addParagraph(blocks: Block[], children: readonly PhrasingContent[], verbatim: boolean): void {
  const [only] = children;
  const table = children.length === 1 && only?.type === "text" ? amountTable(only.value.split("\n")) : undefined;
  if (table !== undefined && !verbatim) {
    blocks.push(table);
    return;
  }
  const inline = inlineText(children, verbatim);
  if (inline.text !== "") {
    if (verbatim || !/^(?:https?:\/\/)?[\w.-]+\.[a-z]{2,}$/i.test(inline.text))
      blocks.push({ kind: "paragraph", inline });
    return;
  }
  for (const child of children) {
    const image = child.type === "link" ? child.children[0] : child;
    if (image?.type !== "image" && image?.type !== "imageReference") continue;
    const alt = withoutImageKeywords(image.alt ?? "");
    const picture = verbatim && image.type === "image" && image.url.startsWith("data:image/") ? image.url : undefined;
    if (picture !== undefined) blocks.push({ kind: "image", alt, picture });
    else if (alt !== "") blocks.push({ kind: "image", alt });
  }
}

/** Marp writes sizes and places into the description: "bg right:40% A tree". */
const IMAGE_KEYWORD =
  /^(?:bg|fit|cover|contain|auto|left|right|vertical|(?:left|right|w|h|width|height|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia):\S+|\d+%)$/i;

function withoutImageKeywords(alt: string): string {
  const words = alt.trim().split(/\s+/);
  if (!words.some((word) => /^bg$|^(?:w|h|width|height):\S/i.test(word))) return alt.trim();
  return words.filter((word) => !IMAGE_KEYWORD.test(word)).join(" ");
}

function quoteBlocks(node: Blockquote, reading: MarkdownReading, depth: number): Block[] {
  const inner = mdastBlocks(node.children, reading, depth + 1);
  const paragraphs: InlineText[] = [];
  const others: Block[] = [];
  for (const block of inner) {
    if (block.kind === "paragraph") paragraphs.push(block.inline);
    else if (block.kind === "list" && block.entries.length === 1 && paragraphs.length > 0) {
      const [entry] = block.entries;
      if (entry !== undefined) paragraphs.push(plainInline(`— ${entry.inline.text}`));
    } else others.push(block);
  }
  const emphasised = node.children.map((child) => child.type === "paragraph" && isAllEmphasis(child.children));
  const originals =
    !reading.verbatim && paragraphs.length === emphasised.length && emphasised.includes(false) ? emphasised : [];
  const kept = paragraphs.filter((_, index) => originals[index] !== true);
  const quote = quoteBlock(kept);
  return quote === undefined ? others : [quote, ...others];
}

/** A translated quotation is often followed by its original in italics; the original is not part of the text. */
function isAllEmphasis(children: readonly PhrasingContent[]): boolean {
  const [only] = children;
  return children.length === 1 && only?.type === "emphasis" && toString(only).length > 40;
}

function addList(blocks: Block[], list: List, reading: MarkdownReading, depth: number): void {
  const trailing: Block[] = [];
  const entries = listEntries(list, trailing, reading, depth);
  if (entries.length > 0) blocks.push({ kind: "list", ordered: list.ordered === true, entries });
  blocks.push(...trailing);
}

function listEntries(list: List, trailing: Block[], reading: MarkdownReading, depth: number): ListEntry[] {
  if (depth > MAX_DEPTH) {
    const inline = plainInline(toString(list).replace(/\s+/g, " ").trim());
    return inline.text === "" ? [] : [{ inline, children: [] }];
  }
  return list.children.flatMap((item) => listEntry(item, trailing, reading, depth) ?? []);
}

function listEntry(item: ListItem, trailing: Block[], reading: MarkdownReading, depth: number): ListEntry | undefined {
  const lines: InlineText[] = [];
  const children: ListEntry[] = [];
  for (const child of item.children) {
    if (child.type === "paragraph" || child.type === "heading")
      lines.push(inlineText(child.children, reading.verbatim));
    else if (child.type === "list") children.push(...listEntries(child, trailing, reading, depth + 1));
    else addBlock(trailing, child, reading, depth + 1);
  }
  const inline = joinInline(lines.filter((line) => line.text !== ""));
  if (inline.text === "" && children.length === 0) return undefined;
  return { inline, children, ...(typeof item.checked === "boolean" ? { checked: item.checked } : {}) };
}

function joinInline(lines: readonly InlineText[]): InlineText {
  let text = "";
  const strong = [];
  for (const line of lines) {
    const at = text === "" ? 0 : text.length + 1;
    text = text === "" ? line.text : `${text}\n${line.text}`;
    for (const span of line.strong) strong.push({ start: span.start + at, end: span.end + at });
  }
  return oneLine({ text, strong });
}

function oneLine(inline: InlineText): InlineText {
  return { text: inline.text.replace(/\n/g, " "), strong: inline.strong };
}

function tableBlock(node: Table, verbatim: boolean): Block {
  const [header = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => oneLine(inlineText(cell.children, verbatim))),
  );
  const named = header.some((cell) => cell.text !== "");
  return {
    kind: "table",
    header: named ? header : [],
    rows: rows.filter((row) => row.some((cell) => cell.text !== "")),
  };
}
