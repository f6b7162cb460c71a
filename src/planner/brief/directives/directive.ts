import type { Finding } from "../brief.ts";

/** A way to say something in a wish. `read` may decline a match. */
export interface Directive {
  readonly pattern: RegExp;
  /** A single word that also turns up in sentences about something else. */
  readonly weak?: true;
  readonly read: (groups: Readonly<Record<string, string | undefined>>, wish: string) => Finding | undefined;
}

/** Alternatives of a regular expression, given as lines of words apart by bars. */
export function either(...lines: readonly string[]): string {
  return `(?:${lines.join("|")})`;
}

/** A pattern that begins at a word, whatever the case. */
export function phrasePattern(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])${source}`, "giu");
}

/** The rest of a wish, politeness at its end left out, as a group. */
export function restAs(group: string): string {
  return `(?<${group}>\\S.*?)${POLITE_END}`;
}

const POLITE_END = "(?:,?\\s+(?:please|bitte|s['’]il (?:te|vous) pla[iî]t|por favor|thanks|danke|merci|gracias))?\\s*$";

/** A text in quotation marks, as the group `text`. */
export const QUOTED = '["“„«»\'‘「]\\s*(?<text>[^"“”„«»「」\\n]{1,180}?)\\s*(?:["”“»«\'’](?![\\p{L}])|」)';

/** The members of an enumeration, as written. */
export function membersOf(text: string): string[] {
  return text
    .split(
      /,\s*(?:(?:and|or|und|oder|et|ou|y|o)\s)?|\s(?:and|or|nor|und|oder|sowie|et|ou|ni|y|o|e)\s|、|や|と(?=\p{L})/u,
    )
    .map((member) => member.trim())
    .filter((member) => member.length > 1);
}

const ARTICLE =
  "(?:the|any|all|our|my|an?|some|of|about|on|de[rnms]|die|das|alle|eine?[nmr]?|unsere?n?|les?|la|l['’]|des|du|de|d['’]|toute?s?|nos|el|los|las|lo|del|todos?|todas?|nuestr[oa]s?)";
const ABOUT =
  "(?:about|on|of|for|regarding|über|zu[mr]?|von|sur|de|du|des|d['’]|consacrée? (?:à|aux)|concernant|sobre|del?)";
const PART =
  "(?:parts?|sections?|chapters?|paragraphs?|bits?|slides?|stuff|everything|anything|all|mentions?|references?|details|Teile?n?|Abschnitte?n?|Kapiteln?|Absätze?|Folien?|alles|parties?|sections?|chapitres?|passages?|tout|partes?|secci(?:ón|ones)|capítulos?|todo)";
const LEADING = new RegExp(
  `^(?:please\\s+|bitte\\s+|need for\\s+)?(?:${ARTICLE}\\s+|(?<=['’]))*(?:${PART}\\s+${ABOUT}\\s*)?(?:${ARTICLE}\\s+|[ld]['’])*`,
  "iu",
);
const TRAILING = new RegExp(`\\s+${PART}$|の(?:部分|話|章|内容|セクション)$`, "iu");
const PART_FIRST = /^(?:partie|section|parte|sección|capítulo|chapitre)\s+(?=\p{L}+$)/iu;

/** What a member of an enumeration is about: articles and "the part on" left out. */
export function topicOf(text: string): string {
  const bare = text.trim().replace(/^["“„«'‘「]|["”“»'’」]$/gu, "");
  const topic = bare.replace(LEADING, "").replace(TRAILING, "").replace(PART_FIRST, "").trim();
  return topic === "" ? bare : topic;
}
