import type { LanguageRules } from "../language/language-rules.ts";
import { rememberedIn } from "../language/remembered.ts";
import { bracketsClose } from "./brackets.ts";
import { withoutOpener } from "./standing.ts";
import { wordCount } from "./word-count.ts";

/** Not the stop of an abbreviation: "6 p.m.", "U.S.". */
const FULL_STOP = /(?<![.．])(?<!\p{L}\.\p{L})[.．。।]\s*$/u;
const PARENTHESIS = /\s*[（(][^（()）]{2,160}[)）]/gu;
const PAIRED_DASHES = /\s+[–—]\s+[^–—]{3,140}\s+[–—]\s+|—(?=\S)[^—]{3,140}\S—/u;
const TRAILING_DASH = /(?:\s+[–—-]\s+|—)[^–—]{3,200}$/u;
const EXPLAINS =
  /^[\s–—-]*(?:that is|i\.e\.|in other words|meaning|namely|das heißt|d\. ?h\.|also|nämlich|c[’']est-à-dire|autrement dit|es decir|o sea|cioè|vale a dire|ou seja|isto é|dat wil zeggen|oftewel|то есть)(?!\p{L})/iu;
const SECOND_CLAUSE = /;\s+[^;]{8,}$/u;
const COMMA_TAIL = /,\s+(?=(.{4,260})$)/gsu;
/** "…; in many others, though, …": what is set against the first clause further on. */
const TAKEN_BACK: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:though|on the other hand|by contrast|nevertheless|nonetheless|still)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:allerdings|hingegen|dagegen|andererseits)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:en revanche|cependant|toutefois|pourtant|par contre)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:en cambio|sin embargo|no obstante|por el contrario)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:invece|però|tuttavia|al contrario)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:já|contudo|todavia|no entanto|por outro lado)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:echter|daarentegen|toch)(?!\p{L})/iu,
};
/**
 * "A, making b", "A, siendo b": what A brings about or is besides. English and French have such forms as nouns and in
 * lists too, so there an object or another complement has to follow.
 */
const PARTICIPLES: Readonly<Record<string, RegExp>> = {
  en: /,\s+(?:(?:thus|thereby|\p{L}+ly)\s+)?\p{Ll}{3,}ing\s+(?:the|an?|its|their|his|her|our|your|it|them|us|that|how|more|each|every|all|both|any)\s[^;:]{8,}$/u,
  fr: /,\s+(?:ainsi\s+)?\p{Ll}{2,}ant\s+(?:ainsi\s+|à\s+|d[e’']\s?)?(?:l[ea’']|les|une?|des?|du|leurs?|son|sa|ses|qu|aux?|\p{L}+er)[^;:]{8,}$/u,
  es: /,\s+(?:(?:así|\p{L}+mente)\s+)?(?!cuando)\p{Ll}{2,}(?:ando|iendo|yendo)(?:l[aeo]s?|se)?\s[^;:]{8,}$/u,
  it: /,\s+(?:(?:così|\p{L}+mente)\s+)?(?!quando|secondo)\p{Ll}{2,}(?:ando|endo)(?:l[aeoi]|gli|si|ne)?\s[^;:]{8,}$/u,
  pt: /,\s+(?:(?:assim|\p{L}+mente)\s+)?(?!quando)\p{Ll}{2,}(?:ando|endo|indo)(?:-\p{L}+)?\s[^;:]{8,}$/u,
};
const APPOSITION = /,\s+([^,]{4,120}),\s+/u;
/** "And" by language: Dutch "en" is Spanish for "in". */
const AND: Readonly<Record<string, string>> = {
  en: "and",
  de: "und",
  fr: "et",
  es: "[ye]",
  it: "ed?",
  pt: "e",
  nl: "en",
};
/** Only one comma besides that of an opening phrase: else the "and" ends a list. */
const ADDITIONS: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(AND).map(([language, and]) => [
    language,
    new RegExp(`^((?:[^,;:]{4,60},\\s)?[^,;:]{12,})(?:,\\s+(?:${and})\\s+)([^,;:]{8,})$`, "iu"),
  ]),
);
/** What something is done for, behind a whole clause: "…, so that nobody waits". */
const PURPOSES: Readonly<Record<string, RegExp>> = {
  en: /,?\s(?:in order to|so as to|to make sure|to ensure|for the purpose of|in an (?:attempt|effort) to|with the (?:aim|goal) of)\s.{8,}$/iu,
  es: /,?\s(?:con el (?:fin|objetivo|propósito) de|a fin de|para que)\s.{8,}$/iu,
  fr: /,?\s(?:afin d(?:e |[’'])|afin qu(?:e |[’'])|dans le but d(?:e |[’'])|pour que |en vue d(?:e |[’'])).{8,}$/iu,
  it: /,?\s(?:al fine di|allo scopo di|affinché|in modo da)\s.{8,}$/iu,
  pt: /,?\s(?:a fim de|com o objetivo de|para que|de modo a)\s.{8,}$/iu,
};
/** Languages whose infinitives end like this; elsewhere other words do. */
const INFINITIVES = new Set(["es", "fr", "it", "pt"]);
const INFINITIVE = /\p{L}{2,}(?:[aeio]re?|dre|tre)(?=\s)/gu;
const LEADING_CLAUSE = /^[^,;:.!?]{6,140},\s+/u;
const MIN_WORDS = 3;
const MIN_BEFORE_DASH = 6;
/** Words in front of a comma from which on they are more than an entry of a list. */
const FEWEST_GRANTED = 7;

