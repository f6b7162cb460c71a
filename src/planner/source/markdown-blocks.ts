import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type { SourceBlocks } from "./block.ts";
import { readFrontMatter } from "./front-matter.ts";
import { htmlFragmentBlocks } from "./html-blocks.ts";
import { mdastBlocks } from "./mdast-blocks.ts";
import { softenMarkdown } from "./soften-markdown.ts";

/** Reads GitHub Flavored Markdown with or without front matter. */
export function readMarkdown(text: string): SourceBlocks {
  const frontMatter = readFrontMatter(text);
  const soft = softenMarkdown(frontMatter?.body ?? text);
  const tree = fromMarkdown(soft, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  return { blocks: mdastBlocks(tree.children, htmlFragmentBlocks), ...frontMatterData(frontMatter?.fields) };
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
