import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type { Block, SourceBlocks } from "./block.ts";
import { readFrontMatter } from "./front-matter.ts";
import { htmlFragmentBlocks } from "./html-blocks.ts";
import { mdastBlocks } from "./mdast-blocks.ts";
import { softenMarkdown } from "./soften-markdown.ts";

/** Reads GitHub Flavored Markdown with or without front matter. */
export function readMarkdown(text: string): SourceBlocks {
  const frontMatter = readFrontMatter(text);
  const blocks = markdownBlocks(softenMarkdown(frontMatter?.body ?? text), false);
  return { blocks, ...frontMatterData(frontMatter?.fields) };
}

/** More marks in one paragraph than anyone writes; resolving them takes time that grows with their square. */
const MOST_MARKS = 600;

/** Quotations and lists nested in one line deeper than anyone writes: each level costs the parser a pass over the rest. */
const NESTED_LINE =
  /^((?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){10})(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm;

/** Blocks of Markdown as it stands; `verbatim` keeps words that articles do without (see `MarkdownReading`). */
export function markdownBlocks(text: string, verbatim: boolean): Block[] {
  const tree = fromMarkdown(disarm(text.replace(NESTED_LINE, "$1")), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  return mdastBlocks(tree.children, { readHtml: (html) => htmlFragmentBlocks(html, verbatim), verbatim });
}

/** Takes emphasis and link marks their meaning in paragraphs that are full of them. */
function disarm(text: string): string {
  const marks = (part: string): number => part.match(/[*_~[\]]/g)?.length ?? 0;
  if (marks(text) <= MOST_MARKS) return text;
  const parts = text.split(/(\n[ \t]*\n)/);
  return parts.map((part) => (marks(part) > MOST_MARKS ? part.replace(/[*_~[\]]/g, "\\$&") : part)).join("");
}

function frontMatterData(fields: ReadonlyMap<string, string> = new Map()): Omit<SourceBlocks, "blocks"> {
  const title = fields.get("title");
  const description = fields.get("description") ?? fields.get("subtitle") ?? fields.get("summary");
  const language = fields.get("lang") ?? fields.get("language");
  return {
    ...(title === undefined || title === "" ? {} : { title }),
    ...(description === undefined || description === "" ? {} : { description }),
    ...(language === undefined || language === "" ? {} : { language }),
  };
}
