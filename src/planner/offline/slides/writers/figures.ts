import { displayLength } from "../../../../deck/display-length.ts";
import type { Item, Phrase, SlideContent } from "../../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../../deck/slot-contracts.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
import type { Claim, NumberFact } from "../../digest/claim.ts";
import { fits, phraseOf, sentenceBehind, SHORT_WORDS, type Window } from "../../wording.ts";
import {
  isAdverbial,
  isAside,
  isHalfAFigure,
  isOfAKind,
  isOnlyFigure,
  isSetting,
  isTelling,
  sentenceAround,
  strikingness,
  withoutFigureInBrackets,
  wordsBehind,
} from "../figure.ts";
import { bindsItems } from "../../../text/bounds.ts";
import { isNow, isPast } from "../time-words.ts";
import { qualifiedFigure, qualifierOf } from "../qualifiers.ts";
import { isSelfContained } from "../../../text/standing.ts";
import { headlineOver, kickerFor } from "../headline.ts";
import { type Assignment, freeClaims, type Proposal, type SlotWriter } from "../proposal.ts";
import { bodyRoom, itemRoom, titleRoom } from "../room.ts";
import { coverage, scoreOf } from "../score.ts";

const STATS = itemRoom("stats");
/** What a figure loses that only sets the scene for another. */
const SETS_THE_SCENE = 0.3;
/** What stats lose whose texts only say their figures again. */
const REPEATED = 0.7;
/** What a figure gains that its title does not say again, and loses where it does. */
const SAID_ONCE = 0.3;
const SAID_TWICE = 0.2;
/** What a figure of today gains over one of before. */
const RESULT = 0.2;
const OUTDATED = 0.35;
const LEANS = 0.4;
const CONJUNCTION = /\s(?:and|or|but|und|oder|aber|et|ou|mais|y|o|pero|e|ma|mas|en|maar|и|но|а)\s/u;
const STAT_VALUE = SLOT_CONTRACTS.stat.value ?? 0;

/** One figure large, with the sentence that says what it means. */
export const writeStat: SlotWriter = (assignment) =>
  freeClaims(assignment)
    .filter((claim) => !isBoundByIntro(claim, assignment))
    .flatMap((claim) =>
      claim.figures
        .filter(
          (fact) =>
            isTelling(fact, assignment.digest.rules) &&
            !isOfAKind(fact) &&
            !isAdverbial(fact, assignment.digest.rules.language) &&
            !isAside(fact) &&
            !isHalfAFigure(fact, assignment.digest.rules.language),
        )
        .map((fact) => ({ claim, fact })),
    )
    .flatMap(({ claim, fact }) => statSlide(claim, fact, assignment))
    .sort((a, b) => b.score - a.score)
    .slice(0, 3);

function statSlide(claim: Claim, fact: NumberFact, assignment: Assignment): Proposal[] {
  const { digest, segment } = assignment;
  const { rules } = digest;
  const length = titleRoom("stat");
  const behind = partOfClaim(claim, fact, rules, length);
  const text = behind ?? aroundFigure(claim, fact, rules, length);
  if (text === undefined || isOnlyFigure(text, fact) || isDataRow(claim, fact)) return [];
  if (!fact.percent && !fact.currency && rules.contains("negations", text)) return [];
  const repeats = text.includes(fact.display);
  const value = statValue(fact, rules, repeats);
  if (value === undefined) return [];
  const kicker = kickerFor(segment.section, text, rules);
  const bare: SlideContent = {
    type: "stat",
    ...(kicker === undefined ? {} : { kicker }),
    value,
    title: phraseOf(text, fact.sentence),
  };
  const support = supportBehind(claim, assignment);
  const candidates: [SlideContent, ...SlideContent[]] =
    support === undefined ? [bare] : [{ ...bare, body: support.phrase }, bare];
  const uses = support === undefined ? [claim] : [claim, ...support.claims];
  const brief = fits(text, { length: 84, words: SHORT_WORDS }) ? 0.25 : 0.05;
  const setting = isSetting(fact) ? SETS_THE_SCENE : 0;
  const leaning = isSelfContained(text, rules) ? 0 : LEANS;
  const others = claim.figures.some((at) => at !== fact && at.percent === fact.percent && text.includes(at.display));
  const wording = repeats ? -SAID_TWICE * (others ? 2 : 1) : SAID_ONCE;
  const now = (isNow(claim.text, rules.language) ? RESULT : 0) - (isPast(claim.text, rules.language) ? OUTDATED : 0);
  const craft = 0.3 * strikingness(fact) + 0.45 * claim.salience + brief + wording + now - setting - leaning;
  return [{ type: "stat", candidates, uses, score: scoreOf("stat", craft, coverage(uses, segment)) }];
}

