import type { SourceSpan } from "../../../deck/slide-content.ts";
import { displayLength } from "../../../deck/display-length.ts";
import { languageRules } from "../../language/language-rules.ts";
import { baseLanguage } from "../language.ts";

export interface FoundDefinition {
  readonly term: SourceSpan;
  readonly meaning: SourceSpan;
}

const MAX_TERM = 44;
const CLAIM: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:An?|The) )?(?<term>[^,.:;()]{2,60}?)(?: \([^)]{1,40}\))? (?:is|are|means|refers to|describes|stands for|is defined as) (?<meaning>(?:an?|the|any|when|a kind of|the name|what|how)\b.{12,})$/u,
  de: /^(?:(?:Eine?|Der|Die|Das) )?(?<term>[^,.:;()]{2,60}?)(?: \([^)]{1,40}\))? (?:ist|sind|bedeutet|heißt|bezeichnet|beschreibt|nennt man) (?<meaning>(?:eine?r?s?|der|die|das|wenn|dass|jede[rs]?)\b.{12,})$/u,
  fr: /^(?:(?:Une?|Le|La|Les|L’|L') ?)?(?<term>[^,.:;()]{2,60}?) (?:est|sont|désigne|signifie|correspond à) (?<meaning>(?:une?|le|la|les|des|l’|l')(?:\b|(?<=[’'])).{12,})$/u,
  es: /^(?:(?:Una?|El|La|Los|Las) )?(?<term>[^,.:;()]{2,60}?) (?:es|son|significa|se refiere a) (?<meaning>(?:una?|el|la|los|las|cuando)\b.{12,})$/u,
  it: /^(?:(?:Una?|Uno|Il|Lo|La|L’|I|Gli|Le) ?)?(?<term>[^,.:;()]{2,60}?) (?:è|sono|significa|indica) (?<meaning>(?:una?|uno|un’|il|lo|la|l’|i|gli|le)(?:\b|(?<=’)).{12,})$/u,
  pt: /^(?:(?:Uma?|O|A|Os|As) )?(?<term>[^,.:;()]{2,60}?) (?:é|são|significa|refere-se a) (?<meaning>(?:uma?|o|a|os|as|quando)\b.{12,})$/u,
  nl: /^(?:(?:Een|De|Het) )?(?<term>[^,.:;()]{2,60}?) (?:is|zijn|betekent|verwijst naar) (?<meaning>(?:een|de|het|wanneer|dat)\b.{12,})$/u,
  sv: /^(?<term>[^,.:;()]{2,60}?) (?:är|betyder|innebär) (?<meaning>(?:en|ett|den|det|att|när)\b.{12,})$/u,
  da: /^(?<term>[^,.:;()]{2,60}?) (?:er|betyder) (?<meaning>(?:en|et|den|det|at|når)\b.{12,})$/u,
  nb: /^(?<term>[^,.:;()]{2,60}?) (?:er|betyr) (?<meaning>(?:en|et|ei|den|det|at|når)\b.{12,})$/u,
  pl: /^(?<term>[^,.:;()]{2,60}?) (?:to|jest to|oznacza) (?<meaning>.{16,})$/u,
  ru: /^(?<term>[^,.:;()]{2,60}?) [—–-] (?:это )?(?<meaning>.{16,})$/u,
  uk: /^(?<term>[^,.:;()]{2,60}?) [—–-] (?:це )?(?<meaning>.{16,})$/u,
  ja: /^(?<term>[^、。：（）]{2,24})(?:（[^）]{1,30}）)?(?:とは|というのは)、?(?<meaning>.{10,})$/u,
  zh: /^(?:所谓|所謂)?(?<term>[^，。：（）\s]{2,10})(?:（[^）]{1,30}）)?(?:是指|指的是|是一[种種个個门門套类類])(?<meaning>.{8,})$/u,
  ko: /^(?<term>[^,.:()]{2,20}?)(?:이란|란) (?<meaning>.{8,})$/u,
  ar: /^(?<term>[^،.:؛()]{2,40}?) (?:هو|هي|يعني|تعني) (?<meaning>.{12,})$/u,
  he: /^(?<term>[^,.:;()]{2,40}?) (?:הוא|היא|הם|הן|פירושו) (?<meaning>.{12,})$/u,
  hi: /^(?<term>[^,.:;()-]{2,30}?) (?=एक )(?<meaning>एक .{12,100}है[।.]?)$/u,
};
const NO_TERM =
  /^(?:it|this|that|these|those|there|here|he|she|they|we|you|i|what|who|which|es|das|dies|diese[rs]?|sie|er|wir|man|hier|ce|cela|c|il|elle|ils|esto|eso|este|esta|él|ella|これ|それ|あれ|ここ|ذلك|هذا|هذه|זה|זו|यह|वह)$/iu;
/** Sentences of this kind point at something said before. */
const POINTING =
  /^(?:you|we|they|i|he|she|it|this|that|these|those|there|here|if|when|while|because|but|and|so|as|wer|was|wenn|weil|dass|aber|und|wir|ich|du|er|sie|es|si|quand|mais|et|nous|vous|cuando|pero|y|nosotros|one|all|some|each|every|both|another|many|most|such|no|our|my|your|their|his|her|its|(?:the )?(?:reason|point|problem|answer|result|question|goal|idea|difference|best|first|second|third|last|next|only|most|same|good news)|ein|jede[rs]?|unser|mein|chaque|notre|resultado|buena noticia)(?![\p{L}])/iu;

/** Openings of clauses and adverbials: "Se você", "In Spain". */
const NO_NAMES = ["conditionals", "clauseOpeners", "connectives", "leadIns", "pointers", "interrogatives"] as const;

/** The term and meaning of a sentence that says what something is; `undefined` for every other sentence. */
export function findDefinition(sentence: string, language: string): FoundDefinition | undefined {
  const match = CLAIM[baseLanguage(language)]?.exec(sentence);
  const term = match?.groups?.["term"]?.trimEnd();
  const meaning = match?.groups?.["meaning"];
  if (match === null || match === undefined || term === undefined || meaning === undefined) return undefined;
  if (displayLength(term) > MAX_TERM || term.split(/\s+/).length > 5 || NO_TERM.test(term) || POINTING.test(term))
    return undefined;
  if (!namesSomething(term, language)) return undefined;
  const start = sentence.indexOf(term);
  const at = sentence.length - meaning.length;
  return { term: { start, end: start + term.length }, meaning: { start: at, end: sentence.length } };
}

/** Whether a term is a name for something and no condition, adverbial or clause that stands in front of the verb. */
function namesSomething(term: string, language: string): boolean {
  const rules = languageRules(language);
  if (NO_NAMES.some((list) => rules.opensWith(list, term))) return false;
  const [first = ""] = /^[\p{L}\p{M}]+/u.exec(term) ?? [];
  return !rules.spaced || !rules.isWord("functionWords", first);
}