/**
 * Versions of a sentence, the fullest first, made only by deleting what the source itself sets off: parentheses, an
 * opening adverbial, a clause between dashes, a non-restrictive relative clause, a trailing example. Nothing is deleted
 * that holds a negation or a reservation, and in languages whose verb ends the clause only parentheses are.
 */
export const versionsOf = rememberedIn((sentence, rules: LanguageRules): readonly string[] => {
  const versions = [plain(sentence)];
  for (const remove of rules.deletesClauses ? CLAUSE_DELETIONS : [withoutParentheses]) {
    const current = versions.at(-1) ?? sentence;
    const next = tidy(remove(current, rules));
    if (next !== current && isWhole(next, rules)) versions.push(next);
  }
  return versions;
});

/** A sentence or phrase as it stands on a slide: opening adverbial and final full stop gone, first letter large. */
export function headlineCase(text: string, rules: LanguageRules): string {
  return capitalised(withoutFullStop(withoutOpener(plain(text), rules)), rules.language);
}

export function withoutFullStop(text: string): string {
  return text.replace(FULL_STOP, "");
}

/** The text with a large first letter; words such as "iPhone" or "npm2" that mix cases or digits stay as they are. */
export function capitalised(text: string, language: string): string {
  const first = /^["'“”„«‘(¿¡]*(\p{Ll})(\p{Ll}*)(?![\p{L}\p{N}_./])/u.exec(text);
  if (first === null) return text;
  const at = first[0].length - (first[1]?.length ?? 0) - (first[2]?.length ?? 0);
  return text.slice(0, at) + text.charAt(at).toLocaleUpperCase(language) + text.slice(at + 1);
}

type Deletion = (text: string, rules: LanguageRules) => string;

const CLAUSE_DELETIONS: readonly Deletion[] = [
  withoutParentheses,
  (text, rules) => withoutMatch(text, PAIRED_DASHES, " ", rules),
  withoutDashTail,
  withoutSecondClause,
  withoutLeadIn,
  withoutApposition,
  withoutTail,
  withoutParticiple,
  withoutAddition,
  withoutPurpose,
];

function withoutParentheses(text: string, rules: LanguageRules): string {
  return text.replace(PARENTHESIS, (inside) => (rules.contains("negations", inside) ? inside : ""));
}

function withoutMatch(text: string, pattern: RegExp, replacement: string, rules: LanguageRules): string {
  return text.replace(pattern, (inside) => (rules.contains("negations", inside) ? inside : replacement));
}

/**
 * "A – b" keeps A, unless A is so short that b is what it was said for ("One thing counts – sleep."), or b says what A
 * means: "I call it theatre – that is to say, …".
 */
function withoutDashTail(text: string, rules: LanguageRules): string {
  const head = withoutMatch(text, TRAILING_DASH, "", rules);
  if (EXPLAINS.test(text.slice(head.length))) return text;
  return wordCount(head) >= MIN_BEFORE_DASH ? head : text;
}

/** "While A, b." says b, whatever A grants; "In addition to A, b." says b besides A. */
export function withoutLeadIn(text: string, rules: LanguageRules): string {
  if (!rules.deletesClauses || !rules.opensWith("leadIns", text)) return text;
  const rest = text.replace(LEADING_CLAUSE, "");
  // "Although red, green and blue are mixed, …": the first comma only parts words of a list.
  const clause = text.slice(0, text.length - rest.length);
  if (rest.includes(",") && wordCount(clause) < FEWEST_GRANTED && !rules.hasVerb(clause)) return text;
  return wordCount(rest) >= MIN_WORDS + 1 ? capitalised(rest, rules.language) : text;
}

/** "A; b." keeps A where b adds and does not take back. */
function withoutSecondClause(text: string, rules: LanguageRules): string {
  return text.replace(SECOND_CLAUSE, (inside) => (takesBack(inside, rules) ? inside : ""));
}

function takesBack(clause: string, rules: LanguageRules): boolean {
  return rules.contains("contrast", clause) || TAKEN_BACK[rules.language]?.test(clause) === true;
}

/** ", which …," inside a sentence. */
function withoutApposition(text: string, rules: LanguageRules): string {
  return text.replace(APPOSITION, (whole, inside: string) =>
    rules.opensWith("relatives", inside) && !rules.contains("negations", inside) ? " " : whole,
  );
}

/** ", which …" or ", such as …" at the end of a sentence. */
function withoutTail(text: string, rules: LanguageRules): string {
  for (const comma of text.matchAll(COMMA_TAIL)) {
    const tail = comma[1] ?? "";
    const parts = tail.split(/,\s+/u);
    const head = text.slice(0, comma.index);
    const setOff = rules.opensWith("relatives", tail) && parts.length === 1;
    const examples = rules.opensWith("examples", tail) && (parts.length === 1 || isEnumeration(head, parts, rules));
    if ((setOff || examples) && !rules.contains("negations", tail)) return head;
  }
  return text;
}

/** Whether several parts behind a clause are examples: none of them has a verb of its own, but in a relative clause. */
function isEnumeration(head: string, parts: readonly string[], rules: LanguageRules): boolean {
  const [first = ""] = parts;
  const whole = rules.hasVerb(head) && wordCount(head) > MIN_WORDS;
  // "…, for example, in the north …" sets a clause off, no entries.
  return whole && rules.behindWord("examples", first) !== "" && !parts.some((part) => asserts(part, rules));
}

/** Whether a part has a verb of its own: none in a relative clause, no infinitive with its object. */
function asserts(part: string, rules: LanguageRules): boolean {
  const main = rules.beforeRelative(part);
  return rules.hasVerb(INFINITIVES.has(rules.language) ? main.replace(INFINITIVE, "") : main);
}

/** "A, making b." says A, where A is a whole clause. */
function withoutParticiple(text: string, rules: LanguageRules): string {
  const [tail = ""] = PARTICIPLES[rules.language]?.exec(text) ?? [];
  const head = text.slice(0, text.length - tail.length);
  const whole = tail !== "" && wordCount(head) > MIN_WORDS + 2 && rules.hasVerb(head);
  if (!whole || rules.opensWith("conditionals", text) || rules.opensWith("leadIns", text)) return text;
  // Portuguese "se" is also a pronoun.
  const said = rules.language === "pt" ? tail.replace(/(?<!\p{L})se(?!\p{L})/giu, "") : tail;
  return rules.contains("negations", said) || takesBack(tail, rules) ? text : head;
}

/** "A, and b." says A: a second main clause with a subject of its own adds and takes nothing back. */
function withoutAddition(text: string, rules: LanguageRules): string {
  const [, head = "", tail = ""] = ADDITIONS[rules.language]?.exec(text) ?? [];
  const first = /^[\p{L}\p{M}'’]+/u.exec(tail)?.[0] ?? "";
  const whole = rules.hasVerb(head) && wordCount(head) > MIN_WORDS && !rules.isWord("verbs", first);
  if (!whole || !rules.hasVerb(tail) || wordCount(tail) < MIN_WORDS) return text;
  if (rules.opensWith("conditionals", text) || rules.opensWith("conditionals", tail)) return text;
  // "…, and to set up …" goes on with what the verb of the first clause began.
  if (rules.isWord("functionWords", first.toLocaleLowerCase()) && !hasSubject(first, rules)) return text;
  return takesBack(tail, rules) ? text : head;
}

/** Whether a clause opens with a word that may be its subject or an article before it. */
function hasSubject(first: string, rules: LanguageRules): boolean {
  return (["determiners", "pointers", "narrator"] as const).some((list) => rules.isWord(list, first));
}

/** "A in order to b." says A, where a whole clause stands before. */
function withoutPurpose(text: string, rules: LanguageRules): string {
  const [tail = ""] = PURPOSES[rules.language]?.exec(text) ?? [];
  const head = text.slice(0, text.length - tail.length);
  const [, ...behind] = tail.split(/,\s+/u).filter((part) => part !== "");
  const closes = !(["functionWords", "connectives"] as const).some((list) => rules.endsWith(list, head));
  // "…, so in order to see, you need a lamp": the main clause stands behind the purpose.
  const whole = wordCount(head) > MIN_WORDS + 2 && rules.hasVerb(head) && closes && !behind.some(rules.hasVerb);
  return whole && !rules.contains("negations", text) ? head : text;
}

function plain(text: string): string {
  return text
    .replace(/\s+/gu, " ")
    .replace(/(?<=[(（]) /gu, "")
    .trim();
}

function tidy(text: string): string {
  return text
    .replace(/\s+([.,;:!?。、，])/gu, "$1")
    .replace(/\s{2,}/gu, " ")
    .trim();
}

/** Whether what is left after a deletion is still a sentence: long enough, brackets closed, no loose end. */
function isWhole(text: string, rules: LanguageRules): boolean {
  return wordCount(text) >= MIN_WORDS && bracketsClose(text) && !rules.endsWith("functionWords", text);
}
