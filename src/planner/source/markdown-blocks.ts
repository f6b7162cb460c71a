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

/** Blocks of Markdown as it stands; `verbatim` keeps words that articles do without (see `MarkdownReading`). */
export function markdownBlocks(text: string, verbatim: boolean): Block[] {
  const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  return mdastBlocks(tree.children, { readHtml: htmlFragmentBlocks, verbatim });
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
