import { displayLength } from "../../deck/display-length.ts";
import type { LanguageRules } from "../language/language-rules.ts";
import { bracketsClose } from "./brackets.ts";
import { opensWithExpletive } from "./expletives.ts";
import { withoutFrame } from "./frames.ts";
import { turnsInside } from "./half-thoughts.ts";
import { wordCount } from "./word-count.ts";

/**
 * How far a sentence can be taken out of its text: `alone` reads by itself, `leaning` only behind the sentence
 * before it, `unfit` never (greetings, credits, talk about the page, fragments).
 */
export type Standing = "alone" | "leaning" | "unfit";

const MAX_LENGTH = 520;
const EMBEDDED_MATTER =
  /https?:|www\.|@\S+\.\S|[{}<>\\|]|->|=>|\[\s*(?:\.{3}|…)?\s*\]|\(\s*(?:\.{3}|…)\s*\)|（\s*(?:…|\.{3}|中略)\s*）/u;
/** Emphasis marks that no reader took for markup. */
const LEFTOVER_MARKS = /(?:^|\s)[_*]{1,2}["“'\p{L}]|["”'.!?\p{L}][_*]{1,2}(?:\s|$)/u;
const OPEN_END = /[:：,，;；、،؛—–-]["'”’»」』)）]*$|(?:\.{3}|…)["'”’»」』)）]*$/u;
const ALL_IN_BRACKETS = /^[([（【*].*[)\]）】*][.。!?]?$/su;
const SHOUT = /[!！]["'”’»」』)）]*$/u;
const ANNOUNCES = /\p{L}["'”’)]?[:：]\s/u;
/** "HARBOR CITY, 3 June - The council …". */
const DATELINE = /^\p{Lu}{2}[\p{Lu}\s.,]{2,30}[^–—-]{0,24}\s[–—-]+\s+(?=\p{Lu}\p{Ll})/u;
/** A speaker turning to the audience, in front of what is said to it. */
const ADDRESS =
  /^(?:(?:And so|And|So|Finally|Und so|Und|Y así|Et ainsi|Et)[,\s]+)?(?:my (?:fellow|dear) |(?:liebe|meine lieben) (?:mitbürger|freund|kolleg)|mis queridos |queridos |(?:mes )?chers |meus caros |cari )[\p{L} ]{3,40}[:,]\s+/iu;
/** "My fellow citizens of the world": to somebody else than those before. */
const SAYS_WHO = /\s(?:of|from|in|de|del|du|des|der|von|aus|in|di|della|do|da)\s/iu;
const LEAST_ADDRESSED = 5;
/** "Tip: You …", "Hinweis: Wer …". */
const ONE_WORD_LABEL = /^\p{Lu}\p{L}{2,14}:\s+(?=\p{Lu}[^:]{20,}$)/u;
/** "The gate, for its part, …", where it opens a sentence: what is said is said of the gate all the same. */
const TAKES_TURN: Readonly<Record<string, RegExp>> = {
  en: /^(?:for its part|for their part|in turn),\s+/iu,
  es: /^(?:por su parte|por su lado|a su vez),?\s+/iu,
  fr: /^(?:de son côté|de leur côté|à son tour|à leur tour|pour sa part),?\s+/iu,
  it: /^(?:dal canto suo|a sua volta|per parte sua|da parte sua),?\s+/iu,
  pt: /^(?:por sua vez|por seu turno|por seu lado|já(?= [oa]s? )),?\s+/iu,
};
const NEVER = /(?!)/u;
/** "Das Wasser läuft": an article, no pronoun. */
const ARTICLE = /^Das \p{Lu}/u;
/** "Hold it …": an order and what it is done to. */
const ORDER_AND_OBJECT = 3;
/** "10％以下": at most, not what follows below. */
const AT_MOST = /([\p{Nd}%％]\p{L}?)以[下上]/gu;
/** Characters in which a pronoun has no noun of its own sentence to stand for yet. */
const FIRST_CLAUSE = 60;
/** "For man holds in his hands …": no preposition, as nothing sets its phrase off from the clause. */
const FOR_BECAUSE = /^For (?![^.;:]*,)/u;
/** "The city gave them a guide", "Nobody knows who that is": the noun stands in another sentence. */
const POINTS_OUT: Readonly<Record<string, RegExp>> = {
  en: /^(?:[^\s,;:]+\s){2,3}(?:them|him)(?!\p{L})|\s(?:who|what|why|where|how) (?:that|this) (?:is|was|means)\W*$/iu,
  de: /^(?:[^\s,;:]+\s){2,3}(?:ihnen|ihn|ihm)(?!\p{L})|\s(?:wer|was|warum|wie) (?:das|dies) (?:ist|war|heißt|bedeutet)\W*$/u,
  nl: /^(?:[^\s,;:]+\s){2,3}(?:hen|hem)(?!\p{L})|\s(?:wie|wat|waarom) (?:dat|dit) (?:is|was|betekent)\W*$/iu,
};
/** What stands behind its noun or its verb in the sentence it was torn from, and ends that only begin an enumeration. */
const TORN: Readonly<Record<string, RegExp>> = {
  ja: /^(?:という|といった|とか(?!く)|って|など(?:の|を|は|が)|を|へ|より(?:も)?、)|(?:たり|だり|が|けど|けれど)[。．]?$/u,
};
/** A few words that a comma sets off in front of a clause. */
const OPENING_PHRASE = /^([^,.;:!?()]{4,70}),\s+(.+)$/su;
/** "In short, it is:" announces what comes. */
const FEWEST_BEHIND = 4;
const PERSONAL: Readonly<Record<string, RegExp>> = {
  en: /^(?:it|they|he|she|these|those)(?:[’']\p{L}+)?(?!\p{L})/u,
  fr: /^(?:il|elle|ils|elles|cela|ça)(?!\p{L})/u,
  es: /^(?:esto|eso|ello|ellos|ellas)(?!\p{L})/u,
  it: /^(?:ciò|questo|esso|essa|essi|esse)(?!\p{L})/u,
  pt: /^(?:ele|ela|eles|elas|isso|isto)(?!\p{L})/u,
  ru: /^(?:он|она|оно|они|это)(?!\p{L})/u,
};
const QUESTION = /[?？؟]["'”’»」』)）]*$/u;
/** How much of a sentence is looked at for a greeting or an invitation: what comes later is a passing remark. */
const OPENING = 48;
/** How many opening words may tie a sentence to the one before. */
const TIED_WORDS = 6;
const TIED_CHARACTERS = 10;

/** Judges one sentence of a text in the language of `rules`. */
export function standingOf(text: string, rules: LanguageRules): Standing {
  if (isUnfit(text.replace(ADDRESS, ""), rules)) return "unfit";
  return leans(withoutOpener(text, rules), rules) ? "leaning" : "alone";
}

export function isQuestion(text: string): boolean {
  return QUESTION.test(text.trim());
}

/**
 * The sentence without opening adverbials that a comma sets off ("However, …") and without a frame ("We found that …"), as
 * long as what is left is whole.
 */
export function withoutOpener(text: string, rules: LanguageRules): string {
  const unlabelled = withoutAddress(text).replace(DATELINE, "").replace(ONE_WORD_LABEL, "");
  const own = unlabelled.replace(TAKES_TURN[rules.language] ?? NEVER, "");
  let rest = withoutFrame(rules.hasVerb(own) ? own : text, rules);
  for (let round = 0; round < 2; round++) {
    const behind = rules.behindOpener("adverbials", rest);
    if (behind === undefined || wordCount(behind) < 3) break;
    rest = withoutFrame(behind, rules);
  }
  return rest;
}

/** "And so, my fellow gardeners: plant early." says "plant early". */
function withoutAddress(text: string): string {
  const rest = text.replace(ADDRESS, (address) => (SAYS_WHO.test(address) ? address : ""));
  return rest === text || wordCount(rest) < LEAST_ADDRESSED ? text : rest;
}

/**
 * Whether nothing inside a sentence points out of it: no "this", no "also", no announcement with a colon. Bullets and
 * takeaways have to be.
 */
export function isSelfContained(text: string, rules: LanguageRules): boolean {
  if (ANNOUNCES.test(text)) return false;
  return !rules.contains("demonstratives", text) && !rules.contains("additives", text);
}

function leans(bare: string, rules: LanguageRules): boolean {
  const article = rules.language === "de" && ARTICLE.test(bare);
  const points = !article && !opensWithExpletive(bare, rules.language);
  if ((points && rules.opensWith("pointers", bare)) || rules.opensWith("connectives", bare)) return true;
  if (rules.opensWith("narrator", bare) && rules.contains("thirdPersons", bare.slice(0, FIRST_CLAUSE))) return true;
  const order = rules.opensWith("imperatives", bare) || rules.opensWithOrder(bare);
  if (order && rules.contains("thirdPersons", bare.split(/\s+/u, ORDER_AND_OBJECT).join(" "))) return true;
  if (rules.language === "en" && FOR_BECAUSE.test(bare)) return true;
  if (POINTS_OUT[rules.language]?.test(bare) === true) return true;
  if (turnsInside(bare, rules.language) || pointsBehindPhrase(bare, rules)) return true;
  return rules.contains("demonstratives", openingOf(bare, rules.spaced));
}

/** "According to its owner, it is …": the phrase that opens a sentence sets the scene, and names nothing for a pronoun. */
function pointsBehindPhrase(text: string, rules: LanguageRules): boolean {
  const [, phrase = "", rest = ""] = OPENING_PHRASE.exec(text) ?? [];
  if (wordCount(rest) < FEWEST_BEHIND || rules.hasVerb(phrase) || rules.opensWith("conditionals", phrase)) return false;
  return PERSONAL[rules.language]?.test(rest) === true && !opensWithExpletive(rest, rules.language);
}

function openingOf(text: string, spaced: boolean): string {
  return spaced ? text.split(/\s+/u, TIED_WORDS).join(" ") : [...text].slice(0, TIED_CHARACTERS).join("");
}

function isUnfit(text: string, rules: LanguageRules): boolean {
  const trimmed = text.trim();
  const words = wordCount(trimmed);
  if (words < 2 || displayLength(trimmed) > MAX_LENGTH) return true;
  if (
    OPEN_END.test(trimmed) ||
    EMBEDDED_MATTER.test(trimmed) ||
    LEFTOVER_MARKS.test(trimmed) ||
    ALL_IN_BRACKETS.test(trimmed)
  )
    return true;
  if (!bracketsClose(trimmed) || TORN[rules.language]?.test(trimmed) === true) return true;
  if (SHOUT.test(trimmed) && words < 4) return true;
  if (isGerundFragment(trimmed, rules)) return true;
  if (rules.contains("deixis", trimmed.replace(AT_MOST, "$1"))) return true;
  const looked = SHOUT.test(trimmed) || words <= 9 ? trimmed : trimmed.slice(0, OPENING);
  return rules.contains("boilerplate", looked);
}

/** "Improving the state of those who can't." has a verb only in its relative clause. */
function isGerundFragment(text: string, rules: LanguageRules): boolean {
  if (!rules.opensWithParticiple(text)) return false;
  const main = rules.beforeRelative(text);
  return main !== text && !main.includes(",") && !rules.hasVerb(main);
}