/** "For lack of a bus:" – whatever a list says under such a line is false without it. */
function isBoundByIntro({ unit }: Claim, { segment }: Assignment): boolean {
  if (unit.kind !== "list") return false;
  return segment.passages.some((passage) => passage.unit === unit && bindsItems(passage.intro?.text ?? ""));
}

/** What a share is a share of, where that says the whole finding: "… of those asked say they cycle more". */
function partOfClaim(claim: Claim, fact: NumberFact, rules: LanguageRules, length: number): string | undefined {
  const behind = wordsBehind(fact, rules, length);
  if (behind === undefined) return undefined;
  const qualifier = qualifierOf(fact, rules.language);
  const before = fact.sentence.text.slice(0, fact.span.start - qualifier.length - fact.sentence.span.start);
  // "After a year 58% of all cups …": the words in front say when or where it holds.
  const whole = rules.hasVerb(before) || rules.isWord("clauseOpeners", /\p{L}+(?=\s*$)/u.exec(before)?.[0] ?? "");
  // "They eat 5% of the bread and bake the rest": what is behind the conjunction is said of those in front.
  const [named = behind] = behind.split(CONJUNCTION, 1);
  const apart = fact.percent && whole && rules.hasVerb(named) && !isAsked(before, rules);
  return apart || claim.text.startsWith(qualifier + fact.display) ? behind : undefined;
}

/** "When asked …, 40% of them …": an opening clause is no finding of its own. */
function isAsked(before: string, rules: LanguageRules): boolean {
  return rules.opensWith("conditionals", before) || rules.opensWith("pointers", before);
}

function aroundFigure(claim: Claim, fact: NumberFact, rules: LanguageRules, length: number): string | undefined {
  const text = sentenceAround(claim.text, fact, rules, { length });
  return text === undefined ? undefined : withoutFigureInBrackets(text, fact);
}

/** A sentence of three figures or more is a row of data; one of them large would hide the others. */
function isDataRow({ figures }: Claim, fact: NumberFact): boolean {
  return figures.filter(({ percent, currency }) => percent === fact.percent && currency === fact.currency).length > 2;
}

/** With its unit and what qualifies it; without the qualifier only where the title has it. */
function statValue(fact: NumberFact, rules: LanguageRules, titled: boolean): Phrase | undefined {
  const { language } = rules;
  // "No tree more than 15%": the qualifier belongs to what is denied.
  const denied = rules.contains("negations", fact.sentence.text);
  const qualified = qualifierOf(fact, language) !== "" && !(denied && titled);
  const value = qualified ? qualifiedFigure(fact, language, STAT_VALUE) : withItsUnit(fact, language);
  if (value !== undefined || !titled) return value;
  const bare = figurePhrase(fact);
  return displayLength(bare.text) <= STAT_VALUE ? bare : undefined;
}

function supportBehind(claim: Claim, { digest, segment, taken }: Assignment): Window | undefined {
  const runs = segment.passages
    .filter((passage) => passage.unit.kind === "paragraph")
    .flatMap((passage) => passage.runs);
  return sentenceBehind(claim, runs, digest.rules, { length: bodyRoom("stat"), skip: taken });
}

