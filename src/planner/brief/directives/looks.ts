import { CJK_STYLE_PATTERN, STYLE_PATTERN, styleTag, styleTags } from "../../../deck/style-words.ts";
import type { Finding } from "../brief.ts";
import { either, phrasePattern, type Directive } from "./directive.ts";

const THEME = "(?:theme|template|style|look|Theme|Vorlage|Design|Stil|thème|modèle|estilo|tema|plantilla)";
/** "not", "less", "don't make it": what follows is unwanted. */
const NOT = either(
  "not|neither|rather than|instead of|over(?= something| anything)|anything but|everything but|isn['’]t|never|less|nothing|no|without|avoid|(?:do not|don['’]t|should not|shouldn['’]t) (?:make|be|get|go|use|look|want|let)|don['’]t",
  "nicht|weder|statt|anstatt|alles außer|keine?[nmr]?|weniger|ohne",
  "pas|ni|plutôt que|moins|sans|rien de",
  "no|en lugar de|en vez de|menos|sin|nada",
);
const DEGREE =
  "(?:(?:it|this|the (?:deck|slides)|look|be|get|too|so|very|overly|that|all|at all|anything|something|sein|zu|so|allzu|sehr|es|être|trop|si|aussi|très|demasiado|muy|tan|sea|an?|eine?[nmr]?|un|une|una|de|d['’])\\s+){0,5}";
const STYLES = `${STYLE_PATTERN}(?:(?:,| or| nor| noch|,? and| oder| und| ou| et| ni| y| o)\\s${DEGREE}${STYLE_PATTERN}){0,5}`;

/** How it should look: a theme by name, or words for looks. */
export const style: readonly Directive[] = [
  {
    pattern: new RegExp(
      `(?<![\\p{L}])(?:(?:[Uu]se|[Ww]ith|[Ii]n|[Tt]ake|[Aa]pply|[Cc]hoose|[Pp]ick|the|im|mit|[Nn]imm|[Uu]tilise|avec|con|[Uu]sa)\\s+)?(?:the\\s+|dem\\s+|das\\s+|le\\s+|el\\s+)?["“„]?(?<name>\\p{Lu}[\\p{L}\\d]*(?:[ -]\\p{Lu}[\\p{L}\\d]*){0,3}|[a-z\\d]+(?:-[a-z\\d]+)+)["”“]?[\\s-]+${THEME}(?![\\p{L}])`,
      "gu",
    ),
    read: ({ name = "" }) => themeWish(name),
  },
  {
    pattern: phrasePattern(
      `${THEME}\\s*[:=]\\s*["“„]?(?<name>[\\p{L}\\d][\\p{L}\\d -]{1,40}?)["”“]?(?=\\s*(?:[.;,\\n]|$))`,
    ),
    read: ({ name = "" }) => themeWish(name),
  },
  {
    pattern: phrasePattern(
      `(?:use|with|take|apply|choose|pick|nimm|utilise|usa)\\s+(?:the\\s+|a\\s+)?["“„]?(?<name>[\\p{L}\\d]+(?:[ -][\\p{L}\\d]+)?)["”“]?\\s+(?:theme|template)(?![\\p{L}])`,
    ),
    read: ({ name = "" }) => themeWish(name),
  },
  {
    pattern: phrasePattern(
      `(?<=^(?:an?\\s|in\\s|the\\s)*)(?<name>[\\p{L}\\d]+(?:[ -][\\p{L}\\d]+)?)\\s+(?:theme|template|style|look)(?=\\s*(?:please)?$)`,
    ),
    read: ({ name = "" }) => themeWish(name),
  },
  {
    pattern: phrasePattern(`${NOT}\\s+${DEGREE}(?<words>${STYLES})(?![\\p{L}-])`),
    weak: true,
    read: ({ words = "" }) => ({ avoid: styleTags(words) }),
  },
  {
    pattern: new RegExp(
      `(?<words>${CJK_STYLE_PATTERN})[なくに]*(?:すぎ|し過ぎ|しすぎ|しない|ではな|じゃな|は避け|を避け|にしない)`,
      "gu",
    ),
    read: ({ words = "" }) => ({ avoid: styleTags(words) }),
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}-])(?<word>${STYLE_PATTERN})(?![\\p{L}-])(?!\\s(?:text|type|fonts?|letters|Text|Schrift|texte|texto)(?![\\p{L}]))|(?<cjk>${CJK_STYLE_PATTERN})`,
      "giu",
    ),
    weak: true,
    read: ({ word, cjk }) => ({ tags: styleTags(word ?? cjk ?? "") }),
  },
];

const REFUSED = /(?<![\p{L}])(?:no|not|less|without|keine?n?|nicht|ohne|pas|sans|sin|menos)(?![\p{L}])/iu;

/** A name made of style words only ("dark theme") wishes for looks, any other for a theme. */
function themeWish(name: string): Finding | undefined {
  const words = name
    .trim()
    .split(/[\s-]+/)
    .filter(
      (word) =>
        !/^(?:an?|the|use|with|in|my|our|your|this|that|same|nice|good|great|own|eine?|un|une|una|make|it|and)$/iu.test(
          word,
        ),
    );
  if (words.length === 0 || REFUSED.test(name)) return undefined;
  const tags = styleTags(words.join(" "));
  if (words.every((word) => styleTag(word) !== undefined)) return { tags };
  return { tags, themeId: words.join("-").toLowerCase() };
}
