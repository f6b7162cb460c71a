import { KEPT_SPACE, type Marks, marksOf } from "./marks.ts";
import { apostrophes, quoted, quotedIdeographs } from "./quotes.ts";

const CODE = /[`\\<>{}]|:\/\//u;
/** What a dash between clauses can stand behind and before; figures are sums or ranges then. */
const SPACED_DASH = /(?<=[\p{L}\p{M}\p{Pe}\p{Pf}\p{N}.,!?…"'’%])\s+--?\s+(?=[\p{L}\p{Pi}\p{Ps}"'¿¡])/gu;
const CLOSED_DASH = /(?<=[\p{L}\p{M}.,!?"'’”])--(?=[\p{L}“"'])/gu;
const FRENCH_SIGNS = /(?<=[\p{L}\p{M}\p{N}%€)\]»”…])[ \u00a0\u202f]?(?=[;:!?]+(?:[\s»”)]|$))/gu;
const GUILLEMETS = /«[ \u00a0\u202f]?(?=\S)|(?<=\S)[ \u00a0\u202f]?»/gu;

/**
 * A text with the quotation marks, apostrophes, dashes and spaces of its language instead of a keyboard's. Letters and
 * figures stay as they are, and so does what looks like program text.
 */
export function typographic(text: string, language: string): string {
  if (CODE.test(text)) return text;
  const tag = language.toLowerCase();
  if (tag.startsWith("ja") || /^zh-(?:hant|tw|hk|mo)/u.test(tag)) return quotedIdeographs(text, ["「", "」"]);
  if (tag.startsWith("zh")) return quotedIdeographs(text, ["“", "”"]);
  const marks = marksOf(language);
  if (marks === undefined) return text;
  const set = apostrophes(quoted(dashed(text, marks), marks), marks);
  return isFrench(tag) ? set.replace(GUILLEMETS, spacedGuillemet).replace(FRENCH_SIGNS, KEPT_SPACE) : set;
}

function dashed(text: string, { spacedDash, closedDash }: Marks): string {
  return text.replace(SPACED_DASH, spacedDash).replace(CLOSED_DASH, closedDash);
}

/** Canadian French sets its signs without a space. */
function isFrench(tag: string): boolean {
  return tag.split("-")[0] === "fr" && !tag.endsWith("-ca");
}

function spacedGuillemet(found: string): string {
  return found.startsWith("«") ? `«${KEPT_SPACE}` : `${KEPT_SPACE}»`;
}
