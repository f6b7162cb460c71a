import { displayLength } from "../../../../deck/display-length.ts";
import type { Item, Phrase, SlideContent } from "../../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../../deck/slot-contracts.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
import type { Claim, NumberFact } from "../../digest/claim.ts";
import { fits, phraseOf, sentenceBehind, SHORT_WORDS, type Window } from "../../wording.ts";
import {
  isAside,
  isHalfAFigure,
  isOnlyFigure,
  isSetting,
  isTelling,
  sentenceAround,
  strikingness,
  wordsBehind,
} from "../figure.ts";
import { headlineOver, kickerFor } from "../headline.ts";
import { type Assignment, freeClaims, type Proposal, type SlotWriter } from "../proposal.ts";
import { bodyRoom, itemRoom, titleRoom } from "../room.ts";
import { coverage, scoreOf } from "../score.ts";

const STATS = itemRoom("stats");
/** What a figure loses that only sets the scene for another. */
const SETS_THE_SCENE = 0.3;
/** What stats lose whose texts only say their figures again. */
const REPEATED = 0.7;
const STAT_VALUE = SLOT_CONTRACTS.stat.value ?? 0;

/** One figure large, with the sentence that says what it means. */
export const writeStat: SlotWriter = (assignment) =>
  freeClaims(assignment)
    .flatMap((claim) =>
      claim.figures
        .filter((fact) => isTelling(fact, assignment.digest.rules) && !isAside(fact) && !isHalfAFigure(fact))
        .map((fact) => ({ claim, fact })),
    )
    .flatMap(({ claim, fact }) => statSlide(claim, fact, assignment))
    .sort((a, b) => b.score - a.score)
    .slice(0, 3);

function statSlide(claim: Claim, fact: NumberFact, assignment: Assignment): Proposal[] {
  const { digest, segment } = assignment;
  const { rules } = digest;
  if (displayLength(fact.display) > STAT_VALUE) return [];
  const opens = claim.text.startsWith(fact.display) ? wordsBehind(fact, rules, titleRoom("stat")) : undefined;
  const text = opens ?? sentenceAround(claim.text, fact, rules, { length: titleRoom("stat") });
  if (text === undefined || isOnlyFigure(text, fact)) return [];
  if (!fact.percent && !fact.currency && rules.contains("negations", text)) return [];
  const kicker = kickerFor(segment.section, text, rules);
  const bare: SlideContent = {
    type: "stat",
    ...(kicker === undefined ? {} : { kicker }),
    value: withItsUnit(fact, rules.language),
    title: phraseOf(text, fact.sentence),
  };
  const support = supportBehind(claim, assignment);
  const candidates: [SlideContent, ...SlideContent[]] =
    support === undefined ? [bare] : [{ ...bare, body: support.phrase }, bare];
  const uses = support === undefined ? [claim] : [claim, ...support.claims];
  const brief = fits(text, { length: 84, words: SHORT_WORDS }) ? 0.25 : 0.05;
  const setting = isSetting(fact) ? SETS_THE_SCENE : 0;
  const craft = 0.3 * strikingness(fact) + 0.45 * claim.salience + brief - setting;
  return [{ type: "stat", candidates, uses, score: scoreOf("stat", craft, coverage(uses, segment)) }];
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
    .flatMap((claim) =>
      claim.figures
        .filter((fact) => isTelling(fact, assignment.digest.rules) && !isHalfAFigure(fact))
        .map((fact) => rowOf(claim, fact, assignment)),
    )
    .filter((row) => row !== undefined)
    .sort((a, b) => b.weight - a.weight)
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

interface Row {
  readonly item: Item;
  readonly claim: Claim;
  readonly at: number;
  readonly weight: number;
}

function rowOf(claim: Claim, fact: NumberFact, { digest }: Assignment): Row | undefined {
  const { rules } = digest;
  if (displayLength(fact.display) > STATS.value) return undefined;
  const length = STATS.text;
  const whole = claim.figures.length === 1 ? sentenceAround(claim.text, fact, rules, { length }) : undefined;
  const behind = wordsBehind(fact, rules, length);
  const text = behind !== undefined && saysEnough(behind, fact, rules) ? behind : (whole ?? behind);
  if (text === undefined || isOnlyFigure(text, fact)) return undefined;
  const weight = claim.salience + strikingness(fact);
  return {
    item: { value: figurePhrase(fact), text: phraseOf(text, fact.sentence) },
    claim,
    at: fact.span.start,
    weight,
  };
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