/** Two to four figures, each with the words that belong to it. */
export const writeStats: SlotWriter = (assignment) => {
  const { segment } = assignment;
  const rows = freeClaims(assignment)
    .filter((claim) => !isBoundByIntro(claim, assignment))
    .flatMap((claim) =>
      claim.figures
        .filter(
          (fact) =>
            isTelling(fact, assignment.digest.rules) &&
            !isHalfAFigure(fact, assignment.digest.rules.language) &&
            !isDataRow(claim, fact),
        )
        .map((fact) => rowOf(claim, fact, assignment)),
    )
    .filter((row) => row !== undefined)
    .sort((a, b) => b.weight - a.weight)
    .filter(isNewFigure)
    .slice(0, STATS.max)
    .sort((a, b) => a.at - b.at);
  if (rows.length < STATS.min) return [];
  const claims = [...new Set(rows.map((row) => row.claim))];
  const headline = headlineOver(undefined, claims, assignment.headlines);
  if (headline === undefined) return [];
  const { title, kicker } = headline;
  const head = { ...(kicker === undefined ? {} : { kicker }), title };
  const items = rows.map((row) => row.item);
  const uses = headline.claim === undefined ? claims : [headline.claim, ...claims];
  const repeats =
    items.filter(({ value, text }) => text?.text.includes(value?.text ?? "") === true).length / items.length;
  const craft = 0.35 * headline.quality + 0.3 * Math.min(1, rows.length / 3) + 0.35 - REPEATED * repeats;
  return [
    {
      type: "stats",
      candidates: [
        { type: "stats", ...head, items },
        { type: "list", ...head, items: items.map(labelled) },
      ],
      uses,
      score: scoreOf("stats", craft, coverage(uses, segment)),
    },
  ];
};

/** The same figure again beside itself compares nothing. */
function isNewFigure({ item }: Row, at: number, rows: readonly Row[]): boolean {
  return rows.findIndex((other) => other.item.value?.text === item.value?.text) === at;
}

interface Row {
  readonly item: Item;
  readonly claim: Claim;
  readonly at: number;
  readonly weight: number;
}

function rowOf(claim: Claim, fact: NumberFact, { digest }: Assignment): Row | undefined {
  const { rules } = digest;
  const value = qualifiedFigure(fact, rules.language, STATS.value);
  if (value === undefined) return undefined;
  const length = STATS.text;
  const whole = claim.figures.length === 1 ? aroundFigure(claim, fact, rules, length) : undefined;
  const behind = wordsBehind(fact, rules, length);
  const text = behind !== undefined && saysEnough(behind, fact, rules) ? behind : (whole ?? behind);
  if (text === undefined || isOnlyFigure(text, fact) || !isRow(text, text === behind, rules)) return undefined;
  const weight = claim.salience + strikingness(fact);
  return {
    item: { value, text: phraseOf(text, fact.sentence) },
    claim,
    at: fact.span.start,
    weight,
  };
}

/** What goes on behind its figure, or a sentence of its own: "Which means …" is neither. */
function isRow(text: string, goesOn: boolean, rules: LanguageRules): boolean {
  return goesOn || (!rules.opensWith("relatives", text) && isSelfContained(text, rules));
}

/** "killed 9% of all trees": cut behind the figure, a share would lose what happened to it. */
function saysEnough(behind: string, fact: NumberFact, rules: LanguageRules): boolean {
  const before = fact.sentence.text.slice(0, fact.span.start - fact.sentence.span.start);
  return !fact.percent || rules.hasVerb(behind) || !rules.hasVerb(before);
}

/** "75 Dezibel": with the word it counts where there is room; not where that word may be inflected for its sentence. */
function withItsUnit(fact: NumberFact, language: string): Phrase {
  const { unit, span, sentence } = fact;
  const bare = figurePhrase(fact);
  if (unit === undefined || bare.text.includes(unit) || isInflected(unit, language)) return bare;
  const end = span.end + 1 + unit.length;
  const text = sentence.text.slice(span.start - sentence.span.start, end - sentence.span.start);
  const whole = text === `${bare.text} ${unit}` && displayLength(text) <= STAT_VALUE;
  return whole ? { text, sources: [{ start: span.start, end }] } : bare;
}

function isInflected(unit: string, language: string): boolean {
  return ["ru", "uk", "pl", "cs", "hi"].includes(language) || (language === "de" && unit.endsWith("n"));
}

function labelled(item: Item): Item {
  return {
    ...(item.value === undefined ? {} : { label: item.value }),
    ...(item.text === undefined ? {} : { text: item.text }),
  };
}

export function figurePhrase(fact: NumberFact): Phrase {
  return { text: fact.display, sources: [fact.span] };
}
