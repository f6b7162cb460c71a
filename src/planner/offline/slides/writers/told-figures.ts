import { displayLength } from "../../../../deck/display-length.ts";
import type { Phrase } from "../../../../deck/slide-content.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
import { bracketsClose } from "../../../text/brackets.ts";
import { capitalised } from "../../../text/shorten.ts";
import { wordCount } from "../../../text/word-count.ts";
import type { Claim, NumberFact } from "../../digest/claim.ts";

/** A figure told in a sentence with the words that name what it counts. */
export interface ToldFigure {
  readonly fact: NumberFact;
  readonly label: Phrase;
}

const MOST_LABEL_WORDS = 6;
/** Words that may stand between a figure and the name of the next one where both are told alike. */
const MOST_BETWEEN = 5;
/** Without brackets two figures may stand for anything. */
const FEWEST_BARE = 3;
/** Between two figures told alike. */
const BOUNDARY = /[,;:，、；：。.)）](?=\s|$)|\s[–—]\s|—/gu;
/** "gained and", "sowie": what ties the last of several to those before it. */
const JOINED =
  /^(?:[\s,;]*(?:and|or|but|und|oder|sowie|et|ou|mais|puis|y|o|pero|e|ma|mas|en|of|maar|и|или|а|و|ו|और)\s+)+/iu;
