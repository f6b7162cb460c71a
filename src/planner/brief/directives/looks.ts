import type { Finding } from "../brief.ts";
import { STYLE_PATTERN, styleTag } from "../style-words.ts";
import { either, LOOSE_END, phrasePattern, type Directive } from "./directive.ts";

const TONE_WORDS = either(
  "friendly|formal|informal|casual|conversational|confident|humorous|witty|serious|inspiring|inspirational",
  "motivational|enthusiastic|optimistic|authoritative|persuasive|neutral|factual|empathetic|encouraging|academic",
  "direct|honest|freundlich|sachlich|locker|förmlich|humorvoll|ernst|amical|formel|décontracté|sérieux|amigable|cercano",
);
const TONE = "(?:tone|voice|Ton|ton|tono)";
const MOOD = either(TONE_WORDS, STYLE_PATTERN);
const CJK_STYLES = "ダーク|明るい|シンプル|ミニマル|ポップ|レトロ|モダン|カラフル";
const toneFinding: Directive["read"] = ({ tone = "" }) => ({ tone: tone.trim(), tags: tagsIn(tone) });

/** How it should sound. */
export const tone: readonly Directive[] = [
  {
    pattern: phrasePattern(`${TONE}(?: of voice)?(?: should be| is|:| be| =)\\s*(?<tone>[^.;\\n]{3,60}?)${LOOSE_END}`),
    read: toneFinding,
  },
  {
    pattern: phrasePattern(`(?<tone>${MOOD}(?:(?:,| and|, and| but)\\s${MOOD})*)\\s+(?:in )?${TONE}(?![\\p{L}])`),
    read: toneFinding,
  },
  { pattern: phrasePattern(`(?<tone>${TONE_WORDS})(?![\\p{L}-])`), weak: true, read: toneFinding },
];

/** How it should look: a theme by name, or words for looks. */
export const style: readonly Directive[] = [
  {
    pattern:
      /(?<![\p{L}])(?:use|with|in|take|apply|choose|pick|the|im|mit)\s+(?:the\s+|dem\s+)?["“„]?(?<name>\p{Lu}[\p{L}\d]*(?:[ -]\p{Lu}[\p{L}\d]*){0,3}|[a-z\d]+(?:-[a-z\d]+)+)["”“]?\s+(?:theme|template|Theme|Vorlage|Design)(?![\p{L}])/gu,
    read: ({ name = "" }) => themeWish(name),
  },
  {
    pattern: phrasePattern(
      `(?:theme|template|design|Vorlage)\\s*[:=]\\s*["“„]?(?<name>[\\p{L}\\d][\\p{L}\\d -]{1,40}?)["”“]?(?=\\s*(?:[.;,\\n]|$))`,
    ),
    read: ({ name = "" }) => themeWish(name),
  },
  {
    pattern: new RegExp(`(?<![\\p{L}-])(?<word>${STYLE_PATTERN})(?![\\p{L}-])|(?<cjk>${CJK_STYLES})`, "giu"),
    weak: true,
    read: ({ word, cjk }) => ({ tags: tagsIn(word ?? cjk ?? "") }),
  },
];

/** A name made of style words only ("dark theme") wishes for looks, any other for a theme. */
function themeWish(name: string): Finding {
  const tags = tagsIn(name);
  const words = name.trim().split(/[\s-]+/);
  if (tags.length === words.length) return { tags };
  return { style: { tags, themeId: words.join("-").toLowerCase() } };
}

function tagsIn(text: string): string[] {
  const tags = text.split(/[^\p{L}-]+/u).flatMap((word) => styleTag(word) ?? []);
  return [...new Set(tags)];
}
