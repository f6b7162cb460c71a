import type { Phrase, SlideContent } from "../../../../deck/slide-content.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
import { TOLD_SETS } from "../../../language/told-sets.ts";
import { bracketsClose } from "../../../text/brackets.ts";
import { capitalised } from "../../../text/shorten.ts";
import { wordCount } from "../../../text/word-count.ts";
import type { Claim } from "../../digest/claim.ts";
import { fits, lineFor, phraseOf, SHORT_WORDS } from "../../wording.ts";
import { kickerFor } from "../headline.ts";
import type { Assignment, Proposal, SlotWriter } from "../proposal.ts";
import { itemRoom, titleRoom } from "../room.ts";
import { coverage, scoreOf } from "../score.ts";

const FEWEST = 3;
const ROOM = { length: itemRoom("list").text, words: SHORT_WORDS };
const TITLE_ROOM = { length: titleRoom("list"), words: SHORT_WORDS + 2 };
const FEWEST_TITLE_WORDS = 4;
const CRAFT = 0.9;
const COLON = /[:：]\s*/u;
const STOP = /[.。!！]\s*$/u;

interface Grammar {
  readonly count: RegExp;
  readonly numbers: readonly string[];
  readonly naming: RegExp;
  readonly and: RegExp;
  readonly between: RegExp;
}

interface ToldSet {
  /** The sentence that counts, as far as it may stand over the names. */
  readonly announcement: string;
  readonly claims: readonly [Claim, ...Claim[]];
  readonly names: readonly Phrase[];
}

/** "Five things count. These are price, size, …": what a sentence counts and it or the next one names, all of it, as a list. */
export const writeToldSets: SlotWriter = (assignment) =>
  assignment.segment.passages
    .filter(({ unit }) => unit.kind === "paragraph")
    .flatMap(({ runs }) => runs.flatMap((run) => toldSets(run, assignment.digest.rules)))
    .filter(({ claims }) => claims.every((claim) => !assignment.taken.has(claim)))
    .flatMap((set) => proposalOf(set, assignment));

function proposalOf({ announcement, claims, names }: ToldSet, { digest, segment }: Assignment): Proposal[] {
  const title = titleFrom(announcement, digest.rules);
  if (title === undefined) return [];
  const kicker = kickerFor(segment.section, title, digest.rules);
  const content: SlideContent = {
    type: "list",
    ...(kicker === undefined ? {} : { kicker }),
    title: phraseOf(title, claims[0].sentence),
    items: names.map((text) => ({ text })),
  };
  const score = scoreOf("list", CRAFT, coverage(claims, segment));
  return [{ type: "list", candidates: [content], uses: claims, complete: true, score }];
}

/** The announcement, or as much of it as stands before what it says of the set. */
function titleFrom(announcement: string, rules: LanguageRules): string | undefined {
  const bare = announcement.replace(/[\s,:：;]+$/u, "");
  const brief = rules.beforeRelative(bare).replace(/[\s,]+$/u, "");
  const line = lineFor(bare, rules, TITLE_ROOM) ?? lineFor(brief, rules, TITLE_ROOM);
  if (line === undefined || (rules.spaced && wordCount(line) < FEWEST_TITLE_WORDS)) return undefined;
  return rules.endsWith("functionWords", line) ? undefined : line;
}

/** The sets of a paragraph: a sentence with a count whose other part, or whose successor, names exactly so many. */
export function toldSets(run: readonly Claim[], rules: LanguageRules): readonly ToldSet[] {
  const grammar = grammarOf(rules);
  if (grammar === undefined) return [];
  return run.flatMap((claim, at): ToldSet[] => {
    const [announcement = "", ...told] = claim.sentence.text.split(COLON);
    const count = countIn(announcement, grammar);
    if (count === undefined || claim.asks) return [];
    const inside = told.length === 1 ? namesIn(told[0] ?? "", claim, count, grammar, rules) : undefined;
    if (inside !== undefined) return [{ announcement, claims: [claim], names: inside }];
    const next = run[at + 1];
    const naming = next === undefined ? null : grammar.naming.exec(next.sentence.text);
    if (next === undefined || naming === null || told.some((part) => part !== "")) return [];
    const names = namesIn(next.sentence.text.slice(naming[0].length), next, count, grammar, rules);
    return names === undefined ? [] : [{ announcement: claim.text, claims: [claim, next], names }];
  });
}

/** The count of a sentence that holds one. */
function countIn(text: string, { count, numbers }: Grammar): number | undefined {
  const found = [...text.matchAll(count)].map(([word]) => word.toLocaleLowerCase());
  const [only] = found;
  if (found.length !== 1 || only === undefined) return undefined;
  const number = /^\d/u.test(only) ? Number(only) : numbers.indexOf(only) + FEWEST;
  return number >= FEWEST && number <= itemRoom("list").max ? number : undefined;
}

/** The names of an enumeration of exactly so many that a row can hold. */
function namesIn(
  told: string,
  { sentence }: Claim,
  count: number,
  grammar: Grammar,
  rules: LanguageRules,
): readonly Phrase[] | undefined {
  const names = enumerations(told.replace(STOP, "").trim(), grammar).find(
    (found) => found.length === count && found.every((name) => isName(name, rules)),
  );
  if (names === undefined) return undefined;
  return names.map((name) => {
    const start = sentence.span.start + Math.max(0, sentence.text.indexOf(name));
    return { text: capitalised(name, rules.language), sources: [{ start, end: start + name.length }] };
  });
}

/** "a, b and c" as its three parts: each "and" may be the one before the last of them, the rightmost first. */
function enumerations(text: string, { and, between }: Grammar): readonly (readonly string[])[] {
  return [...text.matchAll(and)].reverse().map(({ 0: word, index }) => {
    const head = text.slice(0, index).replace(/[,;、，；]\s*$/u, "");
    return [...head.split(between), text.slice(index + word.length)].map((name) => name.trim());
  });
}

function isName(text: string, rules: LanguageRules): boolean {
  return (
    /\p{L}{2}|\p{sc=Han}/u.test(text) &&
    fits(text, ROOM) &&
    bracketsClose(text) &&
    !(rules.spaced && rules.endsWith("functionWords", text))
  );
}

const compiled = new Map<string, Grammar>();

function grammarOf({ language, spaced }: LanguageRules): Grammar | undefined {
  const words = TOLD_SETS[language];
  const known = compiled.get(language);
  if (words === undefined || known !== undefined) return known;
  const number = spaced
    ? `(?<![\\p{L}\\p{N}.,])(?:${words.numbers}|[3-8])(?![\\p{L}\\p{N}%.,-])`
    : `(?:${words.numbers}|[3-8])(?=[个個大种種点點项項条條类類])`;
  const grammar: Grammar = {
    count: new RegExp(number, "giu"),
    numbers: words.numbers.split("|"),
    naming: new RegExp(`^(?:${words.naming})(?:[\\s,，:：]+|(?<=\\p{sc=Han}))`, "iu"),
    and: spaced ? new RegExp(`\\s(?:${words.and})\\s`, "giu") : new RegExp(words.and, "gu"),
    between: spaced ? /\s*[,;]\s+/u : /[、，；]/u,
  };
  compiled.set(language, grammar);
  return grammar;
}
