export type SourceFormat = "markdown" | "html" | "plain";

const HTML_BLOCK =
  /<\/?(?:p|div|h[1-6]|ul|ol|li|table|tr|article|section|main|body|blockquote|figure|header)\b[^<>]*>/gi;
const MARKDOWN_SIGNS: readonly RegExp[] = [
  /^ {0,3}#{1,6}[ \t]+\S/m,
  /^ {0,3}(?:```|~~~)/m,
  /^ {0,3}>[ \t]?\S/m,
  /^ {0,3}\|?[ \t]*:?-+:?[ \t]*\|[-:| \t]*$/m,
  /^---\n(?=[\s\S]{0,2000}?^[\w-]+:)/m,
  /\*\*[^\s*][^*\n]*\*\*/,
  /(?<!\w)__[^\s_][^_\n]*__(?!\w)/,
  /\[[^\]\n]{1,200}\]\([^)\s]{0,500}\)/,
  /^\[[^\]\n]{1,80}\]:[ \t]*\S/m,
  /^ {0,3}[-*+][ \t]+\[[ xX]\][ \t]/m,
  /`[^`\n]+`/,
  /^<!--/m,
];

/** Which reader a text needs. Lists alone decide nothing: plain text has them too. */
export function sourceFormat(text: string): SourceFormat {
  const start = text.trimStart().slice(0, 200).toLowerCase();
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!doctype html|<html[\s>])/.test(start)) return "html";
  const tags = text.match(HTML_BLOCK)?.length ?? 0;
  const markdown = MARKDOWN_SIGNS.filter((sign) => sign.test(text)).length;
  if (tags >= 2 && start.startsWith("<") && !start.startsWith("<!--") && !/^ {0,3}#{1,6} \S/m.test(text)) return "html";
  if (tags >= 6 && markdown === 0) return "html";
  return markdown > 0 ? "markdown" : "plain";
}
