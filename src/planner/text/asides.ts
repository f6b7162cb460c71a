import { ASIDES, OPENING_ASIDES } from "../language/asides.ts";
import { COURTESIES, HOLLOW, NON_EVENTS } from "../language/courtesies.ts";
import { PREAMBLES } from "../language/preambles.ts";
import type { LanguageRules } from "../language/language-rules.ts";
import { unpointed } from "../language/unpointed.ts";
import { capitalised } from "./shorten.ts";
import { wordCount } from "./word-count.ts";
import { OPENING_MARKS } from "./opening-marks.ts";

/** A sentence of more words says something, whatever comes behind it. */
const BRIDGE_WORDS = 10;
/** Words that have to be left behind an opening. */
const LEAST_BEHIND = 4;
/** "The next question is …": what a bridge leads to. */
const NEXT_QUESTION =
  /^(?:what (?:now|next|else|then)(?!\p{L})|was (?:nun|jetzt)(?!\p{L})|(?:y|et) (?:ahora|maintenant)(?!\p{L})|now what(?!\p{L})|the (?:next|second|third|last|first) (?:question|step)|die (?:nächste|zweite|dritte|letzte) frage|la (?:siguiente|próxima|segunda|última) pregunta|la (?:prochaine|deuxième|dernière) question|السؤال (?:التالي|الثاني|الثالث|الأخير)|השאלה (?:הבאה|השנייה|האחרונה)|अगला (?:सवाल|प्रश्न)|次の(?:質問|問い)|다음 질문|下一个问题)/iu;
const WORD_START = "(?<![\\p{L}\\p{M}])";
const compiled = new Map<string, RegExp>();

/** "As mentioned above, A." says A. */
export function withoutOpeningAside(text: string, rules: LanguageRules): string {
  const words = OPENING_ASIDES[rules.language];
  if (words === undefined) return text;
  const rest = text.replace(patternOf(words), "");
  const whole = rest !== text && rules.hasVerb(rest) && wordCount(rest) >= LEAST_BEHIND;
  return whole ? capitalised(rest, rules.language) : text;
}

/** Whether a sentence speaks about its text, its author's talk or its reader's knowledge, not about the matter. */
export function isAside(text: string, { language }: LanguageRules): boolean {
  const words = ASIDES[language];
  if (words === undefined) return false;
  return patternOf(words).test(unpointed(text));
}

/** Whether a sentence is thanks, a wish, a farewell, or a note that nothing was said: no part of what a text says. */
export function isCourtesy(text: string, { language }: LanguageRules): boolean {
  const bare = unpointed(text);
  const courtesies = COURTESIES[language];
  const events = NON_EVENTS[language];
  return (
    (courtesies !== undefined && patternOf(courtesies).test(bare)) ||
    (events !== undefined && patternOf(`(?:[^.:;。]{0,50}[,、，،] ?)?(?:${events})[\\s.!。]*$`).test(bare))
  );
}

/** Whether a sentence says that its author has thought, written or collected something, and not what. */
export function isPreamble(text: string, { language }: LanguageRules): boolean {
  const words = PREAMBLES[language];
  return words !== undefined && patternOf(words).test(unpointed(text));
}

/** Whether a sentence speaks of its text, or only says that there is something to say. */
export function saysNothing(text: string, rules: LanguageRules): boolean {
  const words = HOLLOW[rules.language];
  return (
    isAside(text, rules) ||
    (words !== undefined && patternOf(words, rules.spaced ? WORD_START : "").test(unpointed(text)))
  );
}

function patternOf(words: string, before = OPENING_MARKS): RegExp {
  const pattern = compiled.get(words) ?? new RegExp(`${before}(?:${words})`, "iu");
  compiled.set(words, pattern);
  return pattern;
}

/** Whether a brief sentence at the head of a section only leads from what came before to the question behind it. */
export function leadsToQuestion(text: string, next: string): boolean {
  return wordCount(text) <= BRIDGE_WORDS && NEXT_QUESTION.test(unpointed(next));
}

/** Signs that a sentence came out wrong where it was translated or typed. */
const BROKEN: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(the|of|to|a|and|in|is|for|with|on) \1(?!\p{L})|(?<!\p{L})(?:the|a|an) (?:of|to|and|is|are|the|a|an)(?!\p{L})/iu,
  es: /(?<!\p{L})(el|la|los|las|de|en|que|y|un|una|con|por|para) \1(?!\p{L})|(?<!\p{L})(?:de el|a el|el el|los la)(?!\p{L})|(?<!\p{L})es el que el(?!\p{L})/iu,
  fr: /(?<!\p{L})(le|la|les|de|des|et|un|une|que|pour|avec|dans) \1(?!\p{L})|(?<!\p{L})(?:de le|de les|à le|à les)(?! \p{Lu})(?!\p{L})/iu,
  it: /(?<!\p{L})(il|la|di|e|un|una|che|per|con) \1(?!\p{L})|(?<!\p{L})(?:di il|a il|in il)(?!\p{L})/iu,
  pt: /(?<!\p{L})(o|a|os|as|de|e|um|uma|que|para|com) \1(?!\p{L})|(?<!\p{L})(?:de o|em o|por o)(?!\p{L})/iu,
  de: /(?<!\p{L})(und|oder|mit|für|von|zu|ein|eine|den|dem) \1(?!\p{L})/iu,
  nl: /(?<!\p{L})(de|het|een|en|van|met|voor) \1(?!\p{L})/iu,
  ru: /(?<!\p{L})(и|в|на|с|для|по|что|от) \1(?!\p{L})/iu,
  hi: /(?<![\p{L}\p{M}])(?:का|की|के) (?:इससे|इसे|यह|वह|ने|को|से|में|का|की|के)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:में|को|ने) (?:को|ने|में)(?![\p{L}\p{M}])/u,
  ja: /(?:が|を|へ|は)[。．]$|をを/u,
  zh: /(?<![目])的的(?!确)|了了(?!解|不|事|之)|是是(?!非)|(?:通过|為了|为了)(?:为|為)|(?:将|把)(?:将|把)(?!手)|应到|被被/u,
  ko: /(?:을|를|의|와|과)[.]?$|(?:을를|를을|은는|는은|이가 |가이 )/u,
  ar: /(?<!\p{L})(في|من|على|إلى|عن|أن|التي|الذي) \1(?!\p{L})/u,
  he: /(?<!\p{L})(של|את|על|עם|אל|כי|או) \1(?!\p{L})/u,
};

/** Whether a sentence is visibly broken: doubled or colliding little words, an end where none can be. */
export function isBroken(text: string, { language }: LanguageRules): boolean {
  return BROKEN[language]?.test(text) ?? false;
}
