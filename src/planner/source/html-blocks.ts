import type { Element, ElementContent, Root, RootContent } from "hast";
import type { Root as MarkdownRoot } from "mdast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import { unified } from "unified";
import type { Block, SourceBlocks } from "./block.ts";
import { mdastBlocks } from "./mdast-blocks.ts";
import { isChrome, mainContent } from "./page-chrome.ts";

const CREDIT = new Set(["cite", "footer", "figcaption"]);
/** A line that only sends the reader to another page. */
const POINTS_ELSEWHERE =
  /^(?:related|read (?:more|next|also)|see also|also read|mehr dazu|lesen sie auch|siehe auch|à lire aussi|lire aussi|lea también|véase también)\s?[:：].{0,120}$/iu;
const MAX_DEPTH = 120;

const parser = unified().use(rehypeParse, { fragment: false });
const fragmentParser = unified().use(rehypeParse, { fragment: true });
const toMarkdown = unified().use(rehypeRemark, { newlines: false });

/** Reads a whole HTML page: its blocks, its `<title>`, description and language. */
export function readHtml(html: string): SourceBlocks {
  const tree = parser.parse(html);
  const head = headData(tree);
  return { blocks: treeBlocks(mainContent(tree)), ...head };
}

/** Reads HTML that stands inside Markdown; `verbatim` keeps all its words, whatever surrounds them. */
export function htmlFragmentBlocks(html: string, verbatim: boolean): readonly Block[] {
  if (!/[^<>\s][^<>]*(?:<|$)/.test(html.replace(/<[^<>]*>/g, " "))) return [];
  return treeBlocks(fragmentParser.parse(html).children, verbatim);
}

function treeBlocks(nodes: readonly RootContent[], verbatim = false): readonly Block[] {
  const children = nodes.flatMap((child) => (verbatim ? spokenNode(child, 0) : cleanNode(child, 0)));
  const markdown = toMarkdown.runSync({ type: "root", children });
  if (!isMarkdownRoot(markdown)) return [];
  const blocks = mdastBlocks(markdown.children, { readHtml: () => [], verbatim });
  if (verbatim) return blocks;
  return blocks.filter((block) => block.kind !== "paragraph" || !POINTS_ELSEWHERE.test(block.inline.text));
}

function isMarkdownRoot(node: { readonly type: string }): node is MarkdownRoot {
  return node.type === "root";
}

/** Drops what is not text, and writes credits of quotations the way Markdown writes them. */
function cleanNode<T extends RootContent | ElementContent>(node: T, depth: number, quoted = false): T[] {
  if (node.type !== "element") return node.type === "comment" ? [] : [node];
  const name = node.tagName;
  if (depth > MAX_DEPTH || isChrome(node)) return [];
  if (name === "footer" && !quoted) return [];
  if (name === "figcaption" && !quoted) return [];
  const pullQuote = name === "aside" && contains(node, CREDIT, 0);
  const isQuote = quoted || name === "blockquote" || pullQuote;
  const children = node.children.flatMap((child) => cleanNode(child, depth + 1, isQuote));
  if (pullQuote) return [{ ...node, tagName: "blockquote", children }];
  if (quoted && CREDIT.has(name)) {
    return [{ ...node, tagName: "p", children: [{ type: "text", value: "— " }, ...withoutDash(children)] }];
  }
  if (name === "dt") return [{ ...node, children: [asTerm(children)] }];
  return [{ ...node, tagName: meantTag(node), children }];
}

const INLINE = new Set(["b", "strong", "i", "em", "span", "font", "u", "a"]);
const BLOCK = new Set("p div ul ol li table h1 h2 h3 h4 h5 h6 blockquote pre section article figure dl hr".split(" "));

/** What editors mean: an inline element around blocks is none, a span with a bold style is bold, and the other way round. */
function meantTag(node: Element): string {
  if (!INLINE.has(node.tagName)) return node.tagName;
  if (contains(node, BLOCK, 0)) return "div";
  const { style } = node.properties;
  const weight = typeof style === "string" ? /font-weight:\s*(\w+)/.exec(style)?.[1] : undefined;
  if (weight === undefined) return node.tagName;
  const bold = weight === "bold" || Number(weight) >= 600;
  return bold ? "strong" : ["b", "strong"].includes(node.tagName) ? "span" : node.tagName;
}

/** Drops what nobody reads: code and styles of the page. Buttons and captions are words like others. */
function spokenNode<T extends RootContent | ElementContent>(node: T, depth: number): T[] {
  if (node.type !== "element") return node.type === "comment" ? [] : [node];
  if (depth > MAX_DEPTH || ["script", "style", "template", "svg", "noscript"].includes(node.tagName)) return [];
  const tagName = ["button", "label", "form"].includes(node.tagName) ? "p" : node.tagName;
  return [
    {
      ...node,
      tagName: tagName === "p" ? "p" : meantTag(node),
      children: node.children.flatMap((child) => spokenNode(child, depth + 1)),
    },
  ];
}

/** Terms of description lists become lead-ins of list items. */
function asTerm(children: ElementContent[]): Element {
  return { type: "element", tagName: "strong", properties: {}, children: [...children, { type: "text", value: ":" }] };
}

function withoutDash(children: readonly ElementContent[]): ElementContent[] {
  const [first, ...rest] = children;
  if (first?.type !== "text") return [...children];
  return [{ ...first, value: first.value.replace(/^\s*(?:—|–|--)\s*/, "") }, ...rest];
}

function contains(node: Element, names: ReadonlySet<string>, depth: number): boolean {
  if (depth > MAX_DEPTH) return false;
  return node.children.some(
    (child) => child.type === "element" && (names.has(child.tagName) || contains(child, names, depth + 1)),
  );
}

function headData(tree: Root): Omit<SourceBlocks, "blocks"> {
  const html = tree.children.find((child) => child.type === "element");
  const head = html?.children.find((child) => child.type === "element" && child.tagName === "head");
  const data: { title?: string; description?: string; language?: string } = {};
  const language = html?.properties["lang"];
  if (typeof language === "string" && language !== "") data.language = language;
  if (head?.type !== "element") return data;
  for (const child of head.children) {
    if (child.type !== "element") continue;
    const [text] = child.children;
    if (child.tagName === "title" && text?.type === "text") data.title = text.value.replace(/\s+/g, " ").trim();
    const { name, content } = child.properties;
    if (child.tagName === "meta" && name === "description" && typeof content === "string") data.description = content;
  }
  return data;
}