const GENITIVE = /^(?:and|or|of|und|oder|et|ou|de|du|des|y|o|e|di|da|do|dos|das|del|en|van|и|или|'s)$/iu;
/** "Other places included …": what a name is told behind. */
const TELLS =
  /^(?:includ(?:e|es|ed|ing)|are|were|is|was|umfass(?:en|ten)|sind|waren|war|inclu(?:ent|aient|yen|ían|íam|em|dono)|sont|étaient|son|eran|são|eram|sono|erano|zijn|waren)$/iu;
/** "… and 6% from Spain with the others from …": from here on another matter. */
const ELSE_BEHIND =
  /\s(?:with|while|compared|whereas|mit|während|avec|tandis|con|mientras|com|enquanto|mentre|met|terwijl)\s/iu;
const TIED = /\s(?:and|und|sowie|et|y|e|en|и)\s*$/iu;
/** "35 percent of those from Spain": what stands between a figure and what it counts. */
const LEADS =
  /^(?:\s*(?:of|from|in|on|for|the|a|an|are|were|is|was|der|die|das|den|dem|aus|von|in|auf|für|de|du|des|la|le|les|el|los|las|en|da|do|di|il|lo|i|gli|het|van|из|в|на)(?=\s))+/iu;

interface Telling {
  readonly text: string;
  /** Where the sentence begins in the source. */
  readonly start: number;
  readonly rules: LanguageRules;
}

/**
 * The figures of a sentence that tells several alike ("bread (41%), cheese (22%) and fruit (9%)", "41% bread, 22% cheese, 9%
 * fruit"), each with its name; none unless every one of them has a name of its own.
 */
export function toldFigures({ figures, sentence }: Claim, rules: LanguageRules): readonly ToldFigure[] {
  if (!rules.spaced || !areAlike(figures)) return [];
  const { text, span } = sentence;
  const telling = { text, start: span.start, rules };
  const bracketed = figures.filter((fact) => isBracketed(fact, telling));
  const bare = figures.length - bracketed.length;
  if (bracketed.length === 0 ? bare < FEWEST_BARE : bare > 1) return [];
  const told = figures.flatMap((fact, at): ToldFigure[] => {
    const from = (figures[at - 1]?.span.end ?? span.start) - span.start;
    const to = (figures[at + 1]?.span.start ?? span.end) - span.start;
    const label = bracketed.includes(fact) ? nameBefore(fact, from, telling) : nameBehind(fact, to, telling);
    if (label === undefined || !isName(label.text, rules)) return [];
    return [{ fact, label: { ...label, text: capitalised(label.text, rules.language) } }];
  });
  const distinct = new Set(told.map(({ label }) => label.text.toLowerCase())).size === told.length;
  return told.length < figures.length || !distinct ? [] : told;
}

function areAlike(figures: readonly NumberFact[]): boolean {
  const [first] = figures;
  if (first === undefined || figures.length < 2 || (!first.percent && !first.currency)) return false;
  return figures.every(({ percent, currency }) => percent === first.percent && currency === first.currency);
}

/** "… was bread (41%)": the last words before the bracket that name something. */
function nameBefore(fact: NumberFact, from: number, telling: Telling): Phrase | undefined {
  const { text, start, rules } = telling;
  const open = fact.span.start - start - 1;
  const marks = [...text.slice(from, open).matchAll(BOUNDARY)].map(({ index, 0: mark }) => index + mark.length);
  const begin = from + Math.max(0, ...marks);
  const words = [...text.slice(begin, open).matchAll(/\S+/gu)].map(({ index, 0: word }) => ({
    at: begin + index,
    word,
  }));
  const last = words.findLastIndex(({ at, word }, place) => {
    const next = words[place + 1]?.at;
    if (next === undefined) return false;
    if (rules.isWord("functionWords", word)) return place === 0 || !GENITIVE.test(word);
    if (rules.isWord("verbs", word) || TELLS.test(word)) return true;
    return rules.hasVerb(text.slice(at, open)) && !rules.hasVerb(text.slice(next, open));
  });
  const name = words[last + 1]?.at;
  return name === undefined || (from > 0 && last + 1 > MOST_BETWEEN) ? undefined : named(name, open, telling);
}

/** "41% bread", "35 percent from Spain": the words up to the next figure. */
function nameBehind(fact: NumberFact, to: number, telling: Telling): Phrase | undefined {
  const from = fact.span.end - telling.start;
  const stretch = telling.text.slice(from, to);
  const ends = [stretch.search(BOUNDARY), stretch.search(ELSE_BEHIND)].filter((at) => at >= 0);
  const end = Math.min(stretch.length, ...ends);
  const tied = TIED.exec(stretch.slice(0, end))?.index ?? end;
  const lead = LEADS.exec(stretch)?.[0].length ?? 0;
  return named(from + lead, from + Math.max(lead, tied), telling);
}

function named(from: number, to: number, { text, start }: Telling): Phrase | undefined {
  const joined = JOINED.exec(text.slice(from, to))?.[0].length ?? 0;
  const raw = text.slice(from + joined, to);
  const bare = raw.trim();
  if (bare === "") return undefined;
  const begin = start + from + joined + raw.indexOf(bare);
  return { text: bare, sources: [{ start: begin, end: begin + bare.length }] };
}

/** The sentence without the brackets that hold its figures. */
export function withoutBracketed(claim: Claim): string {
  return claim.figures.reduce((text, { display }) => {
    const at = text.indexOf(display);
    const open = Math.max(text.lastIndexOf("(", at), text.lastIndexOf("（", at));
    const close = text.slice(at).search(/[)）]/u);
    if (at < 0 || open < 0 || close < 0 || /[)）]/u.test(text.slice(open, at))) return text;
    return text.slice(0, open).trimEnd() + text.slice(at + close + 1);
  }, claim.text);
}

function isBracketed(fact: NumberFact, { text, start }: Telling): boolean {
  return /[(（]$/u.test(text.slice(0, fact.span.start - start)) && /^[)）]/u.test(text.slice(fact.span.end - start));
}

function isName(text: string, rules: LanguageRules): boolean {
  if (!/\p{L}{2}/u.test(text) || !bracketsClose(text) || /\p{Nd}/u.test(text)) return false;
  if (rules.opensWith("pointers", text) || rules.endsWith("functionWords", text)) return false;
  return wordCount(text) <= MOST_LABEL_WORDS && displayLength(text) <= 64 && !rules.hasVerb(text);
}
