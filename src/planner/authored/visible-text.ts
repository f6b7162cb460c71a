const BLOCK_CODE = /^([ \t>]*)(?:`{3,}|~{3,})[^\n]*$/gm;
const UNSEEN = /<(style|script|svg|template)[\s>][\s\S]*?<\/\1\s*>|<!--[\s\S]*?(?:-->|$)/gi;
const INLINE_TAG =
  /<\/?(?:a|abbr|b|code|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|u|v-[\w-]+)(?:\s[^<>]*)?>/gi;
const TAG = /<\/?[a-zA-Z][^<>]*>|<https?:[^<>\s]*>/g;

/**
 * The text a reader of Markdown slides would see, by marks alone and without the parser that makes the slides: what
 * the wording of the slides is measured against. Descriptions of pictures, addresses and marks are left out.
 */
export function visibleText(markdown: string): string {
  return markdown
    .replace(BLOCK_CODE, "")
    .replace(UNSEEN, " ")
    .replace(/!\[[^\][]*\](?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\])?/g, " ")
    .replace(/\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)|\]\[[^\]\n]*\]/g, "]")
    .replace(/^[ \t>]*\[[^\]^\n][^\]\n]*\]:[ \t]*\S+.*$/gm, "")
    .replace(/\[\^[^\]\n]+\]:?/g, " ")
    .replace(INLINE_TAG, "")
    .replace(TAG, " ")
    .replace(/^:{2,}[^\n]*$/gm, "")
    .replace(/^([ \t>]*)(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)+(?:\[[ xX]\][ \t])?/gm, "$1")
    .replace(/\[!\w+\]/g, " ")
    .replace(/&#?\w{1,30};/g, " ")
    .replace(/(?<=[\p{L}\p{N}])(?:\*+|~~)(?=[\p{L}\p{N}])/gu, "");
}
